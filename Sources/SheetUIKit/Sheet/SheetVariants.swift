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
      base.become(presentation)
      for place in variants.indices { variants[place].configuration.become(presentation) }
    }

    /// Changes all of them, but not what the app made of the sheet.
    mutating func change(_ body: (inout SheetConfiguration) -> Void) {
      let presentation = base.presentation
      body(&base)
      base.become(presentation)
      for place in variants.indices {
        body(&variants[place].configuration)
        variants[place].configuration.become(presentation)
      }
    }

    func configuration(in sizeClasses: SizeClasses) -> SheetConfiguration {
      variants.last { sizeClasses.isSuperset(of: $0.when) }?.configuration ?? base
    }

    var plan: SheetPlan { SheetPlan(base, variants: variants) }
  }

  extension SheetConfiguration {
    /// A modal sheet that is to stay does not keep people from what is behind it for good.
    fileprivate mutating func become(_ presentation: Presentation) {
      if self.presentation == .modal, presentation == .persistent, passthrough == .never {
        passthrough = .throughSmallest
      }
      self.presentation = presentation
    }
  }
#endif
