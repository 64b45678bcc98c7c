/// Names within the mappings of a sheet, with the path of the mapping before them.
extension ForeignNames {
  static let nested: [ForeignName] =
    dismiss + taps + content + header + theme + resistance + release + scroll + width + parts
    + shadows + motion + bare

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
    .init(
      none: "a sheet takes a theme by its name as 'theme: card'",
      ["theme.name", "theme.id", "theme.identifier", "theme.key"]),
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

  /// Of the grabber, the dimming and the margins.
  private static let parts: [ForeignName] = [
    .init("theme.grabber.size.width", ["theme.grabber.width"]),
    .init("theme.grabber.size.height", ["theme.grabber.height"]),
    .init(
      "theme.grabber.color",
      [
        "theme.grabber.tint", "theme.grabber.tintColor", "theme.grabber.backgroundColor",
        "theme.grabber.fill", "theme.grabber.foreground",
      ]),
    .init("theme.grabber.cornerRadius", ["theme.grabber.radius"]),
    .init(
      "theme.grabber.topMargin",
      [
        "theme.grabber.padding", "theme.grabber.margin", "theme.grabber.inset",
        "theme.grabber.top", "theme.grabber.offset", "theme.grabber.topInset",
        "theme.grabber.topPadding",
      ]),
    .init("theme.grabber.placement", ["theme.grabber.position", "theme.grabber.location"]),
    .init(
      "theme.grabber.accessibilityLabel",
      [
        "theme.grabber.label", "theme.grabber.accessibility", "theme.grabber.voiceOver",
        "theme.grabber.a11y",
      ]),
    .init(
      "theme.dimming.opacity",
      [
        "theme.dimming.alpha", "theme.dimming.amount", "theme.dimming.maximumAlpha",
        "theme.dimming.maximumOpacity", "theme.dimming.strength", "theme.dimming.maxAlpha",
      ]),
    .init(
      "theme.dimming.minimumOpacity",
      ["theme.dimming.minAlpha", "theme.dimming.minimumAlpha", "theme.dimming.minOpacity"]),
    .init(
      "theme.dimming.color",
      ["theme.dimming.background", "theme.dimming.backgroundColor", "theme.dimming.tint"]),
    .init(
      "theme.dimming.blur", .words([("true", "regular"), ("false", "none")]),
      [
        "theme.dimming.blurEffect", "theme.dimming.blurred", "theme.dimming.blurStyle",
        "theme.dimming.material", "theme.dimming.isBlurred",
      ]),
    .init(
      "theme.dimming.whilePassing",
      [
        "theme.dimming.whenPassingThrough", "theme.dimming.duringPassthrough",
        "theme.dimming.always",
      ]),
    .init(
      none: "'leading', 'trailing' and 'bottom' say it one by one",
      [
        "width.margins.horizontal", "width.margins.vertical", "width.margins.all",
        "width.margins.top",
      ]),
    .init(
      "theme.header.tint",
      [
        "theme.header.tintColor", "theme.header.color", "theme.header.buttonColor",
        "theme.header.accent", "theme.header.accentColor",
      ]),
    .init(
      "theme.header.background", ["theme.header.backgroundColor", "theme.header.barTintColor"]),
  ]

  private static let shadows: [ForeignName] = [
    .init(
      "theme.shadow.radius",
      [
        "theme.shadow.blur", "theme.shadow.blurRadius", "theme.shadow.shadowRadius",
        "theme.shadow.size", "theme.shadow.spread",
      ]),
    .init("theme.shadow.opacity", ["theme.shadow.alpha", "theme.shadow.shadowOpacity"]),
    .init("theme.shadow.color", ["theme.shadow.shadowColor", "theme.shadow.tint"]),
    .init("theme.shadow.offset.width", ["theme.shadow.x", "theme.shadow.offsetX"]),
    .init("theme.shadow.offset.height", ["theme.shadow.y", "theme.shadow.offsetY"]),
    .init("theme.shadow.offset", ["theme.shadow.shadowOffset"]),
    .init(
      "theme.dimming.shadow.radius",
      [
        "theme.dimming.shadow.blur", "theme.dimming.shadow.blurRadius",
        "theme.dimming.shadow.shadowRadius", "theme.dimming.shadow.size",
        "theme.dimming.shadow.spread",
      ]),
    .init(
      "theme.dimming.shadow.opacity",
      ["theme.dimming.shadow.alpha", "theme.dimming.shadow.shadowOpacity"]),
    .init(
      "theme.dimming.shadow.color",
      ["theme.dimming.shadow.shadowColor", "theme.dimming.shadow.tint"]),
    .init(
      "theme.dimming.shadow.offset.width",
      ["theme.dimming.shadow.x", "theme.dimming.shadow.offsetX"]),
    .init(
      "theme.dimming.shadow.offset.height",
      ["theme.dimming.shadow.y", "theme.dimming.shadow.offsetY"]),
    .init("theme.dimming.shadow.offset", ["theme.dimming.shadow.shadowOffset"]),
  ]

  private static let motion: [ForeignName] = [
    .init(
      none: "each movement says its own, as 'appear: {duration: 0.3}'",
      [
        "theme.motion.duration", "theme.motion.damping", "theme.motion.response",
        "theme.motion.spring", "theme.motion.curve", "theme.motion.animation",
        "theme.motion.initialVelocity", "theme.motion.speed", "theme.motion.bounce",
      ]),
    .init(
      "theme.motion.appear",
      [
        "theme.motion.present", "theme.motion.presentation", "theme.motion.show",
        "theme.motion.appearing", "theme.motion.open", "theme.motion.enter", "theme.motion.in",
      ]),
    .init(
      "theme.motion.disappear",
      [
        "theme.motion.dismiss", "theme.motion.dismissal", "theme.motion.hide",
        "theme.motion.disappearing", "theme.motion.close", "theme.motion.exit", "theme.motion.out",
      ]),
    .init(
      "theme.motion.settle",
      [
        "theme.motion.snap", "theme.motion.release", "theme.motion.move",
        "theme.motion.transition", "theme.motion.drag",
      ]),
    .init(
      none: "a movement is a spring: 'duration' or 'response', and 'damping'",
      [
        "theme.motion.appear.curve", "theme.motion.appear.timing", "theme.motion.appear.easing",
        "theme.motion.appear.options", "theme.motion.appear.timingFunction",
        "theme.motion.appear.ease", "theme.motion.appear.delay", "theme.motion.appear.type",
        "theme.motion.disappear.curve", "theme.motion.disappear.timing",
        "theme.motion.disappear.easing", "theme.motion.disappear.options",
        "theme.motion.disappear.timingFunction", "theme.motion.disappear.ease",
        "theme.motion.disappear.delay", "theme.motion.disappear.type", "theme.motion.settle.curve",
        "theme.motion.settle.timing", "theme.motion.settle.easing", "theme.motion.settle.options",
        "theme.motion.settle.timingFunction", "theme.motion.settle.ease",
        "theme.motion.settle.delay", "theme.motion.settle.type",
      ]),
    .init(
      "theme.motion.appear.damping",
      ["theme.motion.appear.dampingRatio", "theme.motion.appear.dampingFraction"]),
    .init(
      "theme.motion.appear.response",
      ["theme.motion.appear.period", "theme.motion.appear.springResponse"]),
    .init(
      "theme.motion.appear.initialVelocity",
      [
        "theme.motion.appear.velocity", "theme.motion.appear.springVelocity",
        "theme.motion.appear.initialSpringVelocity",
      ]),
    .init(
      "theme.motion.disappear.damping",
      ["theme.motion.disappear.dampingRatio", "theme.motion.disappear.dampingFraction"]),
    .init(
      "theme.motion.disappear.response",
      ["theme.motion.disappear.period", "theme.motion.disappear.springResponse"]),
    .init(
      "theme.motion.disappear.initialVelocity",
      [
        "theme.motion.disappear.velocity", "theme.motion.disappear.springVelocity",
        "theme.motion.disappear.initialSpringVelocity",
      ]),
    .init(
      "theme.motion.settle.damping",
      ["theme.motion.settle.dampingRatio", "theme.motion.settle.dampingFraction"]),
    .init(
      "theme.motion.settle.response",
      ["theme.motion.settle.period", "theme.motion.settle.springResponse"]),
    .init(
      "theme.motion.settle.initialVelocity",
      [
        "theme.motion.settle.velocity", "theme.motion.settle.springVelocity",
        "theme.motion.settle.initialSpringVelocity",
      ]),
  ]

  /// In a sheet itself, where people write what belongs in one of its mappings or elsewhere.
  private static let bare: [ForeignName] = [
    .init(
      "taps.outside", leaves,
      [
        "sheet.onTapOutside", "sheet.onBackgroundTap", "sheet.onOverlayTap", "sheet.tapOutside",
        "sheet.backgroundTap",
      ]),
    .init(
      "header.trailing", .words([("true", "close")]),
      [
        "sheet.closeButton", "sheet.showsCloseButton", "sheet.hasCloseButton",
        "sheet.rightBarButtonItem", "sheet.dismissButton", "sheet.doneButton",
        "sheet.showCloseButton",
      ]),
    .init(
      "header.leading", .words([("true", "back")]), ["sheet.backButton", "sheet.leftBarButtonItem"]),
    .init(
      none: "a header has them, as 'header: {trailing: close}'",
      ["sheet.buttons", "sheet.barButtonItems", "sheet.toolbar", "sheet.navigationItem"]),
    .init(
      "content.navigation", .words([("true", "wrap"), ("false", "none")]),
      [
        "sheet.navigationController", "sheet.navigationStack", "sheet.embedInNavigationController",
        "sheet.navigationView",
      ]),
    .init(
      "content.scrolls",
      [
        "sheet.scrollable", "sheet.isScrollable", "sheet.isScrollEnabled", "sheet.scrollEnabled",
        "sheet.hasScrollView",
      ]),
    .init(
      "content.inputs",
      [
        "sheet.textInput", "sheet.textFields", "sheet.hasTextFields", "sheet.hasTextInput",
        "sheet.hasKeyboard",
      ]),
    .init(
      "theme.dimming.blur", .words([("true", "regular"), ("false", "none")]),
      [
        "sheet.backgroundBlur", "sheet.blurEffect", "sheet.blurBackground",
        "sheet.backgroundBlurEffect",
      ]),
    .init("theme.header.tint", ["sheet.tintColor", "sheet.accentColor"]),
    .init(
      "detents", .words([("true", "[fitContent]")]),
      [
        "sheet.fitContent", "sheet.intrinsic", "sheet.autoHeight", "sheet.selfSizing",
        "sheet.sizeToFit", "sheet.dynamicHeight",
      ]),
    .init(
      "detents", .words([("true", "[maxHeight]")]),
      ["sheet.fullScreen", "sheet.expanded", "sheet.fullHeight", "sheet.isFullScreen"]),
    .init(
      none: "a height is a detent, as 'detents: [{height: 300}, maxHeight]'",
      [
        "sheet.minHeight", "sheet.maxHeight", "sheet.peekHeight", "sheet.collapsedHeight",
        "sheet.expandedHeight", "sheet.initialHeight",
      ]),
    .init(
      "release.policy", .words([("true", "nearest")]),
      ["sheet.snap", "sheet.snapToDetents", "sheet.snapToNearest"]),
    .init(
      "width.margins.bottom", ["sheet.bottomMargin", "sheet.bottomInset", "sheet.floatingMargin"]),
    .init(
      none: "the background reaches below the safe area, and content keeps inside it",
      [
        "sheet.safeArea", "sheet.ignoresSafeArea", "sheet.edgesForExtendedLayout",
        "sheet.safeAreaInsets",
      ]),
    .init(
      none: "content keeps its own margins, and those of the sheet are 'width: {margins: …}'",
      ["sheet.padding", "sheet.insets", "sheet.contentInset", "sheet.contentInsets"]),
    .init(
      none: "a sheet has its name as the key under 'sheets'",
      ["sheet.id", "sheet.key", "sheet.identifier", "sheet.sheetName"]),
    .init(
      none: "it stands at the top level of the file",
      ["sheet.version", "sheet.imports", "sheet.sheets", "sheet.themes", "sheet.defaults"]),
    .init(
      none: "it stands in 'sheetc.yaml'",
      [
        "sheet.targets", "sheet.rules", "sheet.minimumOS", "sheet.iOS", "sheet.deploymentTarget",
        "sheet.output", "sheet.minIOS",
      ]),
    .init(
      "variants.compactHeight",
      ["sheet.landscape", "sheet.compactHeight", "sheet.landscapePhone", "sheet.iPhoneLandscape"]),
    .init(
      "variants.regularWidth", ["sheet.iPad", "sheet.tablet", "sheet.regularWidth", "sheet.pad"]),
    .init(
      none: "the keys of the sheet itself are those for a phone held upright",
      ["sheet.portrait", "sheet.iPhone", "sheet.phone", "sheet.compactWidth"]),
    .init(
      none:
        "orientations are the app's; what differs in landscape is 'variants: {compactHeight: …}'",
      [
        "sheet.orientation", "sheet.orientations", "sheet.supportedInterfaceOrientations",
        "sheet.rotation", "sheet.shouldAutorotate",
      ]),
    .init(
      none: "each colour has both, as '{light: \"#FFFFFF\", dark: \"#000000\"}'",
      [
        "sheet.darkMode", "sheet.colorScheme", "sheet.overrideUserInterfaceStyle",
        "sheet.userInterfaceStyle", "sheet.lightMode",
      ]),
    .init(
      none: "a sheet is shown and hidden by the app's code",
      [
        "sheet.hidden", "sheet.isHidden", "sheet.visible", "sheet.disabled", "sheet.enabled",
        "sheet.isEnabled", "sheet.isPresented", "sheet.trigger",
      ]),
    .init(
      none: "the scroll views of the content say it themselves",
      [
        "sheet.keyboardDismissMode", "sheet.hidesKeyboardOnDrag", "sheet.refreshControl",
        "sheet.scrollDismissesKeyboard",
      ]),
  ]
}
