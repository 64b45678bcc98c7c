/// Turns spans into lines and columns; what is needed of a file is counted at its first span.
struct Coordinates: Sendable {
  private let sources: SourceMap
  private var tables: [LineTable?]
  private var indices: [UTF16Index?]

  init(_ sources: SourceMap) {
    self.sources = sources
    tables = Array(repeating: nil, count: sources.files.count)
    indices = Array(repeating: nil, count: sources.files.count)
  }

  mutating func table(of file: FileID) -> LineTable {
    let index = Int(file.index)
    if let table = tables[index] { return table }
    let table = LineTable(sources[file].bytes)
    tables[index] = table
    return table
  }

  /// Where `span` starts, its column in bytes.
  mutating func start(of span: SourceSpan) -> SourcePosition {
    table(of: span.file).position(of: Int(span.start))
  }

  /// Both ends of `span`, their columns in bytes.
  mutating func region(of span: SourceSpan) -> SourceRegion {
    let table = table(of: span.file)
    return SourceRegion(
      start: table.position(of: Int(span.start)), end: table.position(of: Int(span.end)))
  }

  /// Both ends of `span`, their columns in UTF-16 code units.
  mutating func utf16Region(of span: SourceSpan) -> SourceRegion {
    SourceRegion(
      start: utf16Position(of: Int(span.start), in: span.file),
      end: utf16Position(of: Int(span.end), in: span.file))
  }

  private mutating func utf16Position(of offset: Int, in file: FileID) -> SourcePosition {
    let bytes = sources[file].bytes
    let table = table(of: file)
    let position = table.position(of: offset)
    let lineStart = table.range(ofLine: position.line, in: bytes).lowerBound
    let end = max(offset, lineStart)
    if end - lineStart <= UTF16Index.blockSize {
      let units = UTF16Index.units(in: bytes[lineStart..<min(end, bytes.count)])
      return SourcePosition(line: position.line, column: units + 1)
    }
    let index = index(of: file)
    let units = index.units(before: end, in: bytes) - index.units(before: lineStart, in: bytes)
    return SourcePosition(line: position.line, column: units + 1)
  }

  private mutating func index(of file: FileID) -> UTF16Index {
    let place = Int(file.index)
    if let index = indices[place] { return index }
    let index = UTF16Index(sources[file].bytes)
    indices[place] = index
    return index
  }
}
