package import SheetDiagnostics
package import SheetVocabulary

extension JSONWriter {
  /// Prints a value as JSON.
  package mutating func write(_ value: Written, inline: Bool = true) {
    switch value {
    case .flag(let flag): self.value(flag)
    case .number(let number): self.value(number)
    case .text(let text): self.value(text)
    case .list(let elements):
      array(inline: inline) { json in
        for element in elements { json.write(element, inline: inline) }
      }
    case .mapping(let members):
      object(inline: inline) { json in
        for member in members {
          json.key(member.name)
          json.write(member.value, inline: inline)
        }
      }
    }
  }
}
