internal import SheetCodegen

/// The reference, cut at its headings, to find the part about one key.
struct ReferenceChapters {
  private struct Chapter {
    /// The heading's words, without the marks of Markdown.
    let title: Substring
    var lines: [Substring]
  }

  private let chapters: [Chapter]

  init() {
    let text = String(decoding: ReferenceEmitter.markdown(), as: UTF8.self)
    var chapters: [Chapter] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("##") {
        chapters.append(Chapter(title: Self.words(of: line), lines: [line]))
      } else if !chapters.isEmpty {
        chapters[chapters.count - 1].lines.append(line)
      }
    }
    self.chapters = chapters
  }

  /// Paths of keys, for suggestions.
  var paths: [String] {
    chapters.filter { $0.lines[0].hasPrefix("###") }.map { String($0.title) }
  }

  /// The Markdown about a key of a sheet or a theme by its path, else about every key of that name.
  func text(on key: String) -> String? {
    let paths = [key, "theme." + key]
    var found = chapters.filter { chapter in paths.contains { $0 == chapter.title } }
    if found.isEmpty {
      found = chapters.filter { $0.lines[0].hasPrefix("###") && $0.title.hasSuffix("." + key) }
    }
    if found.isEmpty {
      found = chapters.filter { chapter in
        chapter.lines.contains { $0.hasPrefix("| `\(key)` |") }
      }
    }
    if found.isEmpty { return nil }
    return found.map(Self.trimmed).joined(separator: "\n\n") + "\n"
  }

  private static func words(of heading: Substring) -> Substring {
    heading.drop { $0 == "#" || $0 == " " || $0 == "`" }.prefix { $0 != "`" }
  }

  private static func trimmed(_ chapter: Chapter) -> String {
    var lines = chapter.lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
