internal import Gtk
package import PerCore

/// What became of the list, for those who hear it.
package enum ListNews: Equatable {
  /// Another comparison is open.
  case opened
  /// Something was done, undone or redone; `rank` is that of the product that came last, if any did.
  case did(Action, LibraryController.Way, rank: Int?)

  /// - Parameter isRowRead: Whether the row that came is read out besides, since it has the focus.
  @MainActor
  package func words(_ library: LibraryController, isRowRead: Bool) -> String? {
    let format = library.list.conventions.numbers
    switch self {
    case .opened:
      return Self.sentences(library.current.words, state(of: library.list))
    case .did(let action, .undone, _):
      return Self.sentences(
        tr("Undone: {action}").filled(["action": action.words]), state(of: library.list))
    case .did(let action, .redone, _):
      return Self.sentences(
        tr("Redone: {action}").filled(["action": action.words]), state(of: library.list))
    case .did(.add, .done, let rank?):
      return placed(tr("Added"), rank, library.list, isRowRead)
    case .did(.edit, .done, let rank?):
      return placed(tr("Changed"), rank, library.list, isRowRead)
    case .did(.changeDisplayUnit, .done, _):
      guard let unit = library.list.state.displayUnit else { return nil }
      let event = tr("Prices per {unit}").filled(["unit": unit.words(in: format)])
      return Self.sentences(event, state(of: library.list))
    case .did(.duplicate(let count), .done, _):
      let event = trn("{count} product duplicated", "{count} products duplicated", count)
        .filled(["count": format.string(Rational(count))])
      return Self.sentences(event, state(of: library.list))
    case .did(.renameComparison, .done, _):
      return tr("Renamed: {name}").filled(["name": library.current.words])
    case .did(.deleteComparison, .done, _):
      return Self.sentences(
        tr("Comparison deleted"), Self.sentences(library.current.words, state(of: library.list)))
    case .did(.newComparison, .done, _), .did(.duplicateComparison, .done, _):
      return Self.sentences(library.current.words, state(of: library.list))
    case .did(let action, .done, _):
      return Self.sentences(
        action.removalWords(format: format) ?? action.words, state(of: library.list))
    }
  }

  /// "Added, rank 2 of 3: 500 g for €3.99, €7.98 per kg, …".
  @MainActor
  private func placed(
    _ event: String, _ rank: Int, _ list: ProductListController, _ isRowRead: Bool
  ) -> String? {
    let count = list.state.products.count
    guard rank < count else { return nil }
    let format = list.conventions.numbers
    var words = event
    if count > 1 {
      // Translators: {event} is “Added” or “Changed”; rank 1 is the best value.
      words = tr("{event}, rank {rank} of {count}").filled([
        "event": event, "rank": format.string(Rational(rank + 1)),
        "count": format.string(Rational(count)),
      ])
    }
    guard !isRowRead else { return words }
    let product = ProductRowWords(list.row(at: rank), format: format).spoken
    return tr("{event}: {product}").filled(["event": words, "product": product])
  }

  /// "3 products, best: 500 g for €3.99, €7.98 per kg".
  @MainActor
  private func state(of list: ProductListController) -> String {
    let count = list.state.products.count
    guard count > 0 else { return tr("The list is empty") }
    let format = list.conventions.numbers
    let products = trn("{count} product", "{count} products", count)
      .filled(["count": format.string(Rational(count))])
    let best = ProductRowWords(list.row(at: 0), format: format).spokenOffer
    guard count > 1 else {
      return tr("{event}: {product}").filled(["event": products, "product": best])
    }
    return tr("{products}, best: {name}").filled(["products": products, "name": best])
  }

  private static func sentences(_ first: String, _ second: String) -> String {
    // Translators: two short sentences that are read aloud, one after the other.
    tr("{first}. {second}").filled(["first": first, "second": second])
  }
}
