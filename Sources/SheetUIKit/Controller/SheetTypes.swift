#if canImport(UIKit)
  import SheetRuntime

  /// Which detents and controls a sheet has, to be compared.
  struct SheetTypes: Equatable {
    private var detents: ObjectIdentifier
    private var controls: ObjectIdentifier

    init<Detents: SheetDetents, Controls: SheetControls>(_ sheet: Sheet<Detents, Controls>) {
      detents = ObjectIdentifier(Detents.self)
      controls = ObjectIdentifier(Controls.self)
    }
  }
#endif
