/// A format of reports; one type and one file each.
package protocol Reporter {
  /// Prints the whole of `run`, in one pass over its findings.
  static func render(_ run: RunReport) -> [UInt8]
}
