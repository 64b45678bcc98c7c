/// The detents of a sheet that has none, such as one presented full screen.
@frozen public enum NoDetents: SheetDetents {
  @inlinable public init?(rawValue: UInt16) {
    nil
  }

  @inlinable public var rawValue: UInt16 {
    switch self {}
  }
}
