import Foundation
import SheetDiagnostics
import Testing

@Suite struct JSONWriterTests {
  private func print(_ style: JSONWriter.Style, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(style)
    body(&writer)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private func sample(_ json: inout JSONWriter) {
    json.object { json in
      json.member("name", "cart")
      json.key("detents")
      json.array { json in
        json.value(300)
        json.value(0.5)
        json.null()
        json.array { _ in }
      }
      json.key("size")
      json.object(inline: true) { json in
        json.member("width", 36.0)
        json.member("shown", true)
      }
    }
  }

  @Test func prettyDocumentHasOneValuePerLine() {
    #expect(
      print(.pretty, sample) == """
        {
          "name": "cart",
          "detents": [
            300,
            0.5,
            null,
            []
          ],
          "size": {"width": 36, "shown": true}
        }

        """)
  }

  @Test func compactDocumentHasNoSpace() {
    #expect(
      print(.compact, sample)
        == #"{"name":"cart","detents":[300,0.5,null,[]],"size":{"width":36,"shown":true}}"#)
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{8}\0", #""\n\r\t\u0008\u0000""#), ("ä漢👍", #""ä漢👍""#),
    ("\u{202E}\u{7F}\u{9B}", #""\u202e\u007f\u009b""#), ("\u{E0041}", #""\udb40\udc41""#),
    ("", #""""#),
    ("</script>", #""</script>""#),
  ])
  func textIsEscaped(text: String, printed: String) {
    #expect(print(.compact) { $0.value(text) } == printed)
  }

  @Test func everyScalarReadsBackAsItself() throws {
    let scalars = (0..<0x11_0000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    let text = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }

    let document = print(.compact) { json in json.array { $0.value(text) } }

    let read = try JSONDecoder().decode([String].self, from: Data(document.utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [scalars])
  }

  @Test(arguments: [
    (0.1, "0.1"), (-0.5, "-0.5"), (1e21, "1e+21"), (5e-7, "5e-07"), (-0.0, "0"),
    (1e15, "1000000000000000"),
  ])
  func numbersAreShort(number: Double, printed: String) {
    #expect(print(.compact) { $0.value(number) } == printed)
  }

  @Test(arguments: [(0, "0"), (Int.min, "-9223372036854775808"), (Int.max, "9223372036854775807")])
  func integersAreDecimal(number: Int, printed: String) {
    #expect(print(.compact) { $0.value(number) } == printed)
  }
}
