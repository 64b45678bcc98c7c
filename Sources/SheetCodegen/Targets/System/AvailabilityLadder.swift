import SheetModel

/// What of generated code stands behind a check of the system's version, for the oldest system that it runs on.
struct AvailabilityLadder {
  /// `nil` where nobody says.
  private let minimum: VersionNumber?
  /// The first version that has the framework's part which the code is about.
  private let framework: VersionNumber

  init(_ minimum: VersionNumber?, framework: VersionNumber) {
    self.minimum = minimum
    self.framework = framework
  }

  /// Whether what uses the framework's part says so; where nobody names a minimum it does, to compile anywhere.
  var needsAttribute: Bool { minimum.map { $0 < framework } ?? true }

  var attribute: String { "@available(iOS \(framework.text), *)" }

  /// Whether code runs on systems older than a version.
  func runs(before version: VersionNumber) -> Bool {
    max(minimum ?? framework, framework) < version
  }

  /// Prints a statement that needs a version, and what stands for it on older systems that the code runs on.
  func print(
    since version: VersionNumber, to printer: inout SwiftPrinter,
    _ newer: (inout SwiftPrinter) -> Void, before older: ((inout SwiftPrinter) -> Void)?
  ) {
    guard runs(before: version) else {
      newer(&printer)
      return
    }
    printer.append("if #available(iOS \(version.text), *)")
    printer.openBlock()
    newer(&printer)
    if let older {
      printer.endBlock()
      printer.append(" else")
      printer.openBlock()
      older(&printer)
    }
    printer.closeBlock()
  }
}
