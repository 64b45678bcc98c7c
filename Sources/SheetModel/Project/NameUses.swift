package import SheetYAML

/// What one file uses of the names that it sees, read in one pass over what is written; nothing is resolved.
package struct NameUses: Sendable {
  /// A theme or an abstract sheet, by the file that declares it.
  package struct Declaration: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
      case theme
      case sheet
    }

    package let kind: Kind
    package let path: PathKey
    /// Place among the file's themes or sheets.
    package let place: Int

    package init(kind: Kind, path: PathKey, place: Int) {
      self.kind = kind
      self.path = path
      self.place = place
    }
  }

  /// What a sheet says of its width, its parents' words counted in.
  package struct Widths: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It has a variant for regular width.
    package static let regularWidth = Widths(rawValue: 1)
    /// It says how wide it is everywhere.
    package static let width = Widths(rawValue: 2)
  }

  package let file: SheetsFile
  /// Declarations that the file uses, its own and those of files it imports.
  package internal(set) var used: Set<Declaration> = []
  /// Its imports from which it uses nothing.
  package internal(set) var unusedImports: [NodeID] = []
  /// Of each sheet; empty where no sheet of the file has a variant for regular width.
  package internal(set) var widths: [Widths] = []
  /// Something of it, or of what it imports, could not be read.
  package internal(set) var isUncertain = false

  init(_ file: SheetsFile) {
    self.file = file
  }
}
