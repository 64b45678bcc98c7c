#if canImport(SwiftUI) && canImport(UIKit)
  public import SheetRuntime
  public import SwiftUI
  import UIKit

  extension View {
    /// Presents content in a sheet while a binding is true.
    ///
    /// The binding becomes false with the sheet's dismissal, whoever wanted that. Another description of the
    /// same detents is taken up while the sheet is there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is there.
    ///   - sheet: What the sheet is.
    ///   - onEvent: Hears of everything that happens to it.
    ///   - content: What is in it, made anew with the view it is presented from; it may move the sheet.
    public func sheet<Detents: SheetDetents, Controls: SheetControls, Content: View>(
      isPresented: Binding<Bool>,
      as sheet: Sheet<Detents, Controls>,
      onEvent: ((SheetEvent<Detents, Controls>) -> Void)? = nil,
      @ViewBuilder content: @escaping (PresentedSheet<Detents, Controls>) -> Content
    ) -> some View {
      background(
        SheetAnchor(isPresented: isPresented, sheet: sheet, onEvent: onEvent, content: content))
    }
  }
#endif
