/// Files that import themselves through each other, among those that were opened together.
struct ImportCycles {
  /// The first of the files; those before it have been looked at, and import none of these.
  let first: Int
  /// Places of the files that each file from `first` on imports.
  let imports: [[Int]]

  /// Files of which each imports the next, and the last the first.
  struct Cycle {
    /// The first of them, as many as are named and one more.
    let files: [Int]
    let count: Int
  }

  private enum Mark {
    case new
    /// On the way to what is looked at; its place there.
    case open(Int)
    case done
  }

  /// One cycle for each import that closes one, begun with the file nearest to `start`.
  func find(from start: Int) -> [Cycle] {
    guard start >= first, imports.contains(where: { !$0.isEmpty }) else { return [] }
    var marks = [Mark](repeating: .new, count: imports.count)
    var cycles: [Cycle] = []
    var path: [(file: Int, next: Int)] = [(start, 0)]
    marks[start - first] = .open(0)
    while let (file, next) = path.last {
      guard next < imports[file - first].count else {
        marks[file - first] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let imported = imports[file - first][next]
      guard imported >= first else { continue }
      switch marks[imported - first] {
      case .done: continue
      case .new:
        marks[imported - first] = .open(path.count)
        path.append((imported, 0))
      case .open(let start):
        cycles.append(
          Cycle(
            files: path[start...].prefix(ExtendsCycle.mostLinks + 2).map(\.file),
            count: path.count - start))
      }
    }
    return cycles
  }
}
