import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension ValueDecoder {
  /// A list of detents in the order written; a list with faults is read as far as it goes.
  mutating func detents(
    _ node: NodeID, _ key: StaticString, measures: inout [SheetNames.Name],
    into readings: inout [DetentReading]
  ) {
    areDetentsNamed = false
    guard kind(node) == .sequence else { return reportNoList(node, key) }
    if reportPairs(node) { return }
    areDetentsNamed = true
    for element in view.elements(node) {
      guard readings.count < ValueDecoder.mostDetents else {
        findings.error(
          .detentLimit, "'\(key)' has more than \(ValueDecoder.mostDetents) detents",
          at: start(element))
        areDetentsNamed = false
        break
      }
      let isAlias = view.isAlias(element)
      if isAlias { findings.aliases.append(span(element)) }
      let read = detent(element, key, measures: &measures)
      if isAlias { findings.aliases.removeLast() }
      guard let reading = read ?? faultyDetent(element) else {
        areDetentsNamed = false
        continue
      }
      if let first = readings.indices.first(where: { readings[$0].name == reading.name }) {
        reportSameName(reading, readings[first])
      } else {
        readings.append(reading)
      }
    }
    if readings.isEmpty, view.hasNoElements(node) {
      findings.error(
        .missingDetents, "'\(key)' is empty; a sheet needs one detent or more", at: span(node))
    }
  }

  /// Stands for a detent that has been refused but says its id, so that what names it is still checked.
  private func faultyDetent(_ node: NodeID) -> DetentReading? {
    guard kind(node) == .mapping else { return nil }
    for (key, value) in view.entries(node)
    where isText(key, "id") && kind(value) == .scalar && !file.tree.isBroken(value) {
      // An id that has been refused is not given twice as well.
      if withText(value, { NameRule.detent.fault(in: $0) }) != nil
        || Closed.detentWords.value(of: view.bytes(value)) != nil
      {
        return nil
      }
      return DetentReading(
        height: .maxHeight, name: text(value), isDerived: false, nameSpan: span(value),
        formSpan: span(value))
    }
    return nil
  }

  /// More than any sheet has; what compares the detents of a sheet need not be clever.
  static let mostDetents = 100

  /// One detent: the word of a form, or a mapping with one form and options.
  mutating func detent(
    _ node: NodeID, _ key: StaticString, measures: inout [SheetNames.Name]
  ) -> DetentReading? {
    switch kind(node) {
    case .mapping:
      if view.isBarePair(node), reportCall(node) { return nil }
      return detentMapping(node, measures: &measures)
    case .scalar:
      let words = Closed.detentWords
      if let position = words.position(of: view.bytes(node)) {
        let span = span(node)
        return DetentReading(
          height: words.choices.choices[position].value, name: words.texts[position],
          isDerived: true, nameSpan: span, formSpan: span)
      }
    case .sequence, .alias:
      reportWrongShape(node, key, takes: "a detent")
      return nil
    }
    if isMissing(node) {
      findings.hasFailed = true
      if file.tree.isBroken(node) { return nil }
      findings.error(
        .missingValue,
        "a detent of '\(key)' has no value; write a word or a mapping such as '{height: 300}'",
        at: span(node))
      return nil
    }
    reportNoDetent(node, key)
    return nil
  }

  mutating func detentMapping(
    _ node: NodeID, measures: inout [SheetNames.Name]
  ) -> DetentReading? {
    let isMerge = beginMerges(of: node)
    defer { endMerges(isMerge) }
    var form: (kind: DetentVocabulary.Key, entry: Entry)?
    // A key that is none was taken for the one that says it.
    var isFormGuessed = false
    var id: NodeID?
    var from: Entry?
    var base: Entry?
    var bounds: (min: BoundReading?, max: BoundReading?)
    var hasBound = false
    var when: SizeClasses = []
    var reach = DetentReach.drag
    var fallback = DetentFallback.nearest
    var isWhole = true

    for entry in view.entries(node) {
      var key = Closed.detentKeys.key(named: view.bytes(entry.key))
      let isGuess = key == nil
      if isGuess {
        if let reading = detentUnderItsID(entry, in: node, measures: &measures) { return reading }
        if !reportWordAsKey(entry, in: node), !reportIDWithoutValue(entry, in: node) {
          key = self.key(entry, of: Closed.detentKeys, in: node)
        }
        if isMisspelt(entry.key, "min") || isMisspelt(entry.key, "max")
          || isText(entry.key, "maxHeight")
        {
          hasBound = true
        }
      }
      guard let key else {
        isWhole = false
        continue
      }
      switch key {
      case .at, .height, .fraction, .topInset, .measured:
        if let first = form {
          if !isGuess, !isFormGuessed {
            findings.error(
              .detentForm,
              "'\(text(entry.key))' is a second height of the detent; one form is enough",
              at: span(entry.key),
              notes: [.init("the first form is here", at: span(first.entry.key))])
            // What is wrong in it is said as well.
            var unused = measures
            _ = height(key, entry, from: nil, of: nil, measures: &unused)
          }
          isWhole = false
        } else {
          form = (key, entry)
          isFormGuessed = isGuess
        }
      case .id: id = entry.value
      case .from: from = entry
      case .of: base = entry
      case .min, .max:
        hasBound = true
        let bound = bound(entry.value, DetentVocabulary.keys.name(of: key))
        if bound == nil { isWhole = false }
        if key == .min { bounds.min = bound } else { bounds.max = bound }
      case .when:
        if let classes = conditions(entry.value) { when = classes } else { isWhole = false }
      case .reach:
        if let value = choice(entry.value, "reach", among: Closed.reaches) {
          reach = value
        } else {
          isWhole = false
        }
      case .fallback:
        if let value = choice(entry.value, "fallback", among: Closed.fallbacks) {
          fallback = value
        } else {
          isWhole = false
        }
      }
    }

    guard let form else {
      if let id { _ = name(id, "id", .detent) }
      findings.hasFailed = true
      if isWhole, !file.tree.isBroken(node) {
        findings.error(
          .detentForm,
          "a detent needs its height: 'at', 'height', 'fraction', 'topInset' or 'measured'",
          at: start(node))
      }
      return nil
    }
    if let from, form.kind != .height {
      findings.error(
        .misplacedKey,
        "'from' belongs to 'height', and there is '\(text(form.entry.key))'; leave 'from' out",
        at: span(from.key))
      isWhole = false
    }
    if let base, form.kind != .fraction {
      findings.error(
        .misplacedKey,
        "'of' belongs to 'fraction', and there is '\(text(form.entry.key))'; leave 'of' out",
        at: span(base.key))
      isWhole = false
    }
    if form.kind == .measured, !hasBound {
      reportMissingKey(
        "'measured' needs 'min' or 'max', for as long as nothing is reported", in: node,
        at: span(form.entry.key))
      isWhole = false
    }
    let height = height(
      form.kind, form.entry, from: from?.value, of: base?.value, measures: &measures)
    guard let height, isWhole else {
      if let id { _ = height.map { detentID(id, of: $0) } ?? name(id, "id", .detent) }
      return nil
    }
    var reading = DetentReading(
      height: height, min: bounds.min, max: bounds.max, when: when, reach: reach,
      fallback: fallback,
      name: "", isDerived: id == nil, nameSpan: span(node),
      formSpan: form.kind == .at ? span(form.entry.value) : span(form.entry.key))
    if let id {
      guard let name = detentID(id, of: height) else { return nil }
      reading.name = name
      reading.nameSpan = span(id)
    } else {
      reading.name = DerivedID.name(of: height, measures: measures)
      if form.kind == .measured, isReservedID(reading.name, of: height) {
        findings.error(
          .reservedName, "'\(reading.name)' is not a detent id, and none is given; add an 'id'",
          at: span(form.entry.value))
        return nil
      }
    }
    return reading
  }

  private mutating func height(
    _ form: DetentVocabulary.Key, _ entry: (key: NodeID, value: NodeID), from: NodeID?,
    of base: NodeID?, measures: inout [SheetNames.Name]
  ) -> DetentHeight? {
    let node = entry.value
    switch form {
    case .at:
      guard isScalar(node, "at", takes: Phrase.words(Array(Closed.detentWords.texts))) else {
        return nil
      }
      if let height = Closed.detentWords.value(of: view.bytes(node)) { return height }
      if isPlain(node), let number = NumberParser.parse(view.bytes(node)) {
        let isPart = ValueDecoder.isPart(number)
        let (noun, key) =
          isPart ? ("a part of the limit", "fraction") : ("a number of points", "height")
        findings.error(
          .wrongShape, "'at' takes a word, found '\(excerpt(node))'; \(noun) is '\(key)'",
          at: span(node),
          fixIts: [Phrase.replacement(of: "at", with: key, at: span(entry.key), .guess)])
      } else {
        reportUnknownWord(
          node, among: DetentVocabulary.words.choices.map(\.name.description),
          called: "a word of a detent")
      }
      return nil
    case .height:
      let points = number(node, "height", DetentVocabulary.height)
      let origin = origin(from)
      return origin.flatMap { origin in points.map { .height($0, from: origin) } }
    case .fraction:
      let part = number(node, "fraction", DetentVocabulary.fraction)
      let whole = whole(base)
      return whole.flatMap { whole in part.map { .fraction($0, of: whole) } }
    case .topInset:
      return number(node, "topInset", DetentVocabulary.topInset).map { .topInset($0) }
    case .measured:
      guard let name = name(node, "measured", .measure) else { return nil }
      if let index = measures.firstIndex(where: { $0.text == name }) {
        return .measured(MeasureIndex(UInt16(index)))
      }
      measures.append(SheetNames.Name(text: name, span: span(node)))
      return .measured(MeasureIndex(UInt16(measures.count - 1)))
    case .id, .min, .max, .when, .reach, .fallback, .from, .of:
      preconditionFailure("the key says no height")
    }
  }

  private mutating func conditions(_ node: NodeID) -> SizeClasses? {
    guard kind(node) == .sequence else {
      return choice(node, "when", among: Closed.conditions, also: "a list of them")
    }
    var classes: SizeClasses = []
    var isWhole = true
    for element in view.elements(node) {
      guard let condition = choice(element, "when", among: Closed.conditions) else {
        isWhole = false
        continue
      }
      if classes.contains(condition) {
        findings.error(
          .duplicateName, "'\(text(element))' is given twice in 'when'", at: span(element),
          fixIts: EntryRemoval.edit(ofElement: span(element), in: file.tree.file)
            .map { [FixIt("remove the second '\(text(element))'", .safe, [$0])] } ?? [])
        isWhole = false
      }
      classes.formUnion(condition)
    }
    if view.hasNoElements(node) {
      findings.error(
        .missingValue, "'when' is empty; without conditions a detent is always active",
        at: span(node))
      return nil
    }
    return isWhole ? classes : nil
  }

  private mutating func detentID(_ node: NodeID, of height: DetentHeight) -> String? {
    guard let name = name(node, "id", .detent) else { return nil }
    let other = Closed.detentWords.value(of: view.bytes(node))
    guard let other, other != height else { return name }
    findings.error(
      .reservedName,
      "'\(name)' is not a detent id here; it is the word of another form, so choose another",
      at: span(node))
    return nil
  }

  /// Whether a name would be taken for something else than this detent.
  private func isReservedID(_ name: String, of height: DetentHeight) -> Bool {
    var name = name
    let words = Closed.detentWords
    let other = name.withUTF8 { words.value(of: $0) }
    let isReserved = name.withUTF8 { NameRule.detent.fault(in: $0) == .reserved }
    return isReserved || other.map { $0 != height } == true
  }
}
