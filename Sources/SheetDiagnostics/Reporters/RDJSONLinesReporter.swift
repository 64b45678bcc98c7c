/// Prints reviewdog's diagnostic format, one finding on each line; nothing where nothing was found.
struct RDJSONLinesReporter: Reporter {
  static func render(_ run: RunReport) -> [UInt8] {
    var reporter = RDJSONReporter(run)
    var buffer = ByteBuffer(capacity: 512 * run.findings.count)
    for finding in run.findings {
      var writer = JSONWriter(.compact)
      writer.object { json in
        reporter.render(finding, into: &json)
        reporter.renderSource(into: &json)
      }
      buffer.append(bytes: writer.finish())
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer.bytes
  }
}
