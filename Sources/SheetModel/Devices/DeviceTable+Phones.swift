import SheetRuntime
import SheetVocabulary

extension DeviceTable {
  /// Phones that run iOS 16 or later, upright and on their side.
  ///
  /// With iOS 26 the bottom inset of a phone on its side went from 21 to 20 points, so most have two
  /// such rows.
  @inline(never) static var phones: Table<Device> {
    [
      Device(
        "iPhone SE", alike: "iPhone 8, iPhone SE (2nd generation), iPhone SE (3rd generation)",
        size: (375, 667), scale: 2, .upright(20, 0), .compactRegular, bar: 44, .homeButton,
        .since(16), role: .smallReference, sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.simulatorDump, .devicePreview)),
      Device(
        "iPhone SE", "landscape",
        alike: "iPhone 8, iPhone SE (2nd generation), iPhone SE (3rd generation)", size: (667, 375),
        scale: 2, .sideways(0, 0), .compactCompact, bar: 32, .homeButton, .since(16),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump, .devicePreview)),
      // Display Zoom lays a phone out as a smaller one.
      Device(
        "iPhone SE", "zoomed",
        alike: "iPhone 8, iPhone SE (2nd generation), iPhone SE (3rd generation)", size: (320, 568),
        scale: 2, .upright(20, 0), .compactRegular, bar: 44, .homeButton, .since(16),
        sizeFrom: .estimated(.zoomReports), insetsFrom: .estimated(.zoomReports)),
      Device(
        "iPhone 8 Plus", size: (414, 736), scale: 3, .upright(20, 0), .compactRegular, bar: 44,
        .homeButton, .within(16, 16), sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPhone 8 Plus", "landscape", size: (736, 414), scale: 3, .sideways(0, 0), .regularCompact,
        bar: 44, .homeButton, .within(16, 16), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPhone 11 Pro", alike: "iPhone X, iPhone XS", size: (375, 812), scale: 3, .upright(44, 34),
        .compactRegular, bar: 44, .notch, .since(16), sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.simulatorDump, .usefulYourLoaf)),
      Device(
        "iPhone 11 Pro", "landscape", size: (812, 375), scale: 3, .sideways(44, 20),
        .compactCompact,
        bar: 32, .notch, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.devicePreview)),
      Device(
        "iPhone 11 Pro", "landscape, iOS 18", alike: "iPhone X, iPhone XS", size: (812, 375),
        scale: 3, .sideways(44, 21), .compactCompact, bar: 32, .notch, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.usefulYourLoaf)),
      // Some readings of the mini phones give 360 × 780, or a top inset of 47.
      Device(
        "iPhone 13 mini", alike: "iPhone 12 mini", size: (375, 812), scale: 3, .upright(50, 34),
        .compactRegular, bar: 44, .notch, .since(16), sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPhone 13 mini", "landscape", alike: "iPhone 12 mini", size: (812, 375), scale: 3,
        .sideways(50, 20), .compactCompact, bar: 32, .notch, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.devicePreview)),
      Device(
        "iPhone 13 mini", "landscape, iOS 18", alike: "iPhone 12 mini", size: (812, 375), scale: 3,
        .sideways(50, 21), .compactCompact, bar: 32, .notch, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPhone 11", alike: "iPhone XR", size: (414, 896), scale: 2, .upright(48, 34),
        .compactRegular, bar: 44, .notch, .since(16), sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPhone 11", "landscape", size: (896, 414), scale: 2, .sideways(48, 20), .regularCompact,
        bar: 44, .notch, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.devicePreview)),
      Device(
        "iPhone 11", "landscape, iOS 18", alike: "iPhone XR", size: (896, 414), scale: 2,
        .sideways(48, 21), .regularCompact, bar: 44, .notch, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPhone 11 Pro Max", alike: "iPhone XS Max", size: (414, 896), scale: 3, .upright(44, 34),
        .compactRegular, bar: 44, .notch, .since(16), sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.simulatorDump, .qiita)),
      Device(
        "iPhone 11 Pro Max", "landscape", size: (896, 414), scale: 3, .sideways(44, 20),
        .regularCompact, bar: 44, .notch, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.devicePreview)),
      Device(
        "iPhone 11 Pro Max", "landscape, iOS 18", alike: "iPhone XS Max", size: (896, 414),
        scale: 3,
        .sideways(44, 21), .regularCompact, bar: 44, .notch, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.qiita)),
      Device(
        "iPhone 14",
        alike: "iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 16e, iPhone 17e",
        size: (390, 844), scale: 3, .upright(47, 34), .compactRegular, bar: 44, .notch, .since(16),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump, .devicePreview)),
      Device(
        "iPhone 14", "landscape",
        alike: "iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 16e, iPhone 17e",
        size: (844, 390), scale: 3, .sideways(47, 20), .compactCompact, bar: 32, .notch, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 14", "landscape, iOS 18",
        alike: "iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 16e", size: (844, 390),
        scale: 3, .sideways(47, 21), .compactCompact, bar: 32, .notch, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPhone 14 Plus", alike: "iPhone 12 Pro Max, iPhone 13 Pro Max", size: (428, 926), scale: 3,
        .upright(47, 34), .compactRegular, bar: 44, .notch, .since(16),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPhone 14 Plus", "landscape", alike: "iPhone 12 Pro Max, iPhone 13 Pro Max",
        size: (926, 428), scale: 3, .sideways(47, 20), .regularCompact, bar: 44, .notch, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .derived(.devicePreview)),
      Device(
        "iPhone 14 Plus", "landscape, iOS 18", alike: "iPhone 12 Pro Max, iPhone 13 Pro Max",
        size: (926, 428), scale: 3, .sideways(47, 21), .regularCompact, bar: 44, .notch,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPhone 16", alike: "iPhone 14 Pro, iPhone 15, iPhone 15 Pro", size: (393, 852), scale: 3,
        .upright(59, 34), .compactRegular, bar: 44, .island, .since(16),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump, .devicePreview)),
      Device(
        "iPhone 16", "landscape", alike: "iPhone 14 Pro, iPhone 15, iPhone 15 Pro",
        size: (852, 393),
        scale: 3, .sideways(59, 20), .compactCompact, bar: 32, .island, .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 16", "landscape, iOS 18", alike: "iPhone 14 Pro, iPhone 15, iPhone 15 Pro",
        size: (852, 393), scale: 3, .sideways(59, 21), .compactCompact, bar: 32, .island,
        .within(16, 18), sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      Device(
        "iPhone 16 Plus", alike: "iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max",
        size: (430, 932), scale: 3, .upright(59, 34), .compactRegular, bar: 44, .island, .since(16),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump, .devicePreview)),
      Device(
        "iPhone 16 Plus", "landscape",
        alike: "iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max",
        size: (932, 430), scale: 3, .sideways(59, 20), .regularCompact, bar: 44, .island,
        .since(26),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 16 Plus", "landscape, iOS 18",
        alike: "iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max", size: (932, 430), scale: 3,
        .sideways(59, 21), .regularCompact, bar: 44, .island, .within(16, 18),
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.simulatorDump)),
      // Nobody has measured the 18 Pro phones; they are taken to be like the 17 Pro phones.
      Device(
        "iPhone 17 Pro", alike: "iPhone 16 Pro, iPhone 17, iPhone 18 Pro", size: (402, 874),
        scale: 3,
        .upright(62, 34), .compactRegular, bar: 44, .island, .since(18), role: .reference,
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 17 Pro", "landscape", alike: "iPhone 16 Pro, iPhone 17, iPhone 18 Pro",
        size: (874, 402), scale: 3, .sideways(62, 20), .compactCompact, bar: 32, .island,
        .since(26),
        role: .summary, sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 16 Pro", "landscape, iOS 18", size: (874, 402), scale: 3, .sideways(62, 21),
        .compactCompact, bar: 32, .island, .within(18, 18), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPhone 17 Pro", "zoomed", alike: "iPhone 16 Pro, iPhone 17, iPhone 18 Pro",
        size: (320, 696),
        scale: 3, .upright(49, 27), .compactRegular, bar: 44, .island, .since(18),
        sizeFrom: .measured(.zoomReports), insetsFrom: .derived(.zoomReports)),
      Device(
        "iPhone 17 Pro Max", alike: "iPhone 16 Pro Max, iPhone 18 Pro Max", size: (440, 956),
        scale: 3, .upright(62, 34), .compactRegular, bar: 44, .island, .since(18), role: .summary,
        sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 17 Pro Max", "landscape", alike: "iPhone 16 Pro Max, iPhone 18 Pro Max",
        size: (956, 440), scale: 3, .sideways(62, 20), .regularCompact, bar: 44, .island,
        .since(26),
        role: .summary, sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreview)),
      Device(
        "iPhone 16 Pro Max", "landscape, iOS 18", size: (956, 440), scale: 3, .sideways(62, 21),
        .regularCompact, bar: 44, .island, .within(18, 18), sizeFrom: .published(.guidelines),
        insetsFrom: .derived(.simulatorDump)),
      Device(
        "iPhone Air", size: (420, 912), scale: 3, .upright(68, 34), .compactRegular, bar: 44,
        .island,
        .since(26), sizeFrom: .published(.guidelines), insetsFrom: .measured(.devicePreviewProbe)),
      Device(
        "iPhone Air", "landscape", size: (912, 420), scale: 3, .sideways(68, 20), .regularCompact,
        bar: 44, .island, .since(26), sizeFrom: .published(.guidelines),
        insetsFrom: .measured(.devicePreviewProbe)),
    ]
  }
}
