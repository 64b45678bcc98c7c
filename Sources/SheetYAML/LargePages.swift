import CLibYAML

/// Large pages for the nodes of large files.
///
/// The nodes of a file of many megabytes are written once, front to back; in pages of 4 KB, touching
/// each of them for the first time takes a twentieth of the time to parse the file.
enum LargePages {
  private static let size = 2 << 20
  /// No page that has not been asked for is larger.
  private static let pageSize = 64 << 10

  /// Gives back the pages that hold nothing but nodes before `end`, and none before `start`.
  static func release(_ nodes: UnsafeMutableBufferPointer<Node>, from start: Int, to end: Int) {
    guard let base = nodes.baseAddress else { return }
    let first = UnsafeMutableRawPointer(base + start).alignedUp(toMultipleOf: pageSize)
    let last = UnsafeMutableRawPointer(base + end).alignedDown(toMultipleOf: pageSize)
    if first < last { sheet_release_pages(first, last - first) }
  }

  /// `bytes` is how much of the buffer will probably be written.
  static func request(for buffer: UnsafeMutableBufferPointer<Node>, expecting bytes: Int) {
    let capacity = buffer.count * MemoryLayout<Node>.stride
    guard bytes >= 2 * size, capacity > bytes + size,
      let base = UnsafeMutableRawPointer(buffer.baseAddress)
    else { return }
    sheet_request_large_pages(base.alignedUp(toMultipleOf: size), bytes)
  }
}
