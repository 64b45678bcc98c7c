import Foundation
import SheetRuntime

/// A text of events on the left and their effects on the right, between them a bar.
///
/// Lines before the first empty one describe the sheet; `#` begins a comment line.
struct Trace {
  struct Unknown: Error { var text: String }

  var lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// Plays the events and writes the effects anew.
  func played() throws -> String {
    var sheet = TraceSheet()
    var engine: SheetEngine?
    var result: [String] = []
    for line in lines {
      if line.hasPrefix("#") {
        result.append(line)
      } else if line.isEmpty {
        if engine == nil, !result.allSatisfy({ $0.hasPrefix("#") }) {
          engine = SheetEngine(sheet.plan, in: sheet.layout)
        }
        result.append(line)
      } else if var playing = engine {
        let event = line.prefix { $0 != "|" }.trimmed
        let phase = playing.phase.word
        let effects = playing.handle(try sheet.event(event.words, detents: playing))
        var words = effects.words
        if playing.phase.word != phase { words.append("(\(playing.phase.word))") }
        engine = playing
        let left = event.padded(to: 30)
        result.append(words.isEmpty ? "\(left) | -" : "\(left) | \(words.joined(separator: ", "))")
      } else {
        try sheet.read(line.words)
        result.append(line)
      }
    }
    return result.joined(separator: "\n") + "\n"
  }

  static func number(_ word: String) throws -> Double {
    guard let number = Double(word) else { throw Unknown(text: word) }
    return number
  }
}

extension StringProtocol {
  var trimmed: String {
    var result = String(self)
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }

  var words: [String] { components(separatedBy: " ").filter { !$0.isEmpty } }

  func padded(to count: Int) -> String {
    String(self) + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}
