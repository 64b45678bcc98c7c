// Holds code for PanModal against what 'sheetc resolve' says of the same sheets.
import PanModal
import UIKit

final class PhotosController: UIViewController, PhotosSheet.Content {
  var moves: [PhotosSheet.Detent] = []
  func sheetWillMove(to detent: PhotosSheet.Detent) { moves.append(detent) }
}

final class NoteController: UIViewController, NoteSheet.Content {}

final class OrderController: UIViewController, OrderSheet.Content {
  var moves: [OrderSheet.Detent] = []
  var isDismissed = false
  var sheetMeasures: OrderSheet.Measures { OrderSheet.Measures(measuredSummary: 120) }
  func sheetWillMove(to detent: OrderSheet.Detent) { moves.append(detent) }
  func sheetDidDismiss() { isDismissed = true }
}

final class TurnedController: UIViewController, TurnedSheet.Content {}

/// PanModal's own answers, where nobody says anything.
final class PlainController: UIViewController, @preconcurrency PanModalPresentable {
  var panScrollable: UIScrollView? { nil }
}

@main @MainActor enum Program {
  static let presenter = UIViewController(nibName: nil, bundle: nil)
  static let device = StubDevice(root: presenter)

  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    phone()
    let list = ListController(nibName: nil, bundle: nil)
    list.tableView.contentSize = CGSize(width: 100, height: 240)
    checkHeights(matrix, "photos", PhotosController(nibName: nil, bundle: nil)) {
      PhotosSheet.present($0, from: presenter)
    }
    checkHeights(matrix, "note", NoteController(nibName: nil, bundle: nil)) {
      NoteSheet.present($0, from: presenter)
    }
    checkHeights(matrix, "order", OrderController(nibName: nil, bundle: nil)) {
      OrderSheet.present($0, from: presenter)
    }
    checkHeights(matrix, "list", list) { ListSheet.present($0, from: presenter) }
    checkHeights(matrix, "turned", TurnedController(nibName: nil, bundle: nil)) {
      TurnedSheet.present($0, from: presenter)
    }
    checkMoves()
    checkReleases()
    checkSettings(list)
    Differences.end(atLeast: 1000)
  }

  static func turn(_ size: CGSize, _ safeArea: UIEdgeInsets, _ traits: UITraitCollection) {
    device.resize(to: size, safeArea: safeArea, traits: traits)
    StubWindow.height = size.height
    StubWindow.safeArea = safeArea
  }

  static func phone() {
    turn(
      CGSize(width: 402, height: 874), UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
      UITraitCollection())
  }

  /// The library's two forms are as high as the lowest and the highest stop, on every device.
  static func checkHeights<Content: UIViewController & PanModalPresentable>(
    _ matrix: Matrix, _ key: String, _ content: Content, _ present: (Content) -> Void
  ) {
    present(content)
    StubTime.settle()
    for place in matrix.sheets[key] ?? [] {
      turn(place.size, place.safeArea, place.traits)
      let words = "\(key) on \(place.device)"
      let stops = place.detents.filter { $0.isActive }.sorted { $0.height < $1.height }
      let above = place.size.height - place.safeArea.bottom
      if key != "order" {
        Differences.expect(
          above - content.stubShortFormYPos, is: stops.first?.height, "\(words), short")
      } else {
        Differences.expect(above - content.stubShortFormYPos, is: 120, "\(words), short")
      }
      Differences.expect(
        above - content.stubLongFormYPos, is: stops.last?.height, "\(words), long")
      Differences.expect(content.topOffset, is: above - place.limit, "\(words), offset")
    }
    presenter.dismiss(animated: false)
    StubTime.settle()
    Differences.expect(presenter.presentedViewController == nil, "\(key) is not dismissed")
  }

  static func checkMoves() {
    phone()
    let photos = PhotosController(nibName: nil, bundle: nil)
    PhotosSheet.present(photos, from: presenter)
    StubTime.settle()
    // slackhq/PanModal #50, #74, #159, #175: a popover on iPads.
    Differences.expect(photos.modalPresentationStyle == .custom, "a popover is presented")
    Differences.expect(photos.isPanModalPresented, "not PanModal's transition")
    Differences.expect(stubState(of: photos).state == .shortForm, "photos opens at its long form")
    PhotosSheet.move(photos, to: .long)
    Differences.expect(stubState(of: photos).state == .longForm, "long is the short form")
    PhotosSheet.move(photos, to: .short)
    Differences.expect(stubState(of: photos).state == .shortForm, "short is the long form")
    Differences.expect(photos.moves == [.long, .short], "moves are told as \(photos.moves)")
    PhotosSheet.update(photos)
    Differences.expect(stubState(of: photos).updates == 1, "nothing is measured again")
    presenter.dismiss(animated: false)
    StubTime.settle()
    let order = OrderController(nibName: nil, bundle: nil)
    OrderSheet.present(order, from: presenter)
    StubTime.settle()
    Differences.expect(stubState(of: order).state == .longForm, "order does not rise")
    Differences.expect(order.moves == [.tall], "order tells \(order.moves)")
    order.panModalDidDismiss()
    Differences.expect(order.isDismissed, "nobody hears of the dismissal")
    // With VoiceOver on there is the long form alone.
    StubWindow.isVoiceOverRunning = true
    Differences.expect(
      order.stubShortFormYPos == order.stubLongFormYPos, "two forms with VoiceOver")
    StubWindow.isVoiceOverRunning = false
    presenter.dismiss(animated: false)
    StubTime.settle()
  }

  static func checkReleases() {
    phone()
    let photos = PhotosController(nibName: nil, bundle: nil)
    PhotosSheet.present(photos, from: presenter)
    StubTime.settle()
    let short = 874 - photos.stubShortFormYPos
    Differences.expect(photos.stubRelease(at: 800, velocity: -301), is: 874 - 62, "a flick up")
    Differences.expect(photos.stubRelease(at: 100, velocity: 301), is: short, "a flick down")
    Differences.expect(photos.stubRelease(at: 800, velocity: 0) == 0, "near the edge it stays")
    presenter.dismiss(animated: false)
    StubTime.settle()
    let note = NoteController(nibName: nil, bundle: nil)
    NoteSheet.present(note, from: presenter)
    StubTime.settle()
    Differences.expect(note.stubRelease(at: 860, velocity: 900), is: 334, "'swipe: false' goes")
    presenter.dismiss(animated: false)
    StubTime.settle()
  }

  static func checkSettings(_ list: ListController) {
    phone()
    let photos = PhotosController(nibName: nil, bundle: nil)
    let note = NoteController(nibName: nil, bundle: nil)
    let order = OrderController(nibName: nil, bundle: nil)
    let plain = PlainController(nibName: nil, bundle: nil)
    Differences.expect(photos.allowsDragToDismiss && photos.allowsTapToDismiss, "photos stays")
    Differences.expect(!note.allowsDragToDismiss && !note.allowsTapToDismiss, "note goes")
    Differences.expect(photos.showDragIndicator && !note.showDragIndicator, "another indicator")
    Differences.expect(note.cornerRadius == 16, "another radius")
    Differences.expect(note.panModalBackgroundColor.stubAlpha == 0.5, "another dimming")
    Differences.expect(!note.isHapticFeedbackEnabled, "note ticks")
    Differences.expect(list.transitionDuration == 0.4 && list.springDamping == 0.9, "other motion")
    Differences.expect(list.panScrollable === list.tableView, "the table is not driven")
    // What nobody wrote is the library's.
    Differences.expect(photos.cornerRadius == plain.cornerRadius, "a radius of its own")
    Differences.expect(
      photos.panModalBackgroundColor == plain.panModalBackgroundColor, "dimming of its own")
    Differences.expect(photos.transitionDuration == plain.transitionDuration, "its own motion")
    Differences.expect(
      photos.isHapticFeedbackEnabled == plain.isHapticFeedbackEnabled, "its own ticks")
    // slackhq/PanModal #48, #100, #183: the flag that kills the sheet is never touched.
    Differences.expect(photos.isUserInteractionEnabled, "the sheet is dead")
    for (content, y, responds) in [
      (note as UIViewController & PanModalPresentable, 10.0, false), (photos, 500, true),
      (order, 40, true), (order, 300, false),
    ] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      content.view = view
      let recognizer = StubDrag(at: CGPoint(x: 100, y: y))
      presenter.view.gestureRecognizers = []
      presenter.view.addGestureRecognizer(recognizer)
      let finger = device.touch(CGPoint(x: 200, y: 400))
      finger.move(y: 30)
      Differences.expect(
        content.shouldRespond(to: recognizer) == responds, "\(content) at \(y): not \(responds)")
      finger.lift()
      Differences.expect(content.shouldRespond(to: recognizer), "\(content): a drag never ends")
    }
    let turned = TurnedController(nibName: nil, bundle: nil)
    TurnedSheet.present(turned, from: presenter)
    StubTime.settle()
    Differences.expect(turned.allowsDragToDismiss, "turned stays in portrait")
    turn(CGSize(width: 874, height: 402), .zero, UITraitCollection(vertical: .compact))
    Differences.expect(!turned.allowsDragToDismiss, "turned goes in landscape")
  }
}

/// A drag of a finger that seems to be at a place of whatever view asks.
@MainActor final class StubDrag: UIPanGestureRecognizer {
  private let place: CGPoint

  init(at place: CGPoint) {
    self.place = place
    super.init()
  }

  override func location(in view: UIView?) -> CGPoint { place }
}
