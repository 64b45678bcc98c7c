import SheetVocabulary

extension Definition {
  /// What people write most often there.
  var snippets: [Snippet] {
    switch self {
    case .sheet:
      [
        Snippet(
          label: "sheet with two detents", description: "A modal sheet that rests at two heights.",
          body: [
            "summary": .text("${1:What the sheet shows.}"),
            "detents": .list([
              ["id": .text("${2:peek}"), "height": .text("${3:300}")], .text("maxHeight"),
            ]),
            "initial": .text("${2:peek}"),
          ]),
        Snippet(
          label: "sheet as tall as its content",
          description: "A modal sheet that fits its content.",
          body: [
            "summary": .text("${1:What the sheet shows.}"), "detents": .list([.text("fitContent")]),
          ]),
        Snippet(
          label: "persistent sheet",
          description: "A permanent part of a screen; the view behind can be used.",
          body: [
            "summary": .text("${1:What the sheet shows.}"), "presentation": .text("persistent"),
            "detents": .list([
              ["id": .text("peek"), "height": .text("${2:96}")],
              ["id": .text("half"), "fraction": .text("${3:0.5}"), "min": .text("${4:240}")],
              ["id": .text("full"), "topInset": .text("${5:12}")],
            ]),
            "passthrough": ["through": .text("half")],
          ]),
      ]
    case .detent:
      [
        Snippet(
          label: "height", description: "Points above the bottom safe area.",
          body: ["id": .text("${1:name}"), "height": .text("${2:300}")]),
        Snippet(
          label: "fraction", description: "Part of the limit's height.",
          body: ["id": .text("${1:name}"), "fraction": .text("${2:0.5}")]),
        Snippet(
          label: "topInset", description: "Points below the limit.",
          body: ["id": .text("${1:name}"), "topInset": .text("${2:12}")]),
        Snippet(
          label: "measured", description: "A height that the app reports.",
          body: ["measured": .text("${1:name}"), "min": .text("${2:80}")]),
      ]
    case .color:
      [
        Snippet(
          label: "light and dark", description: "A colour for each appearance.",
          body: ["light": .text("#${1:FFFFFF}"), "dark": .text("#${2:1C1C1E}")]),
        Snippet(
          label: "asset", description: "A colour of the asset catalogue.",
          body: ["asset": .text("${1:Name}")]),
        Snippet(
          label: "system", description: "One of the system's colours.",
          body: ["system": .text("${1:systemBackground}")]),
      ]
    case .button:
      [
        Snippet(
          label: "button", description: "A button that reaches the app as an event.",
          body: ["title": .text("${1:Save}"), "action": .text("${2:save}")])
      ]
    case .text:
      [
        Snippet(
          label: "localized", description: "A text that is looked up at run time.",
          body: ["key": .text("${1:cart.title}")])
      ]
    case .theme:
      [
        Snippet(
          label: "theme", description: "Corners, grabber and dimming.",
          body: [
            "cornerRadius": .text("${1:16}"),
            "grabber": ["color": ["system": .text("${2:tertiaryLabel}")]],
            "dimming": ["opacity": .text("${3:0.4}")],
          ])
      ]
    case .target:
      [
        Snippet(
          label: "target", description: "What is generated, and where.",
          body: [
            "name": .text("${1:runtime}"), "output": .text("${2:Generated}"),
            "minimumOS": .text("${3:16.0}"),
          ])
      ]
    case .defaults, .variant, .heightBound, .singleColor, .rules: []
    }
  }
}
