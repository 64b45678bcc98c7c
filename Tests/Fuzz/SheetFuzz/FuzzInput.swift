/// The files that one fuzzed input stands for.
///
/// The first is the input itself; a line `%file NAME` begins another, which it may import. No sheets file can hold
/// such a line. An input whose first line is `%config` is a project file instead.
struct FuzzInput {
  static let mainPath = "a.sheets.yaml"

  let isConfiguration: Bool
  let files: [(path: String, bytes: [UInt8])]

  init(_ bytes: [UInt8]) {
    var path = FuzzInput.mainPath
    var files: [(path: String, bytes: [UInt8])] = []
    var isConfiguration = false
    var start = bytes.startIndex
    var line = start
    while line < bytes.endIndex {
      let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let text = bytes[line..<end]
      let next = min(end + 1, bytes.endIndex)
      if line == bytes.startIndex, text.elementsEqual("%config".utf8) {
        isConfiguration = true
        path = "sheetc.yaml"
        start = next
      } else if text.starts(with: "%file ".utf8) {
        files.append((path, Array(bytes[start..<line])))
        path = String(decoding: text.dropFirst(6), as: UTF8.self)
        start = next
      }
      line = next
    }
    files.append((path, Array(bytes[start...])))
    self.files = files
    self.isConfiguration = isConfiguration
  }

  /// The same with another first file.
  func replacingFirst(with bytes: [UInt8]) -> FuzzInput {
    FuzzInput(
      isConfiguration: isConfiguration, files: [(files[0].path, bytes)] + files.dropFirst())
  }

  init(isConfiguration: Bool, files: [(path: String, bytes: [UInt8])]) {
    self.isConfiguration = isConfiguration
    self.files = files
  }
}
