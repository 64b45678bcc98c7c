internal import SheetDiagnostics
internal import SheetModel

/// `sheetc resolve`.
enum ResolveCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    let operands = ResolveOperands(arguments.operands)
    let devices: [DeviceIndex]
    var projects: OpenProjects
    do throws(UsageError) {
      projects = try OpenProjects(arguments)
      devices = try Self.devices(arguments, &console)
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
  ///
  /// Says which device stands for one that has the same windows.
  private static func devices(
    _ arguments: Arguments, _ console: inout Console
  ) throws(UsageError) -> [DeviceIndex] {
    var devices: [DeviceIndex] = []
    for name in arguments.values(of: .device) {
      if name == "all" { return DeviceTable.indices }
      guard let found = DeviceName.find(name) else {
        throw UsageError(
          message: "'\(Quotation.cut(name))' is not a device that sheetc knows",
          notes: near(name)
            .map { "did you mean '\($0)'?" } + ["'--device all' shows every device"])
      }
      let device = found.device
      let shown = device.device.name
      if found.text != shown, !arguments.isSet(.quiet) {
        console.note("'\(found.text)' has the geometry of '\(shown)', which stands for it")
      }
      if !devices.contains(device) { devices.append(device) }
    }
    return devices.isEmpty ? DeviceTable.summary : devices
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
