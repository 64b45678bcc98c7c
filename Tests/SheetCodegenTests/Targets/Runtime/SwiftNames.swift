import SheetCodegen

/// Names as generated code spells them.
enum SwiftNames {
  static func ofKey(_ key: String) -> String {
    SwiftIdentifier(key: key).text
  }

  /// Every keyword of Swift and the names that mean something in an enum or after a dot.
  static let awkward: [String] = [
    "Any", "Protocol", "Self", "Type", "actor", "allCases", "any", "as", "associatedtype", "async",
    "await",
    "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue",
    "convenience", "copy", "default", "defer", "deinit", "description", "didSet", "discard", "do",
    "dynamic", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "hash", "hashValue", "if", "import", "in", "index", "indirect",
    "infix",
    "init", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro", "module",
    "mutating", "nil", "none", "nonisolated", "nonmutating", "nonsending", "of", "open", "operator",
    "optional",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "rawValue", "repeat", "required", "rethrows", "return", "right", "self", "sending", "set",
    "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true",
    "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "willSet", "yield",
    "zero", "Detents", "Sheet", "SheetConfiguration", "Sheets", "measures", "themes", "uInt16",
  ]
}
