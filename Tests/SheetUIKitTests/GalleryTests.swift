import Foundation
import SheetRuntime
import SheetUIKit
import SwiftUI
import Testing
import UIKit

@testable import SheetGallery

extension Scenarios {
  @MainActor @Suite struct GalleryTests {
    private func device() -> (StubDevice, UINavigationController) {
      let root = UINavigationController(rootViewController: GalleryController())
      return (StubDevice(root: root), root)
    }

    @Test(arguments: 0..<28)
    func everySheetComesIsFlickedAndGoesForGood(place: Int) async throws {
      #expect(GalleryEntry.all.count == 28)
      let entry = GalleryEntry.all[place]
      let (device, root) = device()
      let screen = try #require(root.topViewController)
      weak var content: UIViewController?

      entry.show(screen)
      await settle()
      guard root.presentedViewController != nil else {
        let top = root.topViewController
        #expect(
          top is MapController || top is ListeningController
            || top is UIHostingController<FiltersView> || top is UIHostingController<ItemsView>,
          "\(entry.title)")
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

    @Test func whatTheAppGivesIsTaken() async throws {
      let (device, root) = device()
      let screen = try #require(root.topViewController)
      SuppliedController.present(over: screen)
      await settle()
      let sheet = try #require(root.presentedViewController as? SheetController)
      let content = try #require(sheet.sheetContent as? SuppliedController)
      let supplied = try #require(content.presentedSheet(as: Sheets.supplied))
      let before = supplied.position
      let pad = content.view.convert(CGPoint(x: 100, y: 200), to: nil)

      let finger = device.touch(pad)
      finger.move(y: -150, within: 0.3)
      finger.lift()
      await settle()
      let afterPad = supplied.position
      supplied.setEnabled(false, detent: .maxHeight)
      let isEnabled = supplied.isEnabled(.maxHeight)
      supplied.move(to: .maxHeight)
      await settle()

      #expect(!isEnabled && supplied.isEnabled(.half))
      #expect(supplied.headerView is PayBar)
      #expect(afterPad == before)
      #expect(supplied.place == .detent(.half))
      #expect(supplied.grabberValue?(.detent(.half)) == "Half")
    }

    @Test func oneScreenHearsOfSheetsOfTwoKinds() async throws {
      let listening = ListeningController()
      let device = StubDevice(root: listening)

      listening.showDetents()
      await settle()
      let detents = listening.heard.text
      listening.dismiss(animated: true)
      await settle()
      let gone = listening.heard.text
      listening.showFree()
      await settle()

      #expect(detents == "All of it")
      #expect(gone == "Gone: code")
      #expect(listening.heard.text == "300 points")
      #expect(device.window.rootViewController === listening)
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
