#if canImport(Glibc)
  import Glibc
#endif

/// Asks for large pages where the system has to be asked.
///
/// The nodes of a file of many megabytes are written once, front to back; in pages of 4 KB, touching
/// each of them for the first time takes a twentieth of the time to parse the file.
enum LargePages {
  private static let size = 2 << 20

  /// `bytes` is how much of the buffer will probably be written.
  static func request(for buffer: UnsafeMutableBufferPointer<Node>, expecting bytes: Int) {
    #if canImport(Glibc)
      let capacity = buffer.count * MemoryLayout<Node>.stride
      guard bytes >= 2 * size, capacity > bytes + size,
        let base = UnsafeMutableRawPointer(buffer.baseAddress)
      else { return }
      // It is advice: where it is not taken, nothing changes.
      _ = madvise(base.alignedUp(toMultipleOf: size), bytes, MADV_HUGEPAGE)
    #endif
  }
}
