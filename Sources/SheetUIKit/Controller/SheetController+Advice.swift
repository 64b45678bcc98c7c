#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetController {
    private var sheetName: String { "the sheet of \(type(of: sheetContent))" }

    /// Some size class has it so.
    private func isAnywhere(_ holds: (SheetConfiguration) -> Bool) -> Bool {
      holds(sheetVariants.base) || sheetVariants.variants.contains { holds($0.configuration) }
    }

    func adviseOnHeader() {
      if !isAnywhere({ $0.header.isPresent }) {
        SheetAdvice.give("headerView is not shown, as \(sheetName) has no 'header'")
      }
    }

    func adviseOnHeight() {
      if !isAnywhere({ $0.free != nil }) {
        SheetAdvice.give(
          "move(toHeight:) goes to the nearest detent, as \(sheetName) is not 'free'")
      }
    }

    func adviseOnFooter() {
      if !isAnywhere({ $0.footer.isPresent }) {
        SheetAdvice.give("footerView is not shown, as \(sheetName) has no 'footer'")
      }
    }

    /// Says once what the description expects of the app, and the app has not given by the time the sheet is there.
    func adviseOnParts() {
      if hasAdvised { return }
      hasAdvised = true
      let configuration = sheetConfiguration
      if configuration.header.isPresent, configuration.header.custom, parts.header == nil {
        SheetAdvice.give("\(sheetName) has 'header: {custom: true}' and was given no headerView")
      }
      if configuration.footer.isPresent, parts.footer == nil {
        SheetAdvice.give("\(sheetName) has a 'footer' and was given no footerView")
      }
      for detent in configuration.detents {
        if case .measured(let measure) = detent.height, measures.reported[measure] == nil {
          SheetAdvice.give(
            "\(sheetName) has a 'measured' detent and was not told its height by height(of:)")
        }
      }
      adviseOnNavigation(configuration)
    }

    private func adviseOnNavigation(_ configuration: SheetConfiguration) {
      guard let navigation else {
        if configuration.content.navigation == .own {
          SheetAdvice.give("\(sheetName) has 'navigation: own' and is no navigation controller")
        }
        return
      }
      if configuration.dependsOnContent, !(navigation is SheetNavigationController) {
        SheetAdvice.give(
          "the height of \(sheetName) does not follow its screens, as it is no SheetNavigationController"
        )
      }
    }
  }
#endif
