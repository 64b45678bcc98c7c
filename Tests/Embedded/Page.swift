// What a page exports: a sheet made of the detents it is told, every event, and where the sheet is after it. It is
// compiled together with the runtime; exported names are C's, so that a native build can be driven as well.

nonisolated(unsafe) private var detents: [Detent] = []
nonisolated(unsafe) private var engine = SheetEngine(plan(), in: layout(402, 874, 3))
nonisolated(unsafe) private var effects = SheetEngine.Effects()

@inline(never) private func plan() -> SheetPlan {
  var configuration = SheetConfiguration()
  configuration.detents = detents
  return SheetPlan(configuration)
}

private func layout(_ width: Double, _ height: Double, _ scale: Double) -> SheetLayout {
  SheetLayout(SheetContainer(width: width, height: height, displayScale: scale, sizeClasses: []))
}

#if arch(wasm32)
  @_expose(wasm, "addDetent")
#endif
@_cdecl("addDetent")
public func addDetent(_ kind: Int32, _ value: Double) {
  let id = DetentIndex(UInt16(detents.count))
  let height: DetentHeight =
    switch kind {
    case 0: .headerOnly
    case 1: .fitContent
    case 2: .medium
    case 3: .maxHeight
    case 4: .height(value, from: .safeArea)
    case 5: .fraction(value, of: .limit)
    default: .topInset(value)
    }
  detents.append(Detent(id, height))
}

#if arch(wasm32)
  @_expose(wasm, "event")
#endif
@_cdecl("event")
public func event(_ kind: Int32, _ a: Double, _ b: Double, _ c: Double) -> Double {
  let event: SheetEngine.Event
  switch kind {
  case 0: event = .appeared(animated: a > 0)
  case 1: event = .dragBegan(a > 0 ? .top : .content)
  case 2: event = .dragChanged(translation: a, velocity: b)
  case 3: event = .dragEnded(translation: a, velocity: b)
  case 4: event = .dragCancelled
  case 5: event = .scrollBegan(offset: a)
  case 6: event = .scrollChanged(offset: a, translation: b, velocity: c)
  case 7: event = .scrollEnded(velocity: a)
  case 8: event = .settled
  case 9: event = .settleAdvanced(a)
  case 10: event = .settleInterrupted(after: a)
  case 11: event = .layoutChanged(layout(a, b, c), animated: false)
  case 12: event = .planChanged(plan(), animated: true)
  case 13: event = .detentEnabled(0, a > 0, animated: true)
  case 14: event = .move(to: .detent(DetentIndex(UInt16(a))), animated: b > 0)
  case 15: event = .dismiss(animated: true)
  case 16: event = .dismissalAllowed
  case 17: event = .dismissalRefused
  case 18: event = .outsideTapped
  case 19: event = .headerTapped
  case 20: event = .dismissTapped
  case 21: event = .escapePressed
  case 22: event = .stepped(up: a > 0)
  default: event = .grabberTapped
  }
  effects = engine.handle(event)
  return engine.position
}

#if arch(wasm32)
  @_expose(wasm, "height")
#endif
@_cdecl("height")
public func height() -> Double { effects.frame?.height ?? 0 }

#if arch(wasm32)
  @_expose(wasm, "dimming")
#endif
@_cdecl("dimming")
public func dimming() -> Double { effects.dimming ?? 0 }

#if arch(wasm32)
  @_expose(wasm, "target")
#endif
@_cdecl("target")
public func target() -> Double { effects.settle?.to ?? 0 }

#if arch(wasm32)
  @_expose(wasm, "duration")
#endif
@_cdecl("duration")
public func duration() -> Double { effects.settle?.duration ?? 0 }
