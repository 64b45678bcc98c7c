import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// What is written otherwise in the project files of other tools.
extension ProjectReader {
  // MARK: Targets

  /// Reports targets that are not mappings in a list, and how they are written.
  mutating func reportTargets(_ node: NodeID) -> Bool {
    let tree = decoder.file.tree
    if decoder.isMissing(node) || tree.isBroken(node) || tree.kind(node) == .alias { return false }
    switch decoder.kind(node) {
    case .alias, .sequence: return false
    case .scalar:
      let target = mapping(ofTargetNamed: decoder.text(node))
      decoder.findings.error(
        .wrongShape,
        "'targets' takes a list of targets, found '\(decoder.excerpt(node))'; one is written as '[\(target.text)]'",
        at: decoder.span(node), fixIts: target.fixIt(at: decoder.span(node), "[", "]"))
    case .mapping:
      guard let list = listed(node) else { return false }
      decoder.findings.error(
        .wrongShape,
        "'targets' takes a list of targets, but a mapping starts here; one is written as '\(Quotation.cut(list.example))'",
        at: decoder.start(node),
        fixIts: list.edits.isEmpty ? [] : [FixIt("write a list of targets", .guess, list.edits)])
    }
    return true
  }

  /// Reports a name in the place of a target, and how that is written.
  mutating func reportBareTarget(_ node: NodeID) -> Bool {
    guard decoder.kind(node) == .scalar, !decoder.isMissing(node),
      !decoder.file.tree.isBroken(node), decoder.file.tree.kind(node) != .alias
    else { return false }
    if decoder.text(node).utf8.contains(UInt8(ascii: ":")) { return false }
    let target = mapping(ofTargetNamed: decoder.text(node))
    decoder.findings.error(
      .wrongShape,
      "'targets' takes mappings, each a target, found '\(decoder.excerpt(node))'; one is written as '\(target.text)'",
      at: decoder.span(node), fixIts: target.fixIt(at: decoder.span(node)))
    return true
  }

  private struct TargetText {
    let text: String
    let isCertain: Bool

    func fixIt(at span: SourceSpan, _ before: String = "", _ after: String = "") -> [FixIt] {
      isCertain
        ? [FixIt("write '\(before)\(text)\(after)'", .guess, [.init(span, before + text + after)])]
        : []
    }
  }

  /// `{name: panmodal}` for `Pan Modal`.
  private func mapping(ofTargetNamed written: String) -> TargetText {
    let names = Array(Closed.targets.texts)
    let joined = String(written.filter { $0 != " " && $0 != "." })
    var near = names.filter { ForeignNames.areAlike($0, joined) }
    if near.isEmpty { near = ForeignWords.here(for: joined).filter(names.contains) }
    if near.isEmpty { near = Spelling.nearest(to: joined, in: names) }
    guard let name = near.first, near.count == 1 else {
      return TargetText(text: "{name: runtime}", isCertain: false)
    }
    return TargetText(text: "{name: \(name)}", isCertain: true)
  }

  /// A target without its list, or targets by name, and the edits that make a list of them.
  private func listed(_ node: NodeID) -> (example: String, edits: [FixIt.Edit])? {
    let tree = decoder.file.tree
    guard !decoder.view.isMerged(node), tree.count(node) > 0 else { return nil }
    let names = Array(Closed.targets.texts)
    let isOne = tree.entries(node).contains {
      Closed.targetKeys.key(named: decoder.view.bytes($0.key)) != nil
    }
    if isOne {
      if let text = decoder.movable(node) {
        return ("[\(text)]", [.init(tree.span(node), "[\(text)]")])
      }
      return ("- name: …", tree.isFlow(node) ? [] : listItem(node))
    }
    var edits: [FixIt.Edit] = []
    var texts: [String] = []
    for (key, value) in tree.entries(node) {
      let name = names.first { ForeignNames.areAlike($0, decoder.text(key)) }
      guard let name, tree.kind(value) == .mapping, !decoder.view.isMerged(value) else {
        return ("- {name: \(name ?? "runtime")}", [])
      }
      if let text = decoder.movable(value) {
        let inner = text.dropFirst().dropLast()
        let target = "{name: \(name)\(inner.allSatisfy { $0 == " " } ? "" : ", \(inner)")}"
        texts.append(target)
        let whole = SourceSpan(
          file: tree.file.id, start: Int(tree.span(key).start), end: Int(tree.span(value).end))
        edits.append(.init(whole, "- \(target)"))
      } else if let (outer, inner) = indentations(key, value), inner == outer + 2 {
        texts.append("{name: \(name), …}")
        let end = tree.file.bytes[Int(tree.span(key).end)...].firstIndex(of: UInt8(ascii: ":"))
        let whole = SourceSpan(
          file: tree.file.id, start: Int(tree.span(key).start),
          end: end.map { $0 + 1 } ?? Int(tree.span(key).end))
        edits.append(.init(whole, "- name: \(name)"))
      } else {
        return ("- {name: \(name)}", [])
      }
    }
    guard tree.isFlow(node) else { return ("- \(texts[0])", edits) }
    let list = "[\(texts.joined(separator: ", "))]"
    return (list, decoder.movable(node) == nil ? [] : [.init(tree.span(node), list)])
  }

  private func indentations(_ key: NodeID, _ value: NodeID) -> (Int, Int)? {
    let tree = decoder.file.tree
    guard !tree.isFlow(value),
      let outer = tree.file.indentation(before: Int(tree.span(key).start)),
      let inner = tree.file.indentation(before: Int(tree.span(value).start))
    else { return nil }
    return (outer, inner)
  }

  /// The edits that make a mapping on lines of its own the only element of a list.
  private func listItem(_ node: NodeID) -> [FixIt.Edit] {
    let tree = decoder.file.tree
    let last = tree.entries(node).map(\.value).last
    let (start, end) = (Int(tree.span(node).start), Int(tree.span(last ?? node).end))
    let bytes = tree.file.bytes
    func edit(_ place: Int, _ text: String) -> FixIt.Edit {
      FixIt.Edit(SourceSpan(file: tree.file.id, start: place, end: place), text)
    }
    guard (tree.file.indentation(before: start) ?? 0) > 0 else { return [] }
    var edits = [edit(start, "- ")]
    for place in start..<end where bytes[place] == UInt8(ascii: "\n") && place + 1 < end {
      edits.append(edit(place + 1, "  "))
    }
    return edits
  }

  /// Reports `- uikit: {output: …}`, where the name of a target is a key.
  mutating func reportTargetAsKey(
    _ entry: (key: NodeID, value: NodeID), in node: NodeID
  ) -> Bool {
    guard Closed.targetKeys.key(named: decoder.view.bytes(entry.key)) == nil,
      !decoder.file.tree.isBroken(entry.key)
    else { return false }
    let names = Array(Closed.targets.texts)
    guard let name = names.first(where: { ForeignNames.areAlike($0, decoder.text(entry.key)) })
    else { return false }
    let tree = decoder.file.tree
    let isEmpty = tree.isEmpty(entry.value) || tree.count(entry.value) == 0
    let options = isEmpty ? "{}" : decoder.movable(entry.value)
    let inner = options.map { $0.dropFirst().dropLast() }
    let written = "name: \(name)\(inner.map { $0.isEmpty ? "" : ", \($0)" } ?? ", …")"
    let (key, value) = (decoder.span(entry.key), decoder.span(entry.value))
    let whole = SourceSpan(file: key.file, start: Int(key.start), end: Int(value.end))
    decoder.findings.error(
      .unknownKey,
      "unknown key '\(decoder.excerpt(entry.key))' in a target; here it is '\(Quotation.cut(written))'",
      at: key,
      fixIts: tree.isFlow(node) && tree.count(node) == 1 && inner != nil
        ? [FixIt("write '\(Quotation.cut(written))'", .guess, [.init(whole, written)])] : [])
    return true
  }

  // MARK: Paths

  /// Reports settings of paths that are a list, and how they are written.
  mutating func reportPaths(_ node: NodeID) -> Bool {
    guard decoder.kind(node) == .sequence, !decoder.file.tree.isBroken(node) else { return false }
    decoder.findings.error(
      .wrongShape,
      "'paths' takes a mapping from path patterns to settings, but a sequence starts here; "
        + "one is written as '\"Legacy/**\": {rules: {no-exit: ignore}}'", at: decoder.start(node))
    return true
  }

  /// Reports a level in the place of the settings of a path.
  mutating func reportPathLevel(_ node: NodeID) -> Bool {
    guard decoder.kind(node) == .scalar, !decoder.file.tree.isBroken(node),
      level(decoder.text(node)) != nil || isRule(decoder.text(node))
    else { return false }
    decoder.findings.error(
      .wrongShape,
      "'paths' takes mappings with 'rules', found '\(decoder.excerpt(node))'; one is written as "
        + "'{rules: {no-exit: ignore}}'", at: decoder.span(node))
    return true
  }

  // MARK: Rules

  /// Reports a word in the place of all rules.
  mutating func reportRuleWord(_ node: NodeID) -> Bool {
    guard decoder.kind(node) == .scalar, !decoder.isMissing(node),
      !decoder.file.tree.isBroken(node), !decoder.text(node).utf8.contains(UInt8(ascii: ":"))
    else { return false }
    let word = decoder.text(node)
    let rule = isRule(word) ? word : "no-exit"
    decoder.findings.error(
      .wrongShape,
      "'rules' takes a mapping from rules to levels, found '\(decoder.excerpt(node))'; one is written as "
        + "'{\(rule): ignore}'", at: decoder.span(node))
    return true
  }

  /// Reports rules that are written as a list, and how one is written.
  mutating func reportRuleList(_ node: NodeID) -> Bool {
    let tree = decoder.file.tree
    guard tree.kind(node) == .sequence, !tree.isBroken(node), tree.count(node) > 0 else {
      return false
    }
    var entries: [String] = []
    var edits: [FixIt.Edit] = []
    for element in tree.elements(node) {
      let entry = self.entry(ofRule: element)
      entries.append("\(entry.rule ?? "no-exit"): \(entry.level ?? "ignore")")
      guard entry.rule != nil, entry.level != nil, !tree.isFlow(node),
        let start = hyphen(before: element)
      else { continue }
      let last = tree.entries(element).map(\.value).last ?? element
      let whole = SourceSpan(file: tree.file.id, start: start, end: Int(tree.span(last).end))
      edits.append(.init(whole, entries[entries.count - 1]))
    }
    let isCertain = edits.count == entries.count
    decoder.findings.error(
      .wrongShape,
      "'rules' takes a mapping from rules to levels, but a sequence starts here; one is written as '\(entries[0])'",
      at: decoder.start(node),
      fixIts: isCertain ? [FixIt("write '\(entries[0])'", .guess, edits)] : [])
    return true
  }

  /// The rule that an element of a list is about, and the level it gives it.
  private func entry(ofRule element: NodeID) -> (rule: String?, level: String?) {
    let tree = decoder.file.tree
    switch tree.kind(element) {
    case .scalar: return (isRule(decoder.text(element)) ? decoder.text(element) : nil, nil)
    case .sequence, .alias: return (nil, nil)
    case .mapping: break
    }
    var (rule, level): (String?, String?)
    for (key, value) in tree.entries(element) where tree.kind(value) == .scalar {
      let name = decoder.text(key)
      if ["id", "rule", "name", "identifier"].contains(name) {
        rule = decoder.text(value)
      } else if ["level", "severity", "value"].contains(name) {
        level = self.level(decoder.text(value))
      } else if ["enabled", "enable"].contains(name), decoder.isText(value, "false") {
        level = "ignore"
      } else if isRule(name), tree.count(element) == 1 {
        (rule, level) = (name, self.level(decoder.text(value)))
      } else {
        return (rule, nil)
      }
    }
    return (rule.flatMap { isRule($0) ? $0 : nil }, level)
  }

  private func level(_ word: String) -> String? {
    let levels = Array(Closed.levels.texts)
    if levels.contains(word) { return word }
    var near = ForeignWords.here(for: word).filter(levels.contains)
    if near.isEmpty { near = Spelling.nearest(to: word, in: levels) }
    return near.count == 1 ? near[0] : nil
  }

  /// Where the `-` of an element on lines of its own stands.
  private func hyphen(before element: NodeID) -> Int? {
    let bytes = decoder.file.tree.file.bytes
    var place = Int(decoder.file.tree.span(element).start)
    while place > 0, bytes[place - 1] == UInt8(ascii: " ") { place -= 1 }
    return place > 0 && bytes[place - 1] == UInt8(ascii: "-") ? place - 1 : nil
  }

  /// Reports a level that says of a rule that it is as it is.
  mutating func reportOwnLevel(_ entry: (key: NodeID, value: NodeID)) -> Bool {
    guard decoder.kind(entry.value) == .scalar, !decoder.file.tree.isBroken(entry.value),
      ["on", "true", "yes", "enabled", "enable", "default"].contains(
        decoder.text(entry.value).lowercased())
    else { return false }
    decoder.findings.error(
      .unknownWord,
      "'\(decoder.excerpt(entry.value))' is not a level; use 'error', 'warning', 'note' or 'ignore', "
        + "or leave the rule out: it has a level of its own",
      at: decoder.span(entry.value))
    return true
  }

  /// Reports a rule that stands in an entry of `paths` itself.
  mutating func reportBareRule(_ entry: (key: NodeID, value: NodeID)) -> Bool {
    let id = decoder.text(entry.key)
    guard Closed.pathKeys.key(named: decoder.view.bytes(entry.key)) == nil, isRule(id),
      !decoder.file.tree.isBroken(entry.key)
    else { return false }
    let level = decoder.movable(entry.value)
    let written = "rules: {\(id): \(level ?? "…")}"
    let (key, value) = (decoder.span(entry.key), decoder.span(entry.value))
    let whole = SourceSpan(file: key.file, start: Int(key.start), end: Int(value.end))
    decoder.findings.error(
      .unknownKey, "unknown key '\(id)' in an entry of 'paths'; here it is '\(written)'", at: key,
      fixIts: level.map { _ in [FixIt("write '\(written)'", .guess, [.init(whole, written)])] }
        ?? [])
    return true
  }

  // MARK: Versions

  /// The version that is meant by `>=1.2`, `^1.0`, `iOS 16` or `.v16`, as it is written here; of parts at least `least`.
  static func version(meantBy text: String, least: Int) -> String? {
    let start = text.firstIndex { $0.isASCII && $0.isNumber }
    guard let start else { return nil }
    let marks = text[..<start].lowercased().filter { !" .(\"'".contains($0) }
    guard
      ["", ">=", "^", "~>", "~", "=", "==", "v", ">=v", "≥", "ios", "iosv", "ios>=", "iphoneos"]
        .contains(marks)
    else { return nil }
    var parts: [Substring] = []
    for part in text[start...].split(separator: ".", omittingEmptySubsequences: false) {
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      let rest = part.dropFirst(digits.count)
      if digits.isEmpty, rest == "x" || rest == "*" { break }
      guard !digits.isEmpty,
        rest.isEmpty || "+) ".contains(rest.first ?? "+") && rest.utf8.count < 3
      else {
        return nil
      }
      parts.append(digits)
    }
    while parts.count < max(2, least) { parts.append("0") }
    let version = parts.joined(separator: ".")
    return VersionNumber(version) == nil ? nil : version
  }
}
