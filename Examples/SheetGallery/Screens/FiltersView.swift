#if canImport(SwiftUI)
  import SheetRuntime
  import SheetUIKit
  import SwiftUI

  /// A screen of SwiftUI whose state presents a sheet; what is in the sheet moves and closes it.
  struct FiltersView: View {
    @State private var isOpen = false
    @State private var place = "Nowhere yet"

    var body: some View {
      VStack {
        Button("Filters") { isOpen = true }
        Text(place)
      }
      .sheet(isPresented: $isOpen, as: Sheets.fromSwiftUI) { event in
        if case .moved(to: .detent(let detent)) = event { place = "\(detent)" }
      } content: { sheet in
        VStack {
          Button("All of them") { sheet.move(to: .maxHeight) }
          Button("Done") { isOpen = false }
        }
      }
    }
  }
#endif
