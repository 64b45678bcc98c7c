internal import SheetDiagnostics
internal import SheetRules
internal import SheetVocabulary

/// What a rule has found at one place of a document, which may have been said in several ways.
struct BaselineFinding {
  /// With the target that it is about, if it is about one: another one may be added later.
  let rule: String
  let span: SourceSpan
  /// Its place in the document.
  let place: String
  let canBeListed: Bool
  /// Places of what says it among the findings of a report.
  var diagnostics: [Int]

  /// Whether a rule is behind it, and no error of the language.
  static func isOfRule(_ diagnostic: Diagnostic) -> Bool {
    RuleCatalogue.place(of: diagnostic.id.name) != nil
  }

  /// Whether it can wait until somebody has the time.
  ///
  /// An error can not: code would do the opposite of what the sheet says, and nobody would be told. Nor can a comment,
  /// which is there to say when something is to be looked at again. What is an error only in sheetc.yaml can be listed,
  /// since a level is often raised so that nothing new is added, and what is none there as well.
  static func canBeListed(_ diagnostic: Diagnostic) -> Bool {
    guard let place = RuleCatalogue.place(of: diagnostic.id.name),
      !RuleCatalogue.isAboutSuppressions(place)
    else { return false }
    return diagnostic.severity < .error
      || RuleCatalogue.rules[place].description.severity < .error
  }

  /// What rules have found in files that have a name, in the order of the report.
  static func all(in report: Report, _ sources: SourceMap) -> [BaselineFinding] {
    struct Key: Hashable {
      let id: DiagnosticID
      let canBeListed: Bool
      let span: SourceSpan
      let aspect: UInt8?

      var rule: String {
        let target = aspect.flatMap { TargetName(rawValue: $0) }
        return target.map { "\(id.name):\($0)" } ?? id.name
      }
    }
    var places: [Key: Int] = [:]
    var found: [(key: Key, diagnostics: [Int])] = []
    for (index, diagnostic) in report.diagnostics.enumerated() where isOfRule(diagnostic) {
      guard let span = diagnostic.span,
        sources[span.file].path != InputFiles.nameOfStandardInput
      else { continue }
      let key = Key(
        id: diagnostic.id, canBeListed: canBeListed(diagnostic), span: span,
        aspect: diagnostic.aspect)
      if let place = places[key] {
        found[place].diagnostics.append(index)
      } else {
        places[key] = found.count
        found.append((key, [index]))
      }
    }
    let paths = DocumentPaths.paths(of: found.map(\.key.span), in: sources)
    return zip(found, paths).compactMap { found, path in
      path.map {
        BaselineFinding(
          rule: found.key.rule, span: found.key.span, place: $0,
          canBeListed: found.key.canBeListed, diagnostics: found.diagnostics)
      }
    }
  }
}
