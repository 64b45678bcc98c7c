import SheetModel
import SheetRuntime

/// Heights of a sheet in SwiftUI: types that compute them, and points for those that the app gives something for.
struct SwiftUIHeights {
  /// How one height is said.
  private enum Form {
    /// `.medium` or `.large`.
    case own(String)
    /// `.height(…)`, and the condition under which it is there.
    case points(String, active: String?)
    /// A type with this body.
    case type(String)
  }

  private var forms: [DetentIndex: Form] = [:]
  private(set) var parameters: [SheetHeights.Parameter] = []

  init(_ sheet: SystemSheet) {
    for detent in sheet.detents { forms[detent.id] = Self.form(of: detent, sheet) }
    var texts: [String] = []
    for detent in sheet.detents {
      if case .points(let text, _) = forms[detent.id] { texts.append(text) }
    }
    let uses = { (name: String) in texts.contains { $0.mentions("measures.\(name)") } }
    let stated = [
      ("content", "Of the content as it fits."), ("header", "Of the header."),
      ("footer", "Of the footer."),
      ("limit", "Of the sheet at its highest: of the screen, without its safe areas."),
      ("container", "Of the screen."), ("bottom", "Of the bottom safe area."),
    ]
    parameters = stated.filter { uses($0.0) }.map {
      SheetHeights.Parameter(name: SwiftIdentifier($0.0), summary: $0.1)
    }
    for measure in sheet.names.measures
    where uses(AppMeasures.name(SwiftIdentifier(key: measure.text))) {
      parameters.append(
        SheetHeights.Parameter(
          name: SwiftIdentifier(AppMeasures.name(SwiftIdentifier(key: measure.text))),
          summary: "The measured '\(measure.text)'."))
    }
  }

  private static func form(of detent: SystemDetent, _ sheet: SystemSheet) -> Form {
    switch detent.rung {
    case .medium: return .own(".medium")
    case .large: return .own(".large")
    case nil: break
    }
    let values = BySizeClass {
      height(of: detent.forms[$0], sheet.configurations[$0], sheet, .type)
    }
    if !values.values.contains(where: { $0.mentions("measures.") }) {
      return .type(SizeClassConditions(traits: "context").expression(values))
    }
    let conditions = SizeClassConditions.environment
    let points = BySizeClass { group in
      let height = height(of: detent.forms[group], sheet.configurations[group], sheet, .points)
      return height == "nil" ? "1" : height
    }
    let active = values.map { $0 == "nil" ? "false" : "true" }
    return .points(
      "Swift.max(1, \(conditions.expression(points)))",
      active: active.common == "true" ? nil : conditions.expression(active))
  }

  private enum Place {
    /// In a type, with a context.
    case type
    /// In the modifier, with what the app gives.
    case points
  }

  private static func height(
    of form: Detent?, _ configuration: SheetConfiguration, _ sheet: SystemSheet, _ place: Place
  ) -> String {
    guard let form else { return "nil" }
    let base = place == .type ? "context.maxDetentValue" : "measures.limit"
    let inset = configuration.limit.inset
    let limit = inset == 0 ? base : "(\(base) - \(SwiftLiteral.number(inset)))"
    let expression = HeightExpression(
      configuration, sheet.names,
      HeightExpression.Terms(
        limit: limit, container: "measures.container", bottom: "measures.bottom",
        content: "measures.content", header: "measures.header", footer: "measures.footer",
        measured: { "measures.\(AppMeasures.name($0))" },
        // Sheets on screens of 568 points have 528 or 548 of them, and on the next larger ones 627.
        screen: base))
    // SwiftUI cuts points itself.
    return place == .points && inset == 0
      ? expression.bounded(form) : SheetHeights.cut(form, expression, limit)
  }

  static func typeName(of detent: SystemDetent) -> String { detent.name.type("Height").text }

  /// The expression of a height's `PresentationDetent`.
  func presentation(of detent: SystemDetent) -> String {
    switch forms[detent.id] {
    case .own(let name): name
    case .points(let points, _): ".height(\(points))"
    case .type, nil: ".custom(\(Self.typeName(of: detent)).self)"
    }
  }

  /// The body of the type that computes a height; `nil` where there is none.
  func type(of detent: SystemDetent) -> String? {
    if case .type(let body) = forms[detent.id] { body } else { nil }
  }

  /// The condition under which points are one of the sheet's heights; types know themselves.
  func activity(of detent: SystemDetent) -> String? {
    if case .points(_, let active) = forms[detent.id] { active } else { nil }
  }

  /// What asks for size classes.
  var activity: [String] {
    forms.values.flatMap { form -> [String] in
      if case .points(let points, let active) = form { [points, active ?? ""] } else { [] }
    }
  }
}
