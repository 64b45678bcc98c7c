import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetYAML

/// One combination of size classes of the sheet being checked, for the slow path on which findings are written.
struct Combination {
  /// Of the sheet.
  let name: String
  /// Key of the sheet, or of the variant that makes the combination what it is.
  let span: SourceSpan
  private let names: SheetNames
  /// The variants that hold; none in the base.
  let variants: [Variants.Name]
  let configuration: SheetConfiguration
  let origins: Origins

  init(base sheet: borrowing ResolvedSheet) {
    name = sheet.key
    names = sheet.names
    span = sheet.keySpan
    variants = []
    configuration = sheet.configuration
    origins = sheet.origins
  }

  init(
    _ variant: (names: [Variants.Name], configuration: SheetConfiguration, origins: Origins),
    of sheet: borrowing ResolvedSheet
  ) {
    name = sheet.key
    names = sheet.names
    variants = variant.names
    configuration = variant.configuration
    origins = variant.origins
    span = sheet.keySpan(of: variant.names)
  }

  /// What the sheet is in a combination of size classes.
  init(of sheet: borrowing ResolvedSheet, in group: SizeClassGroup) {
    let names: [Variants.Name] =
      switch group {
      case .compactRegular: []
      case .regularRegular: [.regularWidth]
      case .compactCompact: [.compactHeight]
      case .regularCompact: [.regularWidth, .compactHeight]
      }
    if let variant = sheet.variants.all.first(where: { $0.names == names }) {
      self.init(variant, of: sheet)
    } else {
      self.init(base: sheet)
    }
  }

  /// The app's own actions, by their index.
  var controls: [SheetNames.Name] { names.controls }

  /// ` in compact height`, or nothing in the base.
  var suffix: String {
    switch variants {
    case []: ""
    case [.regularWidth]: " in regular width"
    case [.compactHeight]: " in compact height"
    default: " on large phones in landscape"
    }
  }

  /// Where a finding about the value of `key` points, and a note where it is written elsewhere.
  ///
  /// A value written in another file is shown by a note, so that every finding lies in the sheet's own file and
  /// can be silenced there.
  func place(of key: SheetKey) -> (span: SourceSpan, notes: [Diagnostic.Note]) {
    guard let value = origins.valueSpan(of: key.row) else { return (span, []) }
    if value.file == span.file { return (value, []) }
    return (span, [note(about: key)])
  }

  /// Like `place(of:)`, at the key instead of the value.
  func keyPlace(of key: SheetKey) -> (span: SourceSpan, notes: [Diagnostic.Note]) {
    guard let written = origins.keySpan(of: key.row) else { return (span, []) }
    if written.file == span.file { return (written, []) }
    return (span, [note(about: key)])
  }

  /// The guess that a key has another value; none where it is written in another file or stands for more.
  func fixIts(writing value: String, as key: SheetKey) -> [FixIt] {
    guard let (tree, node) = origins.value(of: key.row), tree.file.id == span.file,
      tree.kind(node) == .scalar, origins.layer(of: key.row).kind == .own
    else { return [] }
    return [
      Wording.replacement(of: tree.text(node), with: value, at: tree.span(node), .guess)
    ]
  }

  func name(of detent: DetentIndex) -> String { DetentTokens.name(of: detent, in: names) }

  /// Whether a detent is the same height on every device.
  func isInPoints(_ id: DetentIndex) -> Bool {
    guard let detent = configuration.detents.first(where: { $0.id == id }),
      case .height(_, from: .safeArea) = detent.height
    else { return false }
    return true
  }

  /// Where a finding about one detent points.
  func place(of detent: DetentIndex) -> (span: SourceSpan, notes: [Diagnostic.Note]) {
    if let free = configuration.free {
      let end = free.min.id == detent ? SheetKey.freeMin : .freeMax
      if origins.isWritten(end.row) { return place(of: end) }
    }
    let span = DetentTokens(names, origins, isFree: configuration.free != nil, sheet: span)
      .writtenSpan(of: detent)
    if span.file == self.span.file { return (span, []) }
    return (self.span, [Diagnostic.Note("'\(name(of: detent))' is written here", at: span)])
  }

  /// `'dismiss.swipe' is written here`, with the parent or theme that wrote it.
  func note(about key: SheetKey) -> Diagnostic.Note {
    let layer = origins.layer(of: key.row)
    let owner =
      switch layer.kind {
      case .parent: ", in '\(layer.name)'"
      case .theme: ", in theme '\(layer.name)'"
      case .defaults: ", in 'defaults'"
      case .builtIn, .preset, .own: ""
      }
    return Diagnostic.Note(
      "'\(key.path)' is written here\(owner)", at: origins.valueSpan(of: key.row))
  }
}

extension ResolvedSheet {
  /// Key of the variant that makes a combination differ; the sheet's own key where it inherits the variant.
  func keySpan(of names: [Variants.Name]) -> SourceSpan {
    for name in names.reversed() {
      let span =
        switch name {
        case .regularWidth: variants.keySpans.regularWidth
        case .compactHeight: variants.keySpans.compactHeight
        }
      if let span { return span }
    }
    return keySpan
  }
}
