package import SheetDiagnostics
package import SheetModel
import SheetVocabulary

/// The page of what every target can say, in Markdown, made of the targets' tables.
package enum TargetsPage {
  package static func write(into buffer: inout ByteBuffer) {
    let tables = TargetName.allCases.map { Targets.tables[$0] }
    let oldest = Targets.tables[.uikit].library.oldestOS
    buffer.append(
      """
      # Targets

      Written by `sheetc targets --format markdown` from the tables of the compiler; `make schemas` renews it.

      What is written and a target does not do is a finding at its key: an error where the sheet would do the opposite
      (`behavior-lost-in-target`), a warning where something is lost, a note where something near it is there instead.
      `sheetc targets NAME` prints one target, `sheetc targets --compare ONE OTHER FILE` what the sheets of a file would
      gain and lose by moving, and with more targets a table.

      - What nobody writes is not owed, and the target does what it does itself. Always owed, so always in the code, are
        \(TargetKey.alwaysOwed.map { "`\($0.path)`" }.joined(separator: ", ")), and whether there is a grabber, as heights leave
        room for it.
      - A `preset` is judged at its own key, once, for those of its starting values that no key says otherwise.
      - `variants` that a target does not keep at all are one finding at the first of them.
      - More detents than a target has are a warning in every target, as is a `free` range where it rests at the ends alone:
        what is there behaves as written. The message names the detents that stay; code has no case for the others.
      - A `content.type` that code would have to extend twice, or whose name code declares itself, is an error of the language
        (`content-type-taken`): Swift would not compile it.
      - The oldest iOS is what `--min-ios` says, else `minimumOS` of the target in `sheetc.yaml`, else that of the project. Where
        nobody says, code runs on every iOS from \(oldest.text) on that the target has something for, and rules are silent of
        what newer ones alone have.

      | target | code for | version | from iOS | native | generated | approximated | lost | opposite |
      | --- | --- | --- | --- | --- | --- | --- | --- | --- |

      """)
    for table in tables {
      let counts = TargetAnswer.counts(of: table)
      buffer.append(
        "| [\(table.name)](#\(table.name)) | \(table.library.name) | \(table.library.version) | "
          + "\(system(of: table)) | \(counts.joined(separator: " | ")) |\n")
    }
    appendMatrix(tables.filter { !$0.isComplete }, &buffer)
    for table in tables { append(table, &buffer) }
  }

  /// The first iOS that a target's code runs on; nothing for what runs anywhere.
  package static func system(of table: TargetTable) -> String {
    let version = table.library.minimumOS
    return version > VersionNumber(0) ? version.text : ""
  }

  /// One row for each key, one column for each target that lacks something.
  private static func appendMatrix(_ tables: [TargetTable], _ buffer: inout ByteBuffer) {
    buffer.append(
      """

      ## All keys

      `✓` native, `ƒ` generated, `≈` approximated, `–` lost, `✗` the opposite; a number is the iOS from which it is there, \
      `*` says that some values differ.

      | key | \(tables.map { "\($0.name)" }.joined(separator: " | ")) |
      | --- |\(String(repeating: " --- |", count: tables.count))

      """)
    for key in TargetKey.allCases {
      let cells = tables.map { table in
        let support = table.keys(key)
        return sign(support.capability) + (support.exceptions.isEmpty ? "" : "*")
      }
      buffer.append("| `\(key.path)` | \(cells.joined(separator: " | ")) |\n")
    }
    buffer.append("| `variants` | \(tables.map { sign($0.variants) }.joined(separator: " | ")) |\n")
    for feature in DetentFeature.allCases {
      let cells = tables.map { sign($0.features(feature)) }
      buffer.append("| detent: `\(feature.rawValue)` | \(cells.joined(separator: " | ")) |\n")
    }
  }

  private static func sign(_ capability: Capability) -> String {
    let sign =
      switch capability.means {
      case .native: "✓"
      case .generated: "ƒ"
      case .approximated: "≈"
      case .lost: "–"
      case .opposite: "✗"
      }
    return capability.since.map { "\(sign) \($0.text)" } ?? sign
  }

  /// What is not simply there in one target, with what people see instead.
  private static func append(_ table: TargetTable, _ buffer: inout ByteBuffer) {
    buffer.append("\n## \(table.name)\n\n\(heading(of: table))\n\n")
    if table.isComplete {
      buffer.append("Everything is there as it is written.\n")
      return
    }
    buffer.append("| key | values | | what people see |\n| --- | --- | --- | --- |\n")
    for answer in TargetAnswer.all(of: table) where !answer.capability.sentence.isEmpty {
      let values = answer.values.isEmpty ? "" : "`\(answer.values)`"
      buffer.append(
        "| `\(answer.subject)` | \(values) | \(answer.capability.word) | "
          + "\(answer.capability.sentence) |\n")
    }
  }

  /// `LBBottomSheet 1.0.17, from iOS 11.0.` and where the facts come from.
  package static func heading(of table: TargetTable) -> String {
    let library = table.library
    let version = library.version.isEmpty ? "" : " " + library.version
    let heights =
      table.mostDetents.map { $0 == 1 ? " One height a sheet." : " \($0) heights a sheet at most." }
      ?? ""
    let first = system(of: table)
    let system = first.isEmpty ? "" : ", from iOS \(first)"
    return "\(library.name)\(version)\(system). \(library.source)\(heights)"
  }
}
