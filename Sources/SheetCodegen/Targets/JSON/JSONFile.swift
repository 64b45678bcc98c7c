import SheetDiagnostics
import SheetModel
import SheetYAML

/// One generated file of JSON, in the making.
struct JSONFile: CodeFile {
  private let options: CodeOptions
  /// `nil` for what is appended to another file.
  private let source: String?
  /// The sheets, each on lines of its own.
  private var sheets: [[UInt8]] = []
  private var lines: [FileID: LineTable] = [:]

  init(_ options: CodeOptions, source: String?) {
    self.options = options
    self.source = source
  }

  mutating func emit(_ sheet: inout ResolvedSheet) {
    var files: [FileID: SourceFile] = [:]
    for layer in sheet.origins.layers {
      if let file = layer.file?.tree.file { files[file.id] = file }
    }
    for file in files.values where lines[file.id] == nil {
      lines[file.id] = LineTable(file.bytes)
    }
    let lines = lines
    let path = options.path
    let place = { (span: SourceSpan) -> JSONWriter.Place in
      guard let file = files[span.file], let table = lines[span.file] else { return nil }
      return (path(file.path), table.position(of: Int(span.start)))
    }
    var json = JSONWriter(.pretty)
    json.object { json in
      json.members(of: sheet, place: place)
      json.origins(of: sheet, place: place)
    }
    sheets.append(json.finish())
  }

  func isContinued(by next: any CodeFile) -> Bool { next is JSONFile }

  mutating func append(_ next: any CodeFile) {
    guard let next = next as? JSONFile else { return }
    sheets += next.sheets
  }

  mutating func finish(inputs: Fingerprint?) -> [UInt8] {
    var buffer = ByteBuffer()
    GeneratedHeader.beginJSON(source: source ?? "", &buffer)
    buffer.append(literal: " \"version\": 1,\n \"sheets\": [")
    for (place, sheet) in sheets.enumerated() {
      buffer.append(literal: place == 0 ? "\n" : ",\n")
      append(sheet, to: &buffer)
    }
    buffer.append(literal: sheets.isEmpty ? "]\n}\n" : "\n ]\n}\n")
    GeneratedHeader.seal(&buffer.bytes, inputs: inputs)
    return buffer.bytes
  }

  /// Appends a document further in, without the line feed at its end.
  private func append(_ document: [UInt8], to buffer: inout ByteBuffer) {
    let lines = document.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      if place > 0 { buffer.append(literal: "\n") }
      buffer.append(literal: "  ")
      buffer.append(bytes: Array(line))
    }
  }
}
