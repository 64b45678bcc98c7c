#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Text that comes from the system as bytes, and may not be UTF-8.
enum SystemText {
  /// A text that may not be UTF-8, with `\xFF` for what cannot be read.
  static func shown(_ bytes: UnsafePointer<CChar>) -> String {
    shown(UnsafeBufferPointer(start: bytes, count: strlen(bytes)).map(UInt8.init(bitPattern:)))
  }

  static func shown(_ bytes: [UInt8]) -> String {
    var text = ""
    var place = 0
    while place < bytes.count {
      var iterator = bytes[place...].makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text += String(decoding: encoded, as: UTF8.self)
        place += encoded.count
      case .error, .emptyInput:
        let digits = String(bytes[place], radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "\\x0\(digits)" : "\\x\(digits)"
        place += 1
      }
    }
    return text
  }
}
