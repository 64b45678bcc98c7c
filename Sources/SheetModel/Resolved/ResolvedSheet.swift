package import SheetDiagnostics
package import SheetRuntime

/// One concrete sheet with all layers applied.
///
/// One at a time: a run fills the same value for sheet after sheet, so pass it `inout` and keep only names
/// and spans of it.
package struct ResolvedSheet: Sendable {
  /// Key of the sheet in its file.
  package var key: String
  package var keySpan: SourceSpan
  /// `name`, or else the key; not yet an identifier of Swift.
  package var swiftName: String
  package var swiftNameSpan: SourceSpan
  package var summary: String?
  /// What the sheet is outside of its variants, `detents` sorted ascending on the reference device.
  package var configuration: SheetConfiguration
  package var variants: Variants
  package var names: SheetNames
  package var origins: Origins

  init(file: FileID) {
    key = ""
    keySpan = SourceSpan(file: file, start: 0, end: 0)
    swiftName = ""
    swiftNameSpan = keySpan
    configuration = SheetConfiguration()
    variants = Variants()
    names = SheetNames()
    origins = Origins()
  }
}
