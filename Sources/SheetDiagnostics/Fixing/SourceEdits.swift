/// Edits of one text that do not lie in each other, in the order of their places.
package struct SourceEdits: Sendable {
  package let edits: [FixIt.Edit]
  /// How much longer the text is behind each edit than it was.
  private let growth: [Int]

  /// - Parameter edits: In any order; of two insertions at one place the first stays the first.
  package init(_ edits: [FixIt.Edit]) {
    let ordered = edits.enumerated().sorted { left, right in
      let (one, other) = (left.element.span, right.element.span)
      return one.start == other.start
        ? (one.end == other.end ? left.offset < right.offset : one.end < other.end)
        : one.start < other.start
    }
    var growth: [Int] = []
    growth.reserveCapacity(edits.count)
    var total = 0
    for (_, edit) in ordered {
      total += edit.replacement.utf8.count - Int(edit.span.end - edit.span.start)
      growth.append(total)
    }
    self.edits = ordered.map(\.element)
    self.growth = growth
  }

  /// The text with every edit made.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + max(0, growth.last ?? 0))
    var next = 0
    for edit in edits {
      text += bytes[next..<Int(edit.span.start)]
      text += edit.replacement.utf8
      next = Int(edit.span.end)
    }
    text += bytes[next...]
    return text
  }

  /// Where the byte at `offset` is in the new text; of a byte that is replaced, where what replaces it begins.
  ///
  /// What is inserted at `offset` itself stands before it.
  package func place(of offset: Int) -> Int {
    let index = firstEdit {
      Int(edits[$0].span.start) > offset || Int(edits[$0].span.end) > offset
    }
    if index < edits.count, Int(edits[index].span.start) <= offset { return newStart(of: index) }
    return offset + (index == 0 ? 0 : growth[index - 1])
  }

  /// Whether something was edited at the byte at `offset` of `text`, which is the new one, or behind it on its line.
  func reach(_ offset: Int, in text: [UInt8]) -> Bool {
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    let index = firstEdit { newStart(of: $0) + edits[$0].replacement.utf8.count >= offset }
    return index < edits.count && newStart(of: index) <= end
  }

  /// Place of the last edit before the byte at `offset` of the new text, or of the first behind it.
  func edit(near offset: Int) -> Int {
    max(firstEdit { newStart(of: $0) > offset } - 1, 0)
  }

  /// Whether the byte at `offset` of the new text is one that an edit wrote.
  func isWritten(_ offset: Int, by index: Int) -> Bool {
    let start = newStart(of: index)
    return start <= offset && offset < start + edits[index].replacement.utf8.count
  }

  private func newStart(of index: Int) -> Int {
    Int(edits[index].span.start) + (index == 0 ? 0 : growth[index - 1])
  }

  /// Place of the first edit for which `isPast` holds; it holds for all behind that one.
  private func firstEdit(_ isPast: (Int) -> Bool) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
