#if canImport(UIKit)
  import UIKit

  /// A layout guide over what a sheet leaves uncovered of a view.
  @MainActor final class UncoveredGuide {
    let guide = UILayoutGuide()
    private let bottom: NSLayoutConstraint
    /// Points of the view that lie below the guide.
    var covered: CGFloat { -bottom.constant }

    init(in view: UIView) {
      guide.identifier = "uncovered by the sheet"
      view.addLayoutGuide(guide)
      bottom = guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
      NSLayoutConstraint.activate([
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottom,
      ])
    }

    /// Ends where a sheet begins; within an animation, it moves along.
    func follow(_ sheet: UIView, in stage: UIView) {
      guard let view = guide.owningView, view.window != nil else { return }
      let top = view.convert(sheet.frame, from: stage).minY
      let covered = min(max(0, view.bounds.maxY - top), view.bounds.height)
      if bottom.constant == -covered { return }
      bottom.constant = -covered
      view.layoutIfNeeded()
    }

    /// Covers all of its view, as no sheet of this kind does.
    func uncover() { bottom.constant = 0 }

    func remove() {
      uncover()
      guide.owningView?.removeLayoutGuide(guide)
    }
  }
#endif
