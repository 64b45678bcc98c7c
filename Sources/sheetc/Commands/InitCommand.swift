internal import SheetDiagnostics

/// `sheetc init`.
enum InitCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    let folder = arguments.operands.first ?? "."
    if let kind = FileSystem.kind(of: folder), kind != .directory {
      console.report(
        error: "'\(folder)' is a file", notes: ["'sheetc init' takes the folder to write to"])
      return .usage
    }
    let files = StarterFile.allCases.map { (path: Path.joined(folder, $0.name), file: $0) }
    let present = files.map(\.path).filter { FileSystem.kind(of: $0) != nil }
    if !present.isEmpty && !arguments.isSet(.force) {
      for path in present { console.report(error: "'\(path)' exists already") }
      console.note("'--force' overwrites it")
      return .usage
    }
    if arguments.isSet(.dryRun) {
      for (path, _) in files { console.output.write(Printable.escaped(path) + "\n") }
      return .done
    }
    do throws(SystemError) {
      try FileSystem.makeDirectories(folder)
      for (path, file) in files { try FileWriter.write(Array(file.content.utf8), to: path) }
    } catch {
      console.report(error)
      return .failure
    }
    if !arguments.isSet(.quiet) { console.errors.write(whatIsNext(folder)) }
    return .done
  }

  private static func whatIsNext(_ folder: String) -> String {
    let place = folder == "." ? "" : " -C " + Printable.escaped(Arguments.quoted(folder))
    let names = StarterFile.allCases.map(\.name)
    return """
      Written: \(names.joined(separator: ", "))

      Next:
        sheetc schema\(place) -o sheets.schema.json            so that editors check and complete
        sheetc schema\(place) --config -o sheetc.schema.json   the same for sheetc.yaml
        sheetc lint\(place)                                    check the sheets
        sheetc resolve\(place)                                 see their heights on each device
        sheetc generate\(place)                                write Swift to Generated

      """
  }
}
