import SheetRuntime

// An upright iPhone 17 Pro.
let window = SheetContainer(
  width: 402, height: 874, safeArea: SafeAreaInsets(top: 62, bottom: 34), displayScale: 3,
  sizeClasses: [.compactWidth, .regularHeight])
var engine = SheetEngine(SheetPlan(Sheets.parcels), in: SheetLayout(window))
_ = engine.handle(.appeared(animated: false))
print("parcels rests at \(engine.position) points")
