/// Prints findings for people into a file, without colours; `TextRenderer` says how.
struct TextReporter: Reporter {
  static func render(_ run: RunReport) -> [UInt8] {
    var options = TextRenderer.Options()
    options.tool = run.settings.tool
    var renderer = TextRenderer(run.sources, options)
    var buffer = ByteBuffer()
    let shown = run.shown
    for finding in shown.findings { renderer.render(finding.diagnostic, into: &buffer) }
    renderer.renderRest(shown.rest, into: &buffer)
    var report = Report()
    for finding in run.findings { report.add(finding.diagnostic) }
    for finding in run.baselined { report.addBaselined(finding.diagnostic) }
    TextRenderer.renderSummary(of: report, into: &buffer)
    return buffer.bytes
  }
}
