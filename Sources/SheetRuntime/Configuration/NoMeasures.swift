/// The measures of a sheet that needs no height from the app.
@frozen public enum NoMeasures: SheetMeasures {
  @inlinable public init?(rawValue: UInt16) {
    nil
  }

  @inlinable public var rawValue: UInt16 {
    switch self {}
  }
}
