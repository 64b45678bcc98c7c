import SheetModel

/// A value in each combination of size classes.
struct BySizeClass<Value> {
  private(set) var values: [Value]

  init(_ value: (SizeClassGroup) -> Value) {
    values = SizeClassGroup.allCases.map(value)
  }

  subscript(group: SizeClassGroup) -> Value { values[Int(group.rawValue)] }

  func map<Other>(_ transform: (Value) -> Other) -> BySizeClass<Other> {
    BySizeClass<Other> { transform(self[$0]) }
  }
}

extension BySizeClass where Value: Equatable {
  /// The value, where it is the same in all of them.
  var common: Value? {
    values.allSatisfy { $0 == values[0] } ? values[0] : nil
  }
}

extension BySizeClass: Equatable where Value: Equatable {}

/// How code asks for size classes; both are conditions of Swift.
struct SizeClassConditions {
  let regularWidth: String
  let compactHeight: String

  /// The conditions in a view of SwiftUI that has both in its environment.
  static let environment = SizeClassConditions(
    regularWidth: "horizontalSizeClass == .regular", compactHeight: "verticalSizeClass == .compact")

  private init(regularWidth: String, compactHeight: String) {
    self.regularWidth = regularWidth
    self.compactHeight = compactHeight
  }

  /// The conditions on something that has traits as UIKit has them.
  init(traits: String) {
    regularWidth = "\(traits).horizontalSizeClass == .regular"
    compactHeight = "\(traits).verticalSizeClass == .compact"
  }

  /// One expression that has the value of each combination of size classes.
  func expression(_ values: BySizeClass<String>) -> String {
    let upright = values[.compactRegular]
    let low = values[.compactCompact]
    let isByWidth = values[.regularRegular] != upright || values[.regularCompact] != low
    let isByHeight = low != upright || values[.regularCompact] != values[.regularRegular]
    switch (isByWidth, isByHeight) {
    case (false, false): return upright
    case (false, true): return Self.choice(compactHeight, low, upright)
    case (true, false): return Self.choice(regularWidth, values[.regularRegular], upright)
    case (true, true):
      return Self.choice(
        compactHeight, "(\(Self.choice(regularWidth, values[.regularCompact], low)))",
        "(\(Self.choice(regularWidth, values[.regularRegular], upright)))")
    }
  }

  /// The first value where a condition holds, else the second.
  private static func choice(_ condition: String, _ yes: String, _ no: String) -> String {
    switch (yes, no) {
    case _ where yes == no: yes
    case ("true", "false"): condition
    case ("false", "true"): "!(\(condition))"
    default: "\(condition) ? \(yes) : \(no)"
    }
  }
}
