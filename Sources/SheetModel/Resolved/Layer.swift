package import SheetRuntime

/// One of the layers a sheet's values come from.
package struct Layer: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Nobody wrote the value.
    case builtIn
    /// The starting values that a `preset` names.
    case preset(Preset)
    /// The `defaults` of the sheet's file.
    case defaults
    /// A sheet that this one extends, directly or not.
    case parent
    /// A named theme.
    case theme
    /// The sheet itself.
    case own
  }

  package let kind: Kind
  /// Name of the parent sheet or of the theme; empty for the other kinds.
  package let name: String
  /// The variant of that layer in which the value is written; `nil` outside of variants.
  package let variant: Variants.Name?
  /// The file it is written in; `nil` for what is built in.
  package let file: ParsedFile?

  init(_ kind: Kind, name: String = "", variant: Variants.Name? = nil, file: ParsedFile? = nil) {
    self.kind = kind
    self.name = name
    self.variant = variant
    self.file = file
  }

  static let builtIn = Layer(.builtIn)
}
