import SheetRuntime
import SheetVocabulary
import Testing

@testable import SheetModel

@Suite struct DeviceTableTests {
  @Test func namesAreUnique() {
    var seen: Set<String> = []

    for name in DeviceName.all {
      #expect(seen.insert(name.text.lowercased()).inserted, "\(name.text) names two rows")
    }
  }

  @Test(arguments: DeviceName.all.map(\.text))
  func everyNameFindsItsRow(name: String) {
    #expect(DeviceName.find(name)?.text == name)
  }

  @Test(arguments: DeviceTable.indices.map { $0.device.name })
  func aRowIsConsistent(name: String) throws {
    let device = try #require(DeviceName.find(name)).device.device
    let container = device.container
    let isTablet = device.name.contains("iPad")
    let isLandscape = container.width > container.height

    #expect(container.room(below: .safeArea) > 300)
    #expect(SizeClassGroup(container.sizeClasses).classes == container.sizeClasses)
    #expect(container.displayScale == 2 || container.displayScale == 3)
    #expect((container.navigationBarBottom ?? 0) >= container.safeArea.top + 24)
    if device.front == .homeButton { #expect(container.safeArea.bottom == 0) }
    if device.front == .notch || device.front == .island {
      // What the cutout takes from the top of an upright phone it takes from both sides of one on its side.
      #expect(container.safeArea.left == container.safeArea.right)
      #expect((container.safeArea.left > 0) == isLandscape)
    }
    if !isTablet, device.front != .corner {
      #expect(container.sizeClasses.contains(.compactHeight) == isLandscape)
    }
    if isTablet { #expect(container.sizeClasses.contains(.regularHeight)) }
    if isTablet, !name.contains("iPhone app") {
      // Every width up to 639 points is compact, every one from 669 on regular.
      #expect(container.sizeClasses.contains(.regularWidth) == (container.width >= 669))
    }
  }

  @Test(
    arguments: [
      ("iPhone SE", 375, 667, 20, 0, 0, 0), ("iPhone SE landscape", 667, 375, 0, 0, 0, 0),
      ("iPhone 17 Pro zoomed", 320, 696, 49, 0, 27, 0),
      ("iPhone 8 Plus landscape", 736, 414, 0, 0, 0, 0), ("iPhone 13 mini", 375, 812, 50, 0, 34, 0),
      ("iPhone 11 Pro landscape", 812, 375, 0, 44, 20, 44), ("iPhone XR", 414, 896, 48, 0, 34, 0),
      ("iPhone 14", 390, 844, 47, 0, 34, 0), ("iPhone 14 landscape", 844, 390, 0, 47, 20, 47),
      ("iPhone 14 landscape, iOS 18", 844, 390, 0, 47, 21, 47),
      ("iPhone 14 Plus landscape", 926, 428, 0, 47, 20, 47), ("iPhone 15", 393, 852, 59, 0, 34, 0),
      ("iPhone 17 Pro", 402, 874, 62, 0, 34, 0),
      ("iPhone 17 Pro landscape", 874, 402, 0, 62, 20, 62),
      ("iPhone Air", 420, 912, 68, 0, 34, 0), ("iPhone 17 Pro Max", 440, 956, 62, 0, 34, 0),
      ("iPhone 17 Pro Max landscape", 956, 440, 0, 62, 20, 62),
      ("iPhone Duo closed", 466, 678, 0, 0, 34, 84),
      ("iPhone Duo closed landscape", 678, 466, 0, 0, 34, 84),
      ("iPhone Duo closed landscape, camera left", 678, 466, 0, 84, 34, 0),
      ("iPhone Duo open", 669, 951, 82, 0, 34, 0),
      ("iPhone Duo open landscape", 951, 669, 0, 0, 34, 84),
      ("iPhone Duo laptop", 669, 951, 82, 0, 34, 0), ("iPhone Duo book", 951, 669, 0, 0, 34, 84),
      ("iPhone Duo split left", 469, 669, 25, 84, 34, 0), ("iPad mini", 744, 1133, 32, 0, 25, 0),
      ("iPad mini landscape", 1133, 744, 32, 0, 25, 0),
      ("iPad (9th generation)", 810, 1080, 32, 0, 0, 0),
      ("iPad (9th generation), iPadOS 18", 810, 1080, 20, 0, 0, 0),
      ("iPad Air 11-inch landscape", 1180, 820, 32, 0, 25, 0),
      ("iPad Pro 11-inch (M4)", 834, 1210, 32, 0, 25, 0),
      ("iPad Pro 13-inch (M4) landscape", 1376, 1032, 32, 0, 25, 0),
      ("iPad 11-inch landscape third", 375, 834, 32, 0, 25, 0),
      ("iPad Pro 13-inch (M4) landscape half", 683, 1032, 32, 0, 25, 0),
      ("iPhone app on iPad", 417, 1210, 32, 0, 20, 0),
    ] as [(String, Double, Double, Double, Double, Double, Double)])
  func aRowHasTheNumbersOfTheSources(
    name: String, width: Double, height: Double, top: Double, left: Double, bottom: Double,
    right: Double
  ) throws {
    let container = try #require(DeviceName.find(name)).device.device.container

    #expect(container.width == width)
    #expect(container.height == height)
    #expect(
      container.safeArea == SafeAreaInsets(top: top, left: left, bottom: bottom, right: right))
  }

  @Test(
    arguments: [
      ("iphone se", "iPhone SE"), ("  IPHONE  17 pro ", "iPhone 17 Pro"),
      ("iPhone 17 Pro portrait", "iPhone 17 Pro"),
      ("iphone-15-pro landscape", "iPhone 15 Pro landscape"),
      ("iPad Pro 11 (M4)", "iPad Pro 11-inch (M4)"),
      ("iPad Pro 11 M5 landscape", "iPad Pro 11-inch (M5) landscape"),
      ("iPhone SE 3rd", "iPhone SE (3rd generation)"),
      ("iPad 9th generation", "iPad (9th generation)"),
      // Models that no current system runs on have only the older row.
      ("iPhone X landscape", "iPhone X landscape, iOS 18"),
      ("iPad 7th", "iPad (7th generation), iPadOS 18"),
      ("iPad Pro 12.9", "iPad Pro 12.9-inch"), ("iPhone Duo open portrait", "iPhone Duo open"),
    ])
  func namesAreFoundAsPeopleWriteThem(written: String, name: String) {
    #expect(DeviceName.find(written)?.text == name)
  }

  @Test(arguments: ["", "iPhone", "iPhone 5", "iPhone 17 Pro sideways", "Pixel 9", "landscape"])
  func otherNamesAreNotFound(written: String) {
    #expect(DeviceName.find(written) == nil)
  }

  @Test func referencesStandForTheirKinds() {
    #expect(DeviceTable.reference.device.name == "iPhone 17 Pro")
    #expect(DeviceTable.smallReference.device.name == "iPhone SE")
    #expect(DeviceTable.tabletReference.device.name == "iPad Pro 11-inch (M4)")
    #expect(
      DeviceTable.summary.map { $0.device.name } == [
        "iPhone SE", "iPhone 17 Pro", "iPhone 17 Pro landscape", "iPhone 17 Pro Max",
        "iPhone 17 Pro Max landscape", "iPhone Duo closed", "iPhone Duo open landscape",
        "iPad Pro 11-inch (M4)",
      ])
  }

  @Test func everyCombinationOfSizeClassesHasRows() {
    for group in SizeClassGroup.allCases {
      #expect(!HeightTable.rows(in: group).isEmpty)
    }
    #expect(
      HeightTable.first(in: .compactCompact).device.device.name == "iPhone 17 Pro landscape")
    #expect(
      HeightTable.first(in: .regularCompact).device.device.name == "iPhone 17 Pro Max landscape")
    #expect(HeightTable.first(in: .compactRegular).device == DeviceTable.reference)
    #expect(HeightTable.first(in: .regularRegular).device == DeviceTable.tabletReference)
  }

  @Test func foldsLieInTheirWindows() {
    for index in DeviceTable.indices {
      guard let fold = index.device.fold else { continue }
      let container = index.device.container
      let length = fold.axis == .horizontal ? container.height : container.width

      #expect(fold.start + fold.end == length)
      #expect(fold.end - fold.start == 40)
    }
  }
}
