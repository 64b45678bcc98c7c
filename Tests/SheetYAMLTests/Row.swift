import Testing

/// A row of a table of tests; the label appears when it fails.
struct Row: CustomTestStringConvertible, Sendable {
  let label: String
  let text: String
  let expected: [String]

  init(_ label: String, _ text: String, _ expected: String...) {
    self.label = label
    self.text = text
    self.expected = expected
  }

  var testDescription: String { label }
}
