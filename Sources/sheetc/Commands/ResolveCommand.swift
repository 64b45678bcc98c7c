internal import SheetDiagnostics
internal import SheetModel

/// `sheetc resolve`.
enum ResolveCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    let operands = ResolveOperands(arguments.operands)
    let devices: [DeviceIndex]
    do throws(UsageError) {
      devices = try Self.devices(arguments.values(of: .device))
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    var projects = OpenProjects(arguments)
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
  private static func devices(_ names: [String]) throws(UsageError) -> [DeviceIndex] {
    var devices: [DeviceIndex] = []
    for name in names {
      if name == "all" { return DeviceTable.indices }
      guard let device = DeviceName.find(name)?.device else {
        throw UsageError(
          message: "'\(name)' is not a device that sheetc knows",
          notes: Spelling.nearest(to: name, in: DeviceName.all.lazy.map(\.text))
            .map { "did you mean '\($0)'?" } + ["'--device all' shows every device"])
      }
      if !devices.contains(device) { devices.append(device) }
    }
    return devices.isEmpty ? DeviceTable.summary : devices
  }
}
