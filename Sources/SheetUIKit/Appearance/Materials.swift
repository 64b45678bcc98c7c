#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension Material {
    @MainActor var effect: UIVisualEffect {
      switch self {
      case .thin: return UIBlurEffect(style: .systemThinMaterial)
      case .regular: return UIBlurEffect(style: .systemMaterial)
      case .thick: return UIBlurEffect(style: .systemThickMaterial)
      case .glass:
        // The toolchain that first knew the class came with that SDK.
        #if compiler(>=6.2)
          if #available(iOS 26.0, *) { return UIGlassEffect() }
        #endif
        return UIBlurEffect(style: .systemMaterial)
      }
    }
  }

  extension GrabberMaterial {
    @MainActor var effect: UIVisualEffect? {
      switch self {
      case .none: nil
      case .thin: Material.thin.effect
      case .regular: Material.regular.effect
      case .thick: Material.thick.effect
      case .glass: Material.glass.effect
      }
    }
  }

  extension DimmingBlur {
    @MainActor var effect: UIVisualEffect? {
      switch self {
      case .none: nil
      case .thin: Material.thin.effect
      case .regular: Material.regular.effect
      case .thick: Material.thick.effect
      }
    }
  }
#endif
