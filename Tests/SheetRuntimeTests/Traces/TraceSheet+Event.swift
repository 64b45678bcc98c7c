import SheetRuntime

extension TraceSheet {
  /// The event that a line's words name.
  mutating func event(_ words: [String], detents engine: SheetEngine) throws -> SheetEngine.Event {
    func number(_ index: Int) throws -> Double {
      index < words.count ? try Trace.number(words[index]) : 0
    }
    let animated = words.last != "now"
    switch words[0] {
    case "appear": return .appeared(animated: animated)
    case "drag":
      switch words[1] {
      case "begins": return .dragBegan(words.last == "top" ? .top : .content)
      case "ends": return .dragEnded(translation: try number(2), velocity: try number(4))
      case "cancelled": return .dragCancelled
      default: return .dragChanged(translation: try number(1), velocity: try number(3))
      }
    case "scroll":
      switch words[1] {
      case "begins": return .scrollBegan(offset: try number(3))
      case "ends": return .scrollEnded(velocity: try number(3))
      default:
        return .scrollChanged(offset: try number(3), translation: try number(1), velocity: 0)
      }
    case "tap":
      switch words[1] {
      case "outside": return .outsideTapped
      case "grabber": return .grabberTapped
      case "header": return .headerTapped
      case "close": return .dismissTapped
      default: throw Trace.Unknown(text: words.joined(separator: " "))
      }
    case "escape": return .escapePressed
    case "step": return .stepped(up: words[1] == "up")
    case "move":
      switch words[1] {
      case "hidden": return .move(to: .hidden, animated: animated)
      case "height": return .move(to: .height(try number(2)), animated: animated)
      default: return .move(to: .detent(DetentIndex(UInt16(try number(1)))), animated: animated)
      }
    case "dismiss": return .dismiss(animated: animated)
    case "allow": return .dismissalAllowed
    case "refuse": return .dismissalRefused
    case "settled": return .settled
    case "wait": return .settleAdvanced(try number(1))
    case "touch": return .settleInterrupted(after: try number(1))
    case "keyboard":
      layout.keyboardHeight = try number(1)
      return .layoutChanged(layout, animated: false)
    case "content":
      layout.measures.contentHeight = try number(1)
      return .layoutChanged(layout, animated: animated)
    case "portrait", "landscape":
      container.width = words[0] == "portrait" ? 400 : 800
      container.height = words[0] == "portrait" ? 800 : 400
      container.sizeClasses =
        words[0] == "portrait"
        ? [.compactWidth, .regularHeight] : [.compactWidth, .compactHeight]
      layout.container = container
      return .layoutChanged(layout, animated: false)
    case "enable", "disable":
      return .detentEnabled(
        DetentIndex(UInt16(try number(1))), words[0] == "enable", animated: animated)
    case "plan":
      try read(Array(words.dropFirst().filter { $0 != "now" }))
      return .planChanged(plan, animated: animated)
    default: throw Trace.Unknown(text: words.joined(separator: " "))
    }
  }
}
