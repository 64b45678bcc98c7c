/// What the app gives to a container beside the content.
struct ContainerParameter {
  let name: String
  let type: String
  let summary: String

  init(_ name: String, _ type: String, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
  }

  var declaration: String { "\(name): \(type)" }
  /// Of the name that the function itself uses.
  var comment: String { "\(name.split(separator: " ").last ?? ""): \(summary)" }
}
