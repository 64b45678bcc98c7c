import SheetRuntime
import SheetVocabulary

/// Indices of the rows whose values depend on a whole sheet, and of those that presets start.
///
/// A class, so that whoever needs one holds a pointer.
final class RowPlaces: Sendable {
  let presentation = RowPlaces.row(["presentation"]).index
  let style = RowPlaces.row(["style"]).index
  let preset = RowPlaces.row(["preset"]).index
  let theme = RowPlaces.row(["theme"])
  let leading = RowPlaces.button("leading")
  let trailing = RowPlaces.button("trailing")
  let detents = RowPlaces.row(["detents"]).index
  let free = RowPlaces.row(["free"]).index
  let freeMinimum = RowPlaces.row(["free", "min"]).index
  let freeMaximum = RowPlaces.row(["free", "max"]).index
  let initial = RowPlaces.row(["initial"]).index
  let passthrough = RowPlaces.row(["passthrough"]).index
  /// The rows below the keys whose values a preset starts.
  let started: [Row] = {
    let names: [StaticString] = ["scroll", "dismiss", "release", "resistance"]
    return names.flatMap { name in
      let row = RowPlaces.row([name])
      return Vocabulary.rows[(row.index + 1)..<row.subtreeEnd]
    }
  }()

  static let shared = RowPlaces()

  /// A row of the header that holds a button.
  struct Button: Sendable {
    let name: StaticString
    let index: Int
    let field: Field<HeaderButton?>
  }

  private static func button(_ name: StaticString) -> Button {
    let row = row(["header", name])
    guard case .button(let field) = row.shape else {
      preconditionFailure("the header has buttons")
    }
    return Button(name: row.name, index: row.index, field: field)
  }

  private static func row(_ path: [StaticString]) -> Row {
    var section = Vocabulary.sheet
    for (depth, name) in path.enumerated() {
      guard let place = section.rows.firstIndex(where: { $0.name.equals(name) }) else { break }
      let row = section.rows[place]
      if depth == path.count - 1 { return row }
      guard let next = row.shape.section else { break }
      section = next
    }
    preconditionFailure("a sheet has no key \(path.last ?? "")")
  }
}
