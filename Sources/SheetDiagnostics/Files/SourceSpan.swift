/// Identity of one input file of a run, its place in the order the files were opened.
package struct FileID: Hashable, Sendable, Comparable {
  package let index: UInt32

  package init(_ index: Int) {
    self.index = UInt32(index)
  }

  package static func < (left: FileID, right: FileID) -> Bool {
    left.index < right.index
  }
}

/// A half-open range of bytes, `start..<end`, in one file.
///
/// Offsets count UTF-8 bytes from the start of the file as it is on disk, a byte-order mark included.
/// An empty span marks the place where something is missing.
package struct SourceSpan: Hashable, Sendable {
  package let file: FileID
  package let start: UInt32
  package let end: UInt32

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  package var isEmpty: Bool { start == end }
}
