internal import SheetDiagnostics
internal import SheetModel

/// `sheetc resolve`.
enum ResolveCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.isSet(.devices) {
      for name in DeviceName.all { console.output.write(name.text + "\n") }
      return .done
    }
    let operands = ResolveOperands(arguments.operands)
    let devices: [ShownDevice]
    var projects: OpenProjects
    do throws(UsageError) {
      projects = try OpenProjects(arguments)
      devices = try Self.devices(arguments)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    switch projects.begin(operands.inputs, arguments, &console) {
    case .ended(let code): return code
    case .inputs(let inputs):
      var run = ResolveRun(projects, operands.names, devices, arguments)
      do throws(SystemError) {
        for input in inputs { try run.resolve(input, &console) }
      } catch {
        console.report(error)
        return .usage
      }
      return run.finish(arguments, &console)
    }
  }

  /// The devices that are asked for, each once; without any, those that stand for all.
  private static func devices(_ arguments: Arguments) throws(UsageError) -> [ShownDevice] {
    var devices: [ShownDevice] = []
    for name in arguments.values(of: .device) {
      if name == "all" { return DeviceTable.indices.map { ShownDevice($0) } }
      guard let found = DeviceName.find(name) else {
        throw UsageError(
          message: "'\(Quotation.cut(name))' is not a device that sheetc knows",
          notes: near(name)
            .map { "did you mean '\($0)'?" } + ["'sheetc resolve --devices' lists them"])
      }
      let device = ShownDevice(found)
      if !devices.contains(device) { devices.append(device) }
    }
    return devices.isEmpty ? DeviceTable.summary.map { ShownDevice($0) } : devices
  }

  /// Names that are spelled nearly so, else the first few that have all the words.
  private static func near(_ name: String) -> [String] {
    let names = DeviceName.all.map(\.text)
    let near = Spelling.nearest(to: name, in: names)
    if !near.isEmpty { return near }
    let words = name.lowercased().split(separator: " ")
    return Array(names.filter { text in words.allSatisfy(text.lowercased().contains) }.prefix(3))
  }
}
