import SheetRuntime
import Testing

@testable import SheetModel

/// The map sheet of the language's example: `peek` 96, `half` at least 240, `full` 12 below the limit, and in
/// compact height only `peek` and `full`.
let mapBase = SheetConfiguration(
  presentation: .persistent,
  detents: [
    Detent(0, .height(96, from: .safeArea)),
    Detent(1, .fraction(0.5, of: .limit), min: .points(240)), Detent(2, .topInset(12)),
  ],
  initial: .detent(1), passthrough: .through(1))

let mapCompactHeight = SheetConfiguration(
  presentation: .persistent,
  detents: [Detent(0, .height(96, from: .safeArea)), Detent(2, .topInset(8))],
  initial: .detent(1), passthrough: .through(1))

private func device(_ name: String) throws -> DeviceIndex {
  try #require(DeviceName.find(name)).device
}

@Suite struct DeviceResolutionTests {
  private static func map() -> SheetFormulas {
    var formulas = SheetFormulas()
    formulas.update(
      base: mapBase, compactHeight: mapCompactHeight, regularWidthCompactHeight: mapCompactHeight)
    return formulas
  }

  @Test(
    arguments: [
      // 778 / 2, 778 − 12; 647 / 2, 647 − 12.
      ("iPhone 17 Pro", [96, 389, 766]), ("iPhone SE", [96, 323.5, 635]),
      // 382 − 8, 375 − 8, 440 − 20 − 8.
      ("iPhone 17 Pro landscape", [96, 374]), ("iPhone SE landscape", [96, 367]),
      ("iPhone 17 Pro Max landscape", [96, 412]),
      // 644 / 2, 644 − 12; 835 / 2 = 417.5 is 1252.5 pixels; 635 / 2 = 317.5 is 952.5 pixels.
      ("iPhone Duo closed", [96, 322, 632]), ("iPhone Duo open", [96, 1253.0 / 3, 823]),
      ("iPhone Duo open landscape", [96, 953.0 / 3, 623]),
      // 466 − 34 − 8.
      ("iPhone Duo closed landscape", [96, 424]), ("iPad Pro 11-inch (M4)", [96, 576.5, 1141]),
    ] as [(String, [Double])])
  func theMapHasItsStops(name: String, heights: [Double]) throws {
    let resolution = DeviceResolution(Self.map(), on: try device(name))

    #expect(resolution.detents.stops.map(\.position) == heights)
    #expect(!resolution.isSystemPresentation)
  }

  @Test func anInitialDetentThatIsNotThereBecomesTheNearest() throws {
    // `half` would be at 240 of 382: 144 above `peek`, 134 below `full`.
    let resolution = DeviceResolution(Self.map(), on: try device("iPhone 17 Pro landscape"))

    #expect(resolution.initialStop == 1)
    #expect(resolution.passthroughHeight == HeightInterval(240))
    #expect(resolution.detents.place(of: 1)?.isActive == false)
  }

  @Test func theFirstDeviceWithoutADetentIsFoundBySizeClasses() {
    let map = Self.map()

    #expect(map.firstDevice(whereInactive: 0) == nil)
    #expect(map.firstDevice(whereInactive: 1)?.device.name == "iPhone 17 Pro landscape")
  }

  @Test func aStyleOfTheSystemHasNoStops() throws {
    var wide = mapBase
    wide.style = .form
    var formulas = SheetFormulas()
    formulas.update(base: mapBase, regularWidth: wide, regularWidthCompactHeight: wide)

    let tablet = DeviceResolution(formulas, on: try device("iPad Pro 11-inch (M4)"))
    let phone = DeviceResolution(formulas, on: try device("iPhone 17 Pro landscape"))

    #expect(tablet.isSystemPresentation)
    #expect(tablet.detents.stops.isEmpty)
    #expect(tablet.initialStop == nil)
    #expect(!phone.isSystemPresentation)
    #expect(formulas.firstDevice(whereInactive: 1) == nil)
  }

  @Test func oneResolutionServesEveryDevice() {
    let map = Self.map()
    var names: [String] = []

    map.forEachDevice { resolution in
      names.append(resolution.device.device.name)
      let alone = DeviceResolution(map, on: resolution.device)
      #expect(resolution.detents == alone.detents)
    }

    #expect(names == DeviceTable.rows.map(\.name))
  }

  @Test func updatingForgetsTheSheetBefore() throws {
    var formulas = Self.map()

    formulas.update(base: SheetConfiguration(detents: [Detent(0, .maxHeight)]))

    let resolution = DeviceResolution(formulas, on: try device("iPhone 17 Pro landscape"))
    #expect(resolution.detents.stops.map(\.position) == [382])
    #expect(resolution.detents.place(of: 1) == nil)
  }

  @Test func anIdOfSeveralVariantsHasTheHeightOfTheLayerBelow() throws {
    // `half` is 300 in the base, 500 in regular width; the compact height variant has neither.
    let base = SheetConfiguration(
      detents: [Detent(0, .height(300, from: .safeArea)), Detent(1, .maxHeight)])
    let wide = SheetConfiguration(
      detents: [Detent(0, .height(350, from: .safeArea)), Detent(1, .maxHeight)])
    let low = SheetConfiguration(detents: [Detent(1, .maxHeight)])
    var formulas = SheetFormulas()
    formulas.update(
      base: base, regularWidth: wide, compactHeight: low, regularWidthCompactHeight: low)

    let phone = DeviceResolution(formulas, on: try device("iPhone 17 Pro landscape"))
    let large = DeviceResolution(formulas, on: try device("iPhone 17 Pro Max landscape"))

    #expect(phone.detents.place(of: 0)?.height == HeightInterval(300))
    #expect(large.detents.place(of: 0)?.height == HeightInterval(350))
  }
}
