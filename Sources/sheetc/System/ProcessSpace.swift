#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Among which processes the number of this one is its own.
///
/// Two computers, and two containers of one computer, give the same numbers to different processes.
enum ProcessSpace {
  /// Eight hexadecimal digits that are the same for all processes of the space, and hardly ever for those of another.
  static let current: String = {
    var hash: UInt32 = 0x811C_9DC5
    for byte in (sources ?? "").utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }()

  /// The system says which space it is.
  static var isKnown: Bool { sources != nil }

  /// The names of computer and container, and the root of their files; nothing is opened for it.
  private static let sources: String? = {
    var system = utsname()
    var root = stat()
    guard uname(&system) == 0, stat("/", &root) == 0 else { return nil }
    let computer = withUnsafeBytes(of: system.nodename) { name in
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
    #if canImport(Darwin)
      var boot = timeval()
      var size = MemoryLayout<timeval>.size
      guard sysctlbyname("kern.boottime", &boot, &size, nil, 0) == 0 else { return nil }
      let container = "\(boot.tv_sec)"
      let changed = root.st_ctimespec
    #else
      var link = [CChar](repeating: 0, count: 64)
      let length = readlink("/proc/self/ns/pid", &link, link.count)
      guard length > 0 else { return nil }
      let container = String(decoding: link[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let changed = root.st_ctim
    #endif
    return "\(computer) \(container) \(root.st_dev) \(root.st_ino) "
      + "\(changed.tv_sec) \(changed.tv_nsec)"
  }()
}
