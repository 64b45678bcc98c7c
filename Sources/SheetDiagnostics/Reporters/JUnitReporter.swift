/// Prints a report of tests: a suite for each file, in it a case for each finding, or a passing one.
///
/// Findings below the level that fails are passing cases with their text; what is wrong with the run itself is an error.
struct JUnitReporter: Reporter {
  private let run: RunReport
  private var coordinates: Coordinates

  static func render(_ run: RunReport) -> [UInt8] {
    var reporter = JUnitReporter(run: run, coordinates: Coordinates(run.sources))
    let groups = FileGroup.groups(of: run)
    var total = Counts()
    for group in groups { total.add(reporter.counts(of: group)) }
    var xml = XMLWriter(capacity: 512 * run.findings.count)
    let attributes = [(name: "name" as StaticString, value: run.settings.tool)] + total.attributes
    if groups.isEmpty {
      xml.element("testsuites", attributes)
    } else {
      xml.element("testsuites", attributes) { xml in
        for group in groups { reporter.append(group, to: &xml) }
      }
    }
    return xml.buffer.bytes
  }

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
    }

    var attributes: [(name: StaticString, value: String)] {
      [("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors))]
    }
  }

  private enum Outcome {
    case passed, failed, faulty
  }

  private func outcome(of finding: Finding) -> Outcome {
    if finding.diagnostic.span == nil { return .faulty }
    return finding.diagnostic.severity >= run.settings.failureLevel ? .failed : .passed
  }

  private func counts(of group: FileGroup) -> Counts {
    var counts = Counts(tests: max(group.findings.count, 1))
    for finding in group.findings {
      switch outcome(of: finding) {
      case .passed: break
      case .failed: counts.failures += 1
      case .faulty: counts.errors += 1
      }
    }
    return counts
  }

  private mutating func append(_ group: FileGroup, to xml: inout XMLWriter) {
    let name = Self.withoutEnding(group.path)
    xml.element("testsuite", [("name", group.path)] + counts(of: group).attributes) { xml in
      if group.findings.isEmpty {
        xml.element("testcase", [("name", "nothing was found"), ("classname", name)])
      }
      for finding in group.findings { append(finding, of: name, to: &xml) }
    }
  }

  private mutating func append(_ finding: Finding, of name: String, to xml: inout XMLWriter) {
    let diagnostic = finding.diagnostic
    let start = diagnostic.span.map { coordinates.start(of: $0) }
    let place = start.map { "\($0.line):\($0.column)" }
    let title = diagnostic.id.name + (place.map { " at \($0)" } ?? "")
    var lines = diagnostic.lines(&coordinates, in: run.sources)
    lines[0] = (place.map { "\(run.path(of: finding)):\($0): " } ?? "") + lines[0]
    let text = lines.map(Printable.escaped).joined(separator: "\n")
    xml.element("testcase", [("name", title), ("classname", name)]) { xml in
      let attributes: [(name: StaticString, value: String)] = [
        ("type", diagnostic.severity.word), ("message", diagnostic.message),
      ]
      switch outcome(of: finding) {
      case .passed: xml.element("system-out", [], text: text)
      case .failed: xml.element("failure", attributes, text: text)
      case .faulty: xml.element("error", attributes, text: text)
      }
    }
  }

  private static func withoutEnding(_ path: String) -> String {
    for ending in [".yaml", ".yml"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return path
  }
}
