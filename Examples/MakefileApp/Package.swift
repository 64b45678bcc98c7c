// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "MakefileApp",
  dependencies: [.package(name: "sheetc", path: "../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "SheetRuntime", package: "sheetc")])
  ]
)
