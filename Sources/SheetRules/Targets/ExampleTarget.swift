package import SheetModel
package import SheetVocabulary

/// The target that a rule's examples are checked for.
package struct ExampleTarget: Sendable {
  package let name: TargetName
  package let minimumOS: VersionNumber?

  package init(_ name: TargetName, minimumOS: VersionNumber? = nil) {
    self.name = name
    self.minimumOS = minimumOS
  }
}
