internal import SheetDiagnostics
internal import SheetYAML

/// The places of findings in the documents they are in, for which each file with findings is read once more.
enum DocumentPaths {
  /// One for each span; `nil` where the file is no document, or a part of it could not be read.
  static func paths(of spans: [SourceSpan], in sources: SourceMap) -> [String?] {
    var paths = [String?](repeating: nil, count: spans.count)
    let order = spans.indices.sorted { (spans[$0].file, $0) < (spans[$1].file, $1) }
    var rest = order[...]
    while let first = rest.first {
      let file = spans[first].file
      let members = rest.prefix { spans[$0].file == file }
      rest = rest[members.endIndex...]
      if BaselineFile.isOne(sources[file].bytes) { continue }
      var faults = Report()
      let tree = YAMLReader.read(sources[file], threads: nil, into: &faults)
      if !tree.isComplete { continue }
      for (member, path) in zip(members, tree.paths(of: members.map { spans[$0] })) {
        paths[member] = path
      }
    }
    return paths
  }
}
