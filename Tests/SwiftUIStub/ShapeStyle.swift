public import UIKit

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable {
  @available(iOS 15.0, *)
  public init(uiColor: UIColor) {}
}

@available(iOS 15.0, *)
public struct Material: ShapeStyle, Hashable {
  public let stubName: String
  public static let thin = Material(stubName: "thin")
  public static let regular = Material(stubName: "regular")
  public static let thick = Material(stubName: "thick")
}

@available(iOS 15.0, *)
extension ShapeStyle where Self == Material {
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
}

@available(iOS 15.0, *)
public struct AnyShapeStyle: ShapeStyle {
  public let stubStyle: any ShapeStyle
  public init(_ style: some ShapeStyle) { stubStyle = style }
}
