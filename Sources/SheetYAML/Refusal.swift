import SheetDiagnostics

/// Why a file is not read at all.
struct Refusal {
  let diagnostic: Diagnostic

  init?(of file: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
    let start = SourceSpan(file: file.id, start: 0, end: 0)
    if bytes.count > limits.fileSize {
      diagnostic = Diagnostic(
        .error, .fileTooLarge,
        // Reading ends where there is more than that.
        "the file has more than \(limits.fileSize) bytes; split it and use 'imports'",
        at: start)
    } else if let encoding = Encoding(firstBytesOf: bytes) {
      diagnostic = Diagnostic(
        .error, .encoding, "the file is \(encoding.rawValue); save it as UTF-8", at: start)
    } else {
      return nil
    }
  }
}
