/// A sheet as the app names it: what it is in every size class, typed by its own detents and controls.
///
/// The compiler writes one such constant per sheet. The types are not stored, they keep a detent of one
/// sheet from being used with another. A copy is a reference to the same values, which never change.
@frozen public struct Sheet<Detents: SheetDetents, Controls: SheetControls>: Hashable, Sendable {
  @usableFromInline let content: SheetContent

  /// A sheet of whole values; variants go from the least to the most specific.
  public init(_ configuration: SheetConfiguration, variants: [SheetVariant] = []) {
    content = SheetContent(configuration, variants)
  }

  /// The sheet that differs from the built-in values in what `configure` sets.
  ///
  /// Compiles several times as fast as a call of the configuration's initialiser: it stores only what differs, and
  /// nothing of it is inlined.
  public init(_ configure: (inout SheetConfiguration) -> Void) {
    var configuration = SheetConfiguration()
    configure(&configuration)
    content = SheetContent(configuration, [])
  }

  /// The sheet with one more variant, the most specific: it differs in what `configure` sets from what the sheet is
  /// where no variant holds.
  public func variant(
    _ when: SizeClasses, _ configure: (inout SheetConfiguration) -> Void
  ) -> Sheet {
    var variant = content.configuration
    configure(&variant)
    return Sheet(
      content.configuration, variants: content.variants + [SheetVariant(when, variant)])
  }

  /// What the sheet is where no variant says otherwise.
  @inlinable public var configuration: SheetConfiguration { content.configuration }

  /// From the least to the most specific; of those that hold, the last one counts.
  @inlinable public var variants: [SheetVariant] { content.variants }

  /// What the sheet is in a container of these size classes.
  public func configuration(in sizeClasses: SizeClasses) -> SheetConfiguration {
    content.variants.last { sizeClasses.isSuperset(of: $0.when) }?.configuration
      ?? content.configuration
  }

  /// The id of a detent that the sheet has in some size class; `nil` for any other.
  public func detent(at index: DetentIndex) -> Detents? {
    content.contains { $0.hasDetent(index) } ? Detents(unchecked: index) : nil
  }

  /// The name of an own button that the sheet's header has in some size class; `nil` for any other.
  public func control(at index: ControlIndex) -> Controls? {
    content.contains { $0.hasControl(index) } ? Controls(unchecked: index) : nil
  }
}

extension SheetConfiguration {
  fileprivate func hasDetent(_ index: DetentIndex) -> Bool {
    free?.min.id == index || free?.max.id == index || detents.contains { $0.id == index }
  }

  fileprivate func hasControl(_ index: ControlIndex) -> Bool {
    header.leading?.control == index || header.trailing?.control == index
  }
}

extension HeaderButton {
  fileprivate var control: ControlIndex? {
    if case .custom(_, _, _, .control(let control)) = self { control } else { nil }
  }
}
