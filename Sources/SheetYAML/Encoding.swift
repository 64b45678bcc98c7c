/// Encodings other than UTF-8 that a file is recognised to be in, to be refused by name.
enum Encoding: String {
  case utf16LittleEndian = "UTF-16 (little endian)"
  case utf16BigEndian = "UTF-16 (big endian)"
  case utf32LittleEndian = "UTF-32 (little endian)"
  case utf32BigEndian = "UTF-32 (big endian)"

  /// The encoding that the first four bytes show, by byte-order mark or by where the zeros are.
  init?(firstBytesOf bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 2 else { return nil }
    let first = (0..<4).map { $0 < bytes.count ? bytes[$0] : 0xAA }
    switch (first[0], first[1], first[2], first[3]) {
    case (0xFF, 0xFE, 0, 0): self = .utf32LittleEndian
    case (0, 0, 0xFE, 0xFF): self = .utf32BigEndian
    case (0xFF, 0xFE, _, _): self = .utf16LittleEndian
    case (0xFE, 0xFF, _, _): self = .utf16BigEndian
    case (0, 0, 0, 1...): self = .utf32BigEndian
    case (1..., 0, 0, 0): self = .utf32LittleEndian
    case (0, 1..., _, _): self = .utf16BigEndian
    case (1..., 0, _, _): self = .utf16LittleEndian
    default: return nil
    }
  }
}
