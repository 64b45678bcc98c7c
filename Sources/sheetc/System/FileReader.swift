#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files.
enum FileReader {
  /// The bytes of the regular file or pipe at `path`.
  ///
  /// No more than `limit + 1` bytes are read, so that whoever holds the limit can see it passed.
  /// Directories and devices are refused: a device may never end. So are pipes unless `takesPipes`, since
  /// nobody may ever write to one; that nobody does so for a while is a fault as well.
  static func read(
    _ path: String, limit: Int = .max - 1, takesPipes: Bool = false
  ) throws(SystemError) -> [UInt8] {
    if path.utf8.contains(0) {
      throw SystemError(.read, path, reason: "a name cannot hold a zero byte")
    }
    // To open a pipe would wait for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      let code = errno
      if code == ENOENT, FileSystem.isLink(path) { throw .danglingLink(.read, path) }
      throw SystemError(.read, path, code: code)
    }
    defer { close(descriptor) }
    return try read(descriptor, path, limit: limit, takesPipes: takesPipes)
  }

  /// The bytes of standard input, up to its end.
  static func readStandardInput(limit: Int = .max - 1) throws(SystemError) -> [UInt8] {
    try read(STDIN_FILENO, "-", limit: limit, takesPipes: true)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, limit: Int, takesPipes: Bool
  ) throws(SystemError) -> [UInt8] {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw SystemError(.read, path, code: errno) }
    var size = 0
    var isAwaited = true
    switch status.st_mode & S_IFMT {
    case S_IFREG: size = Int(status.st_size)
    case S_IFDIR: throw SystemError(.read, path, code: EISDIR)
    case S_IFIFO where takesPipes && descriptor != STDIN_FILENO:
      isAwaited = waitForBytes(of: descriptor, milliseconds: patience)
    case S_IFIFO where takesPipes, S_IFSOCK where takesPipes: break
    case S_IFCHR where descriptor == STDIN_FILENO: break
    case S_IFIFO, S_IFSOCK: throw SystemError(.read, path, reason: "it is a pipe, not a file")
    default: throw SystemError(.read, path, reason: "it is a device, not a file")
    }

    // One byte more than there should be, so that the end is seen without growing the buffer.
    var room = min(size, limit) + 1
    var bytes: [UInt8] = []
    while true {
      let chunk = try readChunk(
        of: room, expecting: bytes.isEmpty ? size : 0, descriptor, path)
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      if chunk.count < room || bytes.count > limit {
        // A pipe without a writer is at its end before anything was in it.
        if !isAwaited, bytes.isEmpty {
          throw SystemError(.read, path, reason: "it is a pipe that nobody writes to")
        }
        return bytes
      }
      room = min(max(bytes.count, 65_536), limit + 1 - bytes.count)
    }
  }

  /// How long somebody may take to open a pipe after sheetc has, in milliseconds.
  private static let patience: Int32 = 2_000

  /// Whether something can be read of a pipe, or its end is there, before some time has passed; -1 is any time.
  private static func waitForBytes(of descriptor: Int32, milliseconds: Int32) -> Bool {
    var pipe = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&pipe, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  /// Reads `size` bytes, or fewer at the end of the file, which is where it was `expected` if anywhere.
  private static func readChunk(
    of size: Int, expecting expected: Int, _ descriptor: Int32, _ path: String
  ) throws(SystemError) -> [UInt8] {
    var failure: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = systemRead(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if step == 0 { break }
        if step > 0 {
          count += step
          if count == expected { break }
        } else if errno == EAGAIN {
          // Somebody has the pipe open, and takes time.
          _ = waitForBytes(of: descriptor, milliseconds: -1)
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if failure != 0 { throw SystemError(.read, path, code: failure) }
    return chunk
  }
}

private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ size: Int) -> Int
{
  read(descriptor, start, size)
}
