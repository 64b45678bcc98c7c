import SheetRuntime

/// Containers with the measures of real devices, for tests that state heights worked out by hand.
enum Containers {
  static let phone = SheetContainer(
    width: 402, height: 874, safeArea: SafeAreaInsets(top: 62, bottom: 34),
    navigationBarBottom: 106, displayScale: 3, sizeClasses: [.compactWidth, .regularHeight])
  static let phoneLandscape = SheetContainer(
    width: 874, height: 402, safeArea: SafeAreaInsets(left: 62, bottom: 20, right: 62),
    displayScale: 3, sizeClasses: [.compactWidth, .compactHeight])
  static let smallPhone = SheetContainer(
    width: 375, height: 667, safeArea: SafeAreaInsets(top: 20), displayScale: 2,
    sizeClasses: [.compactWidth, .regularHeight])
  static let smallPhoneLandscape = SheetContainer(
    width: 667, height: 375, displayScale: 2, sizeClasses: [.compactWidth, .compactHeight])
  /// A small phone with Display Zoom.
  static let shortPhone = SheetContainer(
    width: 320, height: 568, safeArea: SafeAreaInsets(top: 20), displayScale: 2,
    sizeClasses: [.compactWidth, .regularHeight])
  static let duoClosed = SheetContainer(
    width: 466, height: 678, safeArea: SafeAreaInsets(bottom: 34, right: 84), displayScale: 3,
    sizeClasses: [.compactWidth, .regularHeight])
  static let duoOpen = SheetContainer(
    width: 669, height: 951, safeArea: SafeAreaInsets(top: 82, bottom: 34), displayScale: 3,
    sizeClasses: [.regularWidth, .regularHeight])
  static let tablet = SheetContainer(
    width: 834, height: 1210, safeArea: SafeAreaInsets(top: 32, bottom: 25), displayScale: 2,
    sizeClasses: [.regularWidth, .regularHeight])

  static let all = [
    phone, phoneLandscape, smallPhone, smallPhoneLandscape, shortPhone, duoClosed, duoOpen, tablet,
  ]
}
