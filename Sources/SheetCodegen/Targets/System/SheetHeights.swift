import SheetModel
import SheetRuntime

/// Heights of a system's sheet as expressions of Swift, and what the app must give for them.
struct SheetHeights {
  /// What heights are made of beside the limit; code has it in constants of that name and of type `CGFloat`, since chains
  /// of `??` within sums take compilers seconds.
  enum Local: String, CaseIterable {
    case contentHeight
    case containerHeight
    case bottomInset
  }

  /// A height that only the app knows.
  struct Parameter {
    let name: SwiftIdentifier
    let summary: String
  }

  private let expressions: [DetentIndex: String]
  private let locals: [DetentIndex: [Local]]
  let parameters: [Parameter]

  init(_ sheet: SystemSheet, limit: String, conditions: SizeClassConditions) {
    let measures = sheet.names.measures.map { SwiftIdentifier(key: $0.text) }
    var expressions: [DetentIndex: String] = [:]
    for detent in sheet.detents where detent.rung == nil {
      let values = BySizeClass { group -> String in
        guard let form = detent.forms[group] else { return "nil" }
        let configuration = sheet.configurations[group]
        let inset = configuration.limit.inset
        let limit = inset == 0 ? limit : "(\(limit) - \(SwiftLiteral.number(inset)))"
        let expression = HeightExpression(
          configuration, sheet.names,
          HeightExpression.Terms(
            limit: limit, container: Local.containerHeight.rawValue,
            bottom: Local.bottomInset.rawValue, content: Local.contentHeight.rawValue,
            header: "measures().header", footer: "measures().footer",
            measured: { "measures().\(AppMeasures.name($0))" }))
        return Self.cut(form, expression, limit)
      }
      expressions[detent.id] = conditions.expression(values)
    }
    let uses = { (text: String) in expressions.values.contains { $0.mentions(text) } }
    let locals = expressions.mapValues { expression in
      Local.allCases.filter { Self.uses($0, expression) }
    }
    var parameters: [Parameter] = []
    if locals.values.contains(where: { $0.contains(.contentHeight) }) {
      parameters.append(
        Parameter(name: SwiftIdentifier("content"), summary: "Of the content as it fits."))
    }
    if uses("measures().header") {
      parameters.append(Parameter(name: SwiftIdentifier("header"), summary: "Of the header."))
    }
    if uses("measures().footer") {
      parameters.append(Parameter(name: SwiftIdentifier("footer"), summary: "Of the footer."))
    }
    for measure in measures where uses("measures().\(AppMeasures.name(measure))") {
      parameters.append(
        Parameter(
          name: SwiftIdentifier(AppMeasures.name(measure)),
          summary: "The measured '\(measure.text)'."))
    }
    self.locals = locals
    self.expressions = expressions
    self.parameters = parameters
  }

  /// The body of a closure that gives the height of a detent.
  func expression(for detent: SystemDetent) -> String { expressions[detent.id] ?? "nil" }

  /// What the height of a detent is made of.
  func locals(of detent: SystemDetent) -> [Local] { locals[detent.id] ?? [] }

  /// What any height is made of.
  var allLocals: [Local] {
    Local.allCases.filter { local in locals.values.contains { $0.contains(local) } }
  }

  /// What the app gives has a dot before its name.
  private static func uses(_ local: Local, _ expression: String) -> Bool {
    expression.hasPrefix(local.rawValue) || expression.mentions(" \(local.rawValue)")
      || expression.mentions("(\(local.rawValue)")
  }

  /// Some height can change while the sheet is up.
  var areDynamic: Bool { !parameters.isEmpty }

  /// The height of a detent within 0…limit, without what its form makes sure of.
  static func cut(
    _ detent: Detent, _ expression: HeightExpression, _ limit: String
  ) -> String {
    if detent.min == nil, detent.max == nil {
      switch detent.height {
      case .medium, .maxHeight, .fraction(_, of: .limit): return expression.base(detent.height)
      case .topInset: return "Swift.max(0, \(expression.base(detent.height)))"
      case .headerOnly, .fitContent, .height, .fraction, .measured: break
      }
    }
    return isNeverNegative(detent)
      ? "Swift.min(\(expression.bounded(detent)), \(limit))" : expression.height(of: detent)
  }

  private static func isNeverNegative(_ detent: Detent) -> Bool {
    switch detent.max {
    case .points(_, from: .edge), .fraction(_, of: .container), .detent: return false
    case .points, .fraction, nil: break
    }
    switch detent.height {
    case .headerOnly, .fitContent, .medium, .maxHeight, .height(_, from: .safeArea),
      .fraction(_, of: .limit), .fraction(_, of: .content):
      return true
    case .height(_, from: .edge), .fraction(_, of: .container), .topInset, .measured: return false
    }
  }
}
