/// UIColor's semantic and system colours, by their UIKit names without `Color`.
@frozen public enum SystemColor: UInt8, Hashable, Sendable {
  /// `UIColor.label`, of primary text.
  case label
  /// `UIColor.secondaryLabel`, of secondary text.
  case secondaryLabel
  /// `UIColor.tertiaryLabel`, of what is less than secondary; the grabber's.
  case tertiaryLabel
  /// `UIColor.quaternaryLabel`, the faintest of text.
  case quaternaryLabel
  /// `UIColor.placeholderText`, of empty text fields.
  case placeholderText
  /// `UIColor.link`, of links.
  case link
  /// `UIColor.separator`, of thin lines that let through what is below.
  case separator
  /// `UIColor.opaqueSeparator`, of lines that do not.
  case opaqueSeparator
  /// `UIColor.systemFill`, over thin and small shapes.
  case systemFill
  /// `UIColor.secondarySystemFill`, over shapes of medium size.
  case secondarySystemFill
  /// `UIColor.tertiarySystemFill`, over large shapes.
  case tertiarySystemFill
  /// `UIColor.quaternarySystemFill`, over large areas of complex content.
  case quaternarySystemFill
  /// `UIColor.systemBackground`, of the whole interface; the sheet's.
  case systemBackground
  /// `UIColor.secondarySystemBackground`, layered on that.
  case secondarySystemBackground
  /// `UIColor.tertiarySystemBackground`, layered on the secondary.
  case tertiarySystemBackground
  /// `UIColor.systemGroupedBackground`, of grouped lists.
  case systemGroupedBackground
  /// `UIColor.secondarySystemGroupedBackground`, layered on that.
  case secondarySystemGroupedBackground
  /// `UIColor.tertiarySystemGroupedBackground`, layered on the secondary.
  case tertiarySystemGroupedBackground
  /// `UIColor.tintColor`, the accent of the view it is used in; `systemBlue` before iOS 15.
  case tintColor
  /// `UIColor.systemRed`, which suits both appearances.
  case systemRed
  /// `UIColor.systemGreen`, which suits both appearances.
  case systemGreen
  /// `UIColor.systemBlue`, which suits both appearances.
  case systemBlue
  /// `UIColor.systemOrange`, which suits both appearances.
  case systemOrange
  /// `UIColor.systemYellow`, which suits both appearances.
  case systemYellow
  /// `UIColor.systemPink`, which suits both appearances.
  case systemPink
  /// `UIColor.systemPurple`, which suits both appearances.
  case systemPurple
  /// `UIColor.systemTeal`, which suits both appearances.
  case systemTeal
  /// `UIColor.systemIndigo`, which suits both appearances.
  case systemIndigo
  /// `UIColor.systemBrown`, which suits both appearances.
  case systemBrown
  /// `UIColor.systemMint`, which suits both appearances; `systemTeal` before iOS 15.
  case systemMint
  /// `UIColor.systemCyan`, which suits both appearances; `systemTeal` before iOS 15.
  case systemCyan
  /// `UIColor.systemGray`, the base of the greys.
  case systemGray
  /// `UIColor.systemGray2`, one step nearer to the background.
  case systemGray2
  /// `UIColor.systemGray3`, two steps nearer to the background.
  case systemGray3
  /// `UIColor.systemGray4`, three steps nearer to the background.
  case systemGray4
  /// `UIColor.systemGray5`, four steps nearer to the background.
  case systemGray5
  /// `UIColor.systemGray6`, five steps nearer to the background.
  case systemGray6
  /// `UIColor.darkText`, for light backgrounds in both appearances.
  case darkText
  /// `UIColor.lightText`, for dark backgrounds in both appearances.
  case lightText
}
