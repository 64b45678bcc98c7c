import Testing
import UIKit

@testable import SheetUIKit

extension TestScreen {
  /// Lets everything end that goes on, and what follows from it.
  func settle() async {
    for _ in 0..<5 {
      StubTime.settle()
      await Task.yield()
    }
  }

  /// At rest, and where the engine has it.
  func expectRest(
    _ sheet: PresentedSheet<CartDetents, CartControls>, at place: SheetPlace<CartDetents>,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(sheet.place == place, sourceLocation: location)
    #expect(top(of: sheet) == y(at: sheet.position), sourceLocation: location)
    #expect(sheet.controller?.motion.elapsed == nil, sourceLocation: location)
  }
}
