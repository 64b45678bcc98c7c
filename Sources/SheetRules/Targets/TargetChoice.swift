/// Who says what code is generated for, and with it whether other runs may look at other targets.
package enum TargetChoice: Sendable {
  /// The project: these are all there are.
  case project
  /// One run, which names some targets in place of the project's.
  case targetsOfRun
  /// One run, which names the oldest system.
  case systemOfRun
}
