import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// A colour for both appearances.
  mutating func color(_ node: NodeID, _ key: StaticString) -> SheetColor? {
    guard kind(node) == .mapping else {
      if kind(node) == .sequence, reportParts(node) { return nil }
      return singleColor(node, key).map { SheetColor(light: $0, dark: $0) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    guard let parts = colorParts(node) else { return nil }
    guard let light = parts.light ?? parts.dark else {
      return source(parts, of: node).map { SheetColor(light: $0, dark: $0) }
    }
    if let other = parts.asset ?? parts.system {
      reportTwoForms(light, other)
      readAll(parts)
      return nil
    }
    if let opacity = parts.opacity {
      findings.error(
        .misplacedKey, "only 'asset' and 'system' colours take 'opacity'", at: span(opacity.key))
      return nil
    }
    guard let light = parts.light, let dark = parts.dark else {
      let missing = parts.light == nil ? "light" : "dark"
      reportMissingKey("a pair of colours needs '\(missing)' too", in: node)
      return nil
    }
    let lightSource = singleColor(light.value, "light")
    guard let darkSource = singleColor(dark.value, "dark"), let lightSource else { return nil }
    return SheetColor(light: lightSource, dark: darkSource)
  }

  /// A colour or a material.
  mutating func background(_ node: NodeID, _ key: StaticString) -> Background? {
    guard kind(node) == .mapping else {
      if reportMaterial(node) { return nil }
      return color(node, key).map { .color($0) }
    }
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var material: NodeID?
    var tint: (key: NodeID, value: NodeID)?
    var other: (key: NodeID, value: NodeID)?
    for (entry, value) in view.entries(node) {
      switch Closed.backgroundKeys.key(named: view.bytes(entry)) {
      case .material: material = value
      case .tint: tint = (entry, value)
      case nil: other = other ?? (entry, value)
      }
    }
    guard let material else {
      if let tint, other == nil {
        reportMissingKey(
          "'tint' lies over a 'material'; a colour alone is written without it", in: node,
          at: span(tint.key))
        return nil
      }
      return color(node, key).map { .color($0) }
    }
    if let other {
      if Closed.colorKeys.key(named: view.bytes(other.key)) == nil {
        reportUnknownKey(
          other.key, value: other.value, in: "a material",
          allowed: ColorVocabulary.backgroundKeys.entries.map(\.name))
      } else {
        findings.error(
          .alternativeKeys,
          "'\(text(other.key))' belongs to a colour; a background is a colour or a material",
          at: span(other.key))
      }
      return nil
    }
    let value = choice(material, "material", among: Closed.materials)
    guard let tint else { return value.map { .material($0) } }
    guard let tint = color(tint.value, "tint") else { return nil }
    return value.map { .material($0, tint: tint) }
  }

  /// Reports a material that stands in the place of its mapping.
  private mutating func reportMaterial(_ node: NodeID) -> Bool {
    guard kind(node) == .scalar, view.bytes(node).first != UInt8(ascii: "#"),
      !isText(node, ColorVocabulary.clear), ForeignColor(text(node)) == nil,
      let mapping = ForeignColor.material(text(node))
    else { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let (written, span) = (excerpt(node), span(node))
    findings.error(
      .colourSpelling, "'\(written)' is not a colour; a material is written as '\(mapping)'",
      at: span, fixIts: [Phrase.replacement(of: written, with: mapping, at: span, .guess)])
    return true
  }

  /// Reports a colour that is a mapping or a list of its parts.
  private mutating func reportParts(_ node: NodeID) -> Bool {
    let tree = file.tree
    guard tree.kind(node) != .alias, !tree.isBroken(node), !view.isMerged(node),
      (1...4).contains(tree.count(node))
    else { return false }
    var parts: [(name: String, value: String)] = []
    var first = start(node)
    switch tree.kind(node) {
    case .mapping:
      let other = tree.entries(node).first {
        Closed.colorKeys.key(named: view.bytes($0.key)) == nil
      }
      guard let other else { return false }
      first = span(other.key)
      parts = tree.entries(node).map {
        (text($0.key), kind($0.value) == .scalar ? text($0.value) : "")
      }
    case .sequence:
      for (index, element) in tree.elements(node).enumerated() {
        guard kind(element) == .scalar else { return false }
        parts.append((["r", "g", "b", "a"][index], text(element)))
      }
    case .scalar, .alias: return false
    }
    guard let color = ForeignColor(parts: parts)?.text else { return false }
    findings.hasFailed = true
    if findings.isSilent { return true }
    let isFlow = tree.isFlow(node)
    findings.error(
      .colourSpelling, "a colour is not written in parts; here it is '\(color)'", at: first,
      fixIts: isFlow ? [FixIt("write '\(color)'", .guess, [.init(span(node), color)])] : [])
    return true
  }

  /// A set of corners.
  mutating func corners(_ node: NodeID, _ key: StaticString) -> Corners? {
    guard kind(node) == .sequence else {
      if isMissing(node) {
        reportMissing(node, key, takes: "a list of corners")
      } else if !reportCorners(node, key) {
        reportWrongShape(node, key, takes: "a list of corners")
      }
      return nil
    }
    var corners: Corners = []
    var isWhole = true
    for element in view.elements(node) {
      guard let corner = choice(element, key, among: Closed.corners) else {
        isWhole = false
        continue
      }
      if !corners.isDisjoint(with: corner) {
        findings.error(
          .duplicateName, "'\(text(element))' is given twice in '\(key)'", at: span(element))
        isWhole = false
      }
      corners.formUnion(corner)
    }
    return isWhole ? corners : nil
  }

  /// Reports corners that are one word, and the list that is written instead.
  private mutating func reportCorners(_ node: NodeID, _ key: StaticString) -> Bool {
    guard kind(node) == .scalar else { return false }
    let word = SwiftExpression.word(of: text(node))
    let names = Array(Closed.corners.texts)
    let meant: [String] =
      switch word.lowercased() {
      case "all", "allcorners": names
      case "top": names.filter { $0.hasPrefix("top") }
      case "bottom": names.filter { $0.hasPrefix("bottom") }
      default: names.contains(word) ? [word] : ForeignWords.here(for: word).filter(names.contains)
      }
    if meant.isEmpty { return false }
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return true }
    let list = "[\(meant.joined(separator: ", "))]"
    findings.error(
      .wrongShape,
      "'\(key)' takes a list of corners, found '\(excerpt(node))'; here it is '\(list)'",
      at: span(node),
      fixIts: [Phrase.replacement(of: excerpt(node), with: list, at: span(node), .guess)])
    return true
  }

  /// The value of a word of a closed list.
  mutating func choice<Value>(
    _ node: NodeID, _ key: StaticString, among words: ClosedWords<Value>,
    also other: @autoclosure () -> String? = nil,
    listedBy command: StaticString = "sheetc reference"
  ) -> Value? {
    guard
      isScalar(
        node, key, takes: Phrase.words(Array(words.texts), also: other()),
        alone: { words.value(of: $0) != nil })
    else { return nil }
    if let value = words.value(of: view.bytes(node)) { return value }
    reportUnknownWord(
      node, among: Array(words.texts), called: words.choices.noun,
      also: other(), listedBy: command)
    return nil
  }

  /// A colour that is the same in both appearances.
  private mutating func singleColor(_ node: NodeID, _ key: StaticString) -> ColorSource? {
    if kind(node) == .mapping {
      let isMerge = beginMerges(of: node)
      defer { endMerges(isMerge) }
      guard let parts = colorParts(node) else { return nil }
      if let pair = parts.light ?? parts.dark {
        findings.error(
          .misplacedKey, "'\(key)' takes one colour, so '\(text(pair.key))' cannot stand there",
          at: span(pair.key))
        return nil
      }
      return source(parts, of: node)
    }
    guard isScalar(node, key, takes: "a colour") else { return nil }
    if isText(node, ColorVocabulary.clear) { return .rgba(0) }
    let isHexadecimal = withText(node) { $0.first == UInt8(ascii: "#") }
    guard isHexadecimal else {
      reportNoColor(node)
      return nil
    }
    if let value = ValueDecoder.rgba(view.bytes(node)) { return .rgba(value) }
    let digits = text(node).dropFirst()
    let reason =
      digits.utf8.allSatisfy { $0.hexadecimalValue != nil }
      ? "has \(digits.utf8.count) digits; a colour has 3, 6 or 8"
      : "is not a colour; its digits are 0 to 9 and A to F"
    let span = span(node)
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ $0.hexadecimalValue != nil }) else {
      findings.error(.colourSpelling, "'\(excerpt(node))' \(reason)", at: span)
      return nil
    }
    let doubled = "#" + digits.map { "\($0)\($0)" }.joined()
    findings.error(
      .colourSpelling, "'\(excerpt(node))' \(reason)", at: span,
      notes: [.init("did you mean '\(doubled)'?")],
      fixIts: [FixIt("write '\(doubled)'", .guess, [.init(span, "\"\(doubled)\"")])])
    return nil
  }

  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  private static func rgba(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    let digits = bytes.dropFirst()
    guard [3, 6, 8].contains(digits.count) else { return nil }
    for byte in digits {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt32(digit)
      if digits.count == 3 { value = value << 4 | UInt32(digit) }
    }
    return digits.count == 8 ? value : value << 8 | 0xFF
  }

  mutating func reportNoColor(_ node: NodeID) {
    findings.hasFailed = true
    if findings.isSilent || file.tree.isBroken(node) { return }
    let (written, span) = call(at: node) ?? (text(node), span(node))
    let cut = Quotation.cut(written)
    let message =
      "'\(cut)' is not a colour; use 'clear', a quoted '#RRGGBB' or a mapping such as '{system: label}'"
    var meant = ForeignColor(written)?.text
    if meant == nil {
      let names = ColorVocabulary.systemColors.choices.map(\.name.description)
      let near = Spelling.nearest(to: SwiftExpression.word(of: written), in: names)
      meant = near.count == 1 ? "{system: \(near[0])}" : nil
    }
    guard let meant else {
      findings.error(.colourSpelling, message, at: span)
      return
    }
    findings.error(
      .colourSpelling, message, at: span,
      notes: [.init("did you mean '\(meant)'?")],
      fixIts: [Phrase.replacement(of: cut, with: meant, at: span, .guess)])
  }

  private struct ColorParts {
    typealias Entry = (key: NodeID, value: NodeID)

    var asset: Entry?
    var system: Entry?
    var light: Entry?
    var dark: Entry?
    var opacity: Entry?
  }

  private mutating func colorParts(_ node: NodeID) -> ColorParts? {
    var parts = ColorParts()
    var isWhole = true
    for entry in view.entries(node) {
      if isWhole, Closed.colorKeys.key(named: view.bytes(entry.key)) == nil, reportParts(node) {
        return nil
      }
      switch key(entry, of: Closed.colorKeys, in: node) {
      case .asset: parts.asset = entry
      case .system: parts.system = entry
      case .light: parts.light = entry
      case .dark: parts.dark = entry
      case .opacity: parts.opacity = entry
      case nil: isWhole = false
      }
    }
    return isWhole ? parts : nil
  }

  private mutating func source(_ parts: ColorParts, of node: NodeID) -> ColorSource? {
    var opacity = 1.0
    if let entry = parts.opacity {
      guard let value = number(entry.value, "opacity", .ratio) else { return nil }
      opacity = value
    }
    switch (parts.asset, parts.system) {
    case (let asset?, nil):
      return assetName(asset.value, of: parts.opacity == nil ? node : nil)
        .map { .asset($0, opacity: opacity) }
    case (nil, let system?):
      return choice(system.value, "system", among: Closed.systemColors)
        .map { .system($0, opacity: opacity) }
    case (let asset?, let system?):
      reportTwoForms(asset, system)
      readAll(parts)
    case (nil, nil):
      reportMissingKey("a colour needs 'asset', 'system', or 'light' and 'dark'", in: node)
    }
    return nil
  }

  /// The name of a colour among an app's assets, which no colour in digits is.
  ///
  /// - Parameter mapping: What digits may stand in place of.
  private mutating func assetName(_ node: NodeID, of mapping: NodeID?) -> String? {
    guard let name = text(node, "asset") else { return nil }
    guard name.utf8.first == UInt8(ascii: "#"), ValueDecoder.rgba(view.bytes(node)) != nil else {
      return name
    }
    let whole = mapping.flatMap { file.tree.isFlow($0) ? span($0) : nil }
    findings.error(
      .colourSpelling,
      "'\(name)' is a colour, not the name of one; it stands without 'asset', as '\"\(name)\"'",
      at: span(node),
      fixIts: whole.map { [FixIt("write '\"\(name)\"'", .guess, [.init($0, "\"\(name)\"")])] } ?? []
    )
    return nil
  }

  /// Reports what is wrong in the parts of a colour of two forms.
  private mutating func readAll(_ parts: ColorParts) {
    if let light = parts.light { _ = singleColor(light.value, "light") }
    if let dark = parts.dark { _ = singleColor(dark.value, "dark") }
    if let asset = parts.asset { _ = assetName(asset.value, of: nil) }
    if let system = parts.system {
      _ = choice(system.value, "system", among: Closed.systemColors)
    }
  }

  private mutating func reportTwoForms(_ first: ColorParts.Entry, _ second: ColorParts.Entry) {
    let isOrdered = first.key.index < second.key.index
    let (first, second) = isOrdered ? (first, second) : (second, first)
    findings.error(
      .alternativeKeys,
      "'\(text(second.key))' is a second form of the colour; one form is enough",
      at: span(second.key), notes: [.init("the first form is here", at: span(first.key))])
  }
}
