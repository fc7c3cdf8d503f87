internal import Gtk
package import PerCore

/// A change of the list that is announced to a screen reader.
package enum ListNews: Equatable {
  /// Another comparison was opened.
  case opened
  /// An action was performed, undone or redone.
  ///
  /// - Parameters:
  ///   - rank: The rank of the product that was added or changed last, if any.
  ///   - other: The name of the comparison that was changed, if another one was open.
  case did(Action, Action.Status, rank: Int?, in: String? = nil)

  /// Returns the text to announce.
  ///
  /// - Parameter isRowRead: Whether the screen reader also reads the row, because it has the focus.
  @MainActor
  package func text(_ library: LibraryController, isRowRead: Bool) -> String? {
    let conventions = library.list.conventions
    let format = conventions.numbers
    switch self {
    case .opened:
      return Self.sentences(title(library), state(of: library.list))
    case .did(let action, let status, _, let other) where status != .done:
      let event = other.flatMap { status.text(action, in: $0) } ?? status.text(action) ?? ""
      return Self.sentences(event, state(of: library.list))
    case .did(.add, _, let rank?, _):
      return placed(tr("Added"), rank, library.list, isRowRead)
    case .did(.edit, _, let rank?, _):
      return placed(tr("Changed"), rank, library.list, isRowRead)
    case .did(.changeDisplayUnit, _, _, _):
      guard let unit = library.list.state.displayUnit else { return nil }
      let event = tr("Prices per {unit}").filled(["unit": unit.text(in: format)])
      return Self.sentences(event, state(of: library.list))
    case .did(.changeBuying, _, _, _):
      // Translators: {packs} is "one pack", "what the offer needs" or "as much as I need".
      let event = tr("I buy {packs}").filled(["packs": library.list.buying.packs.text])
      return Self.sentences(event, state(of: library.list))
    case .did(.changeWeight, _, _, _):
      // Translators: {weight} is "drained weight" or "net weight".
      let event = tr("Compared by {weight}")
        .filled(["weight": library.list.buying.weight.text])
      return Self.sentences(event, state(of: library.list))
    case .did(.changeCurrency, _, _, _):
      guard let currency = library.current.currency else { return nil }
      // Translators: {currency} is "Euro (EUR, €)".
      let event = tr("Prices in {currency}")
        .filled(["currency": currency.text(in: library.localeConventions.money)])
      return Self.sentences(event, state(of: library.list))
    case .did(.duplicate(let count), _, _, _):
      let event = trn("Duplicated {count} product", "Duplicated {count} products", count)
        .filled(["count": format.string(Rational(count))])
      return Self.sentences(event, state(of: library.list))
    case .did(.addSeveral(let count), _, _, _), .did(.importProducts(let count), _, _, _):
      return Self.sentences(
        Action.addedText(count, conventions), state(of: library.list))
    case .did(.renameComparison, _, _, let other):
      return tr("Renamed: {name}").filled(["name": other ?? title(library)])
    case .did(.newComparison, _, _, _), .did(.duplicateComparison, _, _, _):
      return Self.sentences(title(library), state(of: library.list))
    case .did(.deleteComparison(let summary), _, _, _):
      let event = Action.deleteComparison(summary).removalText(conventions) ?? ""
      return Self.sentences(event, Self.sentences(title(library), state(of: library.list)))
    case .did(let action, _, _, _):
      return Self.sentences(
        action.removalText(conventions) ?? action.text, state(of: library.list))
    }
  }

  @MainActor
  private func title(_ library: LibraryController) -> String {
    library.currentSummary.title(library.list.conventions)
  }

  /// Returns the words for a product that was added or changed: "Added, rank 2 of 3: 500 g for €3.99, €7.98 per kg".
  @MainActor
  private func placed(
    _ event: String, _ rank: Int, _ list: ProductListController, _ isRowRead: Bool
  ) -> String? {
    let count = list.state.products.count
    guard rank < count else { return nil }
    let format = list.conventions.numbers
    var text = event
    if count > 1 {
      // Translators: {event} is “Added” or “Changed”; rank 1 is the best value.
      text = tr("{event}, rank {rank} of {count}").filled([
        "event": event, "rank": format.string(Rational(rank + 1)),
        "count": format.string(Rational(count)),
      ])
    }
    guard !isRowRead else { return text }
    let product = ProductRowTexts(list.row(at: rank), format: format).spoken
    return tr("{event}: {product}").filled(["event": text, "product": product])
  }

  /// Returns the state of the list: "3 products, best: 500 g for €3.99, €7.98 per kg".
  @MainActor
  private func state(of list: ProductListController) -> String {
    let count = list.state.products.count
    guard count > 0 else { return tr("The list is empty") }
    let products = ComparisonSummary.countText(count, list.conventions)
    let best = ProductRowTexts.spokenPack(list.row(at: 0), format: list.conventions.numbers)
    guard count > 1 else {
      return tr("{event}: {product}").filled(["event": products, "product": best])
    }
    return tr("{products}, best: {name}").filled(["products": products, "name": best])
  }

  private static func sentences(_ first: String, _ second: String) -> String {
    // Translators: Two short sentences that are spoken one after the other.
    tr("{first}. {second}").filled(["first": first, "second": second])
  }
}
