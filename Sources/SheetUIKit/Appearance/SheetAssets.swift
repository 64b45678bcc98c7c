#if canImport(UIKit)
  public import UIKit

  /// Where colours and texts of sheets come from that are known by name.
  @MainActor public enum SheetAssets {
    /// The bundle whose asset catalogue and strings are looked up; of the strings also `Sheet Grabber`,
    /// `Dismiss` and `Back`, which VoiceOver speaks.
    public static var bundle: Bundle = .main
    private static var registered: [String: UIColor] = [:]

    /// Gives a name to a colour made in code; it is found before one of the asset catalogue.
    public static func register(_ color: UIColor, as name: String) {
      registered[name] = color
    }

    /// One of the words that are built in; the bundle's strings may translate it under itself.
    static func word(_ word: String) -> String {
      bundle.localizedString(forKey: word, value: word, table: nil)
    }

    /// A colour by its name; clear where there is none, as nothing better is known.
    static func color(named name: String) -> UIColor {
      registered[name] ?? UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }
  }
#endif
