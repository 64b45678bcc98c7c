/// The stored properties of a value, as reflection sees them.
struct PropertyTree {
  let value: Any

  /// Names of the stored properties in their order, without the flag that says whether a part is there.
  var names: [String] {
    Mirror(reflecting: value).children.compactMap(\.label).filter { $0 != "isPresent" }
  }

  /// The value of a property, out of its optional where there is one.
  func property(_ name: String) -> PropertyTree? {
    guard let child = Mirror(reflecting: value).children.first(where: { $0.label == name }) else {
      return nil
    }
    let mirror = Mirror(reflecting: child.value)
    if mirror.displayStyle == .optional, let inside = mirror.children.first {
      return PropertyTree(value: inside.value)
    }
    return PropertyTree(value: child.value)
  }

  /// The value at a path such as `["theme", "grabber", "size"]`.
  func property(at path: [String]) -> PropertyTree? {
    path.reduce(self) { tree, name in tree?.property(name) }
  }

  var description: String { String(reflecting: value) }
}
