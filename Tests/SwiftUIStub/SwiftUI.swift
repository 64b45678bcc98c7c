// SwiftUI brings Foundation and, on iOS, its own view of UIKit.
@_exported import Foundation
