package import SheetDiagnostics

/// The names a sheet gives to its detents, to heights the app reports and to its own controls.
///
/// The place of a name is the raw value of its `DetentIndex`, `MeasureIndex` or `ControlIndex`.
package struct SheetNames: Sendable {
  package struct Name: Hashable, Sendable {
    package let text: String
    /// Where it is first written; of a derived id, the value it is derived from.
    package let span: SourceSpan

    package init(text: String, span: SourceSpan) {
      self.text = text
      self.span = span
    }
  }

  package var detents: [Name] = []
  package var measures: [Name] = []
  package var controls: [Name] = []

  package init() {}

  mutating func removeAll() {
    detents.removeAll(keepingCapacity: true)
    if !measures.isEmpty { measures.removeAll(keepingCapacity: true) }
    if !controls.isEmpty { controls.removeAll(keepingCapacity: true) }
  }
}
