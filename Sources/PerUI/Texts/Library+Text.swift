internal import Gtk
package import PerCore

extension LibraryController {
  /// The title of the open comparison.
  var title: String { currentSummary.title(list.conventions) }
}

extension ComparisonSummary {
  /// The name, or the product that was added first and its day if the comparison has no name.
  ///
  /// - Parameter today: The current day; nil if it is unknown.
  package func title(_ conventions: Conventions, today: CalendarDay? = .today()) -> String {
    if !comparison.name.isEmpty { return comparison.name.shortened }
    // Translators: The name of a comparison without products until the user enters one.
    guard let first else { return tr("New Comparison") }
    let product = first.title(conventions)
    guard let entered = first.entered else { return product }
    // Translators: A comparison without a name: its first product, and the day on which that was added:
    // "Espresso, Nov 21".
    return tr("{product}, {date}").filled([
      "product": product, "date": entered.shortText(today: today),
    ])
  }

  /// Returns whether the title or the best product contains a text, ignoring case and accents.
  ///
  /// - Parameter today: The current day; nil if it is unknown.
  func matches(
    _ text: TypeAhead, _ conventions: Conventions, _ today: CalendarDay?
  ) -> Bool {
    text.occurs(in: title(conventions, today: today))
      || (best.map { text.occurs(in: $0.name.shortened) } ?? false)
  }

  /// The product with the best value, such as "Best: Espresso", or the only product.
  func bestText(_ conventions: Conventions) -> String {
    guard let name = best?.titleWithPrice(conventions) else {
      return Self.countText(0, conventions)
    }
    // Translators: Below the name of a comparison: "Best: Espresso".
    return count == 1 ? name : tr("Best: {name}").filled(["name": name])
  }

  /// The whole row as a sentence, for screen readers: "Coffee, 3 products, best: Espresso", or "Coffee, 1 product,
  /// Espresso".
  func spoken(_ conventions: Conventions) -> String {
    let products = Self.countText(count, conventions)
    let title = title(conventions)
    guard let name = best?.titleWithPrice(conventions) else {
      return ProductRowTexts.joined([title, products])
    }
    if count == 1 { return ProductRowTexts.joined([title, products, name]) }
    // Translators: Spoken after the name of a comparison: "3 products, best: Espresso".
    let sentence = tr("{products}, best: {name}").filled(["products": products, "name": name])
    return ProductRowTexts.joined([title, sentence])
  }

  /// The number of products, such as "3 products" or "No products".
  static func countText(_ count: Int, _ conventions: Conventions) -> String {
    guard count > 0 else { return tr("No products") }
    return trn("{count} product", "{count} products", count, in: conventions.numbers)
  }
}

extension Product {
  /// The name, or the quantity if the product has no name.
  func title(_ conventions: Conventions) -> String {
    name.isEmpty ? PackText(self, conventions: conventions).quantityText : name.shortened
  }

  /// The name, or the quantity and price if the product has no name.
  func titleWithPrice(_ conventions: Conventions) -> String {
    name.isEmpty ? PackText(self, conventions: conventions).quantityWithPrice : name.shortened
  }
}

extension Action {
  /// The name of the action in "Undo" and "Redo", such as "Add Product".
  var text: String {
    switch self {
    case .add: trc("undo", "Add Product")
    // Translators: Used in "Undo {action}" and "Redo {action}".
    case .addSeveral(let count): trn("Paste Product", "Paste Products", count)
    // Translators: Used in "Undo {action}" and "Redo {action}".
    case .importProducts(let count): trn("Import Product", "Import Products", count)
    case .edit: trc("undo", "Edit Product")
    // Translators: Used in "Undo {action}" and "Redo {action}".
    case .duplicate(let count): trn("Duplicate Product", "Duplicate Products", count)
    // Translators: Used in "Undo {action}" and "Redo {action}".
    case .remove(let products): trn("Remove Product", "Remove Products", products.count)
    case .clear: trc("undo", "Clear List")
    case .changeDisplayUnit: trc("undo", "Change Unit")
    // Translators: Used in "Undo {action}" and "Redo {action}". The user chose how many packs they buy.
    case .changeBuying: trc("undo", "Change Needed Amount")
    // Translators: Used in "Undo {action}" and "Redo {action}". The user chose the drained or the net weight.
    case .changeWeight: trc("undo", "Change Weight")
    case .changeCurrency: trc("undo", "Change Currency")
    case .newComparison: trc("undo", "New Comparison")
    case .renameComparison: trc("undo", "Rename Comparison")
    case .duplicateComparison: trc("undo", "Duplicate Comparison")
    case .deleteComparison: trc("undo", "Delete Comparison")
    // Translators: Used in "Undo {action}" and "Redo {action}". Replaces all comparisons with those of a copy.
    case .restoreCopy: trc("undo", "Restore Copy")
    }
  }

  /// A Boolean value indicating whether the action creates, renames, deletes or replaces comparisons.
  var isOnWholeComparison: Bool {
    switch self {
    case .newComparison, .renameComparison, .duplicateComparison, .deleteComparison, .restoreCopy:
      true
    default: false
    }
  }

  /// The message after several products were added, such as "Added 3 products", or "Added 2 products here and 3 to a new
  /// comparison".
  ///
  /// - Parameters:
  ///   - here: The number of products that were added to the open comparison.
  ///   - elsewhere: The number of products that were added to new comparisons.
  ///   - comparisons: The number of these comparisons.
  static func addedText(
    _ here: Int, elsewhere: Int = 0, in comparisons: Int = 0, _ conventions: Conventions
  ) -> String {
    guard elsewhere > 0 else {
      return trn(
        "Added {count} product", "Added {count} products", here, in: conventions.numbers)
    }
    // Translators: {products} is "3 products".
    let added = trn(
      "Added {products} to a new comparison", "Added {products} to {count} new comparisons",
      comparisons)
    // Translators: {products} is "2 products", which are in the open list. {others} is the number of other products.
    let divided = trn(
      "Added {products} here and {others} to a new comparison",
      "Added {products} here and {others} to {count} new comparisons", comparisons)
    let numbers = conventions.numbers
    return (here > 0 ? divided : added).filled([
      "products": ComparisonSummary.countText(here > 0 ? here : elsewhere, conventions),
      "others": numbers.string(Rational(elsewhere)),
      "count": numbers.string(Rational(comparisons)),
    ])
  }

  /// The message after something was removed or replaced, such as "Removed “Espresso”"; nil for all other actions.
  func removalText(_ conventions: Conventions) -> String? {
    switch self {
    case .remove(let products) where products.count == 1:
      tr("Removed “{name}”").filled([
        "name": products[0].titleWithPrice(conventions).shortenedInMessage
      ])
    case .remove(let products):
      trn(
        "Removed {count} product", "Removed {count} products", products.count,
        in: conventions.numbers)
    case .clear: tr("List cleared")
    case .deleteComparison(let summary):
      tr("Deleted “{name}”").filled(["name": summary.title(conventions).shortenedInMessage])
    case .restoreCopy(let comparisons, let products):
      // Translators: {comparisons} is "3 comparisons", {products} is "120 products".
      tr("Restored {comparisons} ({products})").filled([
        "comparisons": LibraryCopy.comparisonText(comparisons, conventions),
        "products": ComparisonSummary.countText(products, conventions),
      ])
    default: nil
    }
  }
}

extension Action.Status {
  /// The message after an action was undone or redone, such as "Undone: Add Product"; nil if it was performed.
  func text(_ action: Action) -> String? {
    switch self {
    case .done: nil
    case .undone: tr("Undone: {action}").filled(["action": action.text])
    case .redone: tr("Redone: {action}").filled(["action": action.text])
    }
  }

  /// The message for a comparison other than the one that was open, such as "Undone: Edit Product in Olive oil".
  ///
  /// An action on a comparison as a whole is not in a comparison, such as "Undone: Delete Comparison".
  func text(_ action: Action, in comparison: String) -> String? {
    if case .deleteComparison = action, self == .undone {
      // Translators: Shown after the deletion of a comparison was undone. {name} is its name.
      return tr("Restored and opened “{name}”").filled(["name": comparison])
    }
    if action.isOnWholeComparison { return text(action) }
    return switch self {
    case .done: nil
    case .undone:
      // Translators: {name} is the name of a comparison.
      tr("Undone: {action} in {name}").filled(["action": action.text, "name": comparison])
    case .redone:
      // Translators: {name} is the name of a comparison.
      tr("Redone: {action} in {name}").filled(["action": action.text, "name": comparison])
    }
  }
}
