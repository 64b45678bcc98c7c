/// How a scalar is written; the raw values follow libyaml's order.
@usableFromInline
package enum ScalarStyle: UInt8, Sendable {
  case plain
  case singleQuoted
  case doubleQuoted
  case literal
  case folded
}
