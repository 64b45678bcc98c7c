/// The names, and what is written for each here. A name that is a key of its mapping is none.
extension ForeignNames {
  static let table: [(place: ForeignName.Place, rows: [ForeignName])] = [
    (.sheet, heights + dismissal + surroundings + look + movement + stays + nested),
    (.detent, detents),
    (.bound, bounds),
    (
      .color,
      [
        .init("asset", ["name", "named", "image"]),
        .init("system", ["semantic", "systemColor", "uiColor"]),
        .init("light", ["any", "lightMode", "day"]),
        .init("dark", ["darkMode", "night"]),
        .init("opacity", ["alpha", "a"]),
        .init(
          none: "digits stand in the place of the mapping, in quotes: '\"#RRGGBB\"'",
          [
            "hex", "rgb", "rgba", "value", "red", "green", "blue", "r", "g", "b", "color", "colour",
            "code",
          ]),
      ]
    ),
    (
      .button,
      [
        .init("title", ["text", "label", "titles", "name"]),
        .init("symbol", ["icon", "image", "systemImage", "systemName", "sfSymbol"]),
        .init("accessibilityLabel", ["accessibility", "voiceOver", "a11y", "hint"]),
        .init("action", ["onTap", "handler", "onPress", "tap", "event", "id", "type", "role"]),
      ]
    ),
    (
      .text,
      [
        .init("key", ["localized", "localizationKey", "string", "id"]),
        .init("table", ["file", "tableName", "bundle"]),
      ]
    ),
    (
      .limit,
      [
        .init("from", ["edge", "of", "to", "anchor"]),
        .init("inset", ["top", "topInset", "topOffset", "offset", "margin", "height", "points"]),
      ]
    ),
    (.passthrough, passthrough),
    (.variants, variants),
    (
      .project,
      [
        .init("inputs", ["include", "included", "sources", "source", "files"]),
        .init(
          "targets",
          ["target", "outputs", "generate", "platforms", "platform", "generators", "library"]),
        .init("rules", ["severity", "levels", "lint", "linter", "ruleLevels", "configuration"]),
        .init("minimumOS", minimumOS),
        .init(
          none:
            "all rules are on, each at a level of its own, and 'rules: {rule-id: error}' sets another",
          ["optInRules", "onlyRules", "analyzerRules", "enabledRules", "enable", "enabled"]),
        .init(
          none: "sheets stand in files of their own, named '*.sheets.yaml'",
          ["sheets", "themes", "imports", "defaults", "sheet", "theme"]),
        .init("baseline", ["baselineFile", "baselinePath"]),
        .init(
          none: "the command line says so, as 'sheetc lint --strict'",
          ["strict", "failOn", "failOnWarning", "warningsAsErrors", "warningThreshold", "lenient"]),
        .init(
          none: "the command line says so, as 'sheetc lint --reporter NAME'",
          ["reporter", "reporters", "format", "outputFormat"]),
        .init(
          none: "a target has it, as 'targets: [{name: uikit, namespace: …}]'",
          ["namespace", "access", "perSheet", "accessLevel", "enumName"]),
        .init(
          none: "a target says where it is written, as 'targets: [{name: uikit, output: …}]'",
          ["output", "outputPath", "outputDirectory", "out"]),
        .init("paths", ["overrides", "files-overrides"]),
        .init(
          "requires",
          [
            "sheetcVersion", "minimumVersion", "swiftlintVersion", "minVersion", "sheetc",
            "minimumSheetc",
          ]),
        .init(
          none: "'version' stands in sheets files, and this file needs none", ["version"]),
        .init(
          none: "a rule is switched off as 'rules: {rule-id: ignore}'",
          ["disable", "disabledRules", "ignore", "suppress", "disabled"]),
        .init(
          none: "'inputs' lists what is read, and all else is left out",
          ["exclude", "excluded", "ignored"]),
      ]
    ),
    (
      .target,
      [
        .init("name", ["target", "type", "kind", "platform", "library", "id"]),
        .init("output", ["out", "path", "file", "outputPath", "directory", "folder", "to"]),
        .init("minimumOS", minimumOS + ["minimumVersion"]),
        .init("access", ["accessLevel", "visibility", "accessControl"]),
        .init(
          "access", .words([("true", "public"), ("false", "internal")]), ["public", "isPublic"]),
        .init("namespace", ["enumName", "typeName", "prefix", "module"]),
        .init("perSheet", ["split", "multipleFiles", "onePerSheet"]),
        .init("inputs", ["include", "sources", "files", "from"]),
      ]
    ),
    (
      .file,
      [
        .init("imports", ["include", "includes", "uses"]),
        .init("sheets", ["sheet", "screens", "modals", "bottomSheets", "configurations"]),
        .init("themes", ["styles", "appearances", "looks"]),
        .init("defaults", ["base", "common", "shared", "all"]),
        .init(
          none: "it stands in 'sheetc.yaml', beside the sheets or above them",
          ["targets", "rules", "inputs", "minimumOS", "paths", "requires", "baseline", "target"]),
        .init("version", ["v", "schema", "schemaVersion", "languageVersion"]),
      ]
    ),
  ]

  /// In Xcode, SwiftPM, XcodeGen, CocoaPods and Tuist, and as people shorten it.
  private static let minimumOS = [
    "deploymentTarget", "minOS", "iOS", "minimumDeploymentTarget", "since",
    "minIOS",
    "minimumIOS", "iOSVersion", "minIOSVersion", "minimumIOSVersion", "minOSVersion",
    "minimumOSVersion",
    "IPHONEOS_DEPLOYMENT_TARGET", "iOSDeploymentTarget", "deploymentTargets", "minSDK", "osVersion",
    "minimumSystemVersion", "supportedOS", "availability",
  ]

  // MARK: A sheet

  private static let shown: ForeignName.Value = .words([
    ("true", "{}"), ("visible", "{}"), ("false", "none"), ("hidden", "none"),
  ])

  private static let leaves: ForeignName.Value = .words([("true", "leave"), ("false", "none")])

  private static let heights: [ForeignName] = [
    .init(
      "detents",
      .words([
        ("fitContent", "[fitContent]"), ("intrinsic", "[fitContent]"), ("medium", "[medium]"),
        ("large", "[maxHeight]"), ("maxHeight", "[maxHeight]"),
      ]),
      [
        "heightMode", "sizes", "stops", "snapPoints", "notches", "numberOfNotches", "anchors",
        "positions", "presentationDetents", "shortFormHeight", "mediumFormHeight",
        "longFormHeight", "heights", "height", "specific", "states",
      ]),
    .init(
      "initial",
      .words([("large", "largest"), ("expanded", "largest"), ("collapsed", "smallest")]),
      [
        "selectedDetentIdentifier", "selectedDetent", "selection", "initialDetent",
        "initialState", "initialNotch", "initialPosition", "originPresentationState",
        "initialSnapIndex", "startDetent",
      ]),
    .init(
      "limit",
      .words([
        ("statusBar", "safeArea"), ("screen", "container"), ("true", "safeArea"),
        ("false", "navigationBar"),
      ]),
      ["heightLimit", "shouldShowAboveNavigationBar", "maximumHeight"]),
    .init("limit.inset", ["topOffset", "topMargin", "topInset"]),
    .init(
      "presentation",
      .words([("true", "modal"), ("false", "persistent")]), ["modal", "isModal"]),
    .init(
      "presentation", .words([("true", "persistent"), ("false", "modal")]),
      ["persistent", "isPersistent", "embedded"]),
    .init(
      "variants.regularWidth.style", .words([("true", "page"), ("false", "form")]),
      ["prefersPageSizing", "presentationSizing", "modalPresentationStyle"]),
    .init(
      "variants.compactHeight.style",
      .words([
        ("fullScreenCover", "fullScreen"), ("sheet", "bottom"), ("none", "bottom"),
        ("true", "bottom"), ("false", "fullScreen"),
      ]),
      ["presentationCompactAdaptation", "prefersEdgeAttachedInCompactHeight"]),
    .init(
      none: "a detent 'fitContent' is as tall as the content",
      ["preferredContentSize", "preferredHeightInBottomSheet", "fitted"]),
    .init(
      "content.sizing", .words([("static", "fixed"), ("fitToBounds", "stretch")]), ["contentMode"]),
    .init(
      "content.dynamicType", ["updateHeightOnContentSizeCategoryChange", "adjustsForDynamicType"]),
    .init(
      "content.scrollView",
      ["panScrollable", "drivingScrollView", "trackingScrollView", "scrollViewDrivingOverlay"]),
    .init("width.margins.leading", ["leadingMargin"]),
    .init("width.margins.trailing", ["trailingMargin"]),
    .init("width.max", ["maxWidth", "maximumWidth", "preferredWidth"]),
    .init("width.align", ["preferredPlacement", "presentationPlacement", "horizontalAlignment"]),
    .init(
      "width.follows", .words([("true", "content"), ("false", "container")]),
      ["widthFollowsPreferredContentSizeWhenEdgeAttached"]),
  ]

  private static let dismissal: [ForeignName] = [
    .init(
      "dismiss.swipe",
      [
        "allowsSwipeToDismiss", "swipeToDismiss", "dismissible", "dismissable", "isDismissable",
        "isDismissible", "allowsDragToDismiss", "dragToDismiss", "isRemovalInteractionEnabled",
        "cancelable", "cancellable", "canBeDismissed", "closable", "closeable", "dismissOnDrag",
        "dismissOnSwipe", "dismissOnPull", "pullToDismiss", "enableSwipeToDismiss",
        "swipeToDismissEnabled", "enableDrag",
      ]),
    .init(
      "dismiss.swipe", .opposite,
      [
        "isModalInPresentation", "interactiveDismissDisabled", "dismissDisabled",
        "preventDismiss", "disableDismiss", "disableSwipeToDismiss",
      ]),
    .init(
      "dismiss.distance",
      [
        "heightPercentageThresholdToDismiss", "dismissThreshold", "threshold", "dragThreshold",
        "swipeThreshold",
      ]),
    .init("dismiss.distance", .chosen, ["dismissingPosition"]),
    .init(
      "dismiss.velocity",
      ["velocityThresholdToDismiss", "dismissingVelocity", "minVerticalVelocityToTriggerDismiss"]),
    .init("dismiss.velocity", .chosen, ["removalInteractionVelocityThreshold"]),
    .init(
      none:
        "a flick that dismisses is as fast as 'dismiss: {velocity: …}', one to the next detent as 'release: {velocity: …}'",
      ["velocityThreshold", "flickVelocity", "swipeVelocity", "dragVelocity", "flickThreshold"]),
    .init(
      "dismiss.confirm",
      [
        "shouldDismiss", "confirmDismiss", "confirmBeforeDismiss",
        "presentationControllerShouldDismiss",
        "confirmationRequired",
      ]),
    .init(
      "taps.outside", leaves,
      [
        "allowsTapToDismiss", "tapToDismiss", "dismissOnTap", "dismissOnOverlayTap",
        "shouldDismissOnTap", "dismissOnBackgroundTap", "canTouchDimmingBackgroundToDismiss",
        "dismissalTapGestureRecognizer", "tapOutsideToDismiss", "dismissOnTapOutside",
        "barrierDismissible", "closeOnTap",
      ]),
    .init("taps.grabber", leaves, ["canTouchToDismiss", "tapGrabberToDismiss"]),
  ]

  private static let surroundings: [ForeignName] = [
    .init(
      "passthrough.through", .words([("large", "maxHeight")]),
      ["largestUndimmedDetentIdentifier", "undimmed", "largestUndimmedDetent", "upThrough"]),
    .init(
      "passthrough",
      .words([
        ("true", "always"), ("enabled", "always"), ("false", "never"), ("disabled", "never"),
      ]),
      [
        "presentationBackgroundInteraction", "backgroundInteraction",
        "forwardEventsToRearController", "allowsTouchEventsPassingThroughTransitionView",
        "passThroughTouches", "touchesPassThrough",
      ]),
    .init(
      "passthrough", .words([("true", "never"), ("false", "always")]),
      ["isUserInteractionEnabled", "blocksBackground"]),
    .init(
      "keyboard",
      .words([
        ("true", "raise"), ("false", "ignore"), ("resize", "inset"), ("move", "raise"),
        ("none", "ignore"),
      ]),
      [
        "keyboardAvoidance", "avoidsKeyboard", "avoidKeyboard", "keyboardBehavior",
        "keyboardHandling", "isAutoHandleKeyboardEnabled", "adjustsForKeyboard", "keyboardMode",
        "automaticallyAdjustsForKeyboard",
      ]),
    .init("haptics", ["isHapticFeedbackEnabled", "hapticFeedback", "haptic", "feedback"]),
    .init(
      "theme.dimming",
      .words([("true", "{}"), ("false", "none"), ("hidden", "none")]),
      [
        "backdrop", "overlay", "dimmed", "dim", "isDimmed", "dimmedView", "shadowConfiguration",
        "scrim", "showsDimmingView",
      ]),
    .init(
      "theme.dimming.color",
      [
        "overlayColor", "dimmingBackgroundColor", "backdropColor", "panModalBackgroundColor",
        "scrimColor", "dimmingColor", "barrierColor",
      ]),
    .init(
      "theme.dimming.opacity",
      [
        "backdropAlpha", "maximumAlpha", "dimmingAlpha", "overlayAlpha", "dimmingOpacity",
        "backdropOpacity", "overlayOpacity",
      ]),
    .init("theme.dimming.minimumOpacity", ["minimumAlpha"]),
  ]

  private static let look: [ForeignName] = [
    .init(
      "theme.grabber", shown,
      [
        "prefersGrabberVisible", "grabberVisible", "showDragIndicator", "pullBar",
        "pullBarConfiguration", "presentationDragIndicator", "handle", "dragIndicator",
        "dragViewState", "showsGrabber", "showGrabber", "dragHandle", "showHandle",
        "grabberHandle", "showDragHandle", "handleVisible",
      ]),
    .init(
      "theme.grabber.color",
      [
        "dragIndicatorBackgroundColor", "dragIndicatorColor", "grabberColor", "handleColor",
      ]),
    .init("theme.grabber.size", ["grabberHandleSize", "grabberSize", "handleSize"]),
    .init("theme.grabber.topMargin", ["grabberHandlePadding"]),
    .init("theme.grabber.cornerRadius", .words([("rounded", "round")]), ["cornerRadiusType"]),
    .init("theme.grabber.background.translucent", ["isTranslucent"]),
    .init(
      "theme.cornerRadius",
      ["preferredCornerRadius", "presentationCornerRadius", "contentCornerRadius", "radius"]),
    .init("theme.cornerRadius", .words([("false", "0")]), ["shouldRoundTopCorners"]),
    .init("theme.corners", ["maskedCorners", "roundedCorners"]),
    .init(
      "theme.background",
      ["backgroundColor", "presentationBackground", "backgroundEffect", "sheetColor", "color"]),
    .init("header", .words([("hidden", "none")]), ["headerViewState"]),
    .init("footer", .words([("hidden", "none")]), ["footerViewState"]),
    .init(
      "theme", .chosen,
      ["appearance", "surfaceAppearance", "viewControllerAppearance", "configuration"]),
  ]

  private static let movement: [ForeignName] = [
    .init(
      "scroll.expandsFirst", .words([("resizes", "true"), ("scrolls", "false")]),
      [
        "prefersScrollingExpandsWhenScrolledToEdge", "presentationContentInteraction",
        "allowsExtendedPanScrolling", "expandOnScroll", "scrollingExpands",
      ]),
    .init(
      "swipeMode", .words([("true", "full"), ("false", "none")]),
      ["draggable", "isDraggable", "isPanEnabled", "panEnabled", "dragEnabled"]),
    .init(
      "resistance.kind",
      .words([("true", "rubberBand"), ("false", "none")]),
      [
        "elasticityFunction", "elasticity", "overlayTranslationFunction", "translationFunction",
        "allowsRubberBanding", "rubberBand", "rubberBanding", "bounces", "overdrag",
      ]),
    .init("resistance.top", ["bouncesAtMaximumHeight"]),
    .init("resistance.bottom", ["bouncesAtMinimumHeight"]),
    .init("resistance", .chosen, ["anchorModalToLongForm"]),
    .init(
      "release.policy", .words([("true", "project"), ("false", "nearest")]),
      ["shouldProjectMomentum", "targetNotchPolicy", "overlayTargetNotchPolicy", "snapping"]),
    .init(
      "release.velocity", ["velocityThresholdToOpenAtMaxHeight", "minimumVelocity", "snapVelocity"]),
    .init("release.lookahead", ["minimumDuration"]),
    .init("release.deceleration", .chosen, ["momentumProjectionRate", "springDecelerationRate"]),
    .init(
      "theme.motion", .chosen,
      ["animation", "animations", "transitionAnimationOptions", "animationOptions", "spring"]),
    .init("theme.motion.settle.damping", ["springDamping", "dampingRatio"]),
    .init("theme.motion.settle.response", ["springResponseTime"]),
    .init(
      "theme.motion.appear.duration",
      ["transitionDuration", "appearingAnimationDuration", "animationDuration"]),
    .init(
      "theme.motion.disappear.duration", ["disappearingAnimationDuration", "dismissalDuration"]),
    .init("theme.motion.appear", .chosen, ["appearingAnimationConfiguration"]),
    .init("theme.motion.disappear", .chosen, ["disappearingAnimationConfiguration"]),
    .init("theme.motion.settle", .chosen, ["bottomSheetAnimationConfiguration"]),
  ]

  private static let stays: [ForeignName] = [
    .init(
      none: "callbacks and views stay in Swift",
      [
        "onDismiss", "onDetentChange", "delegate", "completion", "content", "sourceView",
        "onTapToDismiss", "onDragToDismiss", "dismissCompletion", "positionDelegate",
        "bottomSheetPositionDelegate", "bottomSheetInteractionDelegate", "panModalWillDismiss",
        "panModalDidDismiss", "onAppear", "onDisappear", "view", "viewController", "sourceRect",
        "hitTestHandlerView", "animator", "onChange",
      ]),
    .init(
      none: "the keys of a behaviour stand in the sheet itself",
      [
        "behavior", "behaviour", "layout", "sheetPresentationController", "presentationController",
        "options", "settings", "config", "properties",
      ]),
    .init(none: "a sheet always rises from the bottom", ["edge", "position", "direction"]),
    .init(
      none: "bars and what lies over what stay in Swift",
      [
        "zIndex", "zPosition", "statusBarStyle", "statusBar", "prefersStatusBarHidden",
        "preferredStatusBarStyle", "navigationBar", "toolbar", "tabBar", "windowLevel",
      ]),
    .init(
      none:
        "VoiceOver reads titles and each 'accessibilityLabel', and its escape gesture is 'dismiss: {escape: …}'",
      ["voiceOver", "accessibility", "a11y"]),
  ]

  // MARK: Heights

  private static let points = [
    "points", "point", "pts", "pt", "pixels", "pixel", "px", "dp", "fixed", "absolute", "value",
    "size", "constant", "contentHeight", "absoluteInset", "heightInPoints", "fixedHeight",
  ]

  private static let parts = [
    "ratio", "part", "proportion", "relative", "multiplier", "fractionalInset", "share",
    "heightFraction", "fractionOfScreen",
  ]

  private static let percents = ["percent", "percentage", "pct", "heightPercentage"]

  private static let detents: [ForeignName] = [
    .init("height", points),
    .init(
      "height", more: ", from: edge", ["contentHeightIgnoringSafeArea", "heightIgnoringSafeArea"]),
    .init("fraction", .percent, percents),
    .init("fraction", parts),
    .init("fraction", more: ", of: container", ["screenRatio", "screenFraction"]),
    .init("fraction", more: ", of: content", ["childRatio", "fractionalOffset"]),
    .init(
      "topInset",
      [
        "maxHeightWithTopInset", "topOffset", "marginFromTop", "top", "topMargin", "insetFromTop",
        "fromTop", "distanceFromTop",
      ]),
    .init(
      "at",
      .words([
        ("large", "maxHeight"), ("full", "maxHeight"), ("fullscreen", "maxHeight"),
        ("half", "medium"), ("intrinsic", "fitContent"), ("fit", "fitContent"),
        ("content", "fitContent"),
      ]),
      ["word", "type", "kind", "form", "detent", "mode", "style", "preset", "system", "position"]),
    .init(
      "at", .words([("true", "fitContent")]), ["intrinsicHeight", "intrinsic", "fitToContent"]),
    .init("measured", more: ", min: 100", ["custom", "heightBlock", "resolver", "dynamic"]),
    .init("id", ["name", "identifier", "key", "label", "state", "notch", "detentID", "rawValue"]),
    .init("min", ["minHeight", "minimum", "atLeast", "minimumHeight", "lowerBound"]),
    .init("max", ["maximum", "atMost", "maximumHeight", "upperBound", "upTo", "cap"]),
    .init(
      "when", ["if", "condition", "sizeClass", "only", "onlyIn", "active", "sizeClasses", "traits"]
    ),
    .init("from", .words([("screen", "edge"), ("bottom", "edge")]), ["origin", "referenceEdge"]),
    .init("of", .words([("superview", "container"), ("screen", "container")]), ["base", "basis"]),
    .init(
      none: "the sheet says where it opens, as 'initial: …' with a detent's id",
      ["initial", "selected", "isInitial", "isDefault", "default", "isSelected"]),
    .init(
      none:
        "the sheet says up to which detent the view behind is not dimmed, as 'passthrough: {through: …}'",
      ["undimmed", "dimmed", "isDimmed", "passthrough", "largestUndimmed"]),
  ]

  private static let bounds: [ForeignName] = [
    .init("height", points),
    .init("fraction", .percent, percents),
    .init("fraction", parts),
    .init("fraction", more: ", of: container", ["screenRatio", "screenFraction"]),
    .init("fraction", more: ", of: content", ["childRatio"]),
    .init("detent", ["id", "detentID", "name", "identifier", "of-detent"]),
  ]
}
