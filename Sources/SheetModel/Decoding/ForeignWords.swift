/// Words that people know for those of this language.
enum ForeignWords {
  /// What a word of somewhere else may be here, wherever it stands; whoever asks knows what can stand there.
  static func here(for word: String) -> [String] {
    let word = ForeignNames.folded(word)
    return rows.flatMap { $0.written.contains(word) ? $0.here : [] }
  }

  private static let rows: [(written: [String], here: [String])] = [
    (["large", "full", "max", "fullscreen", "fullheight", "tall", "top"], ["maxHeight"]),
    (["half", "middle", "halfscreen", "mediumheight"], ["medium"]),
    (["expanded", "extended", "open", "biggest", "tallest"], ["maxHeight", "largest"]),
    (["collapsed", "closed", "minimized", "lowest", "shortest", "peek", "tip"], ["smallest"]),
    (
      ["intrinsic", "fit", "content", "fitted", "selfsizing", "auto", "automatic", "dynamic"],
      ["fitContent"]
    ),
    (["small", "minimum", "min"], ["headerOnly", "smallest"]),
    (["open"], ["public"]),
    (["private", "fileprivate"], ["internal"]),
    (["ipad", "tablet", "pad", "regular"], ["regularWidth"]),
    (["iphone", "phone", "compact"], ["compactWidth"]),
    (["landscape"], ["compactHeight"]),
    (["portrait"], ["regularHeight"]),
    (["left"], ["leading"]),
    (["right"], ["trailing"]),
    (["middle", "centre", "centered", "centerx"], ["center"]),
    (["dismiss", "close", "hide", "dismissal"], ["leave"]),
    (["collapse", "lower", "minimize", "shrink", "tosmallest"], ["smallest"]),
    (["toggle", "expand", "cycle", "nextdetent"], ["next"]),
    (
      ["header", "grabber", "handle", "bar", "toponly", "headeronly", "dragindicator", "strip"],
      ["top"]
    ),
    (["everywhere", "all", "both", "anywhere", "whole", "any"], ["full", "always"]),
    (
      ["true", "yes", "on", "enabled", "enable", "y"],
      ["full", "always", "leave", "next", "regular", "wrap", "raise"]
    ),
    (
      ["false", "no", "off", "disabled", "disable", "n", "never", "hidden", "nothing", "locked"],
      ["none", "never", "ignore"]
    ),
    (
      ["none", "suppress", "suppressed", "skip", "silent", "silence", "allow"], ["ignore", "never"]
    ),
    (["info", "information", "hint", "notice", "remark", "style", "convention"], ["note"]),
    (["warn", "medium", "moderate", "minor", "refactor"], ["warning"]),
    (["fatal", "critical", "blocker", "severe", "fail", "failure", "major", "high"], ["error"]),
    (["push", "move", "shift", "lift", "avoid"], ["raise"]),
    (["resize", "pad", "padding", "adjustinsets"], ["inset"]),
    (["statusbar", "safearealayoutguide", "safearea"], ["safeArea"]),
    (["screen", "window", "superview", "edgeofscreen", "fullscreen"], ["container", "edge"]),
    (["ignoressafearea", "overlap", "cover"], ["ignore"]),
    (["first", "bottommost"], ["smallest"]),
    (["last", "topmost"], ["largest"]),
    (["navbar", "navigation", "bar"], ["navigationBar"]),
    (["custom", "inline", "embedded", "standard", "nonmodal"], ["persistent"]),
    (["sheet", "overlay", "presented", "popup"], ["modal", "bottom"]),
    (["formsheet"], ["form"]),
    (["pagesheet"], ["page"]),
    (["fullscreencover", "overfullscreen"], ["fullScreen"]),
    (["automatic", "bottomsheet"], ["bottom"]),
    (["ultrathin", "systemthinmaterial", "thinmaterial", "ultrathinmaterial"], ["thin"]),
    (["regularmaterial", "systemmaterial", "blur", "translucent"], ["regular"]),
    (["thickmaterial", "systemthickmaterial", "ultrathick", "chrome", "bar"], ["thick"]),
    (["liquidglass", "glasseffect", "clearglass"], ["glass"]),
    (["rubberbanding", "spring", "bounce", "elastic", "bouncy"], ["rubberBand"]),
    (["crossdissolve", "fade", "dissolve", "crossfade"], ["crossFade"]),
    (["instant", "immediate"], ["jump"]),
    (["projected", "projection", "momentum"], ["project"]),
    (["closest"], ["nearest"]),
    (["swipe", "touch", "gesture", "finger", "user", "hand", "pan"], ["drag"]),
    (["app", "programmatic", "programmatically", "api"], ["code"]),
    (["xmark", "cross", "x", "dismiss"], ["close"]),
    (["chevron", "chevronleft", "backbutton", "pop"], ["back"]),
    (["topleft", "layerminxminycorner", "upperleft"], ["topLeading"]),
    (["topright", "layermaxxminycorner", "upperright"], ["topTrailing"]),
    (["bottomleft", "layerminxmaxycorner", "lowerleft"], ["bottomLeading"]),
    (["bottomright", "layermaxxmaxycorner", "lowerright"], ["bottomTrailing"]),
    (["name", "identifier"], ["id"]),
    (["swift", "native", "sheetc", "default", "library"], ["runtime"]),
    (["ios", "uisheetpresentationcontroller", "apple"], ["uikit"]),
    (["presentationdetents"], ["swiftui"]),
    (["pullmodal", "slackpanmodal", "panmodalpresentable"], ["panmodal"]),
    (["overlaycontainerviewcontroller", "overlay"], ["overlaycontainer"]),
  ]
}
