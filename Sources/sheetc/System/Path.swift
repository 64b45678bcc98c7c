/// Reads and joins paths by their text alone; no file is looked at.
enum Path {
  private static let slash: Character = "/"

  static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  /// `path` without `.`, empty and, where a name precedes them, `..` parts; `.` where nothing is left.
  ///
  /// A part that is a symbolic link to a directory is treated as a directory like any other.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: slash) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute(path) {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// `path` as seen from the directory `base`; `path` itself where it is absolute.
  static func joined(_ base: String, _ path: String) -> String {
    if isAbsolute(path) || base == "." || base.isEmpty { return path }
    return base.utf8.last == UInt8(ascii: "/") ? base + path : base + "/" + path
  }

  /// The directory that `path` is in: `.` for a bare name.
  static func directory(of path: String) -> String {
    guard let end = path.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    guard let end = path.lastIndex(of: slash) else { return path }
    return String(path[path.index(after: end)...])
  }

  /// The path that leads from the directory `base` to `path`; both are absolute and normalised.
  static func relative(_ path: String, to base: String) -> String {
    let parts = path.split(separator: slash)
    let baseParts = base.split(separator: slash)
    var common = 0
    while common < min(parts.count, baseParts.count), parts[common] == baseParts[common] {
      common += 1
    }
    let up = Array(repeating: Substring(".."), count: baseParts.count - common)
    let joined = (up + parts[common...]).joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }

  /// Whether `path` is `directory` or inside it; both are absolute and normalised.
  static func isInside(_ path: String, _ directory: String) -> Bool {
    if path == directory || directory == "/" { return true }
    return path.utf8.starts(with: (directory + "/").utf8)
  }
}
