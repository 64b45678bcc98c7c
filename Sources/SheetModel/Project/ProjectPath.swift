/// Paths as text, `/` between their parts; nothing asks the file system.
enum ProjectPath {
  /// The path without `.`, and without `..` after a folder: `a/../b/./c` is `b/c`.
  static func normalised(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The path `relative`, as it is meant in the file at `path`.
  static func resolved(_ relative: String, from path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return normalised(relative) }
    return normalised(path[...slash] + relative)
  }

  /// Whether a normalised path lies in the folder at the normalised path `root`.
  static func isInside(_ path: String, root: String) -> Bool {
    let root = root.split(separator: "/")
    let parts = path.split(separator: "/")
    let rootUps = root.prefix { $0 == ".." }.count
    let ups = parts.prefix { $0 == ".." }.count
    if rootUps == root.count { return ups <= rootUps }
    return parts.starts(with: root)
  }
}
