// What 'sheetc resolve --format json --device all' says, for programs that hold generated code against it.
import UIKit

struct Matrix {
  struct Place {
    let device: String
    let size: CGSize
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection
    let limit: CGFloat
    let initial: String
    /// How high the sheet may be for touches to pass; `nil` where they never do.
    let passthrough: CGFloat?
    let detents: [Detent]

    func height(of detent: String) -> CGFloat? { detents.first { $0.id == detent }?.height }
  }

  struct Detent {
    let id: String
    let height: CGFloat
    let isActive: Bool
    let stop: Int
  }

  /// By the keys of the sheets.
  let sheets: [String: [Place]]

  init(_ path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    var sheets: [String: [Place]] = [:]
    for sheet in root?["sheets"] as? [[String: Any]] ?? [] {
      guard let key = sheet["key"] as? String, let devices = sheet["devices"] as? [[String: Any]]
      else { continue }
      sheets[key] = devices.compactMap { Self.place($0) }
    }
    self.sheets = sheets
  }

  private static func place(_ json: [String: Any]) -> Place? {
    guard let device = json["device"] as? String, let width = json["width"] as? Double,
      let height = json["height"] as? Double, let top = json["safeAreaTop"] as? Double,
      let bottom = json["safeAreaBottom"] as? Double, let limit = json["limit"] as? Double,
      let traits = traits(of: device, width: width, height: height)
    else { return nil }
    return Place(
      device: device, size: CGSize(width: width, height: height),
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), traits: traits,
      limit: limit, initial: json["initial"] as? String ?? "",
      passthrough: (json["passthrough"] as? Double).map { CGFloat($0) },
      detents: (json["detents"] as? [[String: Any]] ?? []).compactMap { detent($0) })
  }

  /// The size classes where a size alone says them; the others are left out.
  private static func traits(of device: String, width: Double, height: Double)
    -> UITraitCollection?
  {
    if device.hasPrefix("iPad"), min(width, height) >= 744 {
      return UITraitCollection(horizontal: .regular, vertical: .regular, displayScale: 2)
    }
    guard device.hasPrefix("iPhone"), !device.contains("Duo") else { return nil }
    if height > width { return UITraitCollection() }
    return width <= 874 && width != 736 ? UITraitCollection(vertical: .compact) : nil
  }

  private static func detent(_ json: [String: Any]) -> Detent? {
    guard let id = json["id"] as? String, let height = json["height"] as? Double,
      let isActive = json["active"] as? Bool
    else { return nil }
    return Detent(
      id: id, height: height, isActive: isActive, stop: json["stop"] as? Int ?? -1)
  }
}

/// What was found to differ; a program ends with it.
@MainActor enum Differences {
  private static var found: [String] = []
  private static var checks = 0

  static func expect(_ isRight: Bool, _ words: @autoclosure () -> String) {
    checks += 1
    if !isRight { found.append(words()) }
  }

  /// Within half a pixel of what is seen, whatever the scale.
  static func expect(_ height: CGFloat, is other: CGFloat?, _ words: @autoclosure () -> String) {
    guard let other else { return expect(false, "\(words()): nothing to compare with") }
    expect(abs(height - other) <= 0.501, "\(words()): \(height) is not \(other)")
  }

  static func end(atLeast count: Int) {
    expect(checks >= count, "only \(checks) things were compared")
    for line in found.prefix(20) { FileHandle.standardError.write(Data("error: \(line)\n".utf8)) }
    exit(found.isEmpty ? 0 : 1)
  }
}
