package import SheetRuntime
package import SheetVocabulary

extension Row {
  /// The key's value in a configuration, ids by their names; `nil` where there is none, and for mappings.
  package func written(in configuration: SheetConfiguration, _ names: SheetNames) -> Written? {
    switch shape {
    case .detents(let field):
      .list(field.read(configuration).map { $0.written(names) })
    case .freeEnd:
      configuration.free.map { (isMinimum ? $0.min : $0.max).written(names) }
    case .initial(let field):
      switch field.read(configuration) {
      case .detent(let id): .text(names.text(of: id))
      case .smallest, .largest, .hidden: shape.written(in: configuration)
      }
    case .passthrough(let field):
      switch field.read(configuration) {
      case .through(let id): ["through": .text(names.text(of: id))]
      case .throughSmallest: ["through": .text("smallest")]
      case .never, .always: shape.written(in: configuration)
      }
    case .button(let field):
      field.read(configuration).map { $0.written(names) }
    case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
      .background, .corners, .limit, .widthLimit, .section, .removableSection, .freeSection, .theme,
      .structure:
      shape.written(in: configuration)
    }
  }

  /// Of the two ends of `free`, the lower one.
  private var isMinimum: Bool { "\(name)" == "min" }
}

extension SheetNames {
  package func text(of id: DetentIndex) -> String { detents[Int(id.rawValue)].text }
}

extension Detent {
  /// A mapping with the id first, whatever was left out.
  package func written(_ names: SheetNames) -> Written {
    .mapping([Written.Member(name: "id", value: .text(names.text(of: id)))] + form(names))
  }

  /// The form and its options, without the id.
  package func form(_ names: SheetNames) -> [Written.Member] {
    var members: [Written.Member] = []
    switch height {
    case .measured(let measure):
      let name = names.measures[Int(measure.rawValue)].text
      members.append(.init(name: "measured", value: .text(name)))
    case .headerOnly, .fitContent, .medium, .maxHeight, .height, .fraction, .topInset:
      switch height.written {
      case .mapping(let form): members += form
      case let word?: members.append(.init(name: "at", value: word))
      case nil: break
      }
    }
    if let min = min?.written(names) { members.append(.init(name: "min", value: min)) }
    if let max = max?.written(names) { members.append(.init(name: "max", value: max)) }
    let conditions = DetentVocabulary.conditions.choices.filter { when.contains($0.value) }
      .map { Written.text("\($0.name)") }
    if conditions.count == 1 { members.append(.init(name: "when", value: conditions[0])) }
    if conditions.count > 1 { members.append(.init(name: "when", value: .list(conditions))) }
    if reach != .drag, let name = DetentVocabulary.reaches.name(of: reach) {
      members.append(.init(name: "reach", value: .text("\(name)")))
    }
    if let name = DetentVocabulary.fallbacks.name(of: fallback) {
      members.append(.init(name: "fallback", value: .text("\(name)")))
    }
    return members
  }
}

extension HeightBound {
  fileprivate func written(_ names: SheetNames) -> Written? {
    switch self {
    case .detent(let id): ["detent": .text(names.text(of: id))]
    case .points(let points, from: .safeArea): .number(points)
    case .points(let points, let origin): DetentHeight.height(points, from: origin).written
    case .fraction(let part, let base): DetentHeight.fraction(part, of: base).written
    }
  }
}

extension HeaderButton {
  fileprivate func written(_ names: SheetNames) -> Written {
    switch self {
    case .close: return .text("close")
    case .back: return .text("back")
    case .custom(let title, let symbol, let label, let action):
      var members: [Written.Member] = []
      if let title { members.append(.init(name: "title", value: title.written)) }
      if let symbol { members.append(.init(name: "symbol", value: .text(symbol))) }
      if let label { members.append(.init(name: "accessibilityLabel", value: label.written)) }
      let name =
        switch action {
        case .dismiss: "dismiss"
        case .back: "back"
        case .control(let control): names.controls[Int(control.rawValue)].text
        }
      members.append(.init(name: "action", value: .text(name)))
      return .mapping(members)
    }
  }
}
