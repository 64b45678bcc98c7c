import SheetDiagnostics
import SheetThreads

/// The passes over one file: the bytes, then libyaml's events, once more after each syntax error.
struct FileReading {
  private let file: SourceFile
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: Limits
  private let scan: PreScan
  private let threads: Int?
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter threads: How many may read at once; `nil` for as many as there are cores.
  init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>, limits: Limits, threads: Int?) {
    self.file = file
    self.threads = threads
    self.bytes = bytes
    self.limits = limits
    scan = PreScan(bytes)
  }

  /// Reads the file; what is wrong with it is in `diagnostics` afterwards, in the order of the file.
  mutating func read() -> SyntaxTree {
    if let zero = scan.signOfNoText {
      diagnostics.append(
        Diagnostic(
          .error, .encoding,
          "the file is not text, as the zero byte here shows; a sheets file is YAML in UTF-8",
          at: SourceSpan(file: file.id, start: zero.start, end: zero.end)))
      var tree = SyntaxTree(file: file)
      tree.isComplete = false
      return tree
    }
    diagnostics += scan.faults.map { $0.diagnostic(in: file) }
    var copy: [UInt8]?
    if !scan.faults.isEmpty { copy = ByteFault.blanked(bytes, from: scan.origin) }
    let directives = DirectiveScan(bytes, from: scan.origin)
    if !directives.lines.isEmpty {
      let first = directives.lines[0].lowerBound
      diagnostics.append(DirectiveScan.diagnostic(file, bytes, first))
      var blanked = copy ?? Array(bytes)
      for line in directives.lines {
        for offset in line { blanked[offset] = 0x20 }
      }
      copy = blanked
    }
    // What is no directive of YAML was to be something of the file.
    let isDirective = directives.lines.allSatisfy { DirectiveScan.isDirective(bytes[$0]) }
    return read(&copy, lacksLine: !isDirective)
  }

  /// Reads the file, or what is left of it in `copy`, until no syntax error is in it.
  private mutating func read(_ copy: inout [UInt8]?, lacksLine: Bool) -> SyntaxTree {
    var isQuiet = scan.faults.contains(where: \.disturbsStructure)
    var isComplete = !isQuiet && !lacksLine
    var last = -1
    var owners: [Int] = []
    var references: [Int] = []
    var passes = mostPasses
    while true {
      passes -= 1
      var pass = copy == nil ? parse(bytes) : copy.unsafelyUnwrapped.withUnsafeBufferPointer(parse)
      if scan.faults.contains(where: \.disturbsStructure) {
        // A key that was moved by what stands before it seems to belong to others.
        pass.diagnostics.removeAll { $0.id == .duplicateKey }
      }
      guard let fault = pass.fault else {
        diagnostics += pass.diagnostics
        pass.tree.isComplete = pass.tree.isComplete && isComplete
        if !owners.isEmpty { pass.tree.breakEntries(at: owners) }
        // Nothing is left of a file that has only what was taken out.
        if pass.tree.root == nil, copy != nil { pass.tree.isComplete = false }
        sortDiagnostics()
        return pass.tree
      }
      isComplete = false
      let isNew = fault.offset > last
      // What stands below one key by mistake is one mistake, and so is a tag that has become of a key.
      var isSaid = false
      if let reference = fault.reference {
        isSaid = references.contains(reference)
        references.append(reference)
      }
      if let owner = fault.owner {
        isSaid = isSaid || owners.contains(owner) || pass.hasTag(onLineOf: owner)
        owners.append(owner)
      }
      if isNew, !isQuiet, !isSaid, !isBlanked(fault) { diagnostics.append(fault.diagnostic) }
      // Tabs become single spaces, which may not be what they stood for.
      if fault.extent == .tabs { isQuiet = true }
      if passes == 0 || !isNew {
        noteEnd(after: fault)
        diagnostics += pass.diagnostics
        pass.tree.isComplete = false
        sortDiagnostics()
        return pass.tree
      }
      last = fault.offset
      var blanked = copy ?? Array(bytes)
      Recovery.blank(fault, in: &blanked)
      copy = blanked
    }
  }

  /// Says with the last fault that there may be more of them.
  private mutating func noteEnd(after fault: SyntaxFault) {
    guard let last = diagnostics.indices.last, diagnostics[last] == fault.diagnostic else { return }
    diagnostics[last].notes.append(
      .init("what follows it has not been read; it is once the errors so far are repaired"))
  }

  /// Whether a fault is about bytes that are not UTF-8, which have been reported.
  private func isBlanked(_ fault: SyntaxFault) -> Bool {
    guard !scan.faults.isEmpty, let span = fault.diagnostic.span else { return false }
    var offset = Int(span.start)
    while offset < Int(span.end) {
      let (scalar, length) = UTF8Sequence.decode(bytes, at: offset)
      if scalar == nil { return true }
      offset += length
    }
    return false
  }

  /// Passes that a file of this size may take, so that a large one is not read many times.
  private var mostPasses: Int {
    max(2, min(limits.syntaxErrors, (4 << 20) / (bytes.count + 1)))
  }

  /// Puts what all passes found in the order of the file, each once.
  private mutating func sortDiagnostics() {
    let order = diagnostics.indices.sorted {
      let left = diagnostics[$0].span?.start ?? 0
      let right = diagnostics[$1].span?.start ?? 0
      return left == right ? $0 < $1 : left < right
    }
    var sorted: [Diagnostic] = []
    for place in order where sorted.last != diagnostics[place] {
      sorted.append(diagnostics[place])
    }
    diagnostics = sorted
  }

  /// What one pass over the events gives.
  private struct Pass {
    var tree: SyntaxTree
    var diagnostics: [Diagnostic] = []
    var fault: SyntaxFault?

    /// Whether a tag has been reported on the line on which a key begins.
    func hasTag(onLineOf offset: Int) -> Bool {
      diagnostics.contains { diagnostic in
        guard diagnostic.id == .tag, let start = diagnostic.span.map({ Int($0.start) }),
          start >= offset
        else { return false }
        return !tree.file.bytes[offset..<start].contains(.lineFeed)
      }
    }
  }

  /// Reads the events of `text`: on two threads where that pays and can be done.
  private func read(
    _ text: UnsafeBufferPointer<UInt8>, into builder: inout TreeBuilder
  ) -> EventLoop.Outcome {
    if text.count >= limits.splitSize, threads ?? Threads.available > 1,
      let cut = FileCut(in: text),
      cut.offset > scan.origin,
      builder.readParts(splitAt: cut, origin: scan.origin)
    {
      return .finishedPart
    }
    return EventLoop.run(over: text, from: scan.origin, into: &builder)
  }

  /// Reads the events of `text`, which is the file or a copy of the same length, into a tree.
  private func parse(_ text: UnsafeBufferPointer<UInt8>) -> Pass {
    var pass = Pass(tree: SyntaxTree(file: file))
    // No node takes less than a byte; the pages past the last one are never touched.
    let limit = min(text.count + 16, limits.nodes)
    pass.tree.nodes = Array(unsafeUninitializedCapacity: limit + limits.depth + 2) {
      buffer, count in
      // A node for every ten bytes of text, in files as people write them.
      LargePages.request(for: buffer, expecting: text.count * 3 / 2)
      var builder = TreeBuilder(
        file: file, bytes: text, readsFile: text.baseAddress == bytes.baseAddress, scan: scan,
        limits: limits, nodes: buffer, nodeLimit: limit)
      switch read(text, into: &builder) {
      case .finishedPart: break
      case .finished: pass.fault = builder.checkDocumentEnd()
      case .stopped: builder.noteStop()
      case .failed(let failure):
        builder.isIncomplete = true
        pass.fault = SyntaxErrorWords(failure, builder).fault()
      }
      builder.closeAll()
      count = builder.nodeCount
      builder.collectComments(into: &pass.tree)
      pass.tree.root = builder.root
      pass.tree.decoded = builder.decoded
      pass.tree.merged = builder.merged
      pass.tree.isComplete = !builder.isIncomplete
      pass.diagnostics = builder.report.diagnostics
    }
    return pass
  }
}
