/// The controls of a sheet without buttons of its own.
@frozen public enum NoControls: SheetControls {
  @inlinable public init?(rawValue: UInt16) {
    nil
  }

  @inlinable public var rawValue: UInt16 {
    switch self {}
  }
}
