internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetVocabulary

/// `sheetc targets`.
enum TargetsCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.isSet(.compare) { return TargetComparison.run(arguments, &console) }
    let table: TargetTable?
    do throws(UsageError) {
      if arguments.operands.count > 1 {
        throw UsageError(
          message: "'targets' shows one target or all of them",
          notes: ["'--compare' holds two against each other"])
      }
      table = try arguments.operands.first.map { (name) throws(UsageError) in
        Targets.tables[try Self.target(named: name)]
      }
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    var buffer = ByteBuffer()
    switch arguments.word(.pageFormat, or: PageFormat.table) {
    case .table: TargetListing.append(table, to: &buffer)
    case .json: buffer.append(bytes: TargetListing.json(table))
    case .markdown: TargetsPage.write(into: &buffer)
    }
    return PrintedDocument.deliver(buffer.bytes, named: "targets.md", arguments, &console)
  }

  /// The target of that name.
  static func target(named name: String) throws(UsageError) -> TargetName {
    let choices = ProjectVocabulary.targets.choices
    if let choice = choices.first(where: { "\($0.name)" == name }) { return choice.value }
    let names = choices.map { "\($0.name)" }
    throw UsageError(
      message: "'\(Quotation.cut(name))' is not a target",
      notes: Spelling.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
        + ["targets are " + names.map { "'\($0)'" }.joined(separator: ", ")])
  }
}

/// How `targets` prints.
enum PageFormat: String, CaseIterable {
  case table
  case json
  case markdown
}
