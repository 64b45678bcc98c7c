import SheetDiagnostics

/// Bytes that no sheets file contains, whatever they stand in: the first of their kind in a file.
struct ByteFault {
  enum Kind: Equatable {
    case notUTF8
    case control(UInt32)
    /// NEL, LS or PS: a line break to libyaml, and to few editors.
    case hiddenLineBreak(UInt32)
    case byteOrderMark
    case nonCharacter(UInt32)
    case loneCarriageReturn
  }

  let kind: Kind
  let start: Int
  let end: Int
  /// How many more of the kind follow.
  var others = 0

  /// What is wrong with a code point above U+007F, or the delete character, if anything.
  static func kind(of scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x85, 0x2028, 0x2029: .hiddenLineBreak(scalar)
    case 0x7F...0x9F: .control(scalar)
    case 0xFEFF: .byteOrderMark
    case 0xFFFE, 0xFFFF: .nonCharacter(scalar)
    default: nil
    }
  }

  /// A fix-it has no more edits than this.
  private static let mostEdits = 1_000

  /// Every place of the fault in a file.
  private func spans(in file: SourceFile) -> [SourceSpan] {
    if others == 0 { return [SourceSpan(file: file.id, start: start, end: end)] }
    var spans: [SourceSpan] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset < bytes.count {
        let (scalar, length) = UTF8Sequence.decode(bytes, at: offset)
        if let scalar, Self.kind(of: scalar, at: offset, in: bytes) == kind {
          spans.append(SourceSpan(file: file.id, start: offset, end: offset + length))
        }
        offset += length
      }
    }
    return spans
  }

  private static func kind(
    of scalar: UInt32, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Kind? {
    switch scalar {
    case 0x09, 0x0A: nil
    case 0x0D:
      offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? nil : .loneCarriageReturn
    case 0..<0x20: .control(scalar)
    case _: kind(of: scalar)
    }
  }

  /// Whether taking the bytes out changes what the lines around them mean.
  var disturbsStructure: Bool { kind != .notUTF8 }

  /// What is said of the fault, at the first place it is found.
  func diagnostic(in file: SourceFile) -> Diagnostic {
    let span = SourceSpan(file: file.id, start: start, end: end)
    func fix(
      _ one: String, _ each: String, _ applicability: FixIt.Applicability, _ text: String
    ) -> [FixIt] {
      if others > Self.mostEdits { return [] }
      return [
        FixIt(others == 0 ? one : each, applicability, spans(in: file).map { .init($0, text) })
      ]
    }
    var found: Diagnostic
    switch kind {
    case .notUTF8:
      let byte = "0x" + String(file.bytes[start], radix: 16, uppercase: true)
      found = Diagnostic(
        .error, .encoding, "byte \(byte) is not UTF-8 here; save the file as UTF-8", at: span)
    case .control(let scalar):
      found = Diagnostic(
        .error, .controlCharacter, "\(ByteFault.name(scalar)) is a control character; remove it",
        at: span, fixIts: fix("remove the character", "remove each of them", .guess, ""))
    case .hiddenLineBreak(let scalar):
      found = Diagnostic(
        .error, .hiddenLineBreak,
        "\(ByteFault.name(scalar)) is a line break that few editors show; use an ordinary one",
        at: span,
        fixIts: fix(
          "replace it with a line break", "replace each with a line break", .guess, file.lineBreak))
    case .byteOrderMark:
      found = Diagnostic(
        .error, .byteOrderMark,
        "a byte-order mark stands inside the file; it belongs only at the very start", at: span,
        fixIts: fix("remove the byte-order mark", "remove each of them", .safe, ""))
    case .nonCharacter(let scalar):
      found = Diagnostic(
        .error, .controlCharacter, "\(ByteFault.name(scalar)) is not a character; remove it",
        at: span, fixIts: fix("remove it", "remove each of them", .guess, ""))
    case .loneCarriageReturn:
      found = Diagnostic(
        .error, .hiddenLineBreak,
        "a carriage return stands alone here; end lines with LF or CRLF", at: span,
        fixIts: fix(
          "replace it with a line break", "replace each with a line break",
          // Among other line breaks it may stand for anything.
          file.bytes.contains(UInt8(ascii: "\n")) ? .guess : .safe, file.lineBreak))
    }
    if others > 0 { found.notes.append(.init("\(others) more in this file")) }
    return found
  }

  /// `U+001B`, with four digits or more.
  static func name(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A copy of the bytes, of the same length, that libyaml can read.
  static func blanked(_ bytes: UnsafeBufferPointer<UInt8>, from origin: Int) -> [UInt8] {
    var copy = Array(bytes)
    // Where there are other line breaks, it stands inside a line.
    let loneReturn: UInt8 = bytes.contains(0x0A) ? 0x20 : 0x0A
    var offset = origin
    while offset < bytes.count {
      let (scalar, length) = UTF8Sequence.decode(bytes, at: offset)
      var replacement: UInt8?
      switch scalar {
      case nil: replacement = 0x5F  // a letter as good as any, in a key or in a text
      case 0x0D:
        if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { replacement = loneReturn }
      case 0x09, 0x0A: break
      case .some(let scalar): if scalar < 0x20 || kind(of: scalar) != nil { replacement = 0x20 }
      }
      if let replacement {
        for place in offset..<offset + length { copy[place] = replacement }
      }
      offset += length
    }
    return copy
  }
}
