#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension DisplayText {
    /// The text in the language of the person.
    @MainActor var lookedUp: String {
      switch self {
      case .plain(let text): text
      case .localized(let key, let table):
        SheetAssets.bundle.localizedString(forKey: key, value: nil, table: table)
      }
    }
  }
#endif
