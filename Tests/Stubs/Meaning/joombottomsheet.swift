// Holds code for Joom's BottomSheet against what 'sheetc resolve' says of the same sheets.
import BottomSheet
import UIKit

final class AnyList: UIViewController, AnybodySheet.Content {
  let list = UITableView(frame: .zero)
  var sheetScrollView: UIScrollView? { list }
}

final class StepList: UIViewController, StepsSheet.Content {
  let list = UITableView(frame: .zero)
  var sheetScrollView: UIScrollView? { list }
}

@main @MainActor enum Program {
  static let presenter = UIViewController(nibName: nil, bundle: nil)
  static let device = StubDevice(root: presenter)

  static func main() throws {
    let matrix = try Matrix(CommandLine.arguments[1])
    checkHeights(matrix)
    checkDismissal()
    checkScrolling()
    checkLooks()
    Differences.end(atLeast: 900)
  }

  /// Present each sheet on each device: what the library makes of it is as high as the sheet was to be.
  static func checkHeights(_ matrix: Matrix) {
    let content = UIViewController(nibName: nil, bundle: nil)
    let filled = FilledSheet.Measures(content: 240)
    let shallow = ShallowSheet.Measures(content: 240)
    let sheets: [(key: String, bar: CGFloat, present: () -> Void)] = [
      ("fixed", 0, { FixedSheet.present(content, from: presenter) }),
      ("edge", 0, { EdgeSheet.present(content, from: presenter) }),
      ("part", 0, { PartSheet.present(content, from: presenter) }),
      ("screen", 0, { ScreenSheet.present(content, from: presenter) }),
      ("filled", 0, { FilledSheet.present(content, from: presenter, measures: { filled }) }),
      ("shallow", 0, { ShallowSheet.present(content, from: presenter, measures: { shallow }) }),
      ("tall", 0, { TallSheet.present(content, from: presenter) }),
      ("below", 0, { BelowSheet.present(content, from: presenter) }),
      ("low", 0, { LowSheet.present(content, from: presenter) }),
      ("half", 0, { HalfSheet.present(content, from: presenter) }),
      ("turned", 0, { TurnedSheet.present(content, from: presenter) }),
      ("inside", 15, { InsideSheet.present(content, from: presenter) }),
      ("bare", 0, { BareSheet.present(content, from: presenter) }),
    ]
    for (key, bar, present) in sheets {
      for place in matrix.sheets[key] ?? [] {
        device.resize(to: place.size, safeArea: place.safeArea, traits: place.traits)
        present()
        guard let last = StubPresentation.last else { continue }
        let height = last.height(in: place.size.height, safeArea: place.safeArea)
        let words = "\(key) on \(place.device)"
        Differences.expect(
          height - place.safeArea.bottom + bar, is: place.height(of: place.initial), words)
        // Nothing is left for the library to cut.
        Differences.expect(
          last.preferredHeight + place.safeArea.bottom, is: height, "\(words), as it was asked for")
      }
    }
  }

  static func checkDismissal() {
    func mayBeDismissed(_ present: () -> Void) -> Bool? {
      present()
      return StubPresentation.last?.canBeDismissed()
    }
    let content = UIViewController(nibName: nil, bundle: nil)
    device.resize(to: CGSize(width: 393, height: 852), safeArea: .zero, traits: .init())
    Differences.expect(
      mayBeDismissed { FixedSheet.present(content, from: presenter) } == true, "fixed is kept")
    Differences.expect(
      mayBeDismissed { LockedSheet.present(content, from: presenter) } == false, "locked goes")
    for answer in [true, false] {
      Differences.expect(
        mayBeDismissed {
          AskingSheet.present(content, from: presenter, shouldDismiss: { answer })
        } == answer, "asking does not listen")
    }
    // The answer follows the device, not what it was when the sheet came up.
    Differences.expect(
      mayBeDismissed { TurnedSheet.present(content, from: presenter) } == true, "turned is kept")
    device.resize(
      to: CGSize(width: 852, height: 393), safeArea: .zero,
      traits: UITraitCollection(vertical: .compact))
    Differences.expect(StubPresentation.last?.canBeDismissed() == false, "turned goes")
    var isDismissed = false
    FixedSheet.present(content, from: presenter, dismissed: { isDismissed = true })
    StubPresentation.last?.dismissCompletion?()
    Differences.expect(isDismissed, "nobody hears of the dismissal")
  }

  static func checkScrolling() {
    let list = ListController(nibName: nil, bundle: nil)
    ListedSheet.present(list, from: presenter)
    Differences.expect(
      StubPresentation.last?.trackedScrollView === list.tableView, "the table is not tracked")
    let plain = PlainController(nibName: nil, bundle: nil)
    PlainSheet.present(plain, from: presenter)
    Differences.expect(
      StubPresentation.last?.trackedScrollView === plain.scrollView,
      "the scroll view is not tracked")
    let any = AnyList(nibName: nil, bundle: nil)
    AnybodySheet.present(any, from: presenter)
    Differences.expect(
      StubPresentation.last?.trackedScrollView === any.list, "the list is not tracked")
    let step = StepList(nibName: nil, bundle: nil)
    StepsSheet.present(step, from: presenter, shouldDismiss: { false })
    Differences.expect(
      StubPresentation.last?.presented is BottomSheetNavigationController, "no navigation")
    Differences.expect(StubPresentation.last?.preferredHeight == 300, "the height is lost")
    Differences.expect(
      StubPresentation.last?.trackedScrollView === step.list, "the top list is not tracked")
    Differences.expect(StubPresentation.last?.canBeDismissed() == false, "steps are not asked")
    KeptSheet.present(UIViewController(nibName: nil, bundle: nil), from: presenter)
    Differences.expect(StubPresentation.last?.trackedScrollView == nil, "a list is tracked")
  }

  static func checkLooks() {
    if case .visible(let bar) = FixedSheet.configuration.pullBarConfiguration {
      Differences.expect(bar.height == 20, "the bar is \(bar.height) high")
    } else {
      Differences.expect(false, "the bar is hidden")
    }
    if case .visible = BareSheet.configuration.pullBarConfiguration {
      Differences.expect(false, "the bar is there")
    }
    let own = BottomSheetConfiguration.default
    Differences.expect(
      FixedSheet.configuration.cornerRadius == own.cornerRadius,
      "a radius that nobody wrote is not the library's")
    Differences.expect(
      FixedSheet.configuration.shadowConfiguration.backgroundColor
        == own.shadowConfiguration.backgroundColor,
      "dimming that nobody wrote is not the library's")
  }
}
