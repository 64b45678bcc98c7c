/// Writes paths as the URIs that reports refer to files by.
enum PercentEncoding {
  /// A path as a relative reference or, if it is absolute, as a `file` URI; everything but letters, digits, `-._~` and
  /// slashes is encoded.
  static func uri(ofPath path: String) -> String {
    var buffer = ByteBuffer()
    if path.utf8.first == UInt8(ascii: "/") { buffer.append(literal: "file://") }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        buffer.append(byte)
      default:
        buffer.append(UInt8(ascii: "%"))
        buffer.append(digits[Int(byte >> 4)])
        buffer.append(digits[Int(byte & 15)])
      }
    }
    return buffer.text
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
