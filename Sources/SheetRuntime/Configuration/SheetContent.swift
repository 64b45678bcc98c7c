/// What a sheet is in every size class.
///
/// A class, so that a sheet is one reference: an app hands its constants around, and a copy of a configuration
/// has a hundred fields.
@usableFromInline final class SheetContent: Hashable, Sendable {
  @usableFromInline let configuration: SheetConfiguration
  @usableFromInline let variants: [SheetVariant]

  init(_ configuration: SheetConfiguration, _ variants: [SheetVariant]) {
    self.configuration = configuration
    self.variants = variants
  }

  func contains(where matches: (SheetConfiguration) -> Bool) -> Bool {
    matches(configuration) || variants.contains { matches($0.configuration) }
  }

  @usableFromInline static func == (left: SheetContent, right: SheetContent) -> Bool {
    left === right || left.configuration == right.configuration && left.variants == right.variants
  }

  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(configuration)
    hasher.combine(variants)
  }
}
