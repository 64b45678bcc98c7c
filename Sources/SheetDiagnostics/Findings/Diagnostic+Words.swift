extension Diagnostic {
  /// The whole of it in words, one line for the message and one for each note and fix-it; places of notes in brackets.
  func lines(_ coordinates: inout Coordinates, in sources: SourceMap) -> [String] {
    var lines = [message]
    for note in notes {
      var line = "note: " + note.message
      if let span = note.span, span != self.span {
        let start = coordinates.start(of: span)
        line += " (\(sources[span.file].path):\(start.line):\(start.column))"
      }
      lines.append(line)
    }
    for fixIt in fixIts { lines.append("fix-it: " + fixIt.message) }
    return lines
  }
}
