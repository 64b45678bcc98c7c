@MainActor open class UIScreen {
  public static let main = UIScreen()
  public let coordinateSpace: any UICoordinateSpace = StubScreenSpace()
  public var scale: CGFloat = 3
  public var bounds: CGRect { coordinateSpace.bounds }
}

@MainActor final class StubScreenSpace: UICoordinateSpace {
  var bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
  func stubConvertToRoot(_ rect: CGRect) -> CGRect { rect }
}
