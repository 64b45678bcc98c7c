#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the sheets files, or all files, below a directory.
///
/// Hidden files and directories (`.git`, `.build`) are passed over. A symbolic link to a file is read as
/// that file; one to a directory is not followed, so that a walk always ends and finds a file once.
struct DirectoryWalk {
  /// Paths of the files, each beginning with the directory as it was given, in the order of their bytes.
  private(set) var files: [String] = []
  /// Directories that could not be listed, in the same order.
  private(set) var failures: [SystemError] = []

  /// - Parameter accepts: Whether a file of that name is one of those looked for.
  init(_ directory: String, accepts: (String) -> Bool = DirectoryWalk.isSheetsFile) {
    var rest = [directory]
    while let next = rest.popLast() {
      do throws(SystemError) {
        for entry in try Self.list(next) {
          let path = Path.joined(next, entry.name)
          switch entry.isDirectory {
          case true: rest.append(path)
          case false where accepts(entry.name): files.append(path)
          case false: break
          }
        }
      } catch {
        failures.append(error)
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    failures.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether `name` has an ending of sheets files and something in front of it.
  static func isSheetsFile(_ name: String) -> Bool {
    name.hasSuffix(".sheets.yaml") || name.hasSuffix(".sheets.yml")
  }

  /// The entries of a directory that are not hidden, in no particular order.
  private static func list(
    _ directory: String
  ) throws(SystemError) -> [(name: String, isDirectory: Bool)] {
    guard let stream = opendir(directory) else {
      throw SystemError(.listed, directory, code: errno)
    }
    defer { closedir(stream) }
    var entries: [(name: String, isDirectory: Bool)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          String(cString: $0)
        }
      }
      if name.hasPrefix(".") { continue }
      let type = entry.pointee.d_type
      let isDirectory =
        type == DT_UNKNOWN ? isDirectory(Path.joined(directory, name)) : type == DT_DIR
      entries.append((name, isDirectory))
    }
    if errno != 0 { throw SystemError(.listed, directory, code: errno) }
    return entries
  }

  /// Asks for what some file systems leave out of a listing; a link is not a directory.
  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
