/// A parameter of a container's initialiser.
struct ContainerParameter {
  let declaration: String
  /// With the name before it; `nil` where the name says all.
  var summary: String?

  init(_ declaration: String, _ summary: String? = nil) {
    self.declaration = declaration
    self.summary = summary
  }
}
