import SheetRuntime
import SheetVocabulary

extension DeviceTable {
  /// Tablets that run iPadOS 16 or later, full screen.
  ///
  /// With iPadOS 26 the insets went from 24 and 20 points to 32 and 25, with a home button from 20 and 0
  /// to 32 and 0, so most have rows for both.
  @inline(never) static var tablets: Table<Device> {
    [
      Device(
        "iPad mini (5th generation)", size: (768, 1024), scale: 2, .upright(32, 0), .regularRegular,
        bar: 50, .homeButton, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.flutterware)),
      Device(
        "iPad mini (5th generation)", "landscape", size: (1024, 768), scale: 2, .upright(32, 0),
        .regularRegular, bar: 50, .homeButton, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.flutterware)),
      Device(
        "iPad mini (5th generation)", ", iPadOS 18",
        alike: "iPad (5th generation), iPad (6th generation), iPad Pro 9.7-inch", size: (768, 1024),
        scale: 2, .upright(20, 0), .regularRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad mini (5th generation)", "landscape, iPadOS 18",
        alike: "iPad (5th generation), iPad (6th generation), iPad Pro 9.7-inch", size: (1024, 768),
        scale: 2, .upright(20, 0), .regularRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad (9th generation)", alike: "iPad (8th generation)", size: (810, 1080), scale: 2,
        .upright(32, 0), .regularRegular, bar: 50, .homeButton, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.flutterware)),
      Device(
        "iPad (9th generation)", "landscape", alike: "iPad (8th generation)", size: (1080, 810),
        scale: 2, .upright(32, 0), .regularRegular, bar: 50, .homeButton, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.flutterware)),
      Device(
        "iPad (9th generation)", ", iPadOS 18",
        alike: "iPad (7th generation), iPad (8th generation)",
        size: (810, 1080), scale: 2, .upright(20, 0), .regularRegular, bar: 50, .homeButton,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad (9th generation)", "landscape, iPadOS 18",
        alike: "iPad (7th generation), iPad (8th generation)", size: (1080, 810), scale: 2,
        .upright(20, 0), .regularRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Air (3rd generation)", size: (834, 1112), scale: 2, .upright(32, 0), .regularRegular,
        bar: 50, .homeButton, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.flutterware)),
      Device(
        "iPad Air (3rd generation)", "landscape", size: (1112, 834), scale: 2, .upright(32, 0),
        .regularRegular, bar: 50, .homeButton, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.flutterware)),
      Device(
        "iPad Air (3rd generation)", ", iPadOS 18", alike: "iPad Pro 10.5-inch", size: (834, 1112),
        scale: 2, .upright(20, 0), .regularRegular, bar: 50, .homeButton, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad Air (3rd generation)", "landscape, iPadOS 18", alike: "iPad Pro 10.5-inch",
        size: (1112, 834), scale: 2, .upright(20, 0), .regularRegular, bar: 50, .homeButton,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad Pro 12.9-inch (2nd generation)", ", iPadOS 18",
        alike: "iPad Pro 12.9-inch (1st generation)", size: (1024, 1366), scale: 2, .upright(20, 0),
        .regularRegular, bar: 50, .homeButton, .within(16, 17), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad Pro 12.9-inch (2nd generation)", "landscape, iPadOS 18",
        alike: "iPad Pro 12.9-inch (1st generation)", size: (1366, 1024), scale: 2, .upright(20, 0),
        .regularRegular, bar: 50, .homeButton, .within(16, 17), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad mini", alike: "iPad mini (6th generation), iPad mini (A17 Pro)", size: (744, 1133),
        scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad mini", "landscape", alike: "iPad mini (6th generation), iPad mini (A17 Pro)",
        size: (1133, 744), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad mini", ", iPadOS 18", alike: "iPad mini (6th generation), iPad mini (A17 Pro)",
        size: (744, 1133), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad mini", "landscape, iPadOS 18",
        alike: "iPad mini (6th generation), iPad mini (A17 Pro)",
        size: (1133, 744), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Air 11-inch",
        alike:
          "iPad, iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation)",
        size: (820, 1180), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Air 11-inch", "landscape",
        alike:
          "iPad, iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation)",
        size: (1180, 820), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Air 11-inch", ", iPadOS 18",
        alike:
          "iPad, iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation)",
        size: (820, 1180), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Air 11-inch", "landscape, iPadOS 18",
        alike:
          "iPad, iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation)",
        size: (1180, 820), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)",
        alike:
          "iPad Pro 11-inch (1st generation), iPad Pro 11-inch (2nd generation), iPad Pro 11-inch (3rd generation)",
        size: (834, 1194), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.devicePreview)),
      Device(
        "iPad Pro 11-inch (4th generation)", "landscape",
        alike:
          "iPad Pro 11-inch (1st generation), iPad Pro 11-inch (2nd generation), iPad Pro 11-inch (3rd generation)",
        size: (1194, 834), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.devicePreview)),
      Device(
        "iPad Pro 11-inch (4th generation)", ", iPadOS 18",
        alike:
          "iPad Pro 11-inch (1st generation), iPad Pro 11-inch (2nd generation), iPad Pro 11-inch (3rd generation)",
        size: (834, 1194), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (4th generation)", "landscape, iPadOS 18",
        alike:
          "iPad Pro 11-inch (1st generation), iPad Pro 11-inch (2nd generation), iPad Pro 11-inch (3rd generation)",
        size: (1194, 834), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (M4)", alike: "iPad Pro 11-inch, iPad Pro 11-inch (M5)",
        size: (834, 1210),
        scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        role: .tabletReference, sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Pro 11-inch (M4)", "landscape", alike: "iPad Pro 11-inch, iPad Pro 11-inch (M5)",
        size: (1210, 834), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Pro 11-inch (M4)", ", iPadOS 18", size: (834, 1210), scale: 2, .upright(24, 20),
        .regularRegular, bar: 50, .plain, .within(17, 18), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad Pro 11-inch (M4)", "landscape, iPadOS 18", size: (1210, 834), scale: 2,
        .upright(24, 20), .regularRegular, bar: 50, .plain, .within(17, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad Air 13-inch",
        alike:
          "iPad Pro 12.9-inch, iPad Pro 12.9-inch (3rd generation), iPad Pro 12.9-inch (4th generation), iPad Pro 12.9-inch (5th generation), iPad Pro 12.9-inch (6th generation)",
        size: (1024, 1366), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain,
        .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Air 13-inch", "landscape",
        alike:
          "iPad Pro 12.9-inch, iPad Pro 12.9-inch (3rd generation), iPad Pro 12.9-inch (4th generation), iPad Pro 12.9-inch (5th generation), iPad Pro 12.9-inch (6th generation)",
        size: (1366, 1024), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain,
        .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Air 13-inch", ", iPadOS 18",
        alike:
          "iPad Pro 12.9-inch, iPad Pro 12.9-inch (3rd generation), iPad Pro 12.9-inch (4th generation), iPad Pro 12.9-inch (5th generation), iPad Pro 12.9-inch (6th generation)",
        size: (1024, 1366), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Air 13-inch", "landscape, iPadOS 18",
        alike:
          "iPad Pro 12.9-inch, iPad Pro 12.9-inch (3rd generation), iPad Pro 12.9-inch (4th generation), iPad Pro 12.9-inch (5th generation), iPad Pro 12.9-inch (6th generation)",
        size: (1366, 1024), scale: 2, .upright(24, 20), .regularRegular, bar: 50, .plain,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPad Pro 13-inch (M4)", alike: "iPad Pro 13-inch, iPad Pro 13-inch (M5)",
        size: (1032, 1376),
        scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Pro 13-inch (M4)", "landscape", alike: "iPad Pro 13-inch, iPad Pro 13-inch (M5)",
        size: (1376, 1032), scale: 2, .upright(32, 25), .regularRegular, bar: 50, .plain,
        .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPad Pro 13-inch (M4)", ", iPadOS 18", size: (1032, 1376), scale: 2, .upright(24, 20),
        .regularRegular, bar: 50, .plain, .within(17, 18), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPad Pro 13-inch (M4)", "landscape, iPadOS 18", size: (1376, 1032), scale: 2,
        .upright(24, 20), .regularRegular, bar: 50, .plain, .within(17, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
    ]
  }
}
