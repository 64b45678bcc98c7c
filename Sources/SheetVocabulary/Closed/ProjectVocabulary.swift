/// The keys of `sheetc.yaml`.
package enum ProjectVocabulary {
  package enum Key: UInt8, Sendable, CaseIterable {
    case inputs
    case targets
    case minimumOS
    case rules
    case paths
    case baseline
    case requires
  }

  package enum TargetKey: UInt8, Sendable, CaseIterable {
    case name
    case output
    case minimumOS
    case access
    case namespace
    case perSheet
    case inputs
  }

  package enum PathKey: UInt8, Sendable, CaseIterable {
    case rules
  }

  package static let keys = Keys<Key>(
    "a project file",
    [
      .init(
        "inputs", .inputs, .list(of: .text(.glob), minimum: 1, distinct: true),
        "The sheets files, as paths or patterns relative to this file."
      ),
      .init(
        "targets", .targets, .list(of: .definition(.target), minimum: 1, distinct: false),
        "What is generated, and where."
      ),
      .init(
        "minimumOS", .minimumOS, .text(.systemVersion),
        "Oldest iOS that the app runs on, for targets that do not name their own; in quotes."
      ),
      .init("rules", .rules, .definition(.rules), "Levels of rules, in every file."),
      .init(
        "paths", .paths, .names(.glob, to: pathKeys.grammar),
        "What differs for some files, by pattern; later patterns win."
      ),
      .init(
        "baseline", .baseline, .text(.path),
        "File that lists findings which `lint` does not report, relative to this file."
      ),
      .init(
        "requires", .requires, .text(.toolVersion),
        "The sheetc that is needed: that version or a newer one of the same major."
      ),
    ])

  package static let targetKeys = Keys<TargetKey>(
    "a target",
    [
      .init("name", .name, .words(targets.list), "What the code is for."),
      .init(
        "output", .output, .text(.path),
        "File or folder that is written, relative to this file."
      ),
      .init(
        "minimumOS", .minimumOS, .text(.systemVersion),
        "Oldest iOS that the code runs on; in quotes, since 26.10 would read as 26.1."
      ),
      .init(
        "access", .access, .words(accessLevels.list), "Who may use the generated declarations."),
      .init(
        "namespace", .namespace, .text(.swiftName),
        "Name of the enum around the generated declarations."
      ),
      .init("perSheet", .perSheet, .flag, "One file for each sheet instead of one for each input."),
      .init(
        "inputs", .inputs, .list(of: .text(.glob), minimum: 1, distinct: true),
        "The sheets files that it is made of, as paths or patterns relative to this file; without it all."
      ),
    ],
    [.required("name")])

  package static let pathKeys = Keys<PathKey>(
    "an entry of 'paths'",
    [.init("rules", .rules, .definition(.rules), "Levels of rules in these files.")])

  package static let levels = Choices<RuleLevel>("a level") {
    ("error", .error, "Findings are errors.")
    ("warning", .warning, "Findings are warnings.")
    ("note", .note, "Findings are shown and never fail a run.")
    ("ignore", .ignore, "The rule is not checked.")
  }

  package static let accessLevels = Choices<AccessLevel>("an access level") {
    ("internal", .internal, "The module.")
    ("package", .package, "The package.")
    ("public", .public, "Everyone who imports the module.")
  }

  package static let targets = Choices<TargetName>("a target") {
    ("runtime", .runtime, "SheetRuntime, the library of this package.")
    ("uikit", .uikit, "UISheetPresentationController.")
    ("swiftui", .swiftui, "SwiftUI's sheet and its presentation modifiers.")
    ("lbbottomsheet", .lbbottomsheet, "LBBottomSheet.")
    ("tibottomsheet", .tibottomsheet, "TIBottomSheet.")
    ("panmodal", .panmodal, "PanModal.")
    ("joombottomsheet", .joombottomsheet, "Joom's BottomSheet.")
    ("overlaycontainer", .overlaycontainer, "OverlayContainer.")
    ("floatingpanel", .floatingpanel, "FloatingPanel.")
    ("json", .json, "The resolved sheets as JSON, for tools of your own.")
  }
}
