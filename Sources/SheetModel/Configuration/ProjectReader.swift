package import SheetDiagnostics
import SheetVocabulary
import SheetYAML

/// Reads `sheetc.yaml` with the front end and the decoder of sheets files.
package struct ProjectReader {
  private typealias Entry = (key: NodeID, value: NodeID)

  /// From the oldest iOS of the runtime to more than there will be for long.
  package static let systems = VersionNumber(10)...VersionNumber(99)

  var decoder: ValueDecoder
  private let rules: () -> [String]
  let isRule: (String) -> Bool
  private let version: VersionNumber

  private init(
    _ file: ParsedFile, rules: @escaping () -> [String], isRule: ((String) -> Bool)?,
    version: VersionNumber
  ) {
    decoder = ValueDecoder(file: file)
    self.rules = rules
    self.isRule = isRule ?? { rules().contains($0) }
    self.version = version
  }

  /// - Parameters:
  ///   - rules: Ids of the rules there are.
  ///   - isRule: Whether there is a rule with that id, where that is known faster than by a look through `rules`.
  ///   - version: The version of this tool, which `requires` is held against.
  package static func read(
    _ source: SourceFile, rules: @autoclosure @escaping () -> [String],
    isRule: ((String) -> Bool)? = nil, version: VersionNumber, into report: inout Report
  ) -> ProjectConfiguration {
    let tree = YAMLReader.read(source, into: &report)
    var reader = ProjectReader(ParsedFile(tree), rules: rules, isRule: isRule, version: version)
    let configuration = reader.configuration()
    reader.decoder.findings.move(to: &report)
    return configuration
  }

  private mutating func configuration() -> ProjectConfiguration {
    var configuration = ProjectConfiguration()
    guard let root = decoder.file.tree.root else { return configuration }
    guard decoder.kind(root) == .mapping else {
      if decoder.file.tree.isComplete, !decoder.file.tree.isBroken(root),
        !decoder.reportMissingSpace(in: root)
      {
        let what =
          switch decoder.kind(root) {
          case .sequence: "a sequence starts here"
          case .scalar, .mapping, .alias: "a text stands here"
          }
        decoder.findings.error(
          .wrongShape, "a project file is a mapping, but \(what)", at: decoder.start(root))
      }
      return configuration
    }
    for entry in decoder.view.entries(root) {
      switch decoder.key(entry, of: Closed.projectKeys, in: root) {
      case .inputs:
        configuration.inputs = inputs(entry.value)
      case .targets:
        if reportTargets(entry.value) { continue }
        for element in elements(entry.value, "targets", "a list of targets") {
          guard let target = target(element) else { continue }
          if let first = configuration.targets.first(where: { $0.writesLike(target) }) {
            reportRepeated(target, of: first)
          } else {
            configuration.targets.append(target)
          }
        }
      case .minimumOS: configuration.minimumOS = minimumOS(entry.value)
      case .rules: configuration.rules = ruleSettings(entry.value)
      case .paths: configuration.paths = pathSettings(entry.value)
      case .baseline:
        configuration.baseline = path(entry.value, "baseline").map { placed($0, entry.value) }
      case .requires: configuration.requires = requirement(entry.value)
      case nil: break
      }
    }
    return configuration
  }

  private mutating func inputs(
    _ node: NodeID
  ) -> [ProjectConfiguration.Placed<PathPattern>] {
    var patterns: Set<String> = []
    var inputs: [ProjectConfiguration.Placed<PathPattern>] = []
    for element in elements(node, "inputs", "a list of paths") {
      guard let pattern = path(element, "inputs") else { continue }
      if pattern.utf8.first == UInt8(ascii: "!") {
        decoder.findings.error(
          .wrongShape,
          "'\(decoder.excerpt(element))' begins with '!', which patterns do not know; what none matches is left out",
          at: decoder.span(element))
        continue
      }
      if patterns.insert(pattern).inserted {
        inputs.append(placed(PathPattern(pattern), element))
      } else {
        decoder.findings.error(
          .duplicateName, "'\(pattern)' is given twice in 'inputs'", at: decoder.span(element))
      }
    }
    return inputs
  }

  private func placed<Value>(_ value: Value, _ node: NodeID) -> ProjectConfiguration.Placed<Value> {
    ProjectConfiguration.Placed(value: value, span: decoder.span(node))
  }

  private mutating func elements(
    _ node: NodeID, _ key: StaticString, _ expected: String
  ) -> [NodeID] {
    guard decoder.kind(node) == .sequence else {
      if decoder.isMissing(node) {
        decoder.reportMissing(node, key, takes: expected)
      } else {
        decoder.reportWrongShape(node, key, takes: expected)
      }
      return []
    }
    let elements = Array(decoder.view.elements(node))
    if elements.isEmpty {
      decoder.findings.error(
        .missingValue, "'\(key)' is empty; leave it out", at: decoder.span(node))
    }
    return elements
  }

  /// A path relative to the folder of the file.
  private mutating func path(_ node: NodeID, _ key: StaticString) -> String? {
    if decoder.isPlain(node), ValueDecoder.flag(meantBy: decoder.text(node)) != nil {
      decoder.findings.error(
        .textSpelling,
        "'\(key)' takes a path below the folder of this file, found '\(decoder.excerpt(node))'",
        at: decoder.span(node))
      return nil
    }
    guard let path = decoder.text(node, key) else { return nil }
    return isRelative(path, node) ? path : nil
  }

  private mutating func isRelative(_ path: String, _ node: NodeID) -> Bool {
    if ["~/", "$(", "${"].contains(where: path.hasPrefix) {
      decoder.findings.error(
        .importPath,
        "'\(decoder.excerpt(node))' is not expanded; paths are relative to this file, and command lines may have others",
        at: decoder.span(node))
      return false
    }
    guard path.utf8.first == UInt8(ascii: "/") else { return true }
    decoder.findings.error(
      .importPath, "'\(path)' is an absolute path; paths are relative to this file",
      at: decoder.span(node))
    return false
  }

  /// Whether a pattern is one that a file below this folder can match.
  private mutating func isMatchable(_ pattern: String, _ node: NodeID) -> Bool {
    if PathPattern(pattern).leadsOut {
      decoder.findings.error(
        .importPath,
        "'\(decoder.excerpt(node))' leads out of the folder of this file, so it matches nothing",
        at: decoder.span(node))
      return false
    }
    let other = pattern.unicodeScalars.first { $0 == "[" || $0 == "{" }
    guard let other else { return true }
    decoder.findings.error(
      .wrongShape,
      "'\(decoder.excerpt(node))' has '\(other)', which patterns do not know; they have '*', '?' and '**'",
      at: decoder.span(node))
    return false
  }

  /// Reports a target that would write the files of another.
  private mutating func reportRepeated(
    _ target: ProjectConfiguration.Target, of first: ProjectConfiguration.Target
  ) {
    decoder.findings.error(
      .duplicateName,
      "target '\(target.name.value)' is given twice with one output; give each an 'output' of its own",
      at: target.output?.span ?? target.name.span,
      notes: [.init("first given here", at: first.output?.span ?? first.name.span)])
  }

  private mutating func target(_ node: NodeID) -> ProjectConfiguration.Target? {
    if reportBareTarget(node) { return nil }
    guard decoder.isMapping(node, "targets", takes: "mappings, each a target") else { return nil }
    var name: ProjectConfiguration.Placed<TargetName>?
    var hasName = false
    var target:
      (
        output: ProjectConfiguration.Placed<String>?,
        minimumOS: ProjectConfiguration.Placed<VersionNumber>?, access: AccessLevel?,
        namespace: ProjectConfiguration.Placed<String>?, perSheet: Bool?
      )
    var inputs: [ProjectConfiguration.Placed<PathPattern>] = []
    for entry in decoder.view.entries(node) {
      let value = entry.value
      if reportTargetAsKey(entry, in: node) {
        hasName = true
        continue
      }
      switch decoder.key(entry, of: Closed.targetKeys, in: node) {
      case .name:
        hasName = true
        name = decoder.choice(value, "name", among: Closed.targets, listedBy: "sheetc targets")
          .map { placed($0, value) }
      case .output: target.output = path(value, "output").map { placed($0, value) }
      case .minimumOS: target.minimumOS = minimumOS(value)
      case .access:
        target.access = decoder.choice(value, "access", among: Closed.accessLevels)
      case .namespace:
        target.namespace = decoder.swiftName(value, "namespace", allowsDots: false)
          .map { placed($0, value) }
      case .perSheet: target.perSheet = decoder.flag(value, "perSheet")
      case .inputs: inputs = self.inputs(value)
      case nil: if decoder.isMisspelt(entry.key, "name") { hasName = true }
      }
    }
    guard let name else {
      if !hasName {
        decoder.reportMissingKey("a target needs its 'name'", in: node)
      }
      return nil
    }
    return ProjectConfiguration.Target(
      name: name, output: target.output, minimumOS: target.minimumOS, access: target.access,
      namespace: target.namespace, perSheet: target.perSheet, inputs: inputs)
  }

  /// A version of iOS that the generated code can run on.
  private mutating func minimumOS(
    _ node: NodeID
  ) -> ProjectConfiguration.Placed<VersionNumber>? {
    let version = versionNumber(node, "minimumOS", "a version such as '16.0'", least: 1)
    guard let version, !ProjectReader.systems.contains(version.value) else { return version }
    decoder.findings.error(
      .wrongShape,
      "'minimumOS' takes a version from '\(ProjectReader.systems.lowerBound.text)' to '\(ProjectReader.systems.upperBound.text)', found '\(decoder.excerpt(node))'",
      at: version.span)
    return nil
  }

  private mutating func versionNumber(
    _ node: NodeID, _ key: StaticString, _ expected: String, least: Int
  ) -> ProjectConfiguration.Placed<VersionNumber>? {
    let isNumber =
      decoder.kind(node) == .scalar && decoder.isPlain(node) && !decoder.isMissing(node)
      && least > 1 && NumberParser.parse(decoder.view.bytes(node)) != nil
    // A number alone is not quoted as it is, where a version has two.
    let isShort = isNumber && !decoder.text(node).utf8.contains(UInt8(ascii: "."))
    let text = isShort ? decoder.text(node) : decoder.text(node, key)
    guard let text else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).count
    guard !isShort, parts >= least, let version = VersionNumber(text) else {
      let span = decoder.span(node)
      let meant = Self.version(meantBy: text, least: least).map { "\"\($0)\"" }
      decoder.findings.error(
        .wrongShape, "'\(key)' takes \(expected), found '\(decoder.excerpt(node))'", at: span,
        notes: meant.map { [.init("did you mean '\($0)'?")] } ?? [],
        fixIts: meant.map { [FixIt("write '\($0)'", .guess, [.init(span, $0)])] } ?? [])
      return nil
    }
    return placed(version, node)
  }

  private mutating func ruleSettings(_ node: NodeID) -> [ProjectConfiguration.RuleSetting] {
    if reportRuleList(node) || reportRuleWord(node) { return [] }
    guard decoder.isMapping(node, "rules", takes: "a mapping from rules to levels") else {
      return []
    }
    var settings: [ProjectConfiguration.RuleSetting] = []
    for (key, value) in decoder.view.entries(node) {
      let isKnown = checkRule(key)
      if reportOwnLevel((key, value)) { continue }
      let level = decoder.choice(value, "rules", among: Closed.levels)
      guard let level, isKnown else { continue }
      settings.append(.init(rule: placed(decoder.text(key), key), level: level))
    }
    return settings
  }

  private mutating func checkRule(_ key: NodeID) -> Bool {
    let id = decoder.text(key)
    if isRule(id) { return true }
    let span = decoder.span(key)
    if DiagnosticID.isOfTheLanguage(id) {
      decoder.findings.error(
        .fixedLevel, "'\(id)' is an error of the language, which has no other level", at: span)
      return false
    }
    let rules = rules()
    let (notes, fixIts) = decoder.findings.suggestions(for: id, among: rules, at: span)
    let remedy =
      rules.count <= Phrase.mostAlternatives && !rules.isEmpty
      ? "; use \(Phrase.alternatives(rules))" : "; 'sheetc explain' lists them"
    decoder.findings.error(
      .unknownRule, "'\(decoder.excerpt(key))' is not a rule\(remedy)", at: span, notes: notes,
      fixIts: fixIts)
    return false
  }

  private mutating func pathSettings(_ node: NodeID) -> [ProjectConfiguration.PathSetting] {
    if reportPaths(node) { return [] }
    guard decoder.isMapping(node, "paths", takes: "a mapping from path patterns to settings") else {
      return []
    }
    var settings: [ProjectConfiguration.PathSetting] = []
    for (key, value) in decoder.view.entries(node) {
      let pattern = decoder.text(key)
      guard isRelative(pattern, key), isMatchable(pattern, key), !reportPathLevel(value),
        decoder.isMapping(value, "paths", takes: "mappings with 'rules'")
      else { continue }
      var rules: [ProjectConfiguration.RuleSetting] = []
      for entry in decoder.view.entries(value) where !reportBareRule(entry) {
        switch decoder.key(entry, of: Closed.pathKeys, in: value) {
        case .rules: rules += ruleSettings(entry.value)
        case nil: break
        }
      }
      settings.append(.init(pattern: placed(PathPattern(pattern), key), rules: rules))
    }
    return settings
  }

  private mutating func requirement(
    _ node: NodeID
  ) -> ProjectConfiguration.Placed<VersionNumber>? {
    let required = versionNumber(
      node, "requires", "a version such as '1.2'", least: 2)
    guard let required else { return nil }
    if !version.satisfies(required.value) {
      let remedy =
        version.major == required.value.major
        ? "that version or newer" : "one of the same major number"
      decoder.findings.error(
        .tooOld,
        "this project requires sheetc \(required.value.text), \(remedy); this is \(version.text)",
        at: required.span)
    }
    return required
  }
}
