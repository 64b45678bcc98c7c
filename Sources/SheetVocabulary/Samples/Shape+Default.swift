package import SheetRuntime

extension Row {
  /// The value that the key has when no layer writes it; `nil` where there is none to write.
  package var defaultValue: Written? {
    if case .freeEnd = shape {
      return (name.equals("min") ? DetentVocabulary.freeMinimum : DetentVocabulary.freeMaximum)
        .written
    }
    return shape.written(in: Vocabulary.defaults)
  }
}

extension Shape {
  /// The value in a configuration as users would write it; `nil` for values that are absent, that name detents,
  /// and for mappings that are there, whose keys have values of their own.
  package func written(in configuration: SheetConfiguration) -> Written? {
    switch self {
    case .flag(let field): .flag(field.read(configuration))
    case .number(_, let field): .number(field.read(configuration))
    case .optionalNumber(_, let field, let word):
      field.read(configuration).map { .number($0) } ?? word.map { .text($0.text) }
    case .word(let words):
      .text(words.words[withUnsafePointer(to: configuration) { words.read($0) }].name.text)
    case .grabberRadius(_, let field):
      switch field.read(configuration) {
      case .round: .text(Shape.round.text)
      case .points(let points): .number(points)
      }
    case .swiftName(let field): field.read(configuration).map { .text($0) }
    case .text(let field): field.read(configuration)?.written
    case .color(let field): field.read(configuration).written
    case .background(let field): field.read(configuration).written
    case .corners(let field): field.read(configuration).written
    case .button(let field):
      field.read(configuration).flatMap { ButtonVocabulary.words.name(of: $0) }
        .map { .text($0.text) }
    case .limit(let field): field.read(configuration).written
    case .widthLimit(_, let field):
      switch field.read(configuration) {
      case nil: nil
      case .points(let points): .number(points)
      case .fraction(let part): ["fraction": .number(part)]
      }
    case .initial(let field):
      PositionVocabulary.initial.name(of: field.read(configuration)).map { .text($0.text) }
    case .passthrough(let field):
      PositionVocabulary.passthrough.name(of: field.read(configuration)).map { .text($0.text) }
    case .removableSection(_, let isPresent):
      isPresent.read(configuration) ? nil : .text(RemovalVocabulary.none.text)
    case .structure(.abstract): .flag(false)
    case .detents, .freeEnd, .section, .freeSection, .theme, .structure: nil
    }
  }
}

extension DisplayText {
  /// As users write it.
  package var written: Written {
    switch self {
    case .plain(let text): .text(text)
    case .localized(let key, let table):
      if let table {
        ["key": .text(key), "table": .text(table)]
      } else {
        ["key": .text(key)]
      }
    }
  }
}

extension SheetColor {
  fileprivate var written: Written {
    light == dark ? light.written : ["light": light.written, "dark": dark.written]
  }
}

extension ColorSource {
  fileprivate var written: Written {
    switch self {
    case .rgba(0): .text(ColorVocabulary.clear.text)
    case .rgba(let value): .text(ColorSource.hexadecimal(value))
    case .asset(let name, let opacity): ColorSource.mapping("asset", .text(name), opacity)
    case .system(let color, let opacity):
      ColorSource.mapping(
        "system", .text(ColorVocabulary.systemColors.name(of: color)?.text ?? ""), opacity)
    }
  }

  private static func mapping(_ key: String, _ value: Written, _ opacity: Double) -> Written {
    opacity == 1 ? [key: value] : [key: value, "opacity": .number(opacity)]
  }

  /// `#RRGGBB`, with the alpha only where it is not 1.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = Array("0123456789ABCDEF")
    let shifts = value & 0xFF == 0xFF ? [28, 24, 20, 16, 12, 8] : [28, 24, 20, 16, 12, 8, 4, 0]
    return "#" + String(shifts.map { digits[Int(value >> UInt32($0)) & 15] })
  }
}

extension Background {
  fileprivate var written: Written {
    switch self {
    case .color(let color): color.written
    case .material(let material, let tint):
      tint == .clear
        ? ["material": .text(Background.name(of: material))]
        : ["material": .text(Background.name(of: material)), "tint": tint.written]
    }
  }
}

extension Background {
  private static func name(of material: Material) -> String {
    ColorVocabulary.materials.name(of: material)?.text ?? ""
  }
}

extension Corners {
  fileprivate var written: Written {
    .list(
      CornerVocabulary.corners.choices.filter { contains($0.value) }.map { .text($0.name.text) })
  }
}

extension HeightLimit {
  fileprivate var written: Written {
    let edge = Written.text(LimitVocabulary.edges.name(of: from)?.text ?? "")
    return inset == 0 ? edge : ["from": edge, "inset": .number(inset)]
  }
}

extension DetentHeight {
  /// The form alone, without the name of what is measured.
  package var written: Written? {
    switch self {
    case .headerOnly, .fitContent, .medium, .maxHeight:
      DetentVocabulary.words.name(of: self).map { .text($0.text) }
    case .height(let points, from: .safeArea): ["height": .number(points)]
    case .height(let points, from: .edge): ["height": .number(points), "from": .text("edge")]
    case .fraction(let part, of: .limit): ["fraction": .number(part)]
    case .fraction(let part, of: let base):
      [
        "fraction": .number(part),
        "of": .text(DetentVocabulary.bases.name(of: base)?.text ?? ""),
      ]
    case .topInset(let points): ["topInset": .number(points)]
    case .measured: nil
    }
  }
}

extension Written: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Written)...) {
    self = .mapping(elements.map { Member(name: $0.0, value: $0.1) })
  }
}
