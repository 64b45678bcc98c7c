internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// The heights of one sheet on some devices, as a table for people.
struct SheetHeights {
  /// With more devices than this, each is a row instead of a column.
  private static let mostColumns = 8

  private let devices: [ShownDevice]
  private let resolutions: [DeviceResolution]
  private let names: SheetNames
  private let limitText: String
  /// The sheet's ids in the order of the table, each with the ways it is written.
  private let detents: [(id: DetentIndex, forms: [String])]

  init(_ sheet: borrowing ResolvedSheet, on devices: [ShownDevice], _ measures: LayoutMeasures) {
    let formulas = SheetFormulas(sheet, measures: measures)
    self.devices = devices
    resolutions = devices.map { DeviceResolution(formulas, on: $0.index) }
    names = sheet.names
    limitText = Self.limit(of: sheet.configuration)
    detents = Self.detents(of: sheet)
  }

  private static func limit(of configuration: SheetConfiguration) -> String {
    for row in Vocabulary.sheet.rows {
      if case .limit = row.shape { return row.shape.written(in: configuration)?.yaml ?? "" }
    }
    return ""
  }

  /// Ids of the base in its order, then those of variants alone; what a variant writes differently comes after.
  private static func detents(
    of sheet: borrowing ResolvedSheet
  ) -> [(id: DetentIndex, forms: [String])] {
    var detents: [(id: DetentIndex, forms: [String])] = []
    var places: [DetentIndex: Int] = [:]
    for detent in sheet.configuration.allDetents {
      places[detent.id] = detents.count
      detents.append((detent.id, [text(detent, sheet.names)]))
    }
    for (variant, configuration, _) in sheet.variants.all {
      let name = variant.map(\.text).joined(separator: ", ")
      for detent in configuration.allDetents {
        let form = text(detent, sheet.names)
        if let place = places[detent.id] {
          let isKnown = detents[place].forms.contains { $0 == form || $0.hasPrefix(form + "  [") }
          if !isKnown { detents[place].forms.append(form + "  [\(name)]") }
        } else {
          places[detent.id] = detents.count
          detents.append((detent.id, [form + "  [\(name)]"]))
        }
      }
    }
    return detents
  }

  /// `height: 300, min: 240`; the word alone for a form that is one.
  private static func text(_ detent: Detent, _ names: SheetNames) -> String {
    detent.form(names).map { member in
      member.name == "at" ? member.value.yaml : "\(member.name): \(member.value.yaml)"
    }.joined(separator: ", ")
  }

  // MARK: Tables

  /// Appends the table.
  ///
  /// - Returns: The marks that stand in it.
  func append(to buffer: inout ByteBuffer) -> Marks {
    resolutions.count > Self.mostColumns ? appendByDevice(&buffer) : appendByDetent(&buffer)
  }

  private func appendByDetent(_ buffer: inout ByteBuffer) -> Marks {
    var marks = Marks()
    var table = TextTable(firstNumber: 2)
    let headings = devices.map { Self.lines(of: $0.name) }
    let height = headings.map(\.count).max() ?? 0
    for line in 0..<height {
      table.add(
        ["", ""]
          + headings.map { heading in
            let blank = height - heading.count
            return line < blank ? "" : heading[line - blank]
          })
    }
    for (id, forms) in detents.reversed() {
      let cells = resolutions.map { cell(id, $0, &marks) }
      table.add(["  " + names.text(of: id), forms[0]] + cells)
      for form in forms.dropFirst() { table.add(["", form]) }
    }
    table.add(["  limit", limitText] + resolutions.map { limit($0, &marks) })
    table.append(to: &buffer)
    return marks
  }

  private func appendByDevice(_ buffer: inout ByteBuffer) -> Marks {
    var marks = Marks()
    var table = TextTable(firstNumber: 1)
    table.add([""] + detents.map { names.text(of: $0.id) } + ["limit"])
    for (device, resolution) in zip(devices, resolutions) {
      table.add(
        ["  " + device.name]
          + detents.map { cell($0.id, resolution, &marks) } + [limit(resolution, &marks)])
    }
    table.append(to: &buffer)
    return marks
  }

  /// A name in lines of few columns, broken between words.
  private static func lines(of name: String) -> [String] {
    var lines: [String] = []
    for word in name.split(separator: " ") {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 10 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private func cell(
    _ id: DetentIndex, _ resolution: borrowing DeviceResolution, _ marks: inout Marks
  ) -> String {
    if resolution.isSystemPresentation { return Self.absent }
    guard let place = resolution.detents.place(of: id) else { return Self.absent }
    let isPassage = resolution.passageDetent == id
    if isPassage { marks.hasPassthrough = true }
    let end = isPassage ? Marks.passthrough : ""
    guard place.isActive else {
      if !isPassage { return Self.absent }
      marks.hasAbsentPassthrough = true
      return "(\(Points.text(place.height)))" + end
    }
    var text = Points.text(place.height)
    if resolution.detents.members(of: resolution.detents.stops[place.stop]).count > 1 {
      marks.hasMerged = true
      text += Marks.merged
    }
    if resolution.firstDetent == id {
      marks.hasInitial = true
      text += Marks.initial
    }
    return text + end
  }

  private func limit(
    _ resolution: borrowing DeviceResolution, _ marks: inout Marks
  ) -> String {
    if resolution.isSystemPresentation { return Self.word(for: resolution.style) }
    let text = Points.text(resolution.detents.limit)
    // No detent is active, so it stands at the limit.
    if resolution.detents.isStandIn, resolution.initialStop != nil {
      marks.hasInitial = true
      return text + Marks.initial
    }
    return text
  }

  private static let absent = "–"

  static func word(for style: SheetStyle) -> String { "\(style)" }

  /// What the marks behind heights mean; only those that occur are explained.
  struct Marks {
    static let initial = "*"
    static let passthrough = "°"
    static let merged = "="

    var hasInitial = false
    var hasPassthrough = false
    var hasMerged = false
    /// Whether such a detent is not there itself.
    var hasAbsentPassthrough = false

    mutating func formUnion(_ other: Marks) {
      hasInitial = hasInitial || other.hasInitial
      hasPassthrough = hasPassthrough || other.hasPassthrough
      hasMerged = hasMerged || other.hasMerged
      hasAbsentPassthrough = hasAbsentPassthrough || other.hasAbsentPassthrough
    }

    func append(to buffer: inout ByteBuffer) {
      if hasInitial { buffer.append("\(Self.initial) first shown here\n") }
      if hasPassthrough { buffer.append("\(Self.passthrough) touches pass through up to here\n") }
      if hasAbsentPassthrough {
        buffer.append(
          "()\(Self.passthrough) the detent is not there, its height counts for touches\n")
      }
      if hasMerged { buffer.append("\(Self.merged) one stop with another detent\n") }
    }
  }
}

extension SheetConfiguration {
  /// The detents, or the two ends of `free`, lower ones first.
  var allDetents: [Detent] {
    free.map { [$0.min, $0.max] } ?? detents
  }
}

extension DeviceResolution {
  /// The detent at which the sheet is first shown.
  var firstDetent: DetentIndex? {
    guard let stop = initialStop else { return nil }
    if case .detent(let id) = initial, detents.place(of: id)?.isActive == true { return id }
    return detents.stops[stop].id
  }

  /// The detent up to whose height touches pass through.
  var passageDetent: DetentIndex? {
    switch passthrough {
    case .never, .always: nil
    case .throughSmallest: detents.stops.first?.id
    case .through(let id): id
    }
  }
}
