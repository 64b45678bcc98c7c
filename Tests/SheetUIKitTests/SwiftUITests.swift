import SheetRuntime
import SwiftUI
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct SwiftUITests {
    typealias Anchor = SheetAnchor<CartDetents, CartControls, Text>
    let screen = TestScreen()

    @MainActor final class Model {
      var isOpen = false
      var text = "Cart"
      var events: [SheetEvent<CartDetents, CartControls>] = []
    }

    private func anchor(_ model: Model, as sheet: CartSheet = .cart()) -> Anchor {
      Anchor(
        isWanted: { model.isOpen }, close: { model.isOpen = false }, sheet: sheet,
        onEvent: { model.events.append($0) }, content: { _ in Text(model.text) })
    }

    /// What SwiftUI does with a representable that is on screen.
    private func show(_ anchor: Anchor) -> SheetAnchorController<CartDetents, CartControls, Text> {
      let controller = anchor.makeUIViewController(context: .init())
      screen.rear.addChild(controller)
      screen.rear.view.addSubview(controller.view)
      controller.didMove(toParent: screen.rear)
      anchor.updateUIViewController(controller, context: .init())
      StubTime.settle()
      return controller
    }

    private func update(
      _ controller: SheetAnchorController<CartDetents, CartControls, Text>, _ anchor: Anchor
    ) {
      anchor.updateUIViewController(controller, context: .init())
      StubTime.settle()
    }

    private var presented: SheetController? {
      screen.rear.presentedViewController as? SheetController
    }

    @Test func theSheetFollowsTheBinding() {
      let model = Model()
      let controller = show(anchor(model))
      let closed = presented

      model.isOpen = true
      update(controller, anchor(model))
      let open = presented
      model.isOpen = false
      update(controller, anchor(model))

      #expect(closed == nil)
      #expect(open != nil)
      #expect(presented == nil)
    }

    @Test func theBindingFollowsTheSheet() {
      let model = Model()
      model.isOpen = true
      let controller = show(anchor(model))

      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      #expect(!model.isOpen)
      #expect(model.events.last == .dismissed(.outsideTap))
      model.isOpen = true
      update(controller, anchor(model))
      #expect(presented != nil)
    }

    @Test func aBindingThatComesBackBringsTheSheetBack() {
      let model = Model()
      model.isOpen = true
      let controller = show(anchor(model))
      let first = presented

      model.isOpen = false
      anchor(model).updateUIViewController(controller, context: .init())
      StubTime.advance(0.1)
      model.isOpen = true
      anchor(model).updateUIViewController(controller, context: .init())
      StubTime.settle()

      #expect(model.isOpen)
      #expect(presented != nil && presented !== first)
    }

    @Test func aViewThatIsGoneTakesItsSheetWithIt() {
      let model = Model()
      model.isOpen = true
      let controller = show(anchor(model))

      Anchor.dismantleUIViewController(controller, coordinator: ())
      StubTime.settle()

      #expect(presented == nil)
      #expect(!model.isOpen)
    }

    @Test func contentAndDescriptionAreRenewed() {
      let model = Model()
      model.isOpen = true
      let controller = show(anchor(model))
      let host = presented?.sheetContent as? UIHostingController<Text?>
      let before = host?.rootView?.stubText

      model.text = "Checkout"
      update(
        controller,
        anchor(model, as: .cart { $0.detents[0] = Detent(0, .height(260, from: .safeArea)) })
      )

      #expect(before == "Cart")
      #expect(host?.rootView?.stubText == "Checkout")
      #expect(presented?.stage.sheet.frame.minY == screen.y(at: 260))
    }

    @Test func theSheetIsAsTallAsTheHostedView() {
      let model = Model()
      model.isOpen = true
      let fitting = CartSheet.cart { $0.detents = [Detent(0, .fitContent)] }
      let controller = show(anchor(model, as: fitting))
      let host = presented?.sheetContent as? UIHostingController<Text?>
      host?.stubHeight = { _ in 300 }
      host?.view.setNeedsLayout()
      StubTime.settle()
      let first = presented?.stage.sheet.frame.minY

      host?.stubHeight = { _ in 420 }
      model.text = "Longer"
      update(controller, anchor(model, as: fitting))

      #expect(first == screen.y(at: 315))
      #expect(presented?.stage.sheet.frame.minY == screen.y(at: 435))
    }

    @Test func theModifierCompilesAtItsCallSite() {
      let model = Model()
      let view = Text("Screen").sheet(
        isPresented: Binding(get: { model.isOpen }, set: { model.isOpen = $0 }),
        as: CartSheet.cart()
      ) { sheet in
        Text("\(sheet.position)")
      }

      #expect("\(type(of: view))".contains("SheetAnchor"))
    }

    // MARK: For an item

    @MainActor final class ItemModel {
      struct Item: Identifiable {
        var id: Int
        var name: String
      }

      var item: Item?
    }

    private func anchor(_ model: ItemModel) -> Anchor {
      let shown = model.item
      return Anchor(
        isWanted: { model.item != nil }, close: { model.item = nil },
        subject: shown.map { AnyHashable($0.id) }, sheet: .cart(), onEvent: nil,
        content: { _ in Text(shown?.name ?? "") })
    }

    private var text: String? {
      (presented?.sheetContent as? UIHostingController<Text?>)?.rootView?.stubText
    }

    @Test func anItemIsShownUntilItIsGone() {
      let model = ItemModel()
      let controller = show(anchor(model))
      let before = text

      model.item = .init(id: 1, name: "Bread")
      update(controller, anchor(model))
      let open = text
      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      #expect(before == nil)
      #expect(open == "Bread")
      #expect(presented == nil)
      #expect(model.item == nil)
    }

    @Test func anotherItemComesInASheetOfItsOwn() {
      let model = ItemModel()
      model.item = .init(id: 1, name: "Bread")
      let controller = show(anchor(model))
      let first = presented

      model.item?.name = "Rye bread"
      update(controller, anchor(model))
      let renamed = (presented === first, text)
      model.item = .init(id: 2, name: "Butter")
      update(controller, anchor(model))

      #expect(renamed == (true, "Rye bread"))
      #expect(presented != nil && presented !== first)
      #expect(text == "Butter")
      #expect(model.item?.id == 2)
    }

    @Test func anItemThatComesWhileAPersonSwipesTheOldOneAwayIsShown() {
      let model = ItemModel()
      model.item = .init(id: 1, name: "Bread")
      let controller = show(anchor(model))

      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.advance(0.1)
      model.item = .init(id: 2, name: "Butter")
      update(controller, anchor(model))

      #expect(text == "Butter")
      #expect(model.item?.id == 2)
    }

    @Test func theModifierForAnItemCompilesAtItsCallSite() {
      let model = ItemModel()
      let view = Text("Screen").sheet(
        item: Binding(get: { model.item }, set: { model.item = $0 }), as: CartSheet.cart()
      ) { item, sheet in
        Text("\(item.name) at \(sheet.position)")
      }

      #expect("\(type(of: view))".contains("SheetAnchor"))
    }
  }
}
