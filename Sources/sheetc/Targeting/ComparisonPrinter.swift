internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetVocabulary

/// Prints what sheets are in several targets: a move for two of them, a table for more, and JSON.
struct ComparisonPrinter {
  private let tables: [TargetTable]
  private let sheets: [ComparedSheet]
  /// The oldest iOS for each target, if it is the same for all sheets.
  private let commonSystems: [VersionNumber?]?

  init(_ tables: [TargetTable], _ sheets: [ComparedSheet]) {
    self.tables = tables
    self.sheets = sheets
    let systems = sheets.first?.systems
    commonSystems = sheets.allSatisfy { $0.systems == systems } ? systems : nil
  }

  func append(to buffer: inout ByteBuffer) {
    appendSystems(to: &buffer)
    if tables.count == 2 { appendMoves(to: &buffer) } else { appendTables(to: &buffer) }
    appendOwnValues(to: &buffer)
  }

  // MARK: Systems

  private func names(_ systems: [VersionNumber?]?) -> [String] {
    tables.enumerated().map { place, table in
      guard !table.isComplete, let version = systems?[place] else { return "\(table.name)" }
      return "\(table.name) (iOS \(version.text) and newer)"
    }
  }

  private func appendSystems(to buffer: inout ByteBuffer) {
    let names = names(commonSystems)
    buffer.append(
      tables.count == 2
        ? "From \(names[0]) to \(names[1])" : names.joined(separator: ", "))
    buffer.append(UInt8(ascii: "\n"))
    let isUnknown = sheets.contains { sheet in
      zip(tables, sheet.systems).contains { !$0.isComplete && $1 == nil }
    }
    if isUnknown {
      buffer.append(
        literal:
          "Nobody says which iOS the app runs on ('--min-ios', or 'minimumOS' in sheetc.yaml), so what "
      )
      buffer.append(literal: "only newer ones have is listed too.\n")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private func appendHead(of sheet: ComparedSheet, to buffer: inout ByteBuffer) {
    Printable.append("\(sheet.key)  \(sheet.place)", to: &buffer)
    if commonSystems == nil {
      let systems = names(sheet.systems).joined(separator: ", ")
      buffer.append("  \(systems)")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  // MARK: Two targets

  private func appendMoves(to buffer: inout ByteBuffer) {
    var stopped = 0
    var losing = 0
    var gaining = 0
    var same = 0
    for sheet in sheets {
      let move = SheetMove(sheet.outcomes[0], sheet.outcomes[1], from: "\(tables[0].name)")
      appendHead(of: sheet, to: &buffer)
      move.append(to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
      if !move.errors.isEmpty { stopped += 1 }
      if !move.losses.isEmpty || !move.errors.isEmpty { losing += 1 }
      if !move.gains.isEmpty { gaining += 1 }
      if move.isEmpty { same += 1 }
    }
    buffer.append(
      "\(Self.count(sheets.count)): \(losing) with losses, \(gaining) with gains, \(same) unchanged"
    )
    if stopped > 0 {
      buffer.append(
        "; for \(stopped) 'generate' writes nothing until it is changed or accepted")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func count(_ sheets: Int) -> String {
    sheets == 1 ? "1 sheet" : "\(sheets) sheets"
  }

  // MARK: More targets

  private func appendTables(to buffer: inout ByteBuffer) {
    let head = tables.map { "\($0.name)" }
    for sheet in sheets {
      appendHead(of: sheet, to: &buffer)
      var list = TextTable(firstNumber: .max)
      list.add([""] + head)
      for subject in subjects(of: sheet) {
        list.add(["  " + subject] + sheet.outcomes.map { Self.word($0.worst(of: subject)) })
      }
      list.add(
        ["  generate"] + sheet.outcomes.map { $0.errors.isEmpty ? "writes it" : "writes nothing" })
      list.append(to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
    var total = TextTable(firstNumber: 1)
    total.add(["\(Self.count(sheets.count))"] + head)
    let rows: [(String, (ComparedSheet.Outcome) -> Int)] = [
      ("  sheets that 'generate' writes", { $0.errors.isEmpty ? 1 : 0 }),
      ("  sheets as they are written", { $0.subjects.isEmpty ? 1 : 0 }),
      ("  keys and detents near it, or on newer iOS", { $0.count(at: 1) }),
      ("  lost", { $0.count(at: 2) }), ("  opposite", { $0.count(at: 3) }),
    ]
    for (title, number) in rows {
      total.add(
        [title]
          + tables.indices.map { place in
            "\(sheets.reduce(0) { $0 + number($1.outcomes[place]) })"
          })
    }
    total.append(to: &buffer)
    buffer.append(
      literal: "\nTwo targets at a time are compared in words: what people see instead.\n")
  }

  /// What any target lacks, in the order of keys as far as one target knows it.
  private func subjects(of sheet: ComparedSheet) -> [String] {
    var seen: Set<String> = []
    return sheet.outcomes.flatMap(\.subjects).filter { seen.insert($0).inserted }
  }

  private static func word(_ answer: ComparedSheet.Answer?) -> String {
    guard let capability = answer?.capability else { return "yes" }
    switch capability.means {
    case .native, .generated: return capability.since.map { "from iOS \($0.text)" } ?? "yes"
    case .approximated: return "near it"
    case .lost: return "lost"
    case .opposite: return "opposite"
    }
  }

  // MARK: Keys that no sheet writes

  /// Appends the keys whose values differ between the targets where no sheet writes them.
  private func appendOwnValues(to buffer: inout ByteBuffer) {
    let rows = ownValues
    if rows.isEmpty { return }
    buffer.append(
      literal: "\nWhere a sheet does not write one of these keys, each target goes its own way:\n")
    var list = TextTable(firstNumber: .max)
    list.add(["  key"] + tables.map { "\($0.name)" })
    for row in rows { list.add(["  \(row.path)"] + row.values) }
    list.append(to: &buffer)
  }

  private var ownValues: [(path: String, values: [String])] {
    TargetKey.allCases.compactMap { key in
      // What is always owed is the sheet's, whoever writes it.
      if key.isAlwaysOwed { return nil }
      let values = tables.map { table in
        let part = TargetKey.parts.first { $0.key == key }
        return part.map { $0.isPresent(table.own) ? "there" : "none" }
          ?? TargetAnswer.ownValue(of: key, in: table)
      }
      let known = values.compactMap { $0 }
      guard known.count == values.count, Set(known).count > 1 else { return nil }
      return (key.path, known)
    }
  }

  // MARK: JSON

  func json() -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.key("targets")
      json.array { json in
        for table in tables { json.value("\(table.name)") }
      }
      json.key("sheets")
      json.array { json in
        for sheet in sheets { write(sheet, to: &json) }
      }
      json.key("unwritten")
      json.array { json in
        for row in ownValues {
          json.object(inline: true) { json in
            json.member("key", row.path)
            for (table, value) in zip(tables, row.values) { json.member("\(table.name)", value) }
          }
        }
      }
    }
    return json.finish()
  }

  private func write(_ sheet: ComparedSheet, to json: inout JSONWriter) {
    json.object { json in
      json.member("sheet", sheet.key)
      json.member("place", sheet.place)
      json.key("targets")
      json.array { json in
        for (place, table) in tables.enumerated() {
          let outcome = sheet.outcomes[place]
          json.object { json in
            json.member("name", "\(table.name)")
            if let system = sheet.systems[place] { json.member("minimumOS", system.text) }
            json.member("generates", outcome.errors.isEmpty)
            json.key("errors")
            json.array { json in
              for error in outcome.errors { json.value(error.message) }
            }
            json.key("shortfalls")
            json.array { json in
              for subject in outcome.subjects {
                for answer in outcome.answers[subject] ?? [] {
                  json.object(inline: true) { json in
                    json.member("subject", subject)
                    json.member("means", answer.capability.means.name)
                    if let since = answer.capability.since { json.member("since", since.text) }
                    json.member("instead", answer.words)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
