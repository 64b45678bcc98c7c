/// What is known of the sheets that a sheet is built on.
enum Ancestry {
  case unknown
  /// They are being followed; its place among those that led to it.
  case open(Int)
  /// How many they are.
  case sound(Int)
  /// They end in a fault of one of them, or never.
  case broken
}
