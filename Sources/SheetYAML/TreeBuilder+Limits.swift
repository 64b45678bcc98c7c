import SheetDiagnostics

extension TreeBuilder {
  /// Ends reading at a limit; what follows is not looked at.
  private mutating func stop(_ id: DiagnosticID, _ message: String, at span: SourceSpan) {
    isStopped = true
    isIncomplete = true
    report.error(id, message, at: span)
  }

  /// Whether so much has been reported that the rest is not worth reading.
  @inline(__always)
  var hasTooManyErrors: Bool { report.errorCount >= limits.errors }

  /// Records that reading ended before the end of the file.
  mutating func noteStop() {
    isIncomplete = true
    if hasTooManyErrors {
      report.error(
        .tooManyErrors,
        "the file has more than \(limits.errors) errors; what follows has not been read",
        at: span(lastEnd, lastEnd))
    }
  }

  /// Stops before libyaml, which is quadratic in the depth of brackets, sees more of them.
  mutating func refuseDepth(at start: Int) {
    let place = span(start, start + 1)
    if flowDepth > limits.flowDepth {
      stop(
        .tooDeep,
        "brackets are nested more than \(limits.flowDepth) deep here; "
          + "write the inner values on lines of their own",
        at: place)
    } else {
      stop(
        .tooDeep,
        "values are nested more than \(limits.depth) deep here; a sheet needs no more than 12",
        at: place)
    }
  }

  /// Stops at the node that is one too many.
  mutating func refuseMoreNodes(at start: Int) {
    stop(
      .tooManyNodes,
      "the file has more than \(limits.nodes) keys and values; split it and use 'imports'",
      at: span(start, start))
  }

  /// Reports a value; reading goes on.
  mutating func refuseLongScalar(_ index: Int, _ length: Int) {
    report.error(
      .scalarTooLong,
      "this text is \(length) bytes long; a value has at most \(limits.scalarLength)",
      at: span(of: index))
  }

  /// Reports a key; reading goes on.
  mutating func refuseLongKey(_ index: Int) {
    self[index].set(.broken)
    report.error(
      .keyTooLong,
      "this key is \(self[index].count) bytes long; a key has at most \(limits.keyLength)",
      at: span(of: index))
  }
}
