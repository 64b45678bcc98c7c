import SheetYAML

extension Project {
  /// What a file uses of the names that it sees.
  package mutating func nameUses(of file: SheetsFile) -> NameUses {
    var uses = NameUses(file)
    let place = file.place
    uses.isUncertain =
      resolver?.applier.themes.files[place].isUncertain != false || !file.tree.isComplete
    if uses.isUncertain { return uses }

    var reader = NameUseReader(file)
    reader.read()
    var isImportUsed = [Bool](repeating: false, count: links[place].imports.count)
    func note(_ kind: NameUses.Declaration.Kind, _ owner: Int, _ declaration: Int) {
      uses.used.insert(
        NameUses.Declaration(kind: kind, path: PathKey(files[owner].path), place: declaration))
      for index in links[place].imports.indices where links[place].imports[index].file == owner {
        isImportUsed[index] = true
      }
    }
    for name in reader.themes {
      if let theme = resolver?.applier.themes.place(of: name, from: place) {
        note(.theme, theme.file, theme.theme)
      }
    }
    for name in reader.parents {
      if let sheet = sheet(named: name, from: place) { note(.sheet, sheet.file, sheet.sheet) }
    }
    for (index, imported) in links[place].imports.enumerated() where !isImportUsed[index] {
      uses.unusedImports.append(imported.node)
    }
    if reader.hasRegularWidth { uses.widths = widths(reader, of: file) }
    return uses
  }

  /// What each sheet and its parents say; a chain of parents is short.
  private mutating func widths(
    _ reader: NameUseReader, of file: SheetsFile
  ) -> [NameUses.Widths] {
    var readers: [Int: NameUseReader] = [file.place: reader]
    return file.sheets.indices.map { index in
      var widths = reader.defaults
      var next: SheetPlace? = SheetPlace(file: file.place, sheet: index)
      for _ in 0...LayerApplier.mostParents {
        guard let place = next else { break }
        let owner = files[place.file]
        if readers[place.file] == nil {
          var reader = NameUseReader(owner)
          reader.read()
          readers[place.file] = reader
        }
        widths.formUnion(readers[place.file]?.widths[place.sheet] ?? [])
        next = owner.sheets[place.sheet].parent.flatMap {
          sheet(named: owner.tree.text($0), from: place.file)
        }
      }
      return widths
    }
  }
}

/// Goes through the keys of a file's themes and sheets for the names that they use.
private struct NameUseReader {
  private let file: SheetsFile
  private let view: TreeView
  /// Names of themes that are asked for.
  private(set) var themes: Set<String> = []
  /// Names of sheets that are extended.
  private(set) var parents: Set<String> = []
  private(set) var widths: [NameUses.Widths] = []
  private(set) var defaults: NameUses.Widths = []
  private(set) var hasRegularWidth = false
  /// The last name met, since most sheets of a file use the same.
  private var lastTheme: NodeID?
  private var lastParent: NodeID?

  init(_ file: SheetsFile) {
    self.file = file
    view = TreeView(of: file.tree)
  }

  mutating func read() {
    for theme in file.themes {
      if let parent = theme.parent { addTheme(parent) }
    }
    if let node = file.defaults { defaults = readKeys(of: node) }
    widths.reserveCapacity(file.sheets.count)
    for sheet in file.sheets {
      if let parent = sheet.parent { add(parent, to: &parents, after: &lastParent) }
      widths.append(readKeys(of: sheet.value))
    }
  }

  private mutating func readKeys(of mapping: NodeID) -> NameUses.Widths {
    var widths: NameUses.Widths = []
    for (key, value) in view.entries(mapping) {
      let name = view.bytes(key)
      switch name.count {
      case 5 where name.equals("theme"): readTheme(value)
      case 5 where name.equals("width"): widths.insert(.width)
      case 8 where name.equals("variants"):
        for (key, variant) in view.entries(value) {
          if view.bytes(key).equals("regularWidth"), view.kind(variant) == .mapping {
            widths.insert(.regularWidth)
            hasRegularWidth = true
          }
          for (key, value) in view.entries(variant) where view.bytes(key).equals("theme") {
            readTheme(value)
          }
        }
      default: break
      }
    }
    return widths
  }

  private mutating func readTheme(_ value: NodeID) {
    switch view.kind(value) {
    case .scalar: addTheme(value)
    case .mapping:
      for (key, value) in view.entries(value) where view.bytes(key).equals("extends") {
        addTheme(value)
      }
    case .sequence, .alias: break
    }
  }

  private mutating func addTheme(_ node: NodeID) {
    add(node, to: &themes, after: &lastTheme)
  }

  private func add(_ node: NodeID, to names: inout Set<String>, after last: inout NodeID?) {
    let bytes = view.bytes(node)
    if let last {
      let before = view.bytes(last)
      if before.count == bytes.count, before.elementsEqual(bytes) { return }
    }
    last = node
    names.insert(String(decoding: bytes, as: UTF8.self))
  }
}
