import UIKit

/// A height that changes while a sheet is up.
@MainActor final class Changing {
  var height: CGFloat

  init(_ height: CGFloat) { self.height = height }
}
