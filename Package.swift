// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

#if os(Linux)
  // Stands for UIKit where there is none, so that what needs it is compiled and tested there too.
  let stubs: [Target.Dependency] = [
    .target(name: "SwiftUI", condition: .when(platforms: [.linux])),
    .target(name: "UIKit", condition: .when(platforms: [.linux])),
  ]
  let stubTargets: [Target] = [
    .target(name: "UIKit", path: "Tests/UIKitStub"),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUIStub", swiftSettings: settings),
    .target(
      name: "SheetGallery", dependencies: ["SheetRuntime", "SheetUIKit", "SwiftUI", "UIKit"],
      path: "Examples/SheetGallery", exclude: ["Gallery.sheets.yaml", "README.md"]),
    .testTarget(
      name: "SheetUIKitTests",
      dependencies: ["SheetGallery", "SheetRuntime", "SheetUIKit", "SwiftUI", "UIKit"],
      // Swift Testing would look for its own overlay of a module named UIKit.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
#else
  let stubs: [Target.Dependency] = []
  let stubTargets: [Target] = []
#endif

let package = Package(
  name: "sheetc",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [
    .executable(name: "sheetc", targets: ["sheetc"]),
    .library(name: "SheetRuntime", targets: ["SheetRuntime"]),
    .library(name: "SheetUIKit", targets: ["SheetUIKit"]),
  ],
  targets: [
    .target(
      name: "SheetRuntime", swiftSettings: settings,
      // A square root is a call of the C library in debug builds, and nothing here imports that.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "SheetUIKit", dependencies: ["SheetRuntime"] + stubs, swiftSettings: settings),
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "SheetDiagnostics", swiftSettings: settings),
    .target(name: "SheetThreads", swiftSettings: settings),
    .target(
      name: "SheetYAML", dependencies: ["CLibYAML", "SheetDiagnostics", "SheetThreads"],
      swiftSettings: settings),
    .target(
      name: "SheetVocabulary", dependencies: ["SheetRuntime", "SheetDiagnostics"],
      swiftSettings: settings),
    .target(
      name: "SheetModel",
      dependencies: [
        "SheetRuntime", "SheetDiagnostics", "SheetThreads", "SheetYAML", "SheetVocabulary",
      ],
      swiftSettings: settings),
    .target(
      name: "SheetRules",
      dependencies: [
        "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel",
      ],
      swiftSettings: settings),
    .target(
      name: "SheetCodegen",
      dependencies: [
        "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "sheetc",
      dependencies: [
        "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel",
        "SheetRules", "SheetCodegen", "SheetThreads",
      ],
      swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(
      name: "SheetCodegenTests",
      dependencies: [
        "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel",
        "SheetRules", "SheetCodegen",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SheetDiagnosticsTests", dependencies: ["SheetDiagnostics"], swiftSettings: settings),
    // What must hold for every input; libFuzzer and a test suite call it.
    .target(
      name: "SheetFuzz",
      dependencies: [
        "SheetCodegen", "SheetDiagnostics", "SheetModel", "SheetRules", "SheetVocabulary",
        "SheetYAML",
      ],
      path: "Tests/Fuzz/SheetFuzz", swiftSettings: settings),
    .testTarget(
      name: "SheetFuzzTests",
      dependencies: [
        "SheetCodegen", "SheetDiagnostics", "SheetFuzz", "SheetModel", "SheetRules",
        "SheetVocabulary",
      ],
      path: "Tests/Fuzz/SheetFuzzTests", swiftSettings: settings),
    .testTarget(
      name: "SheetModelTests",
      dependencies: [
        "SheetRuntime", "SheetDiagnostics", "SheetYAML", "SheetVocabulary", "SheetModel",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SheetRulesTests",
      dependencies: [
        "SheetCodegen", "SheetDiagnostics", "SheetModel", "SheetRules", "SheetVocabulary",
        "SheetYAML",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SheetRuntimeTests", dependencies: ["SheetRuntime"], swiftSettings: settings),
    .testTarget(
      name: "SheetThreadsTests", dependencies: ["SheetThreads"], swiftSettings: settings),
    .testTarget(
      name: "SheetVocabularyTests", dependencies: ["SheetRuntime", "SheetVocabulary"],
      swiftSettings: settings),
    .testTarget(
      name: "SheetYAMLTests", dependencies: ["SheetYAML", "SheetDiagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "sheetcTests",
      dependencies: [
        "sheetc", "SheetCodegen", "SheetDiagnostics", "SheetModel", "SheetRules", "SheetYAML",
      ],
      swiftSettings: settings),
  ] + stubTargets
)
