internal import Gtk
package import PerCore

extension StoreFailure {
  /// The message that says why changes can't be saved.
  package var text: String {
    let path = path.shortenedPath
    return switch reason {
    case .full:
      // Translators: {path} is the path of a file.
      tr("The disk is full. Changes can’t be saved in {path} until there is free space.")
        .filled(["path": path])
    case .readOnly:
      tr("{path} is read-only. Changes can’t be saved.").filled(["path": path])
    case .unreadable:
      tr("You don’t have permission to read {path}. Changes can’t be saved.")
        .filled(["path": path])
    case .inUse:
      tr(
        "Another window of Per, or another program, is using your comparisons. Changes in this window can’t be saved until the other one is closed."
      )
    case .changed:
      tr(
        "Another program has changed {path}. Changes in this window can’t be saved until you restart Per."
      )
      .filled(["path": path])
    case .newer:
      tr(
        "{path} was created by a newer version of Per. It won’t be modified, and changes can’t be saved."
      )
      .filled(["path": path])
    case .damaged:
      tr("{path} is damaged and can’t be recovered at the moment. Changes can’t be saved.")
        .filled(["path": path])
    case .noHome:
      tr("There is no home folder. Changes can’t be saved in {path}.")
        .filled(["path": path])
    case .other(let message):
      // Translators: {message} is an error message of the system.
      tr("Changes can’t be saved in {path}: {message}")
        .filled(["path": path, "message": message])
    }
  }
}

extension LibraryController {
  /// The message that says why changes can't be saved; nil if they can.
  var failureText: String? {
    guard let failure else { return nil }
    if let unrecovered {
      // Translators: Is followed by what was lost, and by the reason why changes can't be saved.
      return tr("Your comparisons are damaged.") + unrecovered.text + " " + failure.text
    }
    guard hidesLibrary else { return failure.text }
    // Translators: Is followed by the reason.
    return tr("Your saved comparisons can’t be opened at the moment. They have not been changed.")
      + " " + failure.text
  }
}

extension StoreOpening {
  /// The message about the file that was opened; nil if there is none.
  package var text: String? {
    switch self {
    case .recovered(let recovery): recovery.text
    case .migrated(_, let comparisons) where comparisons > 0:
      trn(
        "Different items, such as washes and sheets, are no longer compared. {count} comparison was split.",
        "Different items, such as washes and sheets, are no longer compared. {count} comparisons were split.",
        comparisons
      ).filled(["count": String(comparisons)])
    case .fresh, .opened, .migrated, .readOnly, .unavailable, .failed: nil
    }
  }
}

extension StoreOpening.Recovery {
  fileprivate var text: String {
    let path = setAside.shortenedPath
    switch damage {
    case .empty:
      return tr("The file with your comparisons was empty. It was moved to {path}.")
        .filled(["path": path])
    case .foreign:
      return tr("No comparisons could be read from the file. It was moved to {path}.")
        .filled(["path": path])
    case .damaged:
      let message = trn(
        "Your comparisons were damaged. {count} product was recovered. The damaged file was moved to {path}.",
        "Your comparisons were damaged. {count} products were recovered. The damaged file was moved to {path}.",
        products
      ).filled(["path": path, "count": String(products)])
      return message + losses.text
    }
  }
}

extension RecoveryLosses {
  /// The end of the message that products were recovered; empty if nothing was lost.
  var text: String {
    var sentences: [String] = []
    func add(_ count: Int, _ text: String) {
      if count > 0 { sentences.append(text.filled(["count": String(count)])) }
    }
    if let missingProducts {
      // Translators: Follows the message that products were recovered.
      let text = trn(
        "{count} product may be missing.", "{count} products may be missing.", missingProducts)
      add(missingProducts, text)
    } else {
      // Translators: Follows the message that products were recovered.
      sentences.append(tr("Other products may be missing."))
    }
    if mayMissComparisons {
      // Translators: Follows the message that products were recovered.
      sentences.append(tr("Other comparisons may be missing."))
    }
    // Translators: Follows the message that products were recovered.
    let products = trn(
      "The values of {count} product may be wrong.", "The values of {count} products may be wrong.",
      changedProducts)
    add(changedProducts, products)
    // Translators: Follows the message that products were recovered.
    let comparisons = trn(
      "The name or the settings of {count} comparison may be wrong.",
      "The names or the settings of {count} comparisons may be wrong.", changedComparisons)
    add(changedComparisons, comparisons)
    if hasChangedSettings {
      // Translators: Follows the message that products were recovered.
      sentences.append(tr("Preferences and input that was not added may be wrong or missing."))
    }
    if mayBeOlder {
      // Translators: Follows the message that products were recovered.
      let text = tr(
        "Some products, comparisons or preferences may be older than the ones that were saved last."
      )
      sentences.append(text)
    }
    return sentences.map { " " + $0 }.joined()
  }
}
