/// Prints GitLab's report of code quality: a JSON array with an entry for each finding.
///
/// Paths are from the folder of the repository. A fingerprint is made of the rule, the path and the place in the document,
/// so it stays while lines come and go; equal ones are told apart by their order.
struct GitLabReporter: Reporter {
  private let run: RunReport
  private var coordinates: Coordinates
  private var counts: [Fingerprint: Int] = [:]

  static func render(_ run: RunReport) -> [UInt8] {
    var reporter = GitLabReporter(run: run, coordinates: Coordinates(run.sources))
    var writer = JSONWriter(.pretty, capacity: 512 * run.findings.count)
    let spans = run.findings.compactMap(\.diagnostic.span)
    var paths = run.settings.documentPaths(spans)[...]
    writer.array { json in
      for finding in run.findings {
        let place = finding.diagnostic.span == nil ? nil : paths.removeFirst()
        json.object { reporter.render(finding, at: place, into: &$0) }
      }
    }
    return writer.finish()
  }

  /// - Parameter place: In the document, where that is known.
  private mutating func render(
    _ finding: Finding, at place: String?, into json: inout JSONWriter
  ) {
    let diagnostic = finding.diagnostic
    let path = run.pathInRepository(of: finding)
    // GitLab does not show `check_name`.
    json.member("description", "\(diagnostic.id.name): \(diagnostic.message)")
    json.member("check_name", diagnostic.id.name)
    json.member("fingerprint", fingerprint(of: diagnostic, in: path, at: place))
    switch diagnostic.severity {
    case .error: json.member("severity", "major")
    case .warning: json.member("severity", "minor")
    case .note: json.member("severity", "info")
    }
    let region = diagnostic.span.map { coordinates.region(of: $0) }
    json.key("location")
    json.object { json in
      json.member("path", path)
      json.key("lines")
      json.object(inline: true) { json in
        json.member("begin", region?.start.line ?? 1)
        json.member("end", region?.end.line ?? 1)
      }
    }
  }

  private mutating func fingerprint(
    of diagnostic: Diagnostic, in path: String, at place: String?
  ) -> String {
    var print = Fingerprint()
    print.add(diagnostic.id.name.utf8)
    print.add(path.utf8)
    if let place {
      print.add(place.utf8)
    } else if let span = diagnostic.span {
      let bytes = run.sources[span.file].bytes
      let token = Int(span.start)..<min(Int(span.end), Int(span.start) + Self.mostBytes)
      print.add(bytes[token])
      let line = coordinates.start(of: span).line
      let range = coordinates.table(of: span.file).range(ofLine: line, in: bytes)
      if range.count <= Self.mostBytes { print.add(Self.trimmed(bytes[range])) }
    } else {
      print.add(diagnostic.message.utf8)
    }
    let count = counts[print, default: 0]
    counts[print] = count + 1
    if count > 0 { print.add(String(count).utf8) }
    return print.text
  }

  /// What is longer than this is not read, so that the time for a file of one line stays linear.
  private static let mostBytes = 512

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = line.firstIndex { !isSpace($0) } ?? line.endIndex
    let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return line[start..<end]
  }
}
