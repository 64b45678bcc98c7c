internal import SheetDiagnostics

/// A rule of Make that says what targets are made from, as compilers write it with `-MD`.
///
/// GNU make and Ninja read it, and Xcode does, which takes the first rule of a file alone.
struct Depfile {
  /// As they are to stand in the file.
  var targets: [String]
  /// Paths.
  var dependencies: [String]
  /// Paths that have an empty rule of their own.
  var phonyTargets: [String] = []

  var bytes: [UInt8] {
    var buffer = ByteBuffer()
    for (place, target) in targets.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: " ")) }
      buffer.append(target)
    }
    buffer.append(UInt8(ascii: ":"))
    for path in dependencies {
      buffer.append(literal: " \\\n  ")
      Self.append(quoted: path, to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
    for path in phonyTargets {
      Self.append(quoted: path, to: &buffer)
      buffer.append(literal: ":\n")
    }
    return buffer.bytes
  }

  static func quoted(_ path: String) -> String {
    var buffer = ByteBuffer()
    append(quoted: path, to: &buffer)
    return buffer.text
  }

  /// Appends `path` with what is special to Make quoted, as compilers do it.
  ///
  /// Backslashes count only in front of a space or a tab, and are doubled only there.
  private static func append(quoted path: String, to buffer: inout ByteBuffer) {
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        buffer.append(repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"): buffer.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): buffer.append(UInt8(ascii: "$"))
      case _: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      buffer.append(byte)
    }
  }

  /// Whether GNU make and Ninja both take `path`, once quoted, for the file it names.
  ///
  /// As tried with GNU make 4.3 and Ninja 1.11.
  static func canName(_ path: String) -> Bool {
    var before: UInt8 = 0
    for byte in path.utf8 {
      let isQuoted = byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
      if byte < 0x20 || byte == 0x7F || "\"&'*;<=>?^`|".utf8.contains(byte)
        || isQuoted && before == UInt8(ascii: "\\")
      {
        return false
      }
      before = byte
    }
    return !"\\ :".utf8.contains(before)
  }
}
