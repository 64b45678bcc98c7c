/// Prints SARIF 2.1.0, the report that code scanning reads.
///
/// Lines and columns count from 1, columns in UTF-16 code units; byte offsets are given beside. Every rule there is, is
/// listed, so that the list is the same for every run of a version; the help of those that have results is whole. What is wrong with the run itself, and is not about a file, is a notification of the invocation.
struct SARIFReporter: Reporter {
  /// GitHub refuses files with more results.
  private static let mostResults = 25_000
  /// The folder that relative URIs start from; not given as a URI, so that the report is the same on every machine.
  private static let root = "%SRCROOT%"

  private let run: RunReport
  private var coordinates: Coordinates
  private let rules: [ReportedRule]
  private var ruleIndices: [DiagnosticID: Int] = [:]
  /// By place in `rules`: whether the report speaks of it.
  private var isSpokenOf: [Bool]
  private var hashes: [LineHashes?]
  /// The file that was named last, and how: many findings are of one file.
  private var named: (path: String, uri: String, isRelative: Bool)?

  static func render(_ run: RunReport) -> [UInt8] {
    var reporter = SARIFReporter(run)
    var writer = JSONWriter(.pretty, capacity: 2_048 * (run.findings.count + 64))
    writer.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { reporter.renderRun(into: &$0) }
      }
    }
    return writer.finish()
  }

  private init(_ run: RunReport) {
    self.run = run
    coordinates = Coordinates(run.sources)
    rules = run.settings.rules().sorted { $0.id.name < $1.id.name }
    hashes = Array(repeating: nil, count: run.sources.files.count)
    for (index, rule) in rules.enumerated() { ruleIndices[rule.id] = index }
    isSpokenOf = Array(repeating: false, count: rules.count)
    for findings in [run.findings, run.suppressed, run.baselined] {
      for finding in findings {
        if let index = ruleIndices[finding.diagnostic.id] { isSpokenOf[index] = true }
      }
    }
  }

  private mutating func renderRun(into json: inout JSONWriter) {
    let results = run.findings.filter { $0.path(in: run.sources) != nil }
    let shown = Self.mostSevere(results, Self.mostResults)
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { renderDriver(into: &$0) }
    }
    json.key("automationDetails")
    json.object(inline: true) {
      $0.member("id", "\(run.settings.tool)/\(run.settings.command)/")
    }
    json.member("columnKind", "utf16CodeUnits")
    json.key("originalUriBaseIds")
    json.object { json in
      json.key(Self.root)
      json.object { json in
        json.key("description")
        json.object(inline: true) { $0.member("text", "The folder of the repository.") }
      }
    }
    json.key("invocations")
    json.array { json in
      json.object { renderInvocation(notShown: results.count - shown.count, into: &$0) }
    }
    json.key("results")
    json.array { json in
      for finding in shown { json.object { render(finding, into: &$0) } }
      for finding in run.suppressed {
        let silencing = finding.reason.map { ("inSource", $0) }
        json.object { render(finding, silencing, into: &$0) }
      }
      for finding in run.baselined {
        json.object { render(finding, ("external", "The baseline lists it."), into: &$0) }
      }
    }
  }

  /// The findings that are left when those of the lowest severities, and the last of them, are given up.
  private static func mostSevere(_ findings: [Finding], _ limit: Int) -> [Finding] {
    if findings.count <= limit { return findings }
    var kept = [Bool](repeating: false, count: findings.count)
    var room = limit
    for severity in [Severity.error, .warning, .note] {
      for (index, finding) in findings.enumerated() where finding.diagnostic.severity == severity {
        if room == 0 { break }
        kept[index] = true
        room -= 1
      }
    }
    return zip(findings, kept).filter(\.1).map(\.0)
  }

  // MARK: Tool

  private func renderDriver(into json: inout JSONWriter) {
    json.member("name", run.settings.tool)
    json.member("semanticVersion", run.settings.version)
    json.key("rules")
    json.array { json in
      for (rule, isSpokenOf) in zip(rules, isSpokenOf) {
        json.object { render(rule, isWhole: isSpokenOf, into: &$0) }
      }
    }
  }

  /// - Parameter isWhole: Whether its help is written, which is most of a report of few findings.
  private func render(_ rule: ReportedRule, isWhole: Bool, into json: inout JSONWriter) {
    json.member("id", rule.id.name)
    json.key("shortDescription")
    json.object(inline: true) { $0.member("text", rule.sentence) }
    json.key("fullDescription")
    json.object(inline: true) { $0.member("text", rule.sentence) }
    json.key("help")
    if isWhole {
      json.object { json in
        json.member("text", rule.help)
        json.member("markdown", rule.help)
      }
    } else {
      json.object(inline: true) {
        $0.member("text", "'\(run.settings.tool) explain \(rule.id.name)' shows its help.")
      }
    }
    json.key("defaultConfiguration")
    json.object(inline: true) { $0.member("level", rule.severity.word) }
    json.key("properties")
    json.object(inline: true) { json in
      json.key("tags")
      json.array(inline: true) { $0.value("sheets") }
      json.member("precision", "high")
      let severity =
        switch rule.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "recommendation"
        }
      json.member("problem.severity", severity)
    }
  }

  private func renderInvocation(notShown count: Int, into json: inout JSONWriter) {
    json.member("executionSuccessful", run.settings.exitCode < 2)
    json.member("exitCode", run.settings.exitCode)
    let faults = run.findings.filter { $0.path(in: run.sources) == nil }
    if faults.isEmpty && count == 0 { return }
    json.key("toolExecutionNotifications")
    json.array { json in
      for fault in faults {
        json.object { json in
          json.key("descriptor")
          json.object { renderReference(to: fault.diagnostic.id, into: &$0) }
          renderMessage(of: fault.diagnostic, into: &json)
          json.member("level", fault.diagnostic.severity.word)
        }
      }
      if count > 0 {
        json.object { json in
          json.key("message")
          json.object {
            $0.member("text", "\(count) more finding\(count == 1 ? " is" : "s are") not shown")
          }
          json.member("level", "warning")
        }
      }
    }
  }

  private func renderReference(to id: DiagnosticID, into json: inout JSONWriter) {
    json.member("id", id.name)
    if let index = ruleIndices[id] { json.member("index", index) }
  }

  // MARK: Results

  private mutating func render(
    _ finding: Finding, _ silencing: (kind: String, reason: String)? = nil,
    into json: inout JSONWriter
  ) {
    let diagnostic = finding.diagnostic
    json.member("ruleId", diagnostic.id.name)
    if let index = ruleIndices[diagnostic.id] { json.member("ruleIndex", index) }
    json.member("level", diagnostic.severity.word)
    renderMessage(of: diagnostic, into: &json)
    json.key("locations")
    json.array { json in
      json.object { json in
        if let span = diagnostic.span {
          renderPhysicalLocation(span, into: &json)
        } else {
          json.key("physicalLocation")
          json.object { renderArtifact(run.path(of: finding), into: &$0) }
        }
      }
    }
    let places = diagnostic.notes.filter { $0.span != nil && $0.span != diagnostic.span }
    if !places.isEmpty {
      json.key("relatedLocations")
      json.array { json in
        for (index, note) in places.enumerated() {
          json.object { json in
            json.member("id", index + 1)
            json.key("message")
            json.object { $0.member("text", note.message) }
            if let span = note.span { renderPhysicalLocation(span, into: &json) }
          }
        }
      }
    }
    if let hash = hash(of: diagnostic.span) {
      json.key("partialFingerprints")
      json.object { $0.member("primaryLocationLineHash", hash) }
    }
    if !diagnostic.fixIts.isEmpty {
      json.key("fixes")
      json.array { json in
        for fixIt in diagnostic.fixIts { json.object { render(fixIt, into: &$0) } }
      }
    }
    if let silencing {
      json.key("suppressions")
      json.array { json in
        json.object { json in
          json.member("kind", silencing.kind)
          json.member("justification", silencing.reason)
        }
      }
    }
  }

  /// The message, and below it the notes that have no place of their own.
  private func renderMessage(of diagnostic: Diagnostic, into json: inout JSONWriter) {
    let notes = diagnostic.notes.filter { $0.span == nil || $0.span == diagnostic.span }
    json.key("message")
    json.object {
      $0.member("text", ([diagnostic.message] + notes.map(\.message)).joined(separator: "\n"))
    }
  }

  private mutating func hash(of span: SourceSpan?) -> String? {
    guard let span else { return nil }
    let index = Int(span.file.index)
    let hashes = self.hashes[index] ?? LineHashes(run.sources[span.file].bytes)
    self.hashes[index] = hashes
    return hashes[coordinates.start(of: span).line]
  }

  private mutating func render(_ fixIt: FixIt, into json: inout JSONWriter) {
    json.key("description")
    json.object { $0.member("text", fixIt.message) }
    json.key("properties")
    json.object(inline: true) { $0.member("applicability", fixIt.applicability.word) }
    json.key("artifactChanges")
    json.array { json in
      var files: [FileID] = []
      for edit in fixIt.edits where !files.contains(edit.span.file) { files.append(edit.span.file) }
      for file in files {
        json.object { json in
          renderArtifact(run.sources[file].path, into: &json)
          json.key("replacements")
          json.array { json in
            for edit in fixIt.edits where edit.span.file == file {
              json.object { json in
                json.key("deletedRegion")
                json.object { renderRegion(edit.span, into: &$0) }
                json.key("insertedContent")
                json.object { $0.member("text", edit.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func renderPhysicalLocation(
    _ span: SourceSpan, into json: inout JSONWriter
  ) {
    json.key("physicalLocation")
    json.object { json in
      renderArtifact(run.sources[span.file].path, into: &json)
      json.key("region")
      json.object { renderRegion(span, into: &$0) }
    }
  }

  private mutating func renderArtifact(_ path: String, into json: inout JSONWriter) {
    let artifact = artifact(path)
    json.key("artifactLocation")
    json.object { json in
      json.member("uri", artifact.uri)
      if artifact.isRelative { json.member("uriBaseId", Self.root) }
    }
  }

  private mutating func artifact(_ path: String) -> (uri: String, isRelative: Bool) {
    if let named, named.path.utf8.elementsEqual(path.utf8) { return (named.uri, named.isRelative) }
    let shown = run.settings.pathInRepository(path)
    let isRelative = shown.utf8.first != UInt8(ascii: "/")
    let uri = PercentEncoding.uri(ofPath: shown)
    named = (path, uri, isRelative)
    return (uri, isRelative)
  }

  private mutating func renderRegion(_ span: SourceSpan, into json: inout JSONWriter) {
    let region = coordinates.utf16Region(of: span)
    json.member("startLine", region.start.line)
    json.member("startColumn", region.start.column)
    json.member("endLine", region.end.line)
    json.member("endColumn", region.end.column)
    json.member("byteOffset", Int(span.start))
    json.member("byteLength", Int(span.end - span.start))
  }
}
