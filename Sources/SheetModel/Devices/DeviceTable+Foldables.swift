import SheetRuntime
import SheetVocabulary

extension DeviceTable {
  /// iPhone Duo, both displays in every posture, for apps built with the SDK of iOS 27.1 or later.
  ///
  /// Only the upright inner display has horizontal bars. Elsewhere a column 84 points wide along one
  /// side carries them, and what is left on top is an inline title 24 points tall. No number was read on
  /// hardware: all come from one simulator. The system's own sheets avoid an active fold, others do not.
  @inline(never) static var foldables: Table<Device> {
    [
      Device(
        "iPhone Duo", "closed", size: (466, 678), scale: 3, SafeAreaInsets(bottom: 34, right: 84),
        .compactRegular, bar: 24, .corner, .since(27), role: .summary,
        sizeFrom: .published(.specifications), insetsFrom: .measured(.duoReadiness, .duoLab),
        barFrom: .measured(.duoSkill)),
      Device(
        "iPhone Duo", "closed landscape", size: (678, 466), scale: 3,
        SafeAreaInsets(bottom: 34, right: 84), .compactCompact, bar: 24, .corner, .since(27),
        sizeFrom: .published(.specifications), insetsFrom: .measured(.duoLab),
        barFrom: .measured(.duoSkill)),
      Device(
        "iPhone Duo", "closed landscape, camera left", size: (678, 466), scale: 3,
        SafeAreaInsets(left: 84, bottom: 34), .compactCompact, bar: 24, .corner, .since(27),
        sizeFrom: .published(.specifications), insetsFrom: .measured(.duoLab, .duoCompanion),
        barFrom: .measured(.duoSkill)),
      Device(
        "iPhone Duo", "open", size: (669, 951), scale: 3, .upright(82, 34), .regularRegular,
        bar: 44,
        .corner, .since(27),
        fold: DeviceFold(axis: .horizontal, start: 455.5, end: 495.5, isActive: false),
        sizeFrom: .measured(.duoReadiness, .duoSkill),
        insetsFrom: .measured(.duoLab, .duoSimulator),
        barFrom: .derived(.duoSkill)),
      Device(
        "iPhone Duo", "open landscape", size: (951, 669), scale: 3,
        SafeAreaInsets(bottom: 34, right: 84), .regularRegular, bar: 24, .corner, .since(27),
        role: .summary,
        fold: DeviceFold(axis: .vertical, start: 455.5, end: 495.5, isActive: false),
        sizeFrom: .measured(.duoReadiness, .duoSkill),
        insetsFrom: .measured(.duoReadiness, .duoLab),
        barFrom: .measured(.duoSkill)),
      Device(
        "iPhone Duo", "laptop", size: (669, 951), scale: 3, .upright(82, 34), .regularRegular,
        bar: 44, .corner, .since(27),
        fold: DeviceFold(axis: .horizontal, start: 455.5, end: 495.5, isActive: true),
        sizeFrom: .measured(.duoReadiness, .duoSkill), insetsFrom: .measured(.duoLab, .duoSkill),
        barFrom: .derived(.duoSkill)),
      Device(
        "iPhone Duo", "book", size: (951, 669), scale: 3, SafeAreaInsets(bottom: 34, right: 84),
        .regularRegular, bar: 24, .corner, .since(27),
        fold: DeviceFold(axis: .vertical, start: 455.5, end: 495.5, isActive: true),
        sizeFrom: .measured(.duoReadiness, .duoSkill), insetsFrom: .measured(.duoLab, .duoSkill),
        barFrom: .measured(.duoSkill)),
      Device(
        "iPhone Duo", "split left", size: (469, 669), scale: 3,
        SafeAreaInsets(top: 25, left: 84, bottom: 34), .compactRegular, bar: 24, .corner,
        .since(27),
        sizeFrom: .measured(.duoSimulator), insetsFrom: .estimated(.duoSimulator),
        classesFrom: .estimated(.duoSimulator), barFrom: .estimated(.duoSkill)),
      Device(
        "iPhone Duo", "split right", size: (469, 669), scale: 3,
        SafeAreaInsets(top: 25, bottom: 34, right: 84), .compactRegular, bar: 24, .corner,
        .since(27),
        sizeFrom: .measured(.duoSimulator), insetsFrom: .estimated(.duoSimulator),
        classesFrom: .estimated(.duoSimulator), barFrom: .estimated(.duoSkill)),
    ]
  }
}
