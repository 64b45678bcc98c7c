import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Finds what a sheets file declares, and reports what does not belong at its top level.
struct FileBinder {
  var decoder: ValueDecoder
  private var imports: [NodeID] = []
  private var refused: Set<String> = []
  var isUncertain = false
  /// The file was read to its end.
  private let isComplete: Bool
  private var lacksKeys = false
  /// Keys stand where names should, as has been reported.
  private var lacksName = false
  private var defaults: NodeID?
  private var themes: [SheetsFile.Theme] = []
  private var sheets: [SheetsFile.Sheet] = []

  private init(_ file: ParsedFile) {
    decoder = ValueDecoder(file: file)
    isComplete = file.tree.isComplete
  }

  /// - Parameter known: How much had been found when the file began to be read.
  static func bind(
    _ file: ParsedFile, at place: Int, into report: inout Report, besides known: Int,
    _ suggestions: Int
  ) -> SheetsFile {
    var binder = FileBinder(file)
    binder.decoder.findings.suggestionsLeft = suggestions
    binder.bindRoot()
    binder.decoder.findings.move(to: &report)
    return SheetsFile(
      parsed: file, place: place, imports: binder.imports, defaults: binder.defaults,
      themes: binder.themes, sheets: binder.sheets, refused: binder.refused,
      isUncertain: binder.isUncertain || !file.tree.isComplete, lacksKeys: binder.lacksKeys,
      isQuiet: report.diagnostics.count == known)
  }

  private mutating func bindRoot() {
    let tree = decoder.file.tree
    let end = tree.file.bytes.count
    guard let root = tree.root else {
      if tree.isComplete {
        decoder.findings.error(
          .version, "the file is empty; it begins with 'version: 1'",
          at: SourceSpan(file: tree.file.id, start: end, end: end))
      }
      return
    }
    guard decoder.kind(root) == .mapping else {
      reportRoot(root)
      return
    }
    var hasVersion = false
    for entry in decoder.view.entries(root) {
      if FileVocabulary.isOwnKey(decoder.view.bytes(entry.key)) { continue }
      guard let key = Closed.fileKeys.key(named: decoder.view.bytes(entry.key)) else {
        // It may be the key that seems to be missing, or declare what seems not to be.
        isUncertain = true
        if isVersion(entry) {
          hasVersion = true
          decoder.reportUnknownKey(entry, of: Closed.fileKeys, meant: "version")
        } else {
          reportUnknownKey(entry, in: root)
        }
        continue
      }
      if key == .version { hasVersion = true }
      bind(entry, as: key)
    }
    if decoder.view.isBroken(root) { isUncertain = true }
    let isBare = tree.count(root) == 0 && !tree.isFlow(root)
    if !hasVersion, !isBare, tree.isComplete, !tree.isBroken(root) { reportNoVersion(root) }
  }

  private mutating func bind(
    _ entry: (key: NodeID, value: NodeID), as key: FileVocabulary.Key
  ) {
    switch key {
    case .version:
      checkVersion(entry.value)
    case .imports: bindImports(entry.value, key: entry.key)
    case .defaults:
      if decoder.isMapping(entry.value, "defaults", takes: "a mapping of a sheet's keys") {
        defaults = entry.value
      }
    case .themes: bindThemes(entry.value)
    case .sheets: bindSheets(entry.value)
    }
  }

  /// Reports a key that is none of a file's, and where it belongs if it is one of a sheet.
  ///
  /// What a misspelt one stands for is read all the same.
  private mutating func reportUnknownKey(
    _ entry: (key: NodeID, value: NodeID), in root: NodeID
  ) {
    let isNear = Closed.fileKeys.keys.entries.contains { decoder.isMisspelt(entry.key, $0.name) }
    guard !isNear, isKey(entry.key, of: Vocabulary.sheet), !decoder.file.tree.isBroken(entry.key),
      decoder.file.tree.emptyValue(before: entry.key) == nil
    else {
      if !isNear, reportDeclaration(entry, in: root) { return }
      if let key = decoder.key(entry, of: Closed.fileKeys, in: root) { bind(entry, as: key) }
      return
    }
    lacksKeys = true
    decoder.findings.error(
      .unknownKey,
      "unknown key '\(decoder.excerpt(entry.key))' in a sheets file; "
        + "it belongs in a sheet, under 'sheets' and its name, or in 'defaults'",
      at: decoder.span(entry.key))
  }

  /// Whether a key that is none has the value of 'version', or is a letter off.
  private func isVersion(_ entry: (key: NodeID, value: NodeID)) -> Bool {
    if decoder.isMisspelt(entry.key, "version") { return true }
    return decoder.kind(entry.value) == .scalar
      && NumberParser.parse(decoder.view.bytes(entry.value)) == Double(FileVocabulary.version)
  }

  private mutating func reportRoot(_ root: NodeID) {
    guard decoder.file.tree.isComplete, !decoder.file.tree.isBroken(root) else { return }
    if decoder.reportMissingSpace(in: root) { return }
    let what =
      switch decoder.kind(root) {
      case .sequence: "a sequence starts here"
      case .scalar, .mapping, .alias: "a text stands here"
      }
    decoder.findings.error(
      .wrongShape, "a sheets file is a mapping, but \(what)", at: decoder.start(root))
  }

  private mutating func reportNoVersion(_ root: NodeID) {
    let place = decoder.start(root)
    decoder.findings.error(
      .version, "the file has no 'version'; it begins with 'version: 1'", at: place,
      fixIts: insertion(before: root).map { [FixIt("insert 'version: 1'", .safe, [$0])] } ?? [])
  }

  /// The edit that makes `version: 1` the first entry.
  private func insertion(before root: NodeID) -> FixIt.Edit? {
    let tree = decoder.file.tree
    var start = Int(tree.span(root).start)
    if tree.isFlow(root) {
      let isEmpty = tree.count(root) == 0
      start += 1
      return FixIt.Edit(
        SourceSpan(file: tree.file.id, start: start, end: start),
        isEmpty ? "version: 1" : "version: 1, ")
    }
    let indent = tree.file.indentation(before: start)
    guard let indent else { return nil }
    return FixIt.Edit(
      SourceSpan(file: tree.file.id, start: start, end: start),
      "version: 1" + tree.file.lineBreak + String(repeating: " ", count: indent))
  }

  private mutating func checkVersion(_ node: NodeID) {
    guard decoder.isScalar(node, "version", takes: "the number 1") else { return }
    let value = NumberParser.parse(decoder.view.bytes(node))
    let known = FileVocabulary.version
    if decoder.isPlain(node), value == Double(known) { return }
    let written = decoder.excerpt(node)
    let span = decoder.span(node)
    if value == Double(known) {
      decoder.findings.error(
        .version, "'version' takes the number \(known), found the text '\(written)'", at: span,
        fixIts: [FixIt("write \(known) without quotes", .safe, [.init(span, "\(known)")])])
    } else {
      decoder.findings.error(
        .version, "version '\(written)' is not known; this compiler reads version \(known)",
        at: span)
    }
  }

  private mutating func bindImports(_ node: NodeID, key: NodeID) {
    guard decoder.kind(node) == .sequence else {
      if decoder.isMissing(node) {
        decoder.reportMissing(node, "imports", takes: "a list of paths")
      } else {
        decoder.reportWrongShape(node, "imports", takes: "a list of paths")
      }
      isUncertain = true
      return
    }
    for element in decoder.view.elements(node) where decoder.text(element, "imports") != nil {
      if decoder.file.tree.isBroken(element) {
        isUncertain = true
      } else {
        imports.append(element)
      }
    }
    if decoder.file.tree.count(node) == 0 {
      decoder.findings.error(
        .missingValue, "'imports' is empty; leave it out", at: decoder.span(node),
        fixIts: decoder.removal(of: (key, node)))
    }
  }

  private mutating func bindThemes(_ node: NodeID) {
    if reportList(node, "themes", of: "themes", isSheets: false) { return }
    guard decoder.isMapping(node, "themes", takes: "a mapping of themes by name") else {
      isUncertain = true
      return
    }
    for (key, value) in decoder.view.entries(node) {
      if lacksName, isKey(key, of: Vocabulary.theme) { continue }
      // What a misspelt name stands for is read all the same, so that one run shows all mistakes.
      if !decoder.checkName(key, .theme) { isUncertain = true }
      let lackedName = lacksName
      guard isMapping(value, key, "theme") else {
        if lacksName, !lackedName {
          themes = themes.filter { !isKey($0.key, of: Vocabulary.theme) }
        }
        continue
      }
      var parent: NodeID?
      for (name, value) in decoder.view.entries(value) where decoder.isText(name, "extends") {
        parent = value
      }
      themes.append(SheetsFile.Theme(key: key, value: value, parent: parent))
    }
    lacksName = false
    if decoder.view.isBroken(node) { isUncertain = true }
  }

  private mutating func bindSheets(_ node: NodeID) {
    if reportList(node, "sheets", of: "sheets", isSheets: true) { return }
    guard decoder.isMapping(node, "sheets", takes: "a mapping of sheets by name") else {
      isUncertain = true
      return
    }
    sheets.reserveCapacity(decoder.file.tree.count(node))
    for (key, value) in decoder.view.entries(node) {
      if lacksName, isKey(key, of: Vocabulary.sheet) { continue }
      if !decoder.checkName(key, .sheet) { isUncertain = true }
      let lackedName = lacksName
      guard isMapping(value, key, "sheet") else {
        if lacksName, !lackedName {
          sheets = sheets.filter { !isKey($0.key, of: Vocabulary.sheet) }
        }
        continue
      }
      var parent: NodeID?
      var isAbstract = false
      for (name, value) in decoder.view.entries(value) {
        let structure = SheetStructure(decoder.view.bytes(name))
        switch structure {
        case .extends: parent = value
        // What is neither is refused where the sheet is read, and most likely meant yes.
        case .abstract: isAbstract = !decoder.isText(value, "false")
        case nil: break
        }
      }
      sheets.append(
        SheetsFile.Sheet(key: key, value: value, parent: parent, isAbstract: isAbstract))
    }
    lacksName = false
    if decoder.view.isBroken(node) { isUncertain = true }
  }

  /// The keys that say how a sheet stands to others.
  private enum SheetStructure {
    case extends
    case abstract

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      switch bytes.count {
      case 7 where bytes.equals("extends"): self = .extends
      case 8 where bytes.equals("abstract"): self = .abstract
      default: return nil
      }
    }
  }

  func isKey(_ key: NodeID, of section: Section) -> Bool {
    section.rows.contains { decoder.isText(key, $0.name) }
  }

  /// Reports a key of a sheet, or of a theme, that stands where the name of one should.
  ///
  /// Those that follow are not names either, which is the same mistake.
  private mutating func reportNoName(_ key: NodeID, value: NodeID, _ noun: String) {
    lacksName = true
    isUncertain = true
    lacksKeys = true
    if decoder.reportBeside(key, value: value) { return }
    decoder.findings.error(
      .wrongShape,
      "'\(decoder.excerpt(key))' is a key of a \(noun), but stands where a name should; "
        + "indent it under the name of its \(noun), or write that on a line above",
      at: decoder.span(key))
  }

  private mutating func isMapping(_ value: NodeID, _ key: NodeID, _ noun: String) -> Bool {
    if decoder.kind(value) == .mapping {
      // A line that is indented too little, as has been reported, is no declaration.
      if isComplete || !decoder.view.isBroken(key) { return true }
      refused.insert(decoder.text(key))
      return false
    }
    decoder.findings.hasFailed = true
    refused.insert(decoder.text(key))
    if decoder.file.tree.isBroken(value) { return false }
    let name = decoder.excerpt(key)
    if decoder.isMissing(value) {
      if decoder.file.tree.isEmpty(value), !decoder.file.tree.isComplete { return false }
      decoder.findings.error(
        .missingValue, "the \(noun) '\(name)' has no value; '{}' is one without keys",
        at: decoder.span(value))
      return false
    }
    if decoder.reportMissingSpace(in: value) { return false }
    let section = noun == "sheet" ? Vocabulary.sheet : Vocabulary.theme
    if decoder.reportMissingColon(in: value, of: section) { return false }
    if isKey(key, of: section) {
      reportNoName(key, value: value, noun)
      return false
    }
    let found =
      switch decoder.kind(value) {
      case .sequence: "but a sequence starts here"
      case .scalar, .alias, .mapping: "found '\(decoder.excerpt(value))'"
      }
    decoder.findings.error(
      .wrongShape, "the \(noun) '\(name)' is a mapping, \(found)", at: decoder.start(value))
    return false
  }
}
