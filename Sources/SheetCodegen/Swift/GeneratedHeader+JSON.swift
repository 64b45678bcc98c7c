import SheetDiagnostics

extension GeneratedHeader {
  /// Begins a JSON document that is made from `source`: an object whose first members are the header's lines.
  static func beginJSON(source: String, _ buffer: inout ByteBuffer) {
    buffer.append(literal: "{\n")
  }
}
