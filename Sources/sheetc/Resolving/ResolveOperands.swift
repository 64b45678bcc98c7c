internal import SheetDiagnostics

/// The operands of `resolve`, told apart: inputs, and names of sheets.
///
/// `-`, what exists, what ends as a file of YAML does and what has a slash in it is an input. All else is a
/// name.
struct ResolveOperands {
  private(set) var inputs: [String] = []
  /// In the order given; empty for all sheets.
  private(set) var names: [String] = []

  init(_ operands: [String]) {
    for operand in operands {
      if Self.isInput(operand) {
        inputs.append(operand)
      } else if !names.contains(operand) {
        names.append(operand)
      }
    }
  }

  private static func isInput(_ operand: String) -> Bool {
    operand == "-" || operand.hasSuffix(".yaml") || operand.hasSuffix(".yml")
      || operand.utf8.contains(UInt8(ascii: "/")) || FileSystem.kind(of: operand) != nil
  }
}
