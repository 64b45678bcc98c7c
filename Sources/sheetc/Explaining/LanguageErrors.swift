internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetYAML

/// What each error of the language means, for whoever looks up the id behind one.
enum LanguageErrors {
  /// In the order of the stages that report them.
  static var ids: [DiagnosticID] { pages.map(\.id) }

  /// One to three sentences of Markdown; `nil` for an id that is none of the language's.
  static func text(on id: String) -> String? {
    pages.first { $0.id.name == id }?.text
  }

  private static let pages: [(id: DiagnosticID, text: String)] =
    bytePages + yamlPages + modelPages + codePages

  private static let bytePages: [(id: DiagnosticID, text: String)] = [
    (
      .encoding,
      "The file is not UTF-8. Save it as UTF-8, with or without a byte-order mark."
    ),
    (
      .controlCharacter,
      "A character that no editor shows stands in the file. Remove it, or write it as an escape in double quotes."
    ),
    (
      .hiddenLineBreak,
      "NEL, LS, PS or a lone carriage return: some tools begin a new line there and others do not. Lines end with LF or CRLF."
    ),
    (.byteOrderMark, "A byte-order mark may stand at the start of a file and nowhere else."),
    (.tabIndentation, "YAML indents with spaces; tabs look different everywhere."),
    (
      .fileTooLarge,
      "There is a limit on the size of a file, so that no input takes more than its share of time and memory."
    ),
  ]

  private static let yamlPages: [(id: DiagnosticID, text: String)] = [
    (.yamlSyntax, "The text is not YAML at this place; the message says what is expected."),
    (
      .indentation,
      "A line is indented in a way that fits none of the mappings or lists it could belong to."
    ),
    (
      .flowIndentation,
      "Lines inside brackets or braces are indented further than the key they belong to."
    ),
    (.commentSpace, "`#` begins a comment only after a space; without one it belongs to the text."),
    (
      .missingSpace,
      "`height:300` is one word to YAML. A space after the colon makes it a key and its value."
    ),
    (.directive, "Lines that begin with `%` are refused: nothing in a sheets file needs them."),
    (.secondDocument, "`---` begins another document; a file holds one."),
    (
      .tag,
      "Tags such as `!!str` are refused. Quotes make a text; the key's shape decides everything else."
    ),
    (.emptyKey, "A colon without a key in front of it."),
    (.complexKey, "A key is one word, not a list or a mapping."),
    (.explicitKey, "`? key` is refused; write `key: value`."),
    (
      .duplicateKey,
      "A key is given twice in one mapping. YAML tools disagree on which of the two counts."
    ),
    (.duplicateAnchor, "An anchor of that name exists already in the file."),
    (.undefinedAlias, "`*name` refers to an anchor `&name` that stands above it in the same file."),
    (.selfReference, "An alias stands inside the very value it refers to."),
    (.aliasKey, "An alias stands for a value, not for a key."),
    (.mergeValue, "`<<` takes an alias of a mapping, or a list of such aliases."),
    (.tooDeep, "Mappings and lists may lie in each other only so deep."),
    (.tooManyNodes, "There is a limit on the number of values in a file."),
    (.scalarTooLong, "There is a limit on the length of one text."),
    (.keyTooLong, "There is a limit on the length of a key."),
    (.tooManyErrors, "After so many errors of syntax the rest of the file is not read."),
    (.aliasLimit, "Aliases may not multiply a file to more than a fixed number of values."),
  ]

  private static let modelPages: [(id: DiagnosticID, text: String)] = [
    (
      .unknownKey,
      "No such key exists there. Keys that start with `x-` are your own, at the top level and in a sheet; `sheetc reference` lists the others."
    ),
    (
      .misplacedKey,
      "The key exists, but not at this place: some keys are for variants alone, or for sheets alone."
    ),
    (.missingKey, "A mapping lacks a key that it cannot be understood without."),
    (.alternativeKeys, "Keys that exclude each other are written together."),
    (
      .missingValue,
      "The key has no value, or null. To remove something that is inherited, write `none`; to leave a key alone, leave it out."
    ),
    (.wrongShape, "The value has another form than the key takes: a list for a word, say."),
    (
      .flagSpelling, "A flag is `true` or `false`; YAML tools disagree on `yes`, `on` and the like."
    ),
    (
      .numberSpelling,
      "A number is a decimal integer or fraction, with an exponent if you like. YAML tools disagree on octal, underscores and the like."
    ),
    (
      .textSpelling,
      "Some YAML tools read this text as a number, a flag, a date or nothing. Quotes make it a text to all of them."
    ),
    (
      .nameSpelling,
      "A name begins with an ASCII letter, and goes on with letters, digits, `_` and `-`; it has no more than 256 bytes."
    ),
    (
      .colourSpelling,
      "A colour is `clear`, `\"#RGB\"`, `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, or a mapping with `asset`, `system`, or `light` and `dark`."
    ),
    (
      .commentAfterText,
      "What follows ` #` on a line is a comment, so the text ends before it. Quote the text if the `#` belongs to it."
    ),
    (.unknownWord, "The key takes one of a fixed list of words."),
    (.outOfRange, "Every number has a range; the reference states that of each key."),
    (
      .duplicateName,
      "A name may be declared once among what a file sees: its own and what it imports."
    ),
    (.reservedName, "The language uses this word itself, so it cannot be a name."),
    (
      .unknownSheet,
      "`extends` names a sheet of the same file, or an abstract one of a file it imports."
    ),
    (.unknownTheme, "A theme is declared in the same file, or in one that it imports."),
    (
      .unknownDetent,
      "`initial`, `passthrough` and bounds name a detent of the sheet or of one of its variants."
    ),
    (.extendsCycle, "Sheets or themes that extend each other in a circle have no beginning."),
    (.extendsDepth, "A sheet may be built on only so many others."),
    (
      .importPath,
      "An import is relative to the importing file and stays inside the project: the folder of `sheetc.yaml`, or else the repository."
    ),
    (.importCycle, "Files that import each other in a circle."),
    (.missingFile, "There is no file at the path of an import, or of an input in sheetc.yaml."),
    (.unreadableFile, "The system does not let an imported file be read."),
    (.version, "A sheets file begins with `version: 1`."),
    (
      .missingDetents,
      "A sheet that is not abstract needs `detents` or `free`, its own or inherited."
    ),
    (
      .detentForm,
      "A detent is a word such as `medium`, or a mapping with exactly one of `at`, `height`, `fraction`, `topInset` and `measured`."
    ),
    (
      .boundCycle,
      "A detent that is bound by another, which is bound by the first, has no height."
    ),
    (.detentLimit, "A sheet may have only so many detents."),
    (
      .modalHidden,
      "`initial: hidden` is for persistent sheets; a modal sheet is not there until it is presented."
    ),
    (
      .persistentStyle,
      "`style` names a presentation of the system, and those are modal; a persistent sheet is always at the bottom."
    ),
    (.missingStrip, "`headerOnly` is the height of strip and header; the sheet has neither."),
    (
      .unknownRule,
      "No rule has that id; `sheetc explain` lists them. Of a comment, `lint` says so."
    ),
    (
      .fixedLevel,
      "Errors of the language are always errors. Only rules have levels, and can be suppressed or listed in a baseline."
    ),
    (
      .tooOld,
      "`requires` in `sheetc.yaml` asks for another version of sheetc than the one that runs."
    ),
    (
      .suppressionForm,
      "A suppression is `# sheetc:ignore rule-id [until 2026-12-31] -- reason`. The reason is required."
    ),
  ]

  private static let codePages: [(id: DiagnosticID, text: String)] = [
    (
      .swiftNameTaken,
      "Two names become one in Swift, in one namespace or in the detents or controls of one sheet. Give one of them another `name` or id."
    ),
    (
      .outputTaken,
      "Two inputs would be written to files of one name in one folder. Swift takes a file name once in a module."
    ),
    (
      .contentTypeTaken,
      "Two sheets have the same `content.type`, and the target would have to extend that type for each. Swift takes a conformance once: give one of the sheets a type of its own, such as a subclass."
    ),
  ]
}
