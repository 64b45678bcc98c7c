// SwiftUI brings Foundation and, on iOS, UIKit.
@_exported import Foundation
@_exported import UIKit
