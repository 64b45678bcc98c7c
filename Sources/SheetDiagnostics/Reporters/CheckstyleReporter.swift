/// Prints the XML report of Checkstyle, which many tools of CI read; what is not about a file stands under the tool's name.
struct CheckstyleReporter: Reporter {
  static func render(_ run: RunReport) -> [UInt8] {
    var coordinates = Coordinates(run.sources)
    var xml = XMLWriter(capacity: 256 * run.findings.count)
    if run.findings.isEmpty {
      xml.element("checkstyle", [("version", "4.3")])
      return xml.buffer.bytes
    }
    xml.element("checkstyle", [("version", "4.3")]) { xml in
      for group in FileGroup.groups(of: run) where !group.findings.isEmpty {
        xml.element("file", [("name", group.path)]) { xml in
          for finding in group.findings { append(finding, &coordinates, to: &xml) }
        }
      }
    }
    return xml.buffer.bytes
  }

  private static func append(
    _ finding: Finding, _ coordinates: inout Coordinates, to xml: inout XMLWriter
  ) {
    let diagnostic = finding.diagnostic
    var attributes: [(name: StaticString, value: String)] = []
    if let span = diagnostic.span {
      let start = coordinates.start(of: span)
      attributes += [("line", String(start.line)), ("column", String(start.column))]
    }
    let severity =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "info"
      }
    attributes += [
      ("severity", severity), ("message", diagnostic.message),
      ("source", "sheetc.rules." + diagnostic.id.name),
    ]
    xml.element("error", attributes)
  }
}
