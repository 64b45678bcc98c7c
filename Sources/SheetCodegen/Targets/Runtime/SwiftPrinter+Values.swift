import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

/// Values of a configuration that have alternatives, as Swift expressions of a place that says their type.
extension SwiftPrinter {
  mutating func print(_ number: Double) {
    SwiftLiteral.append(number, to: &line)
  }

  mutating func print(_ number: Double?, or word: StaticString) {
    if let number { print(number) } else { append(word) }
  }

  mutating func print(_ text: String) {
    SwiftLiteral.append(text, to: &line)
  }

  mutating func print(_ text: String?) {
    if let text { print(text) } else { append("nil") }
  }

  mutating func print(_ text: DisplayText?) {
    switch text {
    case nil: append("nil")
    case .plain(let text):
      call(".plain") { $0.argument { $0.print(text) } }
    case .localized(let key, let table):
      call(".localized") {
        $0.argument("key") { $0.print(key) }
        $0.argument("table") { $0.print(table) }
      }
    }
  }

  mutating func print(_ color: SheetColor) {
    guard color.light == color.dark else {
      call(".init") {
        $0.argument("light") { $0.print(color.light, isWhole: true) }
        $0.argument("dark") { $0.print(color.dark, isWhole: true) }
      }
      return
    }
    if color == .clear { append(".clear") } else { print(color.light, isWhole: false) }
  }

  /// - Parameter isWhole: Whether an opacity of 1 is written, since `ColorSource` has no default for it.
  private mutating func print(_ source: ColorSource, isWhole: Bool) {
    switch source {
    case .rgba(let value):
      atom(".rgba(") { SwiftLiteral.append(color: value, to: &$0.line) }
    case .asset(let name, let opacity):
      call(".asset") {
        $0.argument { $0.print(name) }
        if isWhole || opacity != 1 { $0.argument("opacity") { $0.print(opacity) } }
      }
    case .system(let color, let opacity):
      call(".system") {
        $0.argument { $0.print(color, ColorVocabulary.systemColors) }
        if isWhole || opacity != 1 { $0.argument("opacity") { $0.print(opacity) } }
      }
    }
  }

  mutating func print(_ background: Background) {
    switch background {
    case .color(let color): call(".color") { $0.argument { $0.print(color) } }
    case .material(let material, let tint):
      if tint == .clear {
        atom(".material(") { $0.print(material, ColorVocabulary.materials) }
      } else {
        call(".material") {
          $0.argument { $0.print(material, ColorVocabulary.materials) }
          $0.argument("tint") { $0.print(tint) }
        }
      }
    }
  }

  mutating func print(_ radius: GrabberRadius) {
    switch radius {
    case .round: append(".round")
    case .points(let points): atom(".points(") { $0.print(points) }
    }
  }

  mutating func print(_ corners: Corners) {
    if corners == .top {
      append(".top")
      return
    }
    set(
      [
        (".topLeading", corners.contains(.topLeading)),
        (".topTrailing", corners.contains(.topTrailing)),
        (".bottomLeading", corners.contains(.bottomLeading)),
        (".bottomTrailing", corners.contains(.bottomTrailing)),
      ])
  }

  mutating func print(_ sizeClasses: SizeClasses) {
    set(
      [
        (".compactHeight", sizeClasses.contains(.compactHeight)),
        (".regularHeight", sizeClasses.contains(.regularHeight)),
        (".compactWidth", sizeClasses.contains(.compactWidth)),
        (".regularWidth", sizeClasses.contains(.regularWidth)),
      ])
  }

  mutating func print(_ button: HeaderButton?) {
    switch button {
    case nil: append("nil")
    case .close: append(".close")
    case .back: append(".back")
    case .custom(let title, let symbol, let accessibilityLabel, let action):
      call(".custom") {
        $0.argument("title") { $0.print(title) }
        $0.argument("symbol") { $0.print(symbol) }
        $0.argument("accessibilityLabel") { $0.print(accessibilityLabel) }
        $0.argument("action") { $0.print(action) }
      }
    }
  }

  private mutating func print(_ action: ButtonAction) {
    switch action {
    case .dismiss: append(".dismiss")
    case .back: append(".back")
    case .control(let control):
      atom(".control(") { $0.print(index: control.rawValue) }
    }
  }

  mutating func print(_ limit: HeightLimit) {
    let defaults = HeightLimit()
    call(".init") {
      if limit.from != defaults.from {
        $0.argument("from") { $0.print(limit.from, LimitVocabulary.edges) }
      }
      if limit.inset != defaults.inset { $0.argument("inset") { $0.print(limit.inset) } }
    }
  }

  mutating func print(_ limit: WidthLimit?) {
    switch limit {
    case nil: append("nil")
    case .points(let points): atom(".points(") { $0.print(points) }
    case .fraction(let part): atom(".fraction(") { $0.print(part) }
    }
  }

  mutating func print(_ position: InitialPosition) {
    switch position {
    case .smallest: append(".smallest")
    case .largest: append(".largest")
    case .hidden: append(".hidden")
    case .detent(let id): atom(".detent(") { $0.print(index: id.rawValue) }
    }
  }

  mutating func print(_ passthrough: Passthrough) {
    switch passthrough {
    case .never: append(".never")
    case .always: append(".always")
    case .throughSmallest: append(".throughSmallest")
    case .through(let id): atom(".through(") { $0.print(index: id.rawValue) }
    }
  }

  // MARK: Detents

  mutating func print(_ range: FreeRange?) {
    guard let range else {
      append("nil")
      return
    }
    call(".init") {
      $0.argument("min") { $0.print(range.min) }
      $0.argument("max") { $0.print(range.max) }
    }
  }

  mutating func print(_ detents: [Detent]) {
    openArray()
    for detent in detents {
      element()
      print(detent)
    }
    closeArray()
  }

  private mutating func print(_ detent: Detent) {
    let defaults = Detent(detent.id, detent.height)
    if detent == defaults {
      printShort(detent)
      return
    }
    call(".init") {
      $0.argument { $0.print(index: detent.id.rawValue) }
      $0.argument { $0.print(detent.height) }
      if let min = detent.min { $0.argument("min") { $0.print(min) } }
      if let max = detent.max { $0.argument("max") { $0.print(max) } }
      if detent.when != defaults.when { $0.argument("when") { $0.print(detent.when) } }
      if detent.reach != defaults.reach {
        $0.argument("reach") { $0.print(detent.reach, DetentVocabulary.reaches) }
      }
      if detent.fallback != defaults.fallback {
        $0.argument("fallback") { $0.print(detent.fallback, DetentVocabulary.fallbacks) }
      }
    }
  }

  /// Appends a detent without bounds and conditions, by the function that is named after its height.
  private mutating func printShort(_ detent: Detent) {
    func atom(_ name: StaticString, _ more: (inout SwiftPrinter) -> Void = { _ in }) {
      self.atom(name) {
        $0.print(index: detent.id.rawValue)
        more(&$0)
      }
    }
    switch detent.height {
    case .headerOnly: atom(".headerOnly(")
    case .fitContent: atom(".fitContent(")
    case .medium: atom(".medium(")
    case .maxHeight: atom(".maxHeight(")
    case .height(let points, let origin):
      atom(".height(") {
        $0.append(", ")
        $0.print(points)
        switch origin {
        case .safeArea: break
        case .edge: $0.append(", from: .edge")
        }
      }
    case .fraction(let part, let base):
      atom(".fraction(") {
        $0.append(", ")
        $0.print(part)
        switch base {
        case .limit: break
        case .container: $0.append(", of: .container")
        case .content: $0.append(", of: .content")
        }
      }
    case .topInset(let points):
      atom(".topInset(") {
        $0.append(", ")
        $0.print(points)
      }
    case .measured(let name):
      atom(".measured(") {
        $0.append(", ")
        $0.print(index: name.rawValue)
      }
    }
  }

  private mutating func print(_ height: DetentHeight) {
    switch height {
    case .headerOnly: append(".headerOnly")
    case .fitContent: append(".fitContent")
    case .medium: append(".medium")
    case .maxHeight: append(".maxHeight")
    case .height(let points, let origin):
      atom(".height(") {
        $0.print(points)
        switch origin {
        case .safeArea: $0.append(", from: .safeArea")
        case .edge: $0.append(", from: .edge")
        }
      }
    case .fraction(let part, let base):
      atom(".fraction(") {
        $0.print(part)
        switch base {
        case .limit: $0.append(", of: .limit")
        case .container: $0.append(", of: .container")
        case .content: $0.append(", of: .content")
        }
      }
    case .topInset(let points): atom(".topInset(") { $0.print(points) }
    case .measured(let name): atom(".measured(") { $0.print(index: name.rawValue) }
    }
  }

  private mutating func print(_ bound: HeightBound) {
    switch bound {
    case .points(let points, let origin):
      atom(".points(") {
        $0.print(points)
        switch origin {
        case .safeArea: break
        case .edge: $0.append(", from: .edge")
        }
      }
    case .fraction(let part, let base):
      atom(".fraction(") {
        $0.print(part)
        switch base {
        case .limit: break
        case .container: $0.append(", of: .container")
        case .content: $0.append(", of: .content")
        }
      }
    case .detent(let id): atom(".detent(") { $0.print(index: id.rawValue) }
    }
  }

  // MARK: Parts

  private mutating func print(index: UInt16) {
    line.append(Int(index))
  }

  /// Appends a case by its word, which is the same.
  private mutating func print<Value: Equatable>(_ value: Value, _ words: Choices<Value>) {
    guard let word = words.name(of: value) else {
      preconditionFailure("a test holds that every case has its word")
    }
    append(".")
    append(word)
  }

  /// Appends an option set: its one member, or a list.
  private mutating func set(_ members: [(name: StaticString, isMember: Bool)]) {
    let present = members.filter(\.isMember)
    if present.count == 1 {
      append(present[0].name)
      return
    }
    openArray()
    for member in present {
      element()
      append(member.name)
    }
    closeArray()
  }

  /// Appends a call that is too short to break.
  @inline(__always)
  private mutating func atom(_ name: StaticString, _ arguments: (inout SwiftPrinter) -> Void) {
    append(name)
    arguments(&self)
    append(")")
  }

  private mutating func call(_ name: StaticString, _ arguments: (inout SwiftPrinter) -> Void) {
    append(name)
    openCall()
    arguments(&self)
    closeCall()
  }

  private mutating func argument(_ value: (inout SwiftPrinter) -> Void) {
    element()
    value(&self)
  }

  private mutating func argument(_ label: StaticString, _ value: (inout SwiftPrinter) -> Void) {
    argument(label)
    value(&self)
  }
}
