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
      declaration(of: sheet, &json)
      json.key("configuration")
      configuration(sheet.configuration, sheet.names, &json)
      json.key("variants")
      json.array { json in
        for (names, configuration, _) in sheet.variants.all {
          json.object { json in
            json.key("when")
            json.array { json in
              for name in names { json.value(name.text) }
            }
            json.key("configuration")
            self.configuration(configuration, sheet.names, &json)
          }
        }
      }
      json.key("detents")
      json.array { json in
        for name in sheet.names.detents { json.value(name.text) }
      }
      heights(of: sheet, &json)
      if options.showsOrigins { origins(of: sheet, &json) }
    }
    output.write(json.finish())
  }

  mutating func finish(_ output: inout ConsoleStream) {
    output.write(isFirst ? "{\"version\":1,\"sheets\":[]}\n" : "\n]}\n")
  }

  private mutating func declaration(
    of sheet: borrowing ResolvedSheet, _ json: inout JSONWriter
  ) {
    json.member("key", sheet.key)
    json.member("name", sheet.swiftName)
    if let summary = sheet.summary { json.member("summary", summary) }
    place(of: sheet.keySpan, &json)
  }

  private mutating func place(of span: SourceSpan, _ json: inout JSONWriter) {
    let (path, position) = places.position(of: span)
    json.member("file", path)
    json.member("line", position.line)
    json.member("column", position.column)
  }

  // MARK: Values

  private func configuration(
    _ configuration: SheetConfiguration, _ names: SheetNames, _ json: inout JSONWriter
  ) {
    section(Vocabulary.sheet, configuration, names, &json)
  }

  private func section(
    _ section: Section, _ configuration: SheetConfiguration, _ names: SheetNames,
    _ json: inout JSONWriter
  ) {
    json.object { json in
      for row in section.rows {
        if case .structure = row.shape { continue }
        json.key("\(row.name)")
        if let value = row.written(in: configuration, names) {
          json.write(value)
        } else if let inner = row.shape.section, isPresent(row, configuration) {
          self.section(inner, configuration, names, &json)
        } else {
          json.null()
        }
      }
    }
  }

  private func isPresent(_ row: Row, _ configuration: SheetConfiguration) -> Bool {
    if case .freeSection = row.shape { return configuration.free != nil }
    return true
  }

  // MARK: Heights

  private func heights(of sheet: borrowing ResolvedSheet, _ json: inout JSONWriter) {
    let formulas = SheetFormulas(sheet, measures: options.measures)
    let names = sheet.names
    json.key("devices")
    json.array { json in
      formulas.forEachDevice(options.devices) { resolution in
        json.object { json in device(resolution, names, &json) }
      }
    }
  }

  private func device(
    _ resolution: borrowing DeviceResolution, _ names: SheetNames, _ json: inout JSONWriter
  ) {
    let device = resolution.device.device
    let container = device.container
    json.member("device", device.name)
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

  // MARK: Origins

  private mutating func origins(of sheet: borrowing ResolvedSheet, _ json: inout JSONWriter) {
    let entries = SheetOrigins(sheet).entries
    json.key("origins")
    json.array { json in
      for entry in entries {
        json.object { json in
          json.member("key", entry.key)
          json.key("value")
          json.write(entry.value)
          json.member("layer", entry.layer)
          if let span = entry.span { place(of: span, &json) }
        }
      }
    }
  }
}
