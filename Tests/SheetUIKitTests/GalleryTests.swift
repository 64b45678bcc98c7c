import Foundation
import SheetRuntime
import SheetUIKit
import Testing
import UIKit

@testable import SheetGallery

extension Scenarios {
  @MainActor @Suite struct GalleryTests {
    private func device() -> (StubDevice, UINavigationController) {
      let root = UINavigationController(rootViewController: GalleryController())
      return (StubDevice(root: root), root)
    }

    @Test(arguments: 0..<22)
    func everySheetComesIsFlickedAndGoesForGood(place: Int) async throws {
      #expect(GalleryEntry.all.count == 22)
      let entry = GalleryEntry.all[place]
      let (device, root) = device()
      let screen = try #require(root.topViewController)
      weak var content: UIViewController?

      entry.show(screen)
      await settle()
      guard root.presentedViewController != nil else {
        #expect(root.topViewController is MapController, "\(entry.title)")
        return
      }
      content = (root.presentedViewController as? SheetController)?.sheetContent
      flick(device)
      await settle()
      #expect(root.presentedViewController != nil, "\(entry.title)")
      #expect(content != nil, "\(entry.title)")
      root.dismiss(animated: true)
      await settle()

      #expect(root.presentedViewController == nil, "\(entry.title)")
      #expect(StubTime.linkCount == 0, "\(entry.title)")
      #expect(content == nil, "\(entry.title)")
    }

    private func flick(_ device: StubDevice) {
      let finger = device.touch(CGPoint(x: 200, y: 800))
      finger.move(y: -60, within: 0.1)
      finger.lift()
    }

    @Test func everyScreenOfTheListIsAButton() throws {
      let (device, root) = device()

      device.tap(CGPoint(x: 200, y: 62 + 44 + 24))
      StubTime.settle()

      #expect(root.presentedViewController is SheetController)
    }

    @Test func whatAsksFirstAsks() async throws {
      let (device, root) = device()
      let entry = try #require(GalleryEntry.all.first { $0.title == "Asks before it goes" })
      entry.show(try #require(root.topViewController))
      await settle()

      device.tap(CGPoint(x: 200, y: 90))
      #expect(await eventually { alert(over: root) != nil })
      try #require(alert(over: root)).stubPick("Discard")

      #expect(await eventually { root.presentedViewController == nil })
    }

    private func alert(over root: UIViewController) -> UIAlertController? {
      root.presentedViewController?.presentedViewController as? UIAlertController
    }

    @Test func theGeneratedSheetsAreWhatTheFileSays() throws {
      let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let gallery = root.appending(path: "Examples/SheetGallery")
      let golden = root.appending(
        path: "Tests/Fixtures/Golden/generate/Examples/SheetGallery/Gallery.swift")

      #expect(
        try String(
          contentsOf: gallery.appending(path: "Generated/Gallery.sheets.swift"), encoding: .utf8)
          == String(contentsOf: golden, encoding: .utf8),
        "sheetc generate Examples/SheetGallery/Gallery.sheets.yaml -o Examples/SheetGallery/Generated/"
      )
    }

    /// Lets time pass, and the tasks that wait for events.
    private func settle() async {
      for _ in 0..<5 {
        StubTime.settle()
        await Task.yield()
      }
    }
  }
}
