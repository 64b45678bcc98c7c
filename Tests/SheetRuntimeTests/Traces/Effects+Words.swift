import Foundation
import SheetRuntime

extension Double {
  /// At most two decimals.
  var short: String {
    var text = String(format: "%.2f", self)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

extension SheetEngine.Rest {
  var word: String {
    switch self {
    case .detent(let id): "\(id.rawValue)"
    case .height(let height): "height \(height.short)"
    case .hidden: "hidden"
    }
  }
}

extension SheetEngine.Phase {
  var word: String {
    switch self {
    case .resting(let rest): "rests at \(rest.word)"
    case .dragging: "dragged"
    case .settling(let settle):
      switch settle.goal {
      case .rest: "settles"
      case .dismissal: "leaves"
      }
    case .dismissed: "gone"
    }
  }
}

extension SheetEngine.Settle {
  var word: String {
    let way = "\(from.short) to \(to.short)"
    switch curve {
    case .spring(let spring):
      let speed = velocity == 0 ? "" : " at \(velocity.short)"
      return "springs \(way)\(speed), damping \(spring.damping.short), in \(duration.short)"
    case .crossFade(let seconds): return "fades \(way) in \(seconds.short)"
    }
  }
}

extension SheetEngine.Effects {
  var words: [String] {
    var words: [String] = []
    if let frame {
      let push = frame.translation == 0 ? "" : " pushed \(frame.translation.short)"
      words.append("stands \(frame.height.short)\(push)")
    }
    if let settle { words.append(settle.word) }
    switch scroll {
    case nil: break
    case .hold(let offset): words.append("holds content at \(offset.short)")
    case .stop(let offset): words.append("stops content at \(offset.short)")
    case .release: words.append("frees content")
    }
    if let dimming { words.append("dims \(dimming.short)") }
    if let passesThrough { words.append(passesThrough ? "passes" : "blocks") }
    if let keyboard {
      words.append("keyboard lift \(keyboard.lift.short) inset \(keyboard.inset.short)")
    }
    if haptic { words.append("ticks") }
    switch focus {
    case nil: break
    case .sheet: words.append("focus on sheet")
    case .presentingView: words.append("focus behind")
    }
    if let position, frame.map({ abs($0.height - $0.translation - position) > 0.001 }) ?? true {
      words.append("position \(position.short)")
    }
    if let willMove { words.append("will move to \(willMove.word)") }
    if let didMove { words.append("did move to \(didMove.word)") }
    if let asksDismissal { words.append("asks (\(asksDismissal))") }
    if let willDismiss { words.append("will dismiss (\(willDismiss))") }
    if let didDismiss { words.append("did dismiss (\(didDismiss))") }
    return words
  }
}
