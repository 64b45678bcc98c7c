/// Paths as text, `/` between their parts; nothing asks the file system.
package enum ProjectPath {
  /// The path without `.`, and without `..` after a folder: `a/../b/./c` is `b/c`.
  static func normalised(_ path: String) -> String {
    if isNormal(path) { return path }
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    let written = Array(path.utf8)
    let isAbsolute = written.first == slash
    var kept: [UInt8] = []
    // Where the folders begin, with the slash before them, that a later '..' takes away.
    var folders: [Int] = []
    for part in written.split(separator: slash) where !part.elementsEqual([dot]) {
      let isUp = part.elementsEqual([dot, dot])
      if isUp, let last = folders.popLast() {
        kept.removeSubrange(last...)
      } else if !isUp || !isAbsolute {
        if !isUp { folders.append(kept.count) }
        if isAbsolute || !kept.isEmpty { kept.append(slash) }
        kept += part
      }
    }
    if isAbsolute, kept.isEmpty { kept.append(slash) }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether no part of a path is empty, `.` or `..`, so that there is nothing to take out.
  package static func isNormal(_ path: String) -> Bool {
    // Bytes of the part so far, and how many of them are dots.
    var length = 0
    var dots = 0
    var isFirst = true
    for byte in path.utf8 {
      defer { isFirst = false }
      if byte == UInt8(ascii: "/") {
        if dots == length, length < 3, !isFirst { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return dots < length || length > 2
  }

  /// The path `relative`, as it is meant in the file at `path`.
  static func resolved(_ relative: String, from path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return normalised(relative)
    }
    return normalised(path[...slash] + relative)
  }

  /// Whether a normalised path lies in the folder at the normalised path `root`.
  static func isInside(_ path: String, root: String) -> Bool {
    let root = parts(of: root)
    let parts = parts(of: path)
    let rootUps = root.prefix { $0 == ".." }.count
    let ups = parts.prefix { $0 == ".." }.count
    if rootUps == root.count { return ups <= rootUps }
    return parts.starts(with: root) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// The names between slashes; a slash parts them whatever letter or mark follows it.
  static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}
