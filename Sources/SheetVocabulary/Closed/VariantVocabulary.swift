/// The keys of `variants`.
package enum VariantVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case compactHeight
    case regularWidth
  }

  package static let keys = Keys<Key>(
    "'variants'",
    [
      .init(
        "compactHeight", .compactHeight, .definition(.variant),
        "Laid over the sheet where the height is compact: phones on their side, never a tablet."
      ),
      .init(
        "regularWidth", .regularWidth, .definition(.variant),
        "Laid over the sheet where the width is regular: tablets, large phones in landscape."
      ),
    ])
}
