internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// Prints each sheet as a table of its heights, for people.
struct TablePrinter: ResolvedSheetPrinter {
  private let options: ResolveOptions
  private var places: Places
  private var marks = SheetHeights.Marks()
  private var isFirst = true

  init(_ options: ResolveOptions, _ places: Places) {
    self.options = options
    self.places = places
  }

  mutating func print(_ sheet: inout ResolvedSheet, _ output: inout ConsoleStream) {
    let heights = SheetHeights(sheet, on: options.devices, options.measures)
    let place = places.text(of: sheet.keySpan)
    let isColored = output.isColored
    let startsOutput = isFirst
    isFirst = false
    output.write { buffer in
      if !startsOutput { buffer.append(UInt8(ascii: "\n")) }
      buffer.append(isColored ? "\u{1B}[1m\(sheet.key)\u{1B}[0m  " : sheet.key + "  ")
      Printable.append(place, to: &buffer)
      buffer.append("\n  \(Self.summary(of: sheet))\n")
      marks.formUnion(heights.append(to: &buffer))
      if options.showsOrigins {
        buffer.append(UInt8(ascii: "\n"))
        SheetOrigins(sheet).append(to: &buffer, &places)
      }
    }
  }

  /// `modal, initial: cart, passthrough: {through: headerOnly}`.
  private static func summary(of sheet: borrowing ResolvedSheet) -> String {
    var parts: [String] = []
    for row in Vocabulary.sheet.rows {
      let value = row.written(in: sheet.configuration, sheet.names)?.yaml ?? ""
      switch row.shape {
      case .word where "\(row.name)" == "presentation": parts.append(value)
      case .initial, .passthrough: parts.append("\(row.name): \(value)")
      case .freeSection where sheet.configuration.free != nil: parts.append("free")
      default: continue
      }
    }
    return parts.joined(separator: ", ")
  }

  mutating func finish(_ output: inout ConsoleStream) {
    output.write { buffer in
      var legend = ByteBuffer()
      marks.append(to: &legend)
      if legend.count > 0 {
        buffer.append(UInt8(ascii: "\n"))
        buffer.append(bytes: legend.bytes)
      }
    }
  }
}
