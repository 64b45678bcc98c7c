extension String {
  /// How often a text is in it.
  func components(of text: String) -> Int { ranges(of: text).count }

  /// Where a text is first.
  func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
