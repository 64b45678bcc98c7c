#if canImport(UIKit)
  import SheetRuntime

  /// A sheet's description without its types.
  struct SheetVariants: Equatable {
    var base: SheetConfiguration
    var variants: [SheetVariant]

    init<Detents: SheetDetents, Controls: SheetControls>(_ sheet: Sheet<Detents, Controls>) {
      base = sheet.configuration
      variants = sheet.variants
    }

    func configuration(in sizeClasses: SizeClasses) -> SheetConfiguration {
      variants.last { sizeClasses.isSuperset(of: $0.when) }?.configuration ?? base
    }

    var plan: SheetPlan { SheetPlan(base, variants: variants) }
  }
#endif
