public import SheetRuntime

/// One stored property of a configuration, found by its offset.
///
/// Written as a key path, so that the compiler checks name and type; kept as an offset, because reading
/// through a key path copies the whole configuration. Public as `Table` is, so that reading and writing are a load and a
/// store in other modules too.
public struct Field<Value>: Sendable {
  public let offset: Int

  /// Offsets of the bytes that it takes.
  @inlinable public var bytes: Range<Int> { offset..<offset + MemoryLayout<Value>.size }

  @inline(__always) package init(_ path: WritableKeyPath<SheetConfiguration, Value>) {
    guard let offset = MemoryLayout<SheetConfiguration>.offset(of: path) else {
      preconditionFailure("a field names stored properties of structs only")
    }
    self.offset = offset
  }

  fileprivate init(offset: Int) {
    self.offset = offset
  }

  /// The field of a part of this field's value.
  @inline(__always) package func part<Part>(_ path: WritableKeyPath<Value, Part>) -> Field<Part> {
    guard let inner = MemoryLayout<Value>.offset(of: path) else {
      preconditionFailure("a field names stored properties of structs only")
    }
    return Field<Part>(offset: offset + inner)
  }

  @inlinable @inline(__always)
  public func write(_ value: Value, to configuration: inout SheetConfiguration) {
    withUnsafeMutableBytes(of: &configuration) { bytes in
      (bytes.baseAddress.unsafelyUnwrapped + offset)
        .assumingMemoryBound(to: Value.self).pointee = value
    }
  }

  @inlinable @inline(__always)
  public func read(_ configuration: UnsafePointer<SheetConfiguration>) -> Value {
    (UnsafeRawPointer(configuration) + offset).assumingMemoryBound(to: Value.self).pointee
  }

  @inlinable
  public func read(_ configuration: borrowing SheetConfiguration) -> Value {
    withUnsafePointer(to: configuration) { read($0) }
  }
}
