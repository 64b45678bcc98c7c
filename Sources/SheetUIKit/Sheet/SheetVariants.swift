#if canImport(UIKit)
  import SheetRuntime

  /// A sheet's description without its types.
  struct SheetVariants: Equatable {
    var base: SheetConfiguration
    var variants: [SheetVariant]

    /// - Parameter presentation: What the app made of it: what is presented is dismissed and what a container
    ///   keeps stays, whatever the description says.
    init<Detents: SheetDetents, Controls: SheetControls>(
      _ sheet: Sheet<Detents, Controls>, as presentation: Presentation
    ) {
      base = sheet.configuration
      variants = sheet.variants
      base.presentation = presentation
      for place in variants.indices { variants[place].configuration.presentation = presentation }
    }

    func configuration(in sizeClasses: SizeClasses) -> SheetConfiguration {
      variants.last { sizeClasses.isSuperset(of: $0.when) }?.configuration ?? base
    }

    var plan: SheetPlan { SheetPlan(base, variants: variants) }
  }
#endif
