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
  /// The directories that were listed, in the same order.
  private(set) var directories: [String] = []
  /// Whether one of the files is a link to it.
  private(set) var hasLinks = false
  /// Directories that could not be listed, in the same order.
  private(set) var failures: [SystemError] = []

  /// - Parameter accepts: Whether a file of that name is one of those looked for.
  init(_ directory: String, accepts: (String) -> Bool = DirectoryWalk.isSheetsFile) {
    var rest = [directory]
    while let next = rest.popLast() {
      directories.append(next)
      do throws(SystemError) {
        for entry in try Self.list(next) {
          let path = Path.joined(next, entry.name)
          if entry.kind == .directory, entry.isReadable {
            rest.append(path)
          } else if entry.kind == .directory || accepts(entry.name) {
            if let reason = Self.fault(of: entry, at: path) {
              failures.append(SystemError(.read, path, reason: reason))
            } else {
              files.append(path)
              if entry.kind == .link { hasLinks = true }
            }
          }
        }
      } catch {
        failures.append(error)
      }
    }
    files.sort(by: Path.precedes)
    directories.sort(by: Path.precedes)
    failures.sort { Path.precedes($0.path, $1.path) }
  }

  /// Whether `name` has an ending of sheets files and something in front of it.
  static func isSheetsFile(_ name: String) -> Bool {
    name.hasSuffix(".sheets.yaml") || name.hasSuffix(".sheets.yml")
  }

  private struct Entry {
    enum Kind {
      case file
      case directory
      case link
      /// A pipe, a device or a socket.
      case other
    }

    /// As it can be shown; bytes that are not UTF-8 as `\xFF`.
    let name: String
    /// Whether the name is UTF-8, so that it names the entry.
    let isReadable: Bool
    let kind: Kind
  }

  /// Why an entry cannot be one of the files, though it is called so.
  private static func fault(of entry: Entry, at path: String) -> String? {
    if !entry.isReadable { return "its name is not UTF-8" }
    switch entry.kind {
    case .file, .directory: return nil
    case .other: return "it is a pipe or a device, not a file"
    case .link:
      switch FileSystem.kind(of: path) {
      case .file, .directory: return nil
      case .other: return "it is a link to a pipe or a device, not to a file"
      case nil: return FileSystem.reasonOfAbsence(of: path)
      }
    }
  }

  /// The files of `directory` itself with a name that ends so, in the order of their bytes; none if it cannot be listed.
  static func files(in directory: String, ending: String) -> [String] {
    let entries = (try? list(directory)) ?? []
    return entries.filter { $0.kind == .file && $0.isReadable && $0.name.hasSuffix(ending) }
      .map { Path.joined(directory, $0.name) }.sorted(by: Path.precedes)
  }

  /// The names of hidden files of `directory` itself; none if it cannot be listed.
  static func hiddenNames(in directory: String) -> [String] {
    let entries = (try? list(directory, isHidden: true)) ?? []
    return entries.filter { $0.kind == .file && $0.isReadable }.map(\.name)
  }

  /// The entries of a directory that are not hidden, or those that are, in no particular order.
  private static func list(
    _ directory: String, isHidden: Bool = false
  ) throws(SystemError) -> [Entry] {
    guard let stream = opendir(directory) else {
      throw SystemError(.listed, directory, code: errno)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let (name, isReadable) = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          String(validatingCString: $0).map { ($0, true) } ?? (SystemText.shown($0), false)
        }
      }
      if (name.utf8.first == UInt8(ascii: ".")) != isHidden { continue }
      let kind = kind(entry.pointee.d_type, at: Path.joined(directory, name))
      entries.append(Entry(name: name, isReadable: isReadable, kind: kind))
    }
    if errno != 0 { throw SystemError(.listed, directory, code: errno) }
    return entries
  }

  private static func kind(_ type: UInt8, at path: @autoclosure () -> String) -> Entry.Kind {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .directory
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      // Some file systems leave it out of a listing.
      let path = path()
      if FileSystem.isLink(path) { return .link }
      switch FileSystem.kind(of: path) {
      case .file, nil: return .file
      case .directory: return .directory
      case .other: return .other
      }
    default: return .other
    }
  }
}
