// UIKit re-exports Foundation, which brings CGFloat, CGRect, Bundle and NotificationCenter.
@_exported import Foundation
