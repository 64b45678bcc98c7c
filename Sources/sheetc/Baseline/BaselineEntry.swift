internal import SheetDiagnostics
internal import SheetModel

/// What a finding is known by when the lines above it change: its file, its place in the document, and its rule.
struct BaselineEntry: Hashable {
  /// A place and a rule without the file, which may be renamed.
  struct Subject: Hashable {
    /// As `SyntaxTree.paths` has it, one word.
    let place: String
    let rule: String
  }

  /// Relative to the folder of the baseline, with `/` between names.
  let file: PathKey
  let subject: Subject

  init(_ file: PathKey, _ place: String, _ rule: String) {
    self.file = file
    subject = Subject(place: place, rule: rule)
  }

  /// The entry as a line has it, without its count.
  var text: String {
    var word = PercentEncoding.word(file.path)
    // Else it would look like a comment.
    if word.utf8.first == UInt8(ascii: "#") { word = "%23" + word.dropFirst() }
    return word + " " + subject.place + " " + subject.rule
  }
}
