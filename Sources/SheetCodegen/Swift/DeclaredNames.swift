package import SheetDiagnostics
package import SheetModel
import SheetRuntime
package import SheetVocabulary
import SheetYAML

/// The names that sheets take in Swift, for themselves and for the types of their ids, in the order of the sheets.
///
/// Collected sheet by sheet, and held against each other by a `ModuleNames` once all are there. A name is its hash
/// and the place of its sheet; its bytes are made anew where two hashes are equal.
package struct DeclaredNames: Sendable {
  /// What a name is of.
  enum Kind: UInt8 {
    case sheet
    case detents
    case controls
    case measures

    /// What the name of a type ends with.
    var suffix: StaticString {
      switch self {
      case .sheet: ""
      case .detents: "Detents"
      case .controls: "Controls"
      case .measures: "Measures"
      }
    }
  }

  struct Name {
    let hash: UInt32
    private let bits: UInt32

    init(hash: UInt32, _ kind: Kind, of sheet: Int) {
      self.hash = hash
      bits = UInt32(truncatingIfNeeded: sheet) << 2 | UInt32(kind.rawValue)
    }

    /// Place of its sheet.
    var sheet: Int { Int(bits >> 2) }

    var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits & 3)) ?? .sheet }
  }

  private struct Sheet {
    let span: SourceSpan
    /// Where what was written for its name lies in `text`.
    let textEnd: UInt32
    /// The name was written for Swift, rather than as a key.
    let isNamed: Bool
  }

  private var sheets: [Sheet] = []
  private var text: [UInt8] = []
  private(set) var names: [Name] = []
  /// The app's types that the code of sheets extends.
  package private(set) var extensions: [TypeExtension] = []
  /// The app's types that are the content of sheets.
  private var contentTypes: [ContentTypeName] = []
  private let hash = KeyHash()
  private var scratch: [UInt8] = []

  package init() {}

  /// Makes room for as many more sheets, each with one type beside it.
  package mutating func reserve(_ count: Int) {
    sheets.reserveCapacity(sheets.count + count)
    names.reserveCapacity(names.count + 2 * count)
  }

  /// Adds the names of a sheet.
  package mutating func add(_ sheet: inout ResolvedSheet) {
    if let contentType = ContentTypeName(of: &sheet) {
      extensions += TypeExtension.all(of: sheet)
      contentTypes.append(contentType)
    }
    // A name was written for Swift; a key was not.
    let isNamed = sheet.swiftNameSpan != sheet.keySpan
    let index = add(sheet.swiftName.utf8, at: sheet.swiftNameSpan, isNamed: isNamed)
    let hasTypes =
      !sheet.names.detents.isEmpty || !sheet.names.controls.isEmpty
      || !sheet.names.measures.isEmpty
    guard hasTypes else { return }
    SwiftIdentifier.capitalise(&scratch)
    if !sheet.names.detents.isEmpty { addType(.detents, of: index) }
    if !sheet.names.controls.isEmpty { addType(.controls, of: index) }
    if !sheet.names.measures.isEmpty { addType(.measures, of: index) }
  }

  /// Adds every name that the sheets of a file may take, which are called as in `scan`, without a look at what they are.
  ///
  /// - Parameter targets: What is made of them.
  package mutating func addPossible(
    _ scan: SheetNameScan, of file: SourceFile, for targets: [TargetName]
  ) {
    for target in targets where Targets.target(target).extendsTypes {
      extensions += TypeExtension.possible(scan, of: file, for: target)
    }
    if targets.contains(where: { Targets.target($0).declarations == .types }) {
      for place in scan.contentTypes {
        let text = String(decoding: file.bytes[place], as: UTF8.self)
        let span = SourceSpan(file: file.id, start: place.lowerBound, end: place.upperBound)
        contentTypes.append(ContentTypeName(text: text, sheet: nil, span: span, hiding: []))
      }
    }
    for name in scan.names {
      let span = SourceSpan(
        file: file.id, start: name.place.lowerBound, end: name.place.upperBound)
      let index = add(file.bytes[name.place], at: span, isNamed: name.isWritten)
      SwiftIdentifier.capitalise(&scratch)
      for kind in [Kind.detents, .controls, .measures] { addType(kind, of: index) }
    }
  }

  /// Adds the name of a sheet itself, which is then in `scratch`, and returns the sheet's place.
  private mutating func add(
    _ name: some Collection<UInt8>, at span: SourceSpan, isNamed: Bool
  ) -> Int {
    let start = text.count
    text.append(contentsOf: name)
    let index = sheets.count
    sheets.append(
      Sheet(span: span, textEnd: UInt32(truncatingIfNeeded: text.count), isNamed: isNamed))
    scratch.removeAll(keepingCapacity: true)
    SwiftIdentifier.append(text[start...], isKey: !isNamed, to: &scratch)
    add(.sheet, of: index)
    return index
  }

  /// Adds the names of other sheets, after those that are here.
  package mutating func append(_ other: DeclaredNames) {
    let firstSheet = sheets.count
    let firstText = UInt32(truncatingIfNeeded: text.count)
    text += other.text
    extensions += other.extensions
    contentTypes += other.contentTypes
    for sheet in other.sheets {
      sheets.append(
        Sheet(span: sheet.span, textEnd: firstText + sheet.textEnd, isNamed: sheet.isNamed))
    }
    for name in other.names {
      names.append(Name(hash: name.hash, name.kind, of: firstSheet + name.sheet))
    }
  }

  /// Declares the type that targets make of each sheet, such as `CheckoutSheet`.
  package func declareTypes(in scope: inout NameScope, into report: inout Report) {
    for (place, sheet) in sheets.enumerated() {
      let text = String(decoding: written(place), as: UTF8.self)
      let name = sheet.isNamed ? SwiftIdentifier(text) : SwiftIdentifier(key: text)
      scope.declare(
        SheetCode.typeName(for: name), for: NameScope.Spelling(text, at: sheet.span),
        remedy: "give one of them another 'name'", into: &report)
    }
  }

  /// Holds the app's types against those that a target declares.
  ///
  /// - Parameter namespace: The one around its types.
  package func mentionContentTypes(
    for target: TargetName, in namespace: SwiftIdentifier?, _ scope: inout NameScope,
    into report: inout Report
  ) {
    for type in contentTypes {
      type.reportHidden(in: target, into: &report)
      var name = type.text[...]
      if let namespace {
        if type.text == namespace.text {
          type.reportNamespace(into: &report)
          continue
        }
        if name.hasPrefix(namespace.text + ".") {
          name = name.dropFirst(namespace.text.count + 1)
        } else if Targets.target(target).contentTypeUse != .inside {
          continue
        }
      }
      // A type in one that has the name of a sheet's would be looked for in that.
      let outermost = name.prefix { $0 != "." }
      scope.mention(SwiftIdentifier(String(outermost)), as: type, into: &report)
    }
  }

  /// What was written for a sheet's name, and where.
  func spelling(of sheet: Int) -> NameScope.Spelling {
    NameScope.Spelling(String(decoding: written(sheet), as: UTF8.self), at: sheets[sheet].span)
  }

  /// Appends the bytes of a name.
  func append(_ name: Name, to bytes: inout [UInt8]) {
    let start = bytes.count
    SwiftIdentifier.append(written(name.sheet), isKey: !sheets[name.sheet].isNamed, to: &bytes)
    if name.kind == .sheet { return }
    SwiftIdentifier.capitalise(&bytes, from: start)
    name.kind.suffix.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// False for names that come from keys, which never do.
  func mayBeginWithCapital(_ name: Name) -> Bool {
    name.kind != .sheet || sheets[name.sheet].isNamed
  }

  private func written(_ sheet: Int) -> ArraySlice<UInt8> {
    text[(sheet == 0 ? 0 : Int(sheets[sheet - 1].textEnd))..<Int(sheets[sheet].textEnd)]
  }

  private mutating func addType(_ kind: Kind, of sheet: Int) {
    let count = scratch.count
    kind.suffix.withUTF8Buffer { scratch.append(contentsOf: $0) }
    add(kind, of: sheet)
    scratch.removeLast(scratch.count - count)
  }

  private mutating func add(_ kind: Kind, of sheet: Int) {
    let value: UInt64 = scratch.withUnsafeBufferPointer { hash($0.baseAddress, $0.count) }
    names.append(Name(hash: UInt32(truncatingIfNeeded: value), kind, of: sheet))
  }
}
