import SheetRuntime
import SheetVocabulary

extension DeviceTable {
  /// Windows that share a tablet's screen: Split View up to iPadOS 18, tiles from iPadOS 26 on.
  ///
  /// Every width up to 639 points that anybody recorded is compact and every one from 669 on regular.
  /// Windows that a person sizes freely have no rows: they lie between these.
  @inline(never) static var windows: Table<Device> {
    [
      Device(
        "iPad Pro 12.9-inch", "landscape third, iPadOS 18", size: (375, 1024), scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 12.9-inch", "landscape half, iPadOS 18", size: (678, 1024), scale: 2,
        .upright(24, 20), .regularRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 12.9-inch", "landscape two thirds, iPadOS 18", size: (981, 1024), scale: 2,
        .upright(24, 20), .regularRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 12.9-inch", "third, iPadOS 18", size: (375, 1366), scale: 2, .upright(24, 20),
        .compactRegular, bar: 50, .plain, .within(16, 18), sizeFrom: .derived(.hackworth),
        insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 12.9-inch", "two thirds, iPadOS 18", size: (639, 1366), scale: 2,
        .upright(24, 20),
        .compactRegular, bar: 50, .plain, .within(16, 18), sizeFrom: .derived(.hackworth),
        insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)", "landscape third, iPadOS 18", size: (375, 834),
        scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)", "landscape half, iPadOS 18", size: (592, 834),
        scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)", "landscape two thirds, iPadOS 18", size: (809, 834),
        scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)", "third, iPadOS 18", size: (320, 1194), scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)", "two thirds, iPadOS 18", size: (504, 1194), scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Air 11-inch", "landscape third, iPadOS 18", size: (375, 820), scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad Air 11-inch", "landscape half, iPadOS 18", size: (585, 820), scale: 2,
        .upright(24, 20),
        .compactRegular, bar: 50, .plain, .within(16, 18), sizeFrom: .derived(.hackworth),
        insetsFrom: .measured(.simulatorDump), classesFrom: .derived(.hackworth)),
      Device(
        "iPad Air 11-inch", "landscape two thirds, iPadOS 18", size: (795, 820), scale: 2,
        .upright(24, 20), .regularRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad mini", "landscape third, iPadOS 18", size: (375, 744), scale: 2, .upright(24, 20),
        .compactRegular, bar: 50, .plain, .within(16, 18), sizeFrom: .measured(.hackworth),
        insetsFrom: .measured(.simulatorDump), classesFrom: .derived(.hackworth)),
      Device(
        "iPad mini", "landscape half, iPadOS 18", size: (561.5, 744), scale: 2, .upright(24, 20),
        .compactRegular, bar: 50, .plain, .within(16, 18), sizeFrom: .derived(.hackworth),
        insetsFrom: .measured(.simulatorDump), classesFrom: .derived(.hackworth)),
      Device(
        "iPad mini", "landscape two thirds, iPadOS 18", size: (748, 744), scale: 2,
        .upright(24, 20),
        .regularRegular, bar: 50, .plain, .within(16, 18), sizeFrom: .measured(.hackworth),
        insetsFrom: .measured(.simulatorDump), classesFrom: .derived(.hackworth)),
      Device(
        "iPad (9th generation)", "landscape third, iPadOS 18", size: (320, 810), scale: 2,
        .upright(20, 0), .compactRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .measured(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad (9th generation)", "landscape half, iPadOS 18", size: (535, 810), scale: 2,
        .upright(20, 0), .compactRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad (9th generation)", "landscape two thirds, iPadOS 18", size: (750, 810), scale: 2,
        .upright(20, 0), .regularRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad (6th generation)", "landscape third, iPadOS 18", size: (320, 768), scale: 2,
        .upright(20, 0), .compactRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .measured(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad (6th generation)", "landscape half, iPadOS 18", size: (507, 768), scale: 2,
        .upright(20, 0), .compactRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad (6th generation)", "landscape two thirds, iPadOS 18", size: (694, 768), scale: 2,
        .upright(20, 0), .regularRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .derived(.hackworth), insetsFrom: .measured(.simulatorDump),
        classesFrom: .derived(.hackworth)),
      // Measured on an older generation only: 320 wide and 40 points less than the screen.
      Device(
        "iPad Pro 11-inch (4th generation)", "slide over, iPadOS 18", size: (320, 1154), scale: 2,
        .upright(24, 20), .compactRegular, bar: 50, .plain, .within(16, 18),
        sizeFrom: .estimated(.hackworth), insetsFrom: .estimated(.simulatorDump),
        classesFrom: .estimated(.hackworth)),
      Device(
        "iPad 11-inch", "landscape third", alike: "iPad", size: (375, 834), scale: 2,
        .upright(32, 25), .compactRegular, bar: 50, .plain, .since(26),
        sizeFrom: .estimated(.hackworth), insetsFrom: .measured(.devicePreview),
        classesFrom: .derived(.hackworth)),
      Device(
        "iPad Pro 11-inch (M4)", "landscape third", size: (405, 834), scale: 2, .upright(32, 25),
        .compactRegular, bar: 50, .plain, .since(26), sizeFrom: .estimated(.appTests),
        insetsFrom: .measured(.devicePreview), classesFrom: .estimated(.appTests)),
      Device(
        "iPad Pro 11-inch (M4)", "landscape half", size: (600, 834), scale: 2, .upright(32, 25),
        .compactRegular, bar: 50, .plain, .since(26), sizeFrom: .estimated(.appTests),
        insetsFrom: .measured(.devicePreview), classesFrom: .estimated(.appTests)),
      Device(
        "iPad Pro 11-inch (M4)", "landscape two thirds", size: (795, 834), scale: 2,
        .upright(32, 25),
        .regularRegular, bar: 50, .plain, .since(26), sizeFrom: .estimated(.appTests),
        insetsFrom: .measured(.devicePreview), classesFrom: .estimated(.appTests)),
      Device(
        "iPad Pro 13-inch (M4)", "landscape third", size: (380, 1032), scale: 2, .upright(32, 25),
        .compactRegular, bar: 50, .plain, .since(26), sizeFrom: .estimated(.appTests),
        insetsFrom: .measured(.devicePreview), classesFrom: .estimated(.appTests)),
      Device(
        "iPad Pro 13-inch (M4)", "landscape half", size: (683, 1032), scale: 2, .upright(32, 25),
        .regularRegular, bar: 50, .plain, .since(26), sizeFrom: .estimated(.appTests),
        insetsFrom: .measured(.devicePreview), classesFrom: .estimated(.appTests)),
      Device(
        "iPad Pro 13-inch (M4)", "landscape two thirds", size: (985, 1032), scale: 2,
        .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .estimated(.appTests), insetsFrom: .measured(.devicePreview),
        classesFrom: .estimated(.appTests)),
      Device(
        "iPhone app on iPad", size: (417, 1210), scale: 2, .upright(32, 20), .compactRegular,
        bar: 44,
        .plain, .since(27), sizeFrom: .measured(.duoReadiness),
        insetsFrom: .measured(.duoReadiness),
        classesFrom: .estimated(.duoReadiness)),
    ]
  }
}
