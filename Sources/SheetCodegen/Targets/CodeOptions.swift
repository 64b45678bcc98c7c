package import SheetModel
package import SheetVocabulary

/// How code is written, as the entry of a target or the command line says.
package struct CodeOptions: Sendable {
  package let access: AccessLevel
  package let namespace: Namespace
  /// The oldest iOS that the app runs on; `nil` where nobody says.
  package let minimumOS: VersionNumber?

  package init(access: AccessLevel, namespace: Namespace, minimumOS: VersionNumber? = nil) {
    self.access = access
    self.namespace = namespace
    self.minimumOS = minimumOS
  }
}
