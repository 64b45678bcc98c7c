import CLibYAML

/// Feeds libyaml's events into a tree builder.
///
/// Parser and event are local pointers: as globals or captured variables they cost a tenth of the
/// time. After an error libyaml goes on to return success without an event, so both are tested.
enum EventLoop {
  /// How the loop ended.
  enum Outcome {
    case finished
    /// A mapping was left open at the end of a part.
    case finishedPart
    /// The builder has seen enough: a limit was met.
    case stopped
    case failed(ParserFailure)
  }

  /// Reads from `origin`, behind a byte-order mark: given one, libyaml counts columns wrongly.
  static func run(
    over bytes: UnsafeBufferPointer<UInt8>, from origin: Int, into builder: inout TreeBuilder
  ) -> Outcome {
    if origin == bytes.count { return .finished }
    return run(over: bytes[origin...], column: nil, into: &builder)
  }

  /// Reads a part of a file, and leaves the block mapping open that begins at `column` and reaches to its end.
  ///
  /// - Returns: Whether the part ends in such a mapping.
  static func runPart(
    over text: Slice<UnsafeBufferPointer<UInt8>>, to column: Int, into builder: inout TreeBuilder
  ) -> Bool {
    switch run(over: text, column: column, into: &builder) {
    case .finishedPart: true
    case .finished, .stopped, .failed: false
    }
  }

  /// - Parameter column: Where the mapping begins that is to be left open at the end, if any is.
  private static func run(
    over slice: Slice<UnsafeBufferPointer<UInt8>>, column: Int?, into builder: inout TreeBuilder
  ) -> Outcome {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      preconditionFailure("libyaml could not allocate its buffers")
    }
    defer { yaml_parser_delete(parser) }
    let text = UnsafeBufferPointer(rebasing: slice)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)

    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer { event.deallocate() }
    while true {
      guard yaml_parser_parse(parser, event) == 1 else {
        return .failed(ParserFailure(parser.pointee))
      }
      switch event.pointee.type {
      case YAML_SCALAR_EVENT:
        builder.addScalar(event)
        yaml_event_delete(event)
      case YAML_MAPPING_END_EVENT:  // the end events own no memory
        if let column, builder.isOpen(at: column),
          builder.cursor.offset(of: event.pointee.end_mark.index) == slice.endIndex
        {
          return .finishedPart
        }
        builder.closeMapping(event)
      case YAML_SEQUENCE_END_EVENT: builder.closeSequence(event)
      case YAML_MAPPING_START_EVENT:
        builder.openMapping(event)
        yaml_event_delete(event)
      case YAML_SEQUENCE_START_EVENT:
        builder.openSequence(event)
        yaml_event_delete(event)
      case YAML_ALIAS_EVENT:
        builder.addAlias(event)
        yaml_event_delete(event)
      case YAML_DOCUMENT_END_EVENT:
        // What follows is looked at without libyaml, which would read directives in quadratic time.
        builder.endDocument(event)
        return .finished
      case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .finished
      default: yaml_event_delete(event)  // the stream and the document begin
      }
      if builder.isStopped || builder.hasTooManyErrors { return .stopped }
    }
  }
}
