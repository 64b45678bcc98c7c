internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// Prints every sheet whole, for machines: one JSON document with a line for each sheet.
///
/// Heights are points above the bottom safe area; one that is not known has its ends, `max` only where there
/// is one.
struct JSONPrinter: ResolvedSheetPrinter {
  private let options: ResolveOptions
  private var places: Places
  private var isFirst = true

  init(_ options: ResolveOptions, _ places: Places) {
    self.options = options
    self.places = places
  }

  mutating func print(_ sheet: inout ResolvedSheet, _ output: inout ConsoleStream) {
    output.write(isFirst ? "{\"version\":1,\"sheets\":[\n" : ",\n")
    isFirst = false
    var json = JSONWriter(.compact)
    json.object { json in
      json.members(of: sheet) { places.position(of: $0) }
      heights(of: sheet, &json)
      if options.showsOrigins { json.origins(of: sheet) { places.position(of: $0) } }
    }
    output.write(json.finish())
  }

  mutating func finish(_ output: inout ConsoleStream) {
    output.write(isFirst ? "{\"version\":1,\"sheets\":[]}\n" : "\n]}\n")
  }

  // MARK: Heights

  private func heights(of sheet: borrowing ResolvedSheet, _ json: inout JSONWriter) {
    let formulas = SheetFormulas(sheet, measures: options.measures)
    let names = sheet.names
    json.key("devices")
    json.array { json in
      var shown = options.devices.makeIterator()
      formulas.forEachDevice(options.devices.lazy.map(\.index)) { resolution in
        let name = shown.next()?.name ?? ""
        json.object { json in device(name, resolution, names, &json) }
      }
    }
  }

  private func device(
    _ name: String, _ resolution: borrowing DeviceResolution, _ names: SheetNames,
    _ json: inout JSONWriter
  ) {
    let container = resolution.device.device.container
    json.member("device", name)
    json.member("width", container.width)
    json.member("height", container.height)
    json.member("safeAreaTop", container.safeArea.top)
    json.member("safeAreaBottom", container.safeArea.bottom)
    json.member("style", SheetHeights.word(for: resolution.style))
    if resolution.isSystemPresentation { return }
    json.member("limit", resolution.detents.limit)
    if let first = resolution.firstDetent { json.member("initial", names.text(of: first)) }
    if let height = resolution.passthroughHeight, height.lower.isFinite {
      json.key("passthrough")
      self.height(height, &json)
    }
    json.key("detents")
    json.array { json in
      for index in names.detents.indices {
        guard let place = resolution.detents.place(of: DetentIndex(UInt16(index))) else { continue }
        json.object { json in
          json.member("id", names.detents[index].text)
          json.key("height")
          height(place.height, &json)
          json.member("active", place.isActive)
          json.member("stop", place.stop)
        }
      }
    }
  }

  private func height(_ height: HeightInterval, _ json: inout JSONWriter) {
    if height.isKnown { return json.value(height.lower) }
    json.object { json in
      json.member("min", height.lower)
      if height.upper.isFinite { json.member("max", height.upper) }
    }
  }
}
