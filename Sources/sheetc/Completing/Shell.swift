/// A shell that sheetc completes command lines for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// What makes the shell complete `sheetc`, derived from the tables of commands and options.
  var script: String {
    switch self {
    case .bash: BashScript.text
    case .zsh: ZshScript.text
    case .fish: FishScript.text
    }
  }
}
