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
    ///   - onEvent: Hears of everything that happens to it. Where the sheet says `dismiss.confirm`, it is to answer
    ///     `SheetEvent.shouldDismiss(_:)` by what the content was handed; without it nobody is asked.
    ///   - content: What is in it, made anew with the view it is presented from; it may move the sheet.
    public func sheet<Detents: SheetDetents, Controls: SheetControls, Content: View>(
      isPresented: Binding<Bool>,
      as sheet: Sheet<Detents, Controls>,
      onEvent: ((SheetEvent<Detents, Controls>) -> Void)? = nil,
      @ViewBuilder content: @escaping (PresentedSheet<Detents, Controls>) -> Content
    ) -> some View {
      background(
        SheetAnchor(
          isWanted: { isPresented.wrappedValue }, close: { isPresented.wrappedValue = false },
          sheet: sheet, onEvent: onEvent, content: content))
    }

    /// Presents content for an item in a sheet while there is one.
    ///
    /// The binding becomes `nil` with the sheet's dismissal, whoever wanted that. For an item with another `id` the
    /// sheet goes and comes again; the same item with other values is shown where the sheet is.
    ///
    /// - Parameters:
    ///   - item: What the sheet is about; `nil` where there is no sheet.
    ///   - sheet: What the sheet is.
    ///   - onEvent: As with `sheet(isPresented:as:onEvent:content:)`.
    ///   - content: What is in it, made of the item; it may move the sheet.
    public func sheet<
      Item: Identifiable, Detents: SheetDetents, Controls: SheetControls, Content: View
    >(
      item: Binding<Item?>,
      as sheet: Sheet<Detents, Controls>,
      onEvent: ((SheetEvent<Detents, Controls>) -> Void)? = nil,
      @ViewBuilder content: @escaping (Item, PresentedSheet<Detents, Controls>) -> Content
    ) -> some View {
      let shown = item.wrappedValue
      return background(
        SheetAnchor(
          isWanted: { item.wrappedValue != nil }, close: { item.wrappedValue = nil },
          subject: shown.map { AnyHashable($0.id) }, sheet: sheet, onEvent: onEvent,
          content: { sheet in shown.map { content($0, sheet) } }))
    }
  }
#endif
