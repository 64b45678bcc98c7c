import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Finds what a sheets file declares, and reports what does not belong at its top level.
struct FileBinder {
  private var decoder: ValueDecoder
  private var imports: [NodeID] = []
  private var refused: Set<String> = []
  private var isUncertain = false
  private var defaults: NodeID?
  private var themes: [SheetsFile.Theme] = []
  private var sheets: [SheetsFile.Sheet] = []

  private init(_ file: ParsedFile) {
    decoder = ValueDecoder(file: file)
  }

  static func bind(
    _ file: ParsedFile, at place: Int, into report: inout Report
  ) -> SheetsFile {
    var binder = FileBinder(file)
    binder.bindRoot()
    report.merge(binder.decoder.findings.report)
    return SheetsFile(
      parsed: file, place: place, imports: binder.imports, defaults: binder.defaults,
      themes: binder.themes, sheets: binder.sheets, refused: binder.refused,
      isUncertain: binder.isUncertain || !file.tree.isComplete)
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
      guard let key = decoder.key(entry, of: Closed.fileKeys) else {
        // It may be the key that seems to be missing, or declare what seems not to be.
        isUncertain = true
        if decoder.isMisspelt(entry.key, "version") { hasVersion = true }
        continue
      }
      switch key {
      case .version:
        hasVersion = true
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
    let isBare = tree.count(root) == 0 && !tree.isFlow(root)
    if !hasVersion, !isBare, tree.isComplete { reportNoVersion(root) }
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
        decoder.reportMissing(node, "imports")
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
    guard decoder.isMapping(node, "themes", takes: "a mapping of themes by name") else {
      isUncertain = true
      return
    }
    for (key, value) in decoder.view.entries(node) {
      // What a misspelt name stands for is read all the same, so that one run shows all mistakes.
      _ = decoder.checkName(key, .theme)
      guard isMapping(value, key, "theme") else { continue }
      var parent: NodeID?
      for (name, value) in decoder.view.entries(value) where decoder.isText(name, "extends") {
        parent = value
      }
      themes.append(SheetsFile.Theme(key: key, value: value, parent: parent))
    }
  }

  private mutating func bindSheets(_ node: NodeID) {
    guard decoder.isMapping(node, "sheets", takes: "a mapping of sheets by name") else {
      isUncertain = true
      return
    }
    sheets.reserveCapacity(decoder.file.tree.count(node))
    for (key, value) in decoder.view.entries(node) {
      _ = decoder.checkName(key, .sheet)
      guard isMapping(value, key, "sheet") else { continue }
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

  private mutating func isMapping(_ value: NodeID, _ key: NodeID, _ noun: String) -> Bool {
    if decoder.kind(value) == .mapping { return true }
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
