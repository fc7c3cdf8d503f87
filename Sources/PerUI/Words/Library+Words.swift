internal import Gtk
package import PerCore

extension Comparison {
  /// The name, or what stands for it until there is one.
  var words: String {
    // Translators: Stands for the name of a comparison that has none yet.
    name.isEmpty ? tr("New Comparison") : name
  }
}

extension ComparisonSummary {
  /// "3 products, best: Espresso", "3 products, best: 500 g for €3.99".
  func details(conventions: Conventions) -> String {
    let products = trn("{count} product", "{count} products", count)
      .filled(["count": conventions.numbers.string(Rational(count))])
    guard let best else { return products }
    let name =
      best.name.isEmpty ? Offer(best, conventions: conventions).words : best.name.shortened
    // Translators: Beneath a comparison's name: "3 products, best: Espresso".
    return tr("{products}, best: {name}").filled(["products": products, "name": name])
  }
}

extension Action {
  /// The action as undo names it: "Add Product".
  var words: String {
    switch self {
    case .add: trc("undo", "Add Product")
    case .edit: trc("undo", "Edit Product")
    // Translators: Goes into "Undo {action}" and "Redo {action}".
    case .duplicate(let count): trn("Duplicate Product", "Duplicate Products", count)
    // Translators: Goes into "Undo {action}" and "Redo {action}".
    case .remove(let count): trn("Remove Product", "Remove Products", count)
    case .clear: trc("undo", "Clear List")
    case .changeDisplayUnit: trc("undo", "Change of Unit")
    case .changeCurrency: trc("undo", "Change Currency")
    case .newComparison: trc("undo", "New Comparison")
    case .renameComparison: trc("undo", "Rename Comparison")
    case .duplicateComparison: trc("undo", "Duplicate Comparison")
    case .deleteComparison: trc("undo", "Delete Comparison")
    }
  }

  /// What is said once something was removed: "2 products removed"; nil where nothing was.
  func removalWords(format: NumberFormat) -> String? {
    switch self {
    case .remove(let count):
      trn("{count} product removed", "{count} products removed", count)
        .filled(["count": format.string(Rational(count))])
    case .clear: tr("List cleared")
    case .deleteComparison: tr("Comparison deleted")
    default: nil
    }
  }
}

extension StoreFailure {
  /// What cannot be kept and why, and what would help.
  package var words: String {
    switch reason {
    case .full:
      // Translators: {path} is the path of a file.
      tr("The disk is full. What you do is not kept in {path} until there is room again.")
        .filled(["path": path])
    case .readOnly:
      tr("{path} cannot be written. What you do is not kept until it can.").filled(["path": path])
    case .inUse:
      tr("Per is running already and uses {path}. What you do in this window is not kept.")
        .filled(["path": path])
    case .newer:
      tr(
        "{path} was made by a later version of Per. It is left alone, and what you do is not kept."
      )
      .filled(["path": path])
    case .damaged:
      tr("{path} is damaged. Close Per and start it again, and what can be read is recovered.")
        .filled(["path": path])
    case .noHome:
      tr("No home folder was found, so what you do cannot be kept in {path}.")
        .filled(["path": path])
    case .other(let message):
      // Translators: {message} is the system's reason.
      tr("What you do cannot be kept in {path}: {message}")
        .filled(["path": path, "message": message])
    }
  }
}

extension StoreOpening.Notice {
  /// What the user has to know about the file that was opened.
  package var words: String {
    switch self {
    case .recovered(let path, let products):
      trn(
        "The file with your comparisons was damaged and was moved to {path}. {count} product was recovered.",
        "The file with your comparisons was damaged and was moved to {path}. {count} products were recovered.",
        products
      ).filled(["path": path, "count": String(products)])
    case .split(let comparisons):
      trn(
        "Different items, such as washes and sheets, are no longer compared. {count} comparison was split.",
        "Different items, such as washes and sheets, are no longer compared. {count} comparisons were split.",
        comparisons
      ).filled(["count": String(comparisons)])
    }
  }
}
