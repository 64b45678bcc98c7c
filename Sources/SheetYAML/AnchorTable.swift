import SheetDiagnostics

/// The anchors of one file and how many nodes each stands for with all aliases followed.
struct AnchorTable {
  struct Anchor {
    let name: String
    let span: SourceSpan
    /// The node, or `nil` while it is open: an alias to it would contain itself.
    var node: Int?
    /// Nodes that an alias to it stands for.
    var size = 0
    /// Aliased nodes of the file before it.
    let aliasedBefore: Int
  }

  private(set) var list: [Anchor] = []
  private var places: [String: Int] = [:]
  /// Nodes that the aliases so far stand for.
  var aliased = 0

  var count: Int { list.count }
  var names: some Sequence<String> { list.lazy.map(\.name) }

  /// The first anchor of a name.
  func anchor(named name: String) -> Anchor? {
    places[name].map { list[$0] }
  }

  /// Adds an anchor whose node begins; returns the earlier one of that name, which stays in force.
  mutating func add(_ name: String, at span: SourceSpan) -> Anchor? {
    list.append(Anchor(name: name, span: span, aliasedBefore: aliased))
    if let place = places[name] { return list[place] }
    places[name] = list.count - 1
    return nil
  }

  /// Records the node of an anchor, which is complete, and how much an alias to it stands for.
  mutating func finish(_ place: Int, node: Int, nodeCount: Int) {
    list[place].node = node
    list[place].size = nodeCount - node + aliased - list[place].aliasedBefore
  }
}
