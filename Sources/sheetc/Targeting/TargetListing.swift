internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetVocabulary

/// What targets can say, for terminals and for machines.
enum TargetListing {
  /// Appends one target, key by key, or all of them, a line each.
  static func append(_ table: TargetTable?, to buffer: inout ByteBuffer) {
    if let table { append(table, to: &buffer) } else { appendAll(to: &buffer) }
  }

  private static func appendAll(to buffer: inout ByteBuffer) {
    var list = TextTable(firstNumber: 3)
    list.add([
      "target", "code for", "from iOS", "native", "generated", "approx.", "lost", "opposite",
    ])
    for name in TargetName.allCases {
      let table = Targets.tables[name]
      let version = table.library.version.isEmpty ? "" : " " + table.library.version
      let counts = TargetAnswer.counts(of: table)
      list.add(
        ["\(name)", table.library.name + version, TargetsPage.system(of: table)] + counts)
    }
    list.append(to: &buffer)
    buffer.append(literal: "\n'sheetc targets NAME' says what one of them does with every key.\n")
  }

  private static func append(_ table: TargetTable, to buffer: inout ByteBuffer) {
    buffer.append(TargetsPage.heading(of: table) + "\n")
    if table.isComplete {
      buffer.append(literal: "Everything is there as it is written.\n")
      return
    }
    buffer.append(UInt8(ascii: "\n"))
    var list = TextTable(firstNumber: .max)
    list.add(["key", "by itself", "", "what people see"])
    var long: [TargetAnswer] = []
    for answer in TargetAnswer.all(of: table) {
      // What would make a column wider than a terminal stands below.
      if answer.values.utf8.count > 80 {
        long.append(answer)
        continue
      }
      let values = answer.values.isEmpty ? "" : " (\(answer.values))"
      list.add([
        answer.subject + values, answer.own ?? "", answer.capability.word,
        answer.capability.sentence,
      ])
    }
    list.append(to: &buffer)
    for answer in long {
      buffer.append(
        "\n\(answer.subject), of these keys: \(answer.capability.word), \(answer.capability.sentence)\n"
      )
      append(wrapped: answer.values, to: &buffer)
    }
  }

  /// Appends words in lines of at most 100 columns, two of them blank.
  private static func append(wrapped text: String, to buffer: inout ByteBuffer) {
    var column = 0
    for word in text.split(separator: " ") {
      let width = word.utf8.count
      if column > 0, column + 1 + width > 100 {
        buffer.append(UInt8(ascii: "\n"))
        column = 0
      }
      buffer.append(column == 0 ? "  \(word)" : " \(word)")
      column += column == 0 ? 2 + width : 1 + width
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  /// The same as one JSON document; of one target, or of all.
  static func json(_ table: TargetTable?) -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.member("version", 1)
      json.key("targets")
      json.array { json in
        for table in table.map({ [$0] }) ?? TargetName.allCases.map({ Targets.tables[$0] }) {
          write(table, to: &json)
        }
      }
    }
    return json.finish()
  }

  private static func write(_ table: TargetTable, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "\(table.name)")
      json.member("library", table.library.name)
      if !table.library.version.isEmpty { json.member("libraryVersion", table.library.version) }
      let system = TargetsPage.system(of: table)
      if !system.isEmpty { json.member("minimumOS", system) }
      json.member("source", table.library.source)
      if let most = table.mostDetents { json.member("mostDetents", most) }
      json.key("answers")
      json.array { json in
        for answer in TargetAnswer.all(of: table) {
          json.object(inline: true) { json in
            json.member("key", answer.subject)
            if !answer.values.isEmpty { json.member("values", answer.values) }
            json.member("means", answer.capability.means.name)
            if let since = answer.capability.since { json.member("since", since.text) }
            if !answer.capability.sentence.isEmpty {
              json.member("instead", answer.capability.sentence)
            }
            if let own = answer.own { json.member("own", own) }
          }
        }
      }
    }
  }
}

extension Capability.Means {
  /// As machines read it.
  var name: String {
    switch self {
    case .native: "native"
    case .generated: "generated"
    case .approximated: "approximated"
    case .lost: "lost"
    case .opposite: "opposite"
    }
  }
}
