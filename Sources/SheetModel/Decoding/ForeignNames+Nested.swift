/// Names within the mappings of a sheet, with the path of the mapping before them.
extension ForeignNames {
  static let nested: [ForeignName] =
    dismiss + taps + content + header + theme + resistance + release + scroll + width

  static let passthrough: [ForeignName] = [
    .init(
      "through",
      [
        "upTo", "upThrough", "detent", "largestUndimmedDetentIdentifier", "largestUndimmedDetent",
        "id", "below", "until", "undimmed", "to", "largest", "upToDetent", "max", "maximum", "at",
        "from",
      ])
  ]

  static let variants: [ForeignName] = [
    .init(
      "regularWidth",
      [
        "iPad", "tablet", "pad", "iPadOS", "regular", "wide", "large", "iPadLandscape",
        "iPadPortrait", "regularHorizontal", "horizontalRegular", "horizontalSizeClassRegular",
        "unfolded", "desktop", "mac", "expanded", "largeScreen", "foldable", "duo", "iPhoneDuo",
      ]),
    .init(
      "compactHeight",
      [
        "landscape", "iPhoneLandscape", "phoneLandscape", "landscapePhone", "landscapeIPhone",
        "verticalCompact", "compactVertical", "verticalSizeClassCompact", "sideways", "short",
      ]),
    .init(
      none: "the keys of the sheet itself are those for a phone held upright",
      [
        "iPhone", "phone", "portrait", "compactWidth", "compact", "compactHorizontal", "mobile",
        "default", "regularHeight", "narrow", "iOS", "iPhonePortrait", "phonePortrait", "small",
      ]),
  ]

  private static let leaves: ForeignName.Value = .words([
    ("true", "leave"), ("false", "none"), ("close", "leave"), ("dismiss", "leave"),
    ("enabled", "leave"), ("disabled", "none"), ("collapse", "smallest"), ("hide", "leave"),
  ])

  private static let dismiss: [ForeignName] = [
    .init(
      "dismiss.swipe",
      [
        "dismiss.drag", "dismiss.pan", "dismiss.pull", "dismiss.enabled", "dismiss.isEnabled",
        "dismiss.interactive", "dismiss.allowed", "dismiss.onDrag", "dismiss.onSwipe",
        "dismiss.onPull", "dismiss.gesture", "dismiss.byDrag", "dismiss.bySwipe",
        "dismiss.swipeDown", "dismiss.swipeToDismiss", "dismiss.dragToDismiss",
        "dismiss.isInteractive", "dismiss.interactively", "dismiss.onDragDown",
        "dismiss.onSwipeDown",
      ]),
    .init(
      "dismiss.swipe", .opposite,
      [
        "dismiss.disabled", "dismiss.isDisabled", "dismiss.prevented", "dismiss.prevent",
        "dismiss.interactiveDismissDisabled", "dismiss.modal", "dismiss.locked",
      ]),
    .init(
      "dismiss.distance",
      [
        "dismiss.threshold", "dismiss.dragThreshold", "dismiss.swipeThreshold", "dismiss.fraction",
        "dismiss.part",
      ]),
    .init(
      "dismiss.velocity",
      [
        "dismiss.speed", "dismiss.velocityThreshold", "dismiss.minimumVelocity",
        "dismiss.swipeVelocity", "dismiss.flick",
      ]),
    .init(
      "dismiss.escape",
      [
        "dismiss.keyboard", "dismiss.esc", "dismiss.onEscape", "dismiss.escapeKey",
        "dismiss.accessibilityEscape", "dismiss.voiceOver", "dismiss.zGesture",
      ]),
    .init(
      "dismiss.confirm",
      [
        "dismiss.ask", "dismiss.prompt", "dismiss.confirmation", "dismiss.alert",
        "dismiss.askFirst", "dismiss.requiresConfirmation", "dismiss.warn", "dismiss.confirms",
      ]),
    .init(
      "taps.outside", leaves,
      [
        "dismiss.onTap", "dismiss.tap", "dismiss.taps", "dismiss.outside",
        "dismiss.onBackgroundTap", "dismiss.backgroundTap", "dismiss.background",
        "dismiss.onTapOutside", "dismiss.tapOutside", "dismiss.outsideTap", "dismiss.onOutsideTap",
        "dismiss.onBackdropTap", "dismiss.backdrop", "dismiss.onOverlayTap", "dismiss.dimming",
        "dismiss.byTap", "dismiss.onTouchOutside", "dismiss.touchOutside", "dismiss.clickOutside",
        "dismiss.onDimmingTap",
      ]),
    .init(
      none: "a button that dismisses is 'header: {trailing: close}'",
      [
        "dismiss.button", "dismiss.closeButton", "dismiss.withButton", "dismiss.onButton",
        "dismiss.control", "dismiss.code", "dismiss.byCode", "dismiss.byButton",
      ]),
  ]

  private static let taps: [ForeignName] = [
    .init(
      "taps.outside", leaves,
      [
        "taps.background", "taps.dimming", "taps.backdrop", "taps.overlay", "taps.dimmingView",
        "taps.surroundings", "taps.scrim", "taps.dimmed", "taps.outsideSheet", "taps.dismiss",
        "taps.dismisses", "taps.toDismiss", "taps.onBackground", "taps.onBackdrop", "taps.behind",
        "taps.enabled", "taps.presenter",
      ]),
    .init(
      "taps.grabber", leaves,
      [
        "taps.handle", "taps.dragIndicator", "taps.pullBar", "taps.indicator", "taps.dragHandle",
        "taps.onGrabber",
      ]),
    .init(
      "taps.header", .words([("true", "next"), ("false", "none")]),
      ["taps.navigationBar", "taps.title", "taps.bar"]),
  ]

  private static let content: [ForeignName] = [
    .init(
      "content.inputs",
      [
        "content.textInput", "content.textInputs", "content.textField", "content.textFields",
        "content.hasTextFields", "content.hasTextField", "content.hasInput",
        "content.hasTextInput", "content.inputFields", "content.editable", "content.keyboard",
        "content.form", "content.forms", "content.hasKeyboard", "content.typing",
        "content.textView", "content.hasInputs", "content.editing", "content.acceptsInput",
      ]),
    .init(
      "content.scrolls",
      [
        "content.scrollable", "content.isScrollable", "content.scrolling", "content.hasScrollView",
        "content.canScroll", "content.scrollEnabled", "content.isScrollEnabled", "content.list",
        "content.tableView", "content.collectionView", "content.hasScroll",
      ]),
    .init(
      "content.closes", .words([("true", "control"), ("false", "none"), ("button", "control")]),
      [
        "content.closable", "content.closeable", "content.dismissable", "content.dismissible",
        "content.closeButton", "content.hasCloseButton", "content.close", "content.dismiss",
        "content.dismisses", "content.canClose", "content.selfDismissing",
      ]),
    .init(
      "content.navigation", .words([("true", "wrap"), ("false", "none")]),
      [
        "content.navigationController", "content.navigationStack", "content.nav",
        "content.navigationView", "content.embedInNavigation", "content.wrapInNavigation",
        "content.inNavigationController", "content.navigationBar",
      ]),
    .init(
      "content.typicalHeight",
      [
        "content.height", "content.estimatedHeight", "content.preferredHeight",
        "content.approximateHeight", "content.expectedHeight",
      ]),
    .init(
      "content.type",
      [
        "content.class", "content.viewController", "content.controller", "content.view",
        "content.className", "content.swiftType", "content.viewType", "content.rootView",
      ]),
    .init(
      "content.dynamicType",
      [
        "content.adjustsForContentSizeCategory", "content.fontScaling", "content.textSize",
        "content.contentSizeCategory",
      ]),
  ]

  private static let header: [ForeignName] = [
    .init(
      "header.title",
      [
        "header.text", "header.name", "header.label", "header.navigationTitle", "header.heading",
        "header.caption",
      ]),
    .init(
      "header.leading", .words([("true", "back")]),
      [
        "header.left", "header.leftButton", "header.leftItem", "header.leadingButton",
        "header.leftBarButtonItem", "header.back", "header.backButton", "header.leadingItem",
      ]),
    .init(
      "header.trailing", .words([("true", "close")]),
      [
        "header.right", "header.rightButton", "header.rightItem", "header.trailingButton",
        "header.rightBarButtonItem", "header.close", "header.closeButton", "header.hasCloseButton",
        "header.showsCloseButton", "header.dismissButton", "header.doneButton", "header.button",
        "header.action", "header.trailingItem", "header.showCloseButton",
      ]),
    .init("header.custom", ["header.customView", "header.isCustom", "header.ownView"]),
    .init(
      none: "a header has one button at each end, 'leading' and 'trailing'",
      [
        "header.buttons", "header.items", "header.actions", "header.barButtonItems",
        "header.toolbar",
      ]),
    .init(
      none: "its colours are those of the theme, as 'theme: {header: {background: …, tint: …}}'",
      [
        "header.background", "header.color", "header.backgroundColor", "header.tint",
        "header.tintColor",
      ]),
    .init(
      none: "a header has a title and nothing below it",
      ["header.subtitle", "header.prompt", "header.detail"]),
  ]

  private static let theme: [ForeignName] = [
    .init("theme.dimming.opacity", ["theme.dimAmount", "theme.dimmingAmount"]),
    .init(
      none:
        "shades for light and dark stand in each colour, as '{light: \"#FFFFFF\", dark: \"#000000\"}'",
      [
        "theme.light", "theme.dark", "theme.colorScheme", "theme.userInterfaceStyle",
        "theme.preferredColorScheme", "theme.mode",
      ]),
    .init(
      none: "content keeps its own fonts",
      ["theme.font", "theme.fonts", "theme.typography", "theme.textColor", "theme.foregroundColor"]),
    .init(
      none: "content keeps its own margins",
      ["theme.padding", "theme.insets", "theme.contentInsets", "theme.margins", "theme.spacing"]),
    .init(
      none: "a sheet has no border; 'shadow' sets it off",
      ["theme.border", "theme.borderWidth", "theme.borderColor"]),
  ]

  private static let resistance: [ForeignName] = [
    .init(
      "resistance.kind",
      .words([("true", "rubberBand"), ("false", "none")]),
      [
        "resistance.type", "resistance.style", "resistance.function", "resistance.mode",
        "resistance.enabled", "resistance.curve",
      ]),
    .init(
      "resistance.factor",
      [
        "resistance.coefficient", "resistance.strength", "resistance.amount",
        "resistance.constant", "resistance.tension", "resistance.value",
      ]),
    .init(
      "resistance.top",
      ["resistance.upper", "resistance.above", "resistance.atTop", "resistance.up"]),
    .init(
      "resistance.bottom",
      ["resistance.lower", "resistance.below", "resistance.atBottom", "resistance.down"]),
  ]

  private static let release: [ForeignName] = [
    .init(
      "release.policy",
      [
        "release.type", "release.kind", "release.mode", "release.rule", "release.strategy",
        "release.snapping", "release.snap",
      ]),
    .init(
      "release.velocity",
      [
        "release.threshold", "release.velocityThreshold", "release.minimumVelocity",
        "release.speed", "release.flickVelocity",
      ]),
    .init(
      "release.deceleration", ["release.decelerationRate", "release.friction", "release.drag"]),
    .init(
      "release.lookahead",
      ["release.projection", "release.duration", "release.time", "release.predictionTime"]),
  ]

  private static let scroll: [ForeignName] = [
    .init(
      "scroll.expandsFirst",
      [
        "scroll.expands", "scroll.expand", "scroll.resizes", "scroll.resizesFirst",
        "scroll.expandsWhenScrolledToEdge", "scroll.expandFirst",
      ]),
    .init(
      "scroll.dismisses",
      [
        "scroll.dismiss", "scroll.collapses", "scroll.lowers", "scroll.pullToDismiss",
        "scroll.dismissOnPull", "scroll.pulls", "scroll.collapse",
      ]),
    .init(
      "content.scrollView",
      [
        "scroll.view", "scroll.scrollView", "scroll.tableView", "scroll.collectionView",
        "scroll.trackingScrollView", "scroll.track",
      ]),
    .init("content.scrolls", ["scroll.enabled", "scroll.isEnabled", "scroll.scrolls"]),
  ]

  private static let width: [ForeignName] = [
    .init(
      "width.max",
      [
        "width.maximum", "width.maxWidth", "width.width", "width.points", "width.value",
        "width.size", "width.preferred", "width.limit",
      ]),
    .init(
      "width.align",
      [
        "width.alignment", "width.placement", "width.position", "width.gravity", "width.anchor",
        "width.edge",
      ]),
    .init(
      "width.margins",
      ["width.insets", "width.padding", "width.margin", "width.inset", "width.spacing"]),
  ]
}
