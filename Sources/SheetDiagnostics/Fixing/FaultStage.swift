/// What has to be right before a fault can be found.
package enum FaultStage: Sendable {
  /// Found while the text is read; what could not be read is not looked at any further.
  case reading
  /// Any other error of the language.
  case language
  /// Two things of one name. What stands there is understood, so that no other error of the language hid it.
  case clash
  /// What a rule finds in a sound sheet.
  case rule
}
