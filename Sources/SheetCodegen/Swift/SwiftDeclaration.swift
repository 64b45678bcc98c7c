package import SheetVocabulary

/// A declaration without values, such as an enum and its cases.
package enum SwiftDeclaration: Sendable {
  case enumeration(
    SwiftIdentifier, inherits: [StaticString], access: AccessLevel, members: [SwiftDeclaration])
  case enumerationCase(SwiftIdentifier)
  /// A case that no value has.
  case impossibleCase(StaticString)
  case typeAlias(StaticString, SwiftIdentifier, access: AccessLevel)
}

extension SwiftPrinter {
  package mutating func print(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .enumeration(let name, let inherits, let access, let members):
      append(access)
      append("enum ")
      append(name)
      for (place, type) in inherits.enumerated() {
        append(place == 0 ? ": " : ", ")
        append(type)
      }
      openBlock()
      for member in members { print(member) }
      closeBlock()
    case .enumerationCase(let name):
      append("case ")
      append(name)
      endLine()
    case .impossibleCase(let name):
      append("case ")
      append(name)
      endLine("(Never)")
    case .typeAlias(let name, let type, let access):
      append(access)
      append("typealias ")
      append(name)
      append(" = ")
      append(type)
      endLine()
    }
  }

  /// Appends the modifier and a space; the level that Swift takes by itself is not written.
  package mutating func append(_ access: AccessLevel) {
    switch access {
    case .internal: return
    case .package: append("package ")
    case .public: append("public ")
    }
  }
}
