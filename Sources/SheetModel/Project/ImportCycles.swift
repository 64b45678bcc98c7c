/// Files that import themselves through each other.
struct ImportCycles {
  /// Places of the files that each file imports.
  let imports: [[Int]]

  private enum Mark {
    case new
    case open
    case done
  }

  /// One cycle for each import that closes one, begun with the file nearest to `start`.
  ///
  /// Files before `newFrom` have been looked at before.
  mutating func find(from start: Int, newFrom: Int) -> [[Int]] {
    var marks = [Mark](repeating: .new, count: imports.count)
    for place in 0..<min(newFrom, marks.count) { marks[place] = .done }
    var cycles: [[Int]] = []
    var path: [(file: Int, next: Int)] = [(start, 0)]
    guard marks[start] == .new else { return [] }
    marks[start] = .open
    while let (file, next) = path.last {
      guard next < imports[file].count else {
        marks[file] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let imported = imports[file][next]
      switch marks[imported] {
      case .done: continue
      case .new:
        marks[imported] = .open
        path.append((imported, 0))
      case .open:
        if let first = path.firstIndex(where: { $0.file == imported }) {
          cycles.append(path[first...].map(\.file))
        }
      }
    }
    return cycles
  }
}
