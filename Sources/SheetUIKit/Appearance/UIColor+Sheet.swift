#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetColor {
    /// The same colour for UIKit, which follows the appearance.
    @MainActor var uiColor: UIColor {
      let light = light.uiColor
      if self.light == dark { return light }
      let dark = dark.uiColor
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }

  extension ColorSource {
    @MainActor fileprivate var uiColor: UIColor {
      switch self {
      case .rgba(let value):
        let part = { (shift: UInt32) in CGFloat((value >> shift) & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
      case .asset(let name, let opacity):
        return SheetAssets.color(named: name).multiplied(by: opacity)
      case .system(let color, let opacity): return color.uiColor.multiplied(by: opacity)
      }
    }
  }

  extension UIColor {
    /// The same colour with an opacity multiplied into its own.
    fileprivate func multiplied(by opacity: Double) -> UIColor {
      if opacity >= 1 { return self }
      return UIColor { traits in
        let color = self.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * CGFloat(opacity))
      }
    }
  }

  extension SystemColor {
    fileprivate var uiColor: UIColor {
      switch self {
      case .label: .label
      case .secondaryLabel: .secondaryLabel
      case .tertiaryLabel: .tertiaryLabel
      case .quaternaryLabel: .quaternaryLabel
      case .placeholderText: .placeholderText
      case .link: .link
      case .separator: .separator
      case .opaqueSeparator: .opaqueSeparator
      case .systemFill: .systemFill
      case .secondarySystemFill: .secondarySystemFill
      case .tertiarySystemFill: .tertiarySystemFill
      case .quaternarySystemFill: .quaternarySystemFill
      case .systemBackground: .systemBackground
      case .secondarySystemBackground: .secondarySystemBackground
      case .tertiarySystemBackground: .tertiarySystemBackground
      case .systemGroupedBackground: .systemGroupedBackground
      case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
      case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
      case .tintColor: if #available(iOS 15.0, *) { .tintColor } else { .systemBlue }
      case .systemRed: .systemRed
      case .systemGreen: .systemGreen
      case .systemBlue: .systemBlue
      case .systemOrange: .systemOrange
      case .systemYellow: .systemYellow
      case .systemPink: .systemPink
      case .systemPurple: .systemPurple
      case .systemTeal: .systemTeal
      case .systemIndigo: .systemIndigo
      case .systemBrown: .systemBrown
      case .systemMint: if #available(iOS 15.0, *) { .systemMint } else { .systemTeal }
      case .systemCyan: if #available(iOS 15.0, *) { .systemCyan } else { .systemTeal }
      case .systemGray: .systemGray
      case .systemGray2: .systemGray2
      case .systemGray3: .systemGray3
      case .systemGray4: .systemGray4
      case .systemGray5: .systemGray5
      case .systemGray6: .systemGray6
      case .darkText: .darkText
      case .lightText: .lightText
      }
    }
  }
#endif
