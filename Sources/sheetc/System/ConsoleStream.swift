internal import SheetDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output or standard error: text is gathered and written in large pieces.
struct ConsoleStream {
  private static let flushSize = 1 << 16

  /// Where it is written; `nil` gathers everything, for tests.
  private let descriptor: Int32?
  let isTerminal: Bool
  let isColored: Bool
  /// Why something could not be written, after the first time that happened.
  private(set) var failure: SystemError?
  private(set) var buffer = ByteBuffer()
  private var isClosed = false

  init(_ descriptor: Int32, _ color: ColorChoice) {
    self.descriptor = descriptor
    isTerminal = Terminal.isTerminal(descriptor)
    isColored = Terminal.isColored(color, isTerminal: isTerminal)
  }

  /// A stream that keeps what is written to it.
  init() {
    descriptor = nil
    isTerminal = false
    isColored = false
  }

  mutating func write(_ text: String) {
    write { $0.append(text) }
  }

  mutating func write(_ bytes: [UInt8]) {
    write { $0.append(bytes: bytes) }
  }

  mutating func write(_ body: (inout ByteBuffer) -> Void) {
    body(&buffer)
    if buffer.count >= Self.flushSize { flush() }
  }

  /// Hands everything gathered to the system.
  ///
  /// A reader that has gone away is not a failure; there is just nobody left to write for.
  mutating func flush() {
    guard let descriptor, buffer.count > 0 else { return }
    if !isClosed {
      let code = FileWriter.writeAll(buffer.bytes, to: descriptor)
      if code != 0 {
        isClosed = true
        let name = descriptor == STDOUT_FILENO ? "standard output" : "standard error"
        if code != EPIPE { failure = SystemError(.written, name, code: code) }
      }
    }
    buffer.bytes.removeAll(keepingCapacity: true)
  }
}
