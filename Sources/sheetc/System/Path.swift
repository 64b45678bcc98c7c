internal import SheetModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and joins paths by their text alone; no file is looked at.
enum Path {
  private static let slash = UInt8(ascii: "/")

  static func isAbsolute(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/")
  }

  /// `path` without `.`, empty and, where a name precedes them, `..` parts; `.` where nothing is left.
  ///
  /// A part that is a symbolic link to a directory is treated as a directory like any other.
  static func normalized(_ path: String) -> String {
    if ProjectPath.isNormal(path) { return path }
    var parts: [Substring] = []
    for part in names(of: path) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute(path) {
        parts.append(part)
      }
    }
    var joined = isAbsolute(path) ? "/" : ""
    for (place, part) in parts.enumerated() {
      if place > 0 { joined += "/" }
      joined.append(contentsOf: part)
    }
    return joined.isEmpty ? "." : joined
  }

  /// `path` as seen from the directory `base`; `path` itself where it is absolute.
  static func joined(_ base: String, _ path: String) -> String {
    if isAbsolute(path) || base == "." || base.isEmpty { return path }
    return base.utf8.last == UInt8(ascii: "/") ? base + path : base + "/" + path
  }

  /// The directory that `path` is in: `.` for a bare name.
  static func directory(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  /// The path that leads from the directory `base` to `path`; both are absolute and normalised.
  static func relative(_ path: String, to base: String) -> String {
    let parts = names(of: path)
    let baseParts = names(of: base)
    let common = zip(parts, baseParts).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = Array(repeating: Substring(".."), count: baseParts.count - common)
    let joined = (up + parts[common...]).joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }

  /// Whether `path` is `directory` or inside it; both are absolute and normalised.
  static func isInside(_ path: String, _ directory: String) -> Bool {
    directory == "/" || path.utf8.elementsEqual(directory.utf8) || below(directory, path) != nil
  }

  /// The part of `path` below the directory that it begins with; `nil` where it does not.
  static func below(_ directory: String, _ path: String) -> String? {
    if directory == "." { return isAbsolute(path) || leadsUp(path) ? nil : path }
    let start = directory.utf8.last == slash ? directory : directory + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    let rest = String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    return leadsUp(rest) ? nil : rest
  }

  /// Whether a normalised path begins with `..`.
  static func leadsUp(_ path: String) -> Bool {
    path == ".." || path.utf8.starts(with: "../".utf8)
  }

  /// Whether `left` comes before `right` in the order of their bytes.
  static func precedes(_ left: String, _ right: String) -> Bool {
    order(left, right) < 0
  }

  /// Below 0 if `left` comes first in the order of the bytes, above 0 if `right` does, 0 if they are the same.
  static func order(_ left: String, _ right: String) -> Int {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
          return left.count - right.count
        }
        let order = memcmp(leftStart, rightStart, min(left.count, right.count))
        return order == 0 ? left.count - right.count : Int(order)
      }
    }
    if case .some(.some(let order)) = order { return order }
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  /// The names between slashes; a slash parts them whatever letter or mark follows it.
  private static func names(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }
}
