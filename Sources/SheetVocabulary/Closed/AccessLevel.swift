/// Who may use the generated declarations.
package enum AccessLevel: UInt8, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`
}
