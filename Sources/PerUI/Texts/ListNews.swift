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
  /// - Parameter isRowRead: A Boolean value indicating whether the screen reader also reads the row, because it has the
  ///   focus.
  @MainActor
  package func text(_ library: LibraryController, isRowRead: Bool) -> String? {
    let list = library.list
    switch self {
    case .did(.add, .done, let rank?, _): return placed(tr("Added"), rank, list, isRowRead)
    case .did(.edit, .done, let rank?, _): return placed(tr("Changed"), rank, list, isRowRead)
    case .did(.renameComparison, .done, _, let other):
      return tr("Renamed: {name}").filled(["name": other ?? library.title])
    case .did(.deleteComparison(let summary), .done, _, _):
      let event = Action.deleteComparison(summary).removalText(list.conventions) ?? ""
      return Self.sentences(event, Self.sentences(library.title, state(of: list)))
    default: return event(library).map { Self.sentences($0, state(of: list)) }
    }
  }

  /// Returns what is announced before the state of the list.
  @MainActor
  private func event(_ library: LibraryController) -> String? {
    let (list, conventions) = (library.list, library.list.conventions)
    let format = conventions.numbers
    switch self {
    case .opened: return library.title
    case .did(let action, let status, _, let other) where status != .done:
      return other.flatMap { status.text(action, in: $0) } ?? status.text(action) ?? ""
    case .did(.changeDisplayUnit, _, _, _):
      return list.state.displayUnit.map {
        tr("Prices per {unit}").filled(["unit": $0.text(in: format)])
      }
    case .did(.changeBuying, _, _, _):
      // Translators: {packs} is "one pack", "what the offer needs" or "as much as I need".
      return tr("I buy {packs}").filled(["packs": list.buying.packs.text])
    case .did(.changeWeight, _, _, _):
      // Translators: {weight} is "drained weight" or "net weight".
      return tr("Compared by {weight}").filled(["weight": list.buying.weight.text])
    case .did(.changeCurrency, _, _, _):
      let money = library.localeConventions.money
      return library.current.currency.map {
        // Translators: {currency} is "Euro (EUR, €)".
        tr("Prices in {currency}").filled(["currency": $0.text(in: money)])
      }
    case .did(.duplicate(let count), _, _, _):
      return trn("Duplicated {count} product", "Duplicated {count} products", count, in: format)
    case .did(.addSeveral(let count), _, _, _), .did(.importProducts(let count), _, _, _):
      return Action.addedText(count, conventions)
    case .did(.newComparison, _, _, _), .did(.duplicateComparison, _, _, _): return library.title
    case .did(let action, _, _, _): return action.removalText(conventions) ?? action.text
    }
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
