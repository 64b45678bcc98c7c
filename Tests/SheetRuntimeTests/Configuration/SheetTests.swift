import SheetRuntime
import Testing

@Suite struct SheetTests {
  private enum Detents: SheetDetents {
    case peek
    case full
    case _never(Never)
  }

  /// As many as do not fit into one byte.
  private enum Many: SheetDetents {
    case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14
    case c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29
    case c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44
    case c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59
    case c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74
    case c75, c76, c77, c78, c79, c80, c81, c82, c83, c84, c85, c86, c87, c88, c89
    case c90, c91, c92, c93, c94, c95, c96, c97, c98, c99, c100, c101, c102, c103, c104
    case c105, c106, c107, c108, c109, c110, c111, c112, c113, c114, c115, c116, c117, c118, c119
    case c120, c121, c122, c123, c124, c125, c126, c127, c128, c129, c130, c131, c132, c133, c134
    case c135, c136, c137, c138, c139, c140, c141, c142, c143, c144, c145, c146, c147, c148, c149
    case c150, c151, c152, c153, c154, c155, c156, c157, c158, c159, c160, c161, c162, c163, c164
    case c165, c166, c167, c168, c169, c170, c171, c172, c173, c174, c175, c176, c177, c178, c179
    case c180, c181, c182, c183, c184, c185, c186, c187, c188, c189, c190, c191, c192, c193, c194
    case c195, c196, c197, c198, c199, c200, c201, c202, c203, c204, c205, c206, c207, c208, c209
    case c210, c211, c212, c213, c214, c215, c216, c217, c218, c219, c220, c221, c222, c223, c224
    case c225, c226, c227, c228, c229, c230, c231, c232, c233, c234, c235, c236, c237, c238, c239
    case c240, c241, c242, c243, c244, c245, c246, c247, c248, c249, c250, c251, c252, c253, c254
    case c255, c256, c257, c258, c259, c260, c261, c262, c263, c264, c265, c266, c267, c268, c269
    case c270, c271, c272, c273, c274, c275, c276, c277, c278, c279, c280, c281, c282, c283, c284
    case c285, c286, c287, c288, c289, c290, c291, c292, c293, c294, c295, c296, c297, c298, c299
    case _never(Never)
  }

  private enum One: SheetDetents {
    case only
    case _never(Never)
  }

  /// As people write them.
  private enum Lone: SheetDetents { case only }
  private enum Action: SheetControls { case save }

  private enum Controls: SheetControls {
    case save
    case share
    case _never(Never)
  }

  private static func configuration(_ width: Double) -> SheetConfiguration {
    SheetConfiguration(width: WidthBehavior(max: .points(width)))
  }

  private static let base = configuration(0)

  @Test(
    arguments: [
      ([], [0, 0, 0, 0]),
      ([(.regularWidth, 1)], [0, 1, 0, 1]),
      ([(.compactHeight, 2)], [0, 0, 2, 2]),
      ([(.regularWidth, 1), (.compactHeight, 2)], [0, 1, 2, 2]),
      (
        [(.regularWidth, 1), (.compactHeight, 2), ([.regularWidth, .compactHeight], 3)],
        [0, 1, 2, 3]
      ),
    ] as [([(SizeClasses, Double)], [Double])])
  func lastVariantThatHoldsCounts(_ variants: [(SizeClasses, Double)], _ widths: [Double]) {
    let sheet = Sheet<Detents, NoControls>(
      Self.base, variants: variants.map { SheetVariant($0.0, Self.configuration($0.1)) })
    let sizeClasses: [SizeClasses] = [
      [.compactWidth, .regularHeight], [.regularWidth, .regularHeight],
      [.compactWidth, .compactHeight], [.regularWidth, .compactHeight],
    ]

    #expect(sizeClasses.map { sheet.configuration(in: $0).width.max } == widths.map { .points($0) })
  }

  @Test func variantDiffersFromTheSheetInWhatItSets() {
    let sheet = Sheet<Detents, NoControls> {
      $0.swipeMode = .top
      $0.haptics = true
    }.variant(.regularWidth) {
      $0.haptics = false
    }.variant(.compactHeight) { $0.keyboard = .inset }

    #expect(
      sheet
        == Sheet(
          SheetConfiguration(swipeMode: .top, haptics: true),
          variants: [
            SheetVariant(.regularWidth, SheetConfiguration(swipeMode: .top)),
            SheetVariant(
              .compactHeight, SheetConfiguration(swipeMode: .top, keyboard: .inset, haptics: true)),
          ]))
  }

  @Test func sheetsAreEqualByTheirValues() {
    let first = Sheet<Detents, NoControls> { $0.swipeMode = .top }
    let same = Sheet<Detents, NoControls>(SheetConfiguration(swipeMode: .top))
    let other = first.variant(.compactHeight) { _ in }

    #expect(first == same)
    #expect(first.hashValue == same.hashValue)
    #expect(first != other)
  }

  @Test func idOfADetentIsItsPlaceAndItsName() {
    #expect(Detents.full.index == DetentIndex(1))
    #expect("\(Detents.full)" == "full")
    #expect(One.only.index == DetentIndex(0))
    #expect([Many.c0, .c255, .c256, .c299].map(\.index) == [0, 255, 256, 299])
    #expect("\(Many.c256)" == "c256")
  }

  @Test func idsComeBackFromTheirPlaces() {
    let sheet = Sheet<Detents, NoControls> { $0.detents = [.height(0, 96)] }
      .variant(.compactHeight) { $0.detents = [.maxHeight(1)] }
    let many = Sheet<Many, NoControls> { $0.detents = (0..<300).map { .height($0, 1) } }
    let one = Sheet<One, NoControls> {
      $0.free = FreeRange(min: .height(0, 96), max: .maxHeight(0))
    }

    #expect(names(0..<4, in: sheet) == ["peek", "full", "nil", "nil"])
    #expect(names(250..<260, in: many) == (250..<260).map { "c\($0)" })
    #expect(names(0..<2, in: one) == ["only", "nil"])
  }

  @Test func aLoneIdComesBackWithoutACaseOfNever() {
    let sheet = Sheet<Lone, Action> {
      $0.detents = [.height(0, 96)]
      $0.header.trailing = .custom(
        title: .plain("Save"), symbol: nil, accessibilityLabel: nil, action: .control(0))
    }
    let without = Sheet<NoDetents, NoControls>(sheet.configuration)

    #expect(names(0..<2, in: sheet) == ["only", "nil"])
    #expect(sheet.control(at: 0) == .save)
    #expect(Lone(unchecked: 1) == nil)
    #expect(names(0..<1, in: without) == ["nil"])
    #expect(without.control(at: 0) == nil)
  }

  private func names<D: SheetDetents, C: SheetControls>(
    _ places: Range<UInt16>, in sheet: Sheet<D, C>
  ) -> [String] {
    places.map { sheet.detent(at: DetentIndex($0)).map { "\($0)" } ?? "nil" }
  }

  @Test func controlsComeBackFromTheirPlaces() {
    let sheet = Sheet<NoDetents, Controls> {
      $0.header.trailing = .custom(
        title: .plain("Share"), symbol: nil, accessibilityLabel: nil, action: .control(1))
    }

    #expect(sheet.control(at: 0) == nil)
    #expect(sheet.control(at: 1).map { "\($0)" } == "share")
    #expect(sheet.control(at: 2) == nil)
    #expect(Controls.share.index == 1)
    #expect(Controls.share == .share && Controls.share != .save)
  }

  @Test func idsAreComparedWithoutBeingHashable() {
    func areSame(_ first: Detents, _ second: Detents) -> Bool { first == second }

    #expect(areSame(.full, .full))
    #expect(!areSame(.full, .peek))
    #expect(Detents.full != .peek)
  }
}
