/// A span in lines and columns, both counted from 1; the end is exclusive.
package struct SourceRegion: Hashable, Sendable {
  package let start: SourcePosition
  package let end: SourcePosition
}
