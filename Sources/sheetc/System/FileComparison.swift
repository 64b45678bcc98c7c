#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Compares a file with what it might hold, without keeping any of it.
enum FileComparison {
  private static let chunkSize = 32 << 10

  /// Whether the file at `path` holds exactly `bytes`; false for what is no file or cannot be read.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.utf8.contains(0) { return false }
    // To open a pipe would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileSystem.kind(status) == .file,
      Int(status.st_size) == bytes.count
    else { return false }
    return withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 16) { chunk in
      bytes.withUnsafeBytes { holds(descriptor, $0, chunk) }
    }
  }

  private static func holds(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ chunk: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let expected = bytes.baseAddress, let start = chunk.baseAddress else { return true }
    var compared = 0
    while compared < bytes.count {
      let count = read(descriptor, start, min(chunk.count, bytes.count - compared))
      if count < 0, errno == EINTR { continue }
      if count <= 0 || memcmp(start, expected + compared, count) != 0 { return false }
      compared += count
    }
    return true
  }
}
