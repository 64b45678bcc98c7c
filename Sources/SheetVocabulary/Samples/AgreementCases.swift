/// Documents that try every key with every sample of its shape.
///
/// The binder's tests run over them, and so does a JSON Schema validator that is not ours; both must answer as told.
package enum AgreementCases {
  /// A file that samples of `imports` name.
  package static let importedPath = "Shared/brand.sheets.yaml"
  package static let importedFile = "version: 1\n"

  /// All cases, in the order of the rows.
  package static var all: [AgreementCase] {
    rowCases(Vocabulary.sheet, path: []) + scopeCases + fileCases + projectCases
  }

  private static func rowCases(_ section: Section, path: [Row]) -> [AgreementCase] {
    section.rows.flatMap { row -> [AgreementCase] in
      let path = path + [row]
      return cases(row.shape.grammar, .sheets, path.map(\.name.text).joined(separator: ".")) {
        document(path, value: $0)
      } + (row.shape.section.map { rowCases($0, path: path) } ?? [])
    }
  }

  private static func cases(
    _ grammar: Grammar, _ file: AgreementCase.File, _ row: String,
    document: (String) -> String
  ) -> [AgreementCase] {
    let legal = unique(grammar.legalSamples, by: \.self).map { sample in
      AgreementCase(
        file: file, row: row, sample: sample, yaml: document(sample), reason: nil,
        binderAccepts: true, schemaAccepts: true)
    }
    let illegal = unique(grammar.illegalSamples, by: \.yaml).map { refusal in
      AgreementCase(
        file: file, row: row, sample: refusal.yaml, yaml: document(refusal.yaml),
        reason: refusal.reason, binderAccepts: false, schemaAccepts: refusal.refuser == .onlyBinder)
    }
    return legal + illegal
  }

  /// Keys of a sheet where they may not stand.
  private static var scopeCases: [AgreementCase] {
    Vocabulary.sheet.rows.flatMap { row in
      Row.Place.allCases.filter { !row.isAllowed(in: $0) }.map { place in
        let member = "\(row.name.text): \(row.example.yaml)"
        let yaml =
          switch place {
          case .sheet: sheets("{detents: [fitContent], \(member)}")
          case .defaults: head + "defaults: {\(member)}\n"
          case .variant:
            sheets("{detents: [fitContent], variants: {regularWidth: {\(member)}}}")
          }
        return AgreementCase(
          file: .sheets, row: row.name.text, sample: member, yaml: yaml,
          reason: "`\(row.name.text)` cannot stand in \(place.title.text)", binderAccepts: false,
          schemaAccepts: false)
      }
    }
  }

  /// The keys of a sheets file; what a sheet and a theme hold is tried by the rows.
  private static var fileCases: [AgreementCase] {
    let version = "version: \(FileVocabulary.version)"
    return FileVocabulary.keys.entries.flatMap { entry -> [AgreementCase] in
      let name = entry.name.text
      return cases(entry.grammar, .sheets, name) { sample in
        switch name {
        case "version": "\(name): \(sample)\n"
        case "defaults": "\(head)\(name): \(sample)\n"
        default: "\(version)\n\(name): \(sample)\n"
        }
      }
    } + [
      whole(.sheets, "sheets: {}\n", because: "`version` is missing"),
      whole(.sheets, "\(version)\nzzz: 1\n", because: "`zzz` is no key of a sheets file"),
      whole(.sheets, "\(version)\nx-owner: {team: Payments}\n", because: nil),
      whole(.sheets, sheets("{detents: [fitContent], x-ticket: APP-12}"), because: nil),
      whole(
        .sheets, sheets("{detents: [fitContent], variants: {regularWidth: {x-ticket: APP-12}}}"),
        because: "keys of one's own stand at the top level and in a sheet only"),
      whole(.sheets, "[]\n", because: "a sheets file is a mapping"),
    ]
  }

  private static var projectCases: [AgreementCase] {
    ProjectVocabulary.keys.entries.flatMap { entry -> [AgreementCase] in
      cases(entry.grammar, .project, entry.name.text) { "\(entry.name.text): \($0)\n" }
    } + [
      whole(.project, "zzz: 1\n", because: "`zzz` is no key of a project file"),
      whole(.project, "[]\n", because: "a project file is a mapping"),
    ]
  }

  private static func whole(
    _ file: AgreementCase.File, _ yaml: String, because reason: String?
  ) -> AgreementCase {
    AgreementCase(
      file: file, row: "", sample: "", yaml: yaml, reason: reason, binderAccepts: reason == nil,
      schemaAccepts: reason == nil)
  }

  /// The names that samples use are declared in every document.
  private static let head = """
    version: \(FileVocabulary.version)
    themes: {card: {cornerRadius: 8}}

    """

  private static func sheets(_ sheet: String) -> String {
    head + """
      sheets:
        checkout: {abstract: true, detents: [fitContent]}
        pay-bar: {abstract: true, detents: [fitContent]}
        sample: \(sheet)

      """
  }

  /// A file in which a sheet has that value at that path, and whatever the value needs.
  private static func document(_ path: [Row], value: String) -> String {
    var value = value
    for row in path.dropFirst().reversed() { value = "{\(row.name.text): \(value)}" }
    let row = path[0]
    let name = row.name.text
    if row.scope == .onlyInVariants {
      let style = name == "style" ? "" : "style: form, "
      return sheets(
        "{detents: [fitContent], variants: {regularWidth: {\(style)\(name): \(value)}}}")
    }
    var members: [String] = []
    if name != "detents" && name != "free" {
      members.append("detents: [{id: peek, height: 96}, {id: half-way, fraction: 0.5}]")
    } else {
      // Bounds name detents, and ids of variants are the sheet's as well.
      members.append(
        "variants: {regularWidth: {detents: [{id: peek, height: 96}, {id: half-way, fraction: 0.5}]}}"
      )
    }
    // Only a persistent sheet can be hidden at first.
    if name == "initial" { members.append("presentation: persistent, passthrough: always") }
    members.append("\(name): \(value)")
    return sheets("{\(members.joined(separator: ", "))}")
  }

  /// The elements whose text was not seen before.
  private static func unique<Element>(
    _ elements: [Element], by text: (Element) -> String
  ) -> [Element] {
    var seen: Set<String> = []
    return elements.filter { seen.insert(text($0)).inserted }
  }
}

extension Row.Place {
  fileprivate var title: StaticString {
    switch self {
    case .sheet: "a sheet"
    case .defaults: "'defaults'"
    case .variant: "a variant"
    }
  }
}
