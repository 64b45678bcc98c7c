import SheetDiagnostics

/// Names the nodes that spans belong to, in one walk that passes over collections that hold none of them.
struct PathWalk {
  /// An entry of a mapping or an element of a sequence, which is its own key.
  private struct Child {
    let key: Int
    let value: Int
    /// Its number among its siblings.
    let place: Int
  }

  /// Longer texts do not name an element.
  private static let longestName = 64

  private let tree: SyntaxTree
  private let spans: [SourceSpan]
  private(set) var paths: [String]

  init(_ tree: SyntaxTree, _ spans: [SourceSpan]) {
    self.tree = tree
    self.spans = spans
    paths = Array(repeating: ".", count: spans.count)
    guard let root = tree.root else { return }
    // Of those that begin at one byte, the wider belongs to the outer node.
    let order = spans.indices.sorted { left, right in
      (spans[left].start, spans[right].end, left) < (spans[right].start, spans[left].end, right)
    }
    visit(Int(root.index), "", order)
  }

  /// Takes the spans `members`, in order, that lie in a node or in a comment above its first child.
  private mutating func visit(_ node: Int, _ path: String, _ members: [Int]) {
    let record = tree.nodes[node]
    guard record.isCollection else {
      for member in members { set(member, path) }
      return
    }
    var rest = members[...]
    var previous: Child?
    var next = node + 1
    var place = 0
    while next < Int(record.link), let first = rest.first {
      let value = record.kind == .mapping ? tree.nodes[next].next(after: next) : next
      let child = Child(key: next, value: value, place: place)
      next = tree.nodes[value].next(after: value)
      place += 1
      if spans[first].start < end(of: child) {
        let childPath = self.path(of: child, in: node, path)
        takeGap(before: child, childPath, after: previous, in: node, path, &rest)
        enter(child, childPath, of: path, &rest)
      }
      previous = child
    }
    let last = previous.map { self.path(of: $0, in: node, path) }
    for member in rest {
      set(member, spans[member].start == record.start ? path : last ?? path)
    }
  }

  private func end(of child: Child) -> UInt32 {
    max(tree.nodes[child.key].end, tree.nodes[child.value].end)
  }

  /// Takes what lies before `child`: the collection itself, and comments between its children.
  private mutating func takeGap(
    before child: Child, _ childPath: String, after previous: Child?, in node: Int,
    _ path: String, _ rest: inout ArraySlice<Int>
  ) {
    let start = tree.nodes[child.key].start
    while let member = rest.first, spans[member].start < start {
      rest.removeFirst()
      if spans[member].end > start || spans[member].start == tree.nodes[node].start {
        set(member, path)
      } else if let previous, !isBelow(end(of: previous), member) {
        set(member, self.path(of: previous, in: node, path))
      } else {
        set(member, childPath)
      }
    }
  }

  /// Takes what lies in `child`, or begins there and belongs to the collection.
  private mutating func enter(
    _ child: Child, _ childPath: String, of path: String, _ rest: inout ArraySlice<Int>
  ) {
    let key = tree.nodes[child.key]
    let value = tree.nodes[child.value]
    let end = end(of: child)
    var inside: [Int] = []
    while let member = rest.first, spans[member].start < end {
      rest.removeFirst()
      let span = spans[member]
      if span.end > end {
        set(member, path)
      } else if span.start >= value.start && span.end <= value.end
        || span.start >= key.end && span.end <= value.start && isBelow(key.end, member)
      {
        inside.append(member)
      } else {
        set(member, childPath)
      }
    }
    if !inside.isEmpty { visit(child.value, childPath, inside) }
  }

  private mutating func set(_ member: Int, _ path: String) {
    if !path.isEmpty { paths[member] = path }
  }

  /// Whether a span stands on a line below the byte at `place`.
  private func isBelow(_ place: UInt32, _ member: Int) -> Bool {
    var offset = Int(spans[member].start)
    while offset > Int(place) {
      offset -= 1
      if tree.file.bytes[offset] == .lineFeed { return true }
    }
    return false
  }

  // MARK: Names

  private func path(of child: Child, in node: Int, _ path: String) -> String {
    let name =
      switch tree.nodes[node].kind {
      case .mapping: text(child.key)
      case .sequence, .scalar, .alias: name(ofElement: child.value)
      }
    guard let name else { return "\(path)[\(child.place)]" }
    let word = PercentEncoding.word(name, without: ".[")
    return path.isEmpty ? word : "\(path).\(word)"
  }

  private func name(ofElement node: Int) -> String? {
    let record = tree.nodes[node]
    switch record.kind {
    case .scalar: return shortText(node)
    case .alias, .sequence: return nil
    case .mapping:
      var names: (id: String?, name: String?, first: String?)
      var key = node + 1
      while key < Int(record.link) {
        let value = tree.nodes[key].next(after: key)
        if let word = shortText(key), let text = shortText(value) {
          if word == "id", names.id == nil { names.id = text }
          if word == "name", names.name == nil { names.name = text }
          // As ids are derived from heights: 'height300'.
          if key == node + 1 { names.first = word + text.replacing(".", with: "_") }
        }
        key = tree.nodes[value].next(after: value)
      }
      return names.id ?? names.name ?? names.first
    }
  }

  private func shortText(_ node: Int) -> String? {
    let record = tree.nodes[node]
    guard record.kind == .scalar, 1...Self.longestName ~= record.count else { return nil }
    return text(node)
  }

  private func text(_ node: Int) -> String { tree.text(NodeID(node)) }
}
