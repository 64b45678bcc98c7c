internal import SheetDiagnostics
internal import SheetModel
internal import SheetVocabulary

extension SheetOrigins {
  /// Appends the list for people.
  func append(to buffer: inout ByteBuffer, _ places: inout Places) {
    var table = TextTable(firstNumber: .max)
    for entry in entries {
      let place = entry.span.map { Printable.escaped(places.text(of: $0)) } ?? ""
      table.add(["  " + entry.key, Self.short(entry.value), entry.layer, place])
    }
    table.append(to: &buffer)
  }

  private static func short(_ value: Written) -> String {
    let text = Printable.escaped(value.yaml)
    return text.unicodeScalars.count <= 40 ? text : text.prefix(39) + "…"
  }
}
