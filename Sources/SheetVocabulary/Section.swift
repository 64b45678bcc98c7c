/// The keys of one mapping, in the order of the initialiser they fill.
package struct Section: Sendable {
  /// What the mapping is called in messages, with its article: `a sheet`, `a theme`, `'dismiss'`.
  package let title: StaticString
  package let rows: Table<Row>

  package init(_ title: StaticString, _ rows: Table<Row>) {
    self.title = title
    self.rows = rows
  }
}
