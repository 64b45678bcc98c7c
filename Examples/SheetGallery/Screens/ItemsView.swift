#if canImport(SwiftUI)
  import SheetRuntime
  import SheetUIKit
  import SwiftUI

  /// A screen of SwiftUI that shows one of its items in a sheet, and from there another.
  struct ItemsView: View {
    struct Item: Identifiable {
      let id: Int
    }

    @State private var shown: Item?

    var body: some View {
      Button("Item 1") { shown = Item(id: 1) }
        .sheet(item: $shown, as: Sheets.forAnItem) { item, sheet in
          VStack {
            Text("Item \(item.id)")
            Button("The next one") { shown = Item(id: item.id + 1) }
          }
        }
    }
  }
#endif
