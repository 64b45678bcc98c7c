package import SheetModel
package import SheetVocabulary

/// How code is written, as the entry of a target or the command line says.
package struct CodeOptions: Sendable {
  package let access: AccessLevel
  package let namespace: Namespace
  /// The oldest iOS that the app runs on; `nil` where nobody says.
  package let minimumOS: VersionNumber?
  /// A path of a file that was read, in the same words on every machine.
  package let path: @Sendable (String) -> String

  package init(
    access: AccessLevel, namespace: Namespace, minimumOS: VersionNumber? = nil,
    path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.path = path
    self.access = access
    self.namespace = namespace
    self.minimumOS = minimumOS
  }

  /// The fingerprint of what the code of a target depends on beside its input.
  package func fingerprint(for target: TargetName) -> Fingerprint {
    let enclosing =
      switch namespace {
      case .shared: "shared"
      case .declared(let name): "declared \(name.text)"
      case .extended(let name): "extended \(name.text)"
      }
    // What says everything on every system is the same for all.
    let oldest = Targets.tables[target].isComplete ? nil : minimumOS
    // Its name as it is written: to ask the case for its name takes longer than to read a file.
    let name = ProjectVocabulary.targets.name(of: target) ?? ""
    var bytes: [UInt8] = []
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: " \(access.rawValue) \(enclosing) \(oldest?.text ?? "")".utf8)
    return bytes.withUnsafeBytes { Fingerprint($0) }
  }
}
