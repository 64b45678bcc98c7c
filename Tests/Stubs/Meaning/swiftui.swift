// Holds code for SwiftUI's sheets against what 'sheetc resolve' says of the same sheets.
import SwiftUI

@main @MainActor enum Program {
  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkForms(matrix)
    checkOthers(matrix)
    checkTurned(matrix)
    checkBehavior(matrix)
    Differences.end(atLeast: 900)
  }

  /// Where a sheet can stand and what it says of its presentation there, with a binding of the app's.
  static func check<Detent: Hashable & Sendable>(
    _ key: String, _ matrix: Matrix, _ all: [Detent], opensAt initial: (Matrix.Place) -> Detent,
    _ view: (Binding<Detent>, Matrix.Place) -> some View
  ) {
    for place in matrix.sheets[key] ?? [] {
      let words = "\(key) on \(place.device)"
      enter(place)
      let box = Box(initial(place))
      let binding = Binding(get: { box.value }, set: { box.value = $0 })
      Differences.expect("\(box.value)" == place.initial, "\(words) opens at \(box.value)")
      var heights: [(id: String, height: CGFloat)] = []
      for detent in all {
        box.value = detent
        let presentation = StubPresentation(of: view(binding, place))
        guard let selected = presentation.selection?.wrappedValue else {
          Differences.expect(false, "\(words): nothing is selected")
          continue
        }
        let height = height(of: selected, in: presentation, place)
        compare(height, "\(detent)", place, words)
        if let height { heights.append(("\(detent)", height)) }
        // What the system selects reaches the app.
        box.value = all[0]
        presentation.selection?.wrappedValue = selected
        Differences.expect(box.value == detent, "\(words): a drag to \(detent) is lost")
      }
      let presentation = StubPresentation(of: view(binding, place))
      Differences.expect(
        presentation.detents.count == heights.count || presentation.detents.count == all.count,
        "\(words) has other heights too")
      checkPassthrough(presentation, heights, place, words)
    }
  }

  /// A sheet with one height.
  static func check(_ key: String, _ matrix: Matrix, _ view: (Matrix.Place) -> some View) {
    for place in matrix.sheets[key] ?? [] {
      enter(place)
      let presentation = StubPresentation(of: view(place))
      guard let only = presentation.detents.first, presentation.detents.count == 1 else {
        Differences.expect(false, "\(key) on \(place.device): not one height")
        continue
      }
      let height = height(of: only, in: presentation, place)
      compare(height, place.initial, place, "\(key) on \(place.device)")
    }
  }

  static func enter(_ place: Matrix.Place) {
    EnvironmentValues.stubCurrent.horizontalSizeClass =
      place.traits.horizontalSizeClass == .regular ? .regular : .compact
    EnvironmentValues.stubCurrent.verticalSizeClass =
      place.traits.verticalSizeClass == .compact ? .compact : .regular
  }

  static func height(
    of detent: PresentationDetent, in presentation: StubPresentation, _ place: Matrix.Place
  ) -> CGFloat? {
    guard presentation.detents.contains(detent) else { return nil }
    return detent.stubHeight(
      in: PresentationDetent.Context(
        maximum: place.limit + limitInset, container: place.size.height,
        environment: .stubCurrent))
  }

  /// How far below the system's limit that of the sheet lies.
  static var limitInset: CGFloat = 0

  static func compare(_ height: CGFloat?, _ id: String, _ place: Matrix.Place, _ words: String) {
    guard let wanted = place.detents.first(where: { $0.id == id }) else {
      Differences.expect(false, "\(words): there is no \(id)")
      return
    }
    Differences.expect(
      (height != nil) == wanted.isActive, "\(words): \(id) is there where it is not to be")
    if let height, wanted.isActive {
      Differences.expect(height, is: wanted.height, "\(words): \(id)")
    }
  }

  /// Touches pass exactly at the heights at which the compiler lets them.
  static func checkPassthrough(
    _ presentation: StubPresentation, _ heights: [(id: String, height: CGFloat)],
    _ place: Matrix.Place, _ words: String
  ) {
    let interaction = presentation.interaction
    let through: CGFloat? =
      if !interaction.stubIsEnabled {
        nil
      } else if let detent = interaction.stubDetent {
        height(of: detent, in: presentation, place)
      } else {
        .infinity
      }
    for (id, height) in heights {
      let passes = through.map { height <= $0 + 0.5 } ?? false
      let wanted = always.contains(words) || place.passthrough.map { height <= $0 + 0.5 } ?? false
      Differences.expect(passes == wanted, "\(words): touches pass otherwise at \(id)")
    }
  }

  /// Where touches always pass, which has no height in what the compiler says.
  static var always: Set<String> = []

  static func checkForms(_ matrix: Matrix) {
    check(
      "forms", matrix, [FormsSheet.Detent.headerOnly, .cart, .part, .below],
      opensAt: { _ in FormsSheet.initial },
      { binding, _ in Text("").formsSheet(selection: binding) })
    check(
      "system", matrix, [SystemSheet.Detent.medium, .maxHeight],
      opensAt: { _ in SystemSheet.initial },
      { binding, _ in Text("").systemSheet(selection: binding) })
    limitInset = 24
    check(
      "inset", matrix, [InsetSheet.Detent.some, .medium, .most],
      opensAt: { _ in InsetSheet.initial },
      { binding, _ in Text("").insetSheet(selection: binding) })
    limitInset = 0
  }

  static func checkOthers(_ matrix: Matrix) {
    check(
      "edges", matrix, [EdgesSheet.Detent.edge, .screen],
      opensAt: { _ in EdgesSheet.initial },
      { binding, place in
        Text("").edgesSheet(
          selection: binding,
          measures: EdgesSheet.Measures(
            container: place.size.height, bottom: place.safeArea.bottom))
      })
    check("filled", matrix) { place in
      Text("").filledSheet(measures: FilledSheet.Measures(content: 240, limit: place.limit))
    }
  }

  static func checkTurned(_ matrix: Matrix) {
    let upright = (matrix.sheets["turned"] ?? []).filter { $0.traits.verticalSizeClass != .compact }
    always = Set(upright.map { "turned on \($0.device)" })
    check(
      "turned", matrix, [TurnedSheet.Detent.peek, .half, .maxHeight],
      opensAt: { place in
        TurnedSheet.initial(
          horizontal: EnvironmentValues.stubCurrent.horizontalSizeClass,
          vertical: EnvironmentValues.stubCurrent.verticalSizeClass)
      },
      { binding, _ in Text("").turnedSheet(selection: binding) })
    // Without a binding of the app's it opens there too, and stays when the phone is turned.
    for place in matrix.sheets["turned"] ?? [] {
      enter(place)
      let view = Text("").turnedSheet()
      let presentation = StubPresentation(of: view)
      let height = presentation.selection.flatMap {
        self.height(of: $0.wrappedValue, in: presentation, place)
      }
      compare(height, place.initial, place, "turned by itself on \(place.device)")
      let before = presentation.selection?.wrappedValue
      EnvironmentValues.stubCurrent.verticalSizeClass =
        place.traits.verticalSizeClass == .compact ? .regular : .compact
      Differences.expect(
        StubPresentation(of: view).selection?.wrappedValue == before,
        "turned moves when \(place.device) is turned")
    }
  }

  static func checkBehavior(_ matrix: Matrix) {
    let places = matrix.sheets["forms"] ?? []
    guard let phone = places.first(where: { $0.device == "iPhone 17 Pro" }),
      let low = places.first(where: { $0.traits.verticalSizeClass == .compact }),
      let tablet = places.first(where: { $0.traits.horizontalSizeClass == .regular })
    else { return Differences.expect(false, "no devices to try the behaviour on") }
    enter(phone)
    let forms = StubPresentation(of: Text("").formsSheet())
    Differences.expect(!forms.isDismissDisabled, "forms cannot be dismissed")
    Differences.expect(forms.contentInteraction == .scrolls, "forms is raised by scrolling")
    Differences.expect(forms.adaptation.vertical == .none, "forms covers a phone on its side")
    Differences.expect(forms.indicator == .visible, "forms has no grabber")
    Differences.expect(forms.cornerRadius == nil, "forms has corners nobody wrote")
    let system = StubPresentation(of: Text("").systemSheet())
    Differences.expect(system.isDismissDisabled, "system can be dismissed")
    Differences.expect(system.contentInteraction == .automatic, "system scrolls otherwise")
    Differences.expect(system.indicator == .visible, "system has no grabber")
    Differences.expect(system.cornerRadius == 20, "system has other corners")
    let turned = StubPresentation(of: Text("").turnedSheet())
    Differences.expect(turned.isDismissDisabled, "turned can be dismissed")
    for (place, stays) in [(phone, false), (tablet, false), (low, true)] {
      enter(place)
      let wide = StubPresentation(of: Text("").wideSheet())
      Differences.expect(wide.isDismissDisabled == stays, "wide goes otherwise on \(place.device)")
      Differences.expect(wide.sizing is FormPresentationSizing, "wide is no form")
    }
  }
}

/// What an app keeps a selection in.
final class Box<Value: Sendable>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
