package import SheetRuntime

/// The corners of a rectangle.
package enum CornerVocabulary {
  package static let corners = Choices<Corners>("a corner") {
    ("topLeading", .topLeading, "The top corner where lines of text begin.")
    ("topTrailing", .topTrailing, "The top corner where lines of text end.")
    ("bottomLeading", .bottomLeading, "The bottom corner where lines of text begin.")
    ("bottomTrailing", .bottomTrailing, "The bottom corner where lines of text end.")
  }
}
