#if canImport(UIKit)
  public import UIKit

  /// Where colours and texts of sheets come from that are known by name.
  @MainActor public enum SheetAssets {
    /// The bundle whose asset catalogue and strings are looked up.
    public static var bundle: Bundle = .main
    private static var registered: [String: UIColor] = [:]

    /// Gives a name to a colour made in code; it is found before one of the asset catalogue.
    public static func register(_ color: UIColor, as name: String) {
      registered[name] = color
    }

    /// A colour by its name; clear where there is none, as nothing better is known.
    static func color(named name: String) -> UIColor {
      registered[name] ?? UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
  }
#endif
