/// Paths with every symbolic link followed, of many files that lie in few folders.
struct CanonicalPaths {
  private var folders: [String: String?] = [:]

  /// The absolute path of the file at `path`; `path` itself if nothing is there.
  mutating func path(of path: String) -> String {
    if FileSystem.isLink(path) { return FileSystem.canonical(path) ?? path }
    let folder = Path.directory(of: path)
    let canonical = folders[folder] ?? FileSystem.canonical(folder)
    folders[folder] = .some(canonical)
    return canonical.map { Path.joined($0, Path.name(of: path)) } ?? path
  }
}
