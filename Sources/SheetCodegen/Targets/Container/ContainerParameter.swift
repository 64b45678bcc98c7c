/// What the app gives to a container beside the content.
struct ContainerParameter {
  let name: String
  /// As the container keeps it.
  let keptType: String
  let summary: String

  init(_ name: String, _ type: String, _ summary: String) {
    self.name = name
    keptType = type
    self.summary = summary
  }

  var isOptional: Bool { keptType.hasSuffix("?") }
  /// A closure that is not in an optional has to say that it is kept.
  var declaration: String { "\(name): \(isOptional ? "" : "@escaping ")\(keptType)" }
  var comment: String { "\(name): \(summary)" }
}
