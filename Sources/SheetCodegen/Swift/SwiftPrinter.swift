package import SheetDiagnostics

/// Prints Swift as swift-format would: two spaces, 100 columns, one element per line where a list does not fit.
///
/// A line is first written flat, with marks where it may break, and laid out when it ends. Everything is
/// appended; nothing is copied but the bytes of one line.
package struct SwiftPrinter: Sendable {
  /// Columns that a line may have.
  package static let width = 100

  package private(set) var output: ByteBuffer
  /// The line that is being written, as if it fitted.
  package var line = ByteBuffer()
  private var marks: [Mark] = []
  /// The lists that are open, innermost last: places of their marks, and how many elements they have.
  private var open: [(mark: Int, count: Int)] = []
  /// How many lists of the line lie in each other at most.
  private var nesting = 0
  /// Mark of an equals sign whose value has no call yet.
  private var assignment: Int?
  private var indentation = 0
  /// Whether the last line broke behind its equals sign.
  private var assignmentBroke = false

  /// A place in `line` where it may break.
  private struct Mark {
    enum Kind {
      /// Behind an equals sign, before a space.
      case assignment
      /// Behind an opening bracket.
      case open
      /// Behind a comma, before a space.
      case separator
      /// Before a closing bracket.
      case close
    }

    let kind: Kind
    let offset: Int
    /// Where what should fit ends: behind the closing bracket, or behind the opening one of an assigned call.
    var end = 0
    /// Whether a comma goes behind the last element when the list breaks.
    var takesComma = false
  }

  /// - Parameter depth: How many blocks what is printed lies in, for text that another printer takes.
  package init(capacity: Int = 0, depth: Int = 0) {
    output = ByteBuffer(capacity: capacity)
    indentation = 2 * depth
  }

  // MARK: Lines

  /// Ends the line and lays it out.
  package mutating func endLine() {
    precondition(open.isEmpty, "a line ends outside of its lists")
    // A value without a list, behind which no comma or parenthesis comes.
    if let mark = assignment.take() { marks[mark].end = line.count - 2 }
    if line.count > 0 { layOut() }
    output.append(UInt8(ascii: "\n"))
    line.bytes.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    nesting = 0
  }

  /// The bytes of a file that began with a `GeneratedHeader`; they leave the printer.
  mutating func finish(inputs: Fingerprint? = nil) -> [UInt8] {
    var finished = ByteBuffer()
    swap(&finished, &output)
    GeneratedHeader.seal(&finished.bytes, inputs: inputs)
    return finished.bytes
  }

  package mutating func endLine(_ text: StaticString) {
    line.append(literal: text)
    endLine()
  }

  /// Ends the line with an opening brace and indents what follows.
  package mutating func openBlock() {
    endLine(" {")
    indentation += 2
  }

  package mutating func closeBlock() {
    endBlock()
    endLine()
  }

  /// Ends a block with its closing brace, and leaves the line open.
  package mutating func endBlock() {
    indentation -= 2
    line.append(UInt8(ascii: "}"))
  }

  /// Opens a block that is part of an assigned value, and is indented further if the value has a line of its own.
  ///
  /// - Returns: Columns of that, for `dedent`.
  package mutating func openAssignedBlock() -> Int {
    openBlock()
    let extra = assignmentBroke ? 2 : 0
    indentation += extra
    return extra
  }

  /// Takes back what `openAssignedBlock` indented further.
  package mutating func dedent(_ columns: Int) {
    indentation -= columns
  }

  /// Appends a declaration's comment; nothing when there is no text.
  package mutating func documentation(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    if SwiftComment.isPlain(text), text.utf8.last != UInt8(ascii: " ") {
      line.append(literal: "/// ")
      line.append(text)
      endLine()
      return
    }
    SwiftComment.forEachLine(of: text) { scalars in
      line.append(literal: "/// ")
      SwiftComment.append(line: scalars, to: &line)
      while line.bytes.last == UInt8(ascii: " ") { line.bytes.removeLast() }
      endLine()
    }
  }

  /// Appends what another printer printed for this depth.
  package mutating func append(_ other: SwiftPrinter) {
    output.bytes.append(contentsOf: other.output.bytes)
  }

  /// Appends a part of what another printer printed for this depth.
  package mutating func append(_ other: SwiftPrinter, _ part: Range<Int>) {
    output.bytes.append(contentsOf: other.output.bytes[part])
  }

  // MARK: Parts of a line

  package mutating func append(_ text: StaticString) {
    line.append(literal: text)
  }

  /// Appends a name where a bare one stands: in backticks if it is a keyword.
  package mutating func append(_ name: SwiftIdentifier) {
    if name.isKeyword {
      line.append(UInt8(ascii: "`"))
      line.append(name.text)
      line.append(UInt8(ascii: "`"))
    } else {
      line.append(name.text)
    }
  }

  /// Appends an equals sign, behind which the line breaks if what opens the value's first list does not fit.
  package mutating func assign() {
    line.append(literal: " =")
    assignment = marks.count
    marks.append(Mark(kind: .assignment, offset: line.count))
    line.append(UInt8(ascii: " "))
  }

  /// Begins a list of arguments.
  package mutating func openCall() {
    openList("(")
  }

  package mutating func closeCall() {
    closeList(")")
  }

  /// Begins a list of generic arguments.
  package mutating func openGenericArguments() {
    openList("<")
  }

  package mutating func closeGenericArguments() {
    closeList(">")
  }

  /// Begins a list of values, which has a comma behind its last one where it breaks.
  package mutating func openArray() {
    openList("[")
  }

  package mutating func closeArray() {
    marks[open[open.count - 1].mark].takesComma = open[open.count - 1].count > 1
    closeList("]")
  }

  /// Begins the next element of the innermost list.
  package mutating func element() {
    if open[open.count - 1].count > 0 {
      line.append(UInt8(ascii: ","))
      marks.append(Mark(kind: .separator, offset: line.count))
      line.append(UInt8(ascii: " "))
    }
    open[open.count - 1].count += 1
  }

  /// Begins the next argument of the innermost list, with a label.
  package mutating func argument(_ label: StaticString) {
    element()
    line.append(literal: label)
    line.append(literal: ": ")
  }

  /// Whether a text fits into a line of its own.
  func fits(_ text: String) -> Bool { indentation + text.utf8.count <= SwiftPrinter.width }

  /// Appends text that is indented further in its own lines.
  mutating func indented(_ columns: Int, _ body: (inout SwiftPrinter) -> Void) {
    indentation += columns
    body(&self)
    indentation -= columns
  }

  /// Appends a line's text, whose lists break if they do not fit.
  ///
  /// - Parameter rest: Columns of what comes behind it in the line.
  mutating func append(breaking text: String, rest: Int) {
    guard marks.isEmpty, line.count == 0,
      indentation + text.utf8.count + rest > SwiftPrinter.width
    else {
      line.append(text)
      return
    }
    // What closes lists that other lines have opened stands behind the last of this one's.
    let bytes = Array(text.utf8)
    let end = Self.balancedEnd(of: bytes)
    if bytes[end...].contains(where: { !$0.closesOrSeparates }) {
      line.append(text)
      return
    }
    // What is open around a byte: lists, and braces, whose commas are no list's.
    var brackets: [UInt8] = []
    var isQuoted = false
    var last: Int?
    var place = 0
    while place < end {
      let byte = bytes[place]
      place += 1
      if isQuoted {
        line.append(byte)
        if byte == UInt8(ascii: "\\"), place < bytes.count {
          line.append(bytes[place])
          place += 1
        }
        if byte == UInt8(ascii: "\"") { isQuoted = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        brackets.append(byte)
        if !brackets.dropLast().contains(where: { $0 != UInt8(ascii: "{") }) { last = marks.count }
        if byte == UInt8(ascii: "(") { openCall() } else { openArray() }
        let next = place < bytes.count ? bytes[place] : 0
        if next != UInt8(ascii: ")"), next != UInt8(ascii: "]") { element() }
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        brackets.removeLast()
        if byte == UInt8(ascii: ")") { closeCall() } else { closeArray() }
      case UInt8(ascii: "{"):
        brackets.append(byte)
        line.append(byte)
      case UInt8(ascii: "}"):
        brackets.removeLast()
        line.append(byte)
      case UInt8(ascii: ",")
      where brackets.last.map { $0 != UInt8(ascii: "{") } == true && place < bytes.count
        && bytes[place] == UInt8(ascii: " "):
        element()
        place += 1
      default:
        line.append(byte)
        if byte == UInt8(ascii: "\"") { isQuoted = true }
      }
    }
    for byte in bytes[end...] { line.append(byte) }
    // What stands behind the last list stays in the line that closes it.
    if let last { marks[last].end = line.count + rest - 2 }
  }

  /// Where the brackets of a text stop to be those of a whole expression: at one that nothing has opened, or at the
  /// first of those that nothing closes.
  private static func balancedEnd(of bytes: [UInt8]) -> Int {
    var open: [(closing: UInt8, place: Int)] = []
    var isQuoted = false
    var isEscaped = false
    for (place, byte) in bytes.enumerated() {
      if isQuoted {
        if !isEscaped, byte == UInt8(ascii: "\"") { isQuoted = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isQuoted = true
      case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), place))
      case UInt8(ascii: "["): open.append((UInt8(ascii: "]"), place))
      case UInt8(ascii: "{"): open.append((UInt8(ascii: "}"), place))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.popLast()?.closing != byte { return open.first?.place ?? place }
      default: break
      }
    }
    return open.first?.place ?? bytes.count
  }

  // MARK: Layout

  private mutating func openList(_ bracket: Unicode.Scalar) {
    line.append(UInt8(ascii: bracket))
    open.append((marks.count, 0))
    nesting = max(nesting, open.count)
    precondition(nesting < UInt64.bitWidth, "no sheet nests its values so deep")
    marks.append(Mark(kind: .open, offset: line.count))
    if let mark = assignment.take() { marks[mark].end = line.count }
  }

  private mutating func closeList(_ bracket: Unicode.Scalar) {
    let list = open.removeLast()
    marks.append(
      Mark(kind: .close, offset: line.count, takesComma: marks[list.mark].takesComma))
    line.append(UInt8(ascii: bracket))
    marks[list.mark].end = line.count
  }

  /// Copies the line to the output, with the line breaks that it needs.
  private mutating func layOut() {
    assignmentBroke = false
    output.append(repeating: UInt8(ascii: " "), count: indentation)
    let bytes = line.bytes
    if marks.isEmpty || indentation + bytes.count <= SwiftPrinter.width {
      output.bytes.append(contentsOf: bytes)
      return
    }
    // Room for the line and for a line break at every mark; what is not needed goes again.
    let start = output.count
    let deepest = indentation + 2 * (nesting + 1)
    let room = bytes.count + marks.count * (deepest + 2)
    output.append(repeating: UInt8(ascii: " "), count: room)
    var end = start
    // One bit for each list around a place, the innermost lowest: whether it breaks. A line itself may.
    var broken: UInt64 = 1
    var assignmentBroke = false
    output.bytes.withUnsafeMutableBytes { output in
      bytes.withUnsafeBytes { bytes in
        var lineStart = start - indentation
        var depth = indentation
        var copied = 0
        for mark in marks {
          SwiftPrinter.copy(bytes[copied..<mark.offset], to: output, at: &end)
          copied = mark.offset
          // Two columns more: for what follows at once, a comma or a parenthesis, and for the comma that
          // swift-format counts behind a last value.
          let overflows = end - lineStart + mark.end - mark.offset + 2 > SwiftPrinter.width
          switch mark.kind {
          case .assignment:
            if !overflows { continue }
            assignmentBroke = true
            copied += 1
            depth += 2
          case .open:
            let isEmpty = mark.end == mark.offset + 1
            let breaks = broken & 1 == 1 && !isEmpty && overflows
            broken = broken << 1 | (breaks ? 1 : 0)
            if !breaks { continue }
            depth += 2
          case .separator:
            if broken & 1 == 0 { continue }
            copied += 1
          case .close:
            let broke = broken & 1 == 1
            broken >>= 1
            if !broke { continue }
            depth -= 2
            if mark.takesComma {
              output[end] = UInt8(ascii: ",")
              end += 1
            }
          }
          output[end] = UInt8(ascii: "\n")
          lineStart = end + 1
          // The room is spaces.
          end = lineStart + depth
        }
        SwiftPrinter.copy(bytes[copied...], to: output, at: &end)
      }
    }
    self.assignmentBroke = assignmentBroke
    output.bytes.removeLast(output.count - end)
  }

  private static func copy(
    _ part: Slice<UnsafeRawBufferPointer>, to output: UnsafeMutableRawBufferPointer,
    at end: inout Int
  ) {
    UnsafeMutableRawBufferPointer(rebasing: output[end...])
      .copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
    end += part.count
  }
}

extension UInt8 {
  fileprivate var closesOrSeparates: Bool {
    self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
      || self == UInt8(ascii: ",")
  }
}
