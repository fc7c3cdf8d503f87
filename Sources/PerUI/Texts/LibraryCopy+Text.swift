internal import Gtk
package import PerCore

extension LibraryCopy {
  /// What the copy contains, and what happens when it is restored.
  package func text(_ conventions: Conventions) -> String {
    [contentText(conventions), damageText, logText, tr("You can undo this.")]
      .compactMap { $0 }.joined(separator: " ")
  }

  private func contentText(_ conventions: Conventions) -> String {
    // Translators: {comparisons} is "3 comparisons", {products} is "120 products".
    tr("The copy contains {comparisons} ({products}).").filled([
      "comparisons": Self.comparisonText(comparisons.count, conventions),
      "products": ComparisonSummary.countText(productCount, conventions),
    ])
  }

  private var damageText: String? {
    guard let losses else { return nil }
    return tr("The file is damaged. This is what could be recovered.") + losses.text
  }

  private var logText: String? {
    guard isWithoutLog else { return nil }
    return tr(
      "The “-wal” file beside the copy doesn’t match it, so it isn’t used. The latest changes may be missing."
    )
  }

  /// A number of comparisons, such as "3 comparisons".
  static func comparisonText(_ count: Int, _ conventions: Conventions) -> String {
    trn("{count} comparison", "{count} comparisons", count, in: conventions.numbers)
  }
}

extension LibraryCopyFailure {
  /// The reason why a file can't be restored.
  package func text(_ path: String) -> String {
    let text =
      switch self {
      case .missing: path.text(ofFailure: tr("The file doesn’t exist."))
      case .foreign: tr("{file} doesn’t contain saved comparisons.")
      case .newer: tr("{file} was saved by a newer version of Per.")
      case .damaged: tr("{file} is damaged, and no comparisons can be recovered.")
      case .unreadable(let failure): path.text(ofFailure: failure.copyText)
      }
    return text.filled(["file": path.fileName.shortened])
  }
}

extension StoreFailure {
  /// The reason why a file can't be read or saved, without its path.
  var copyText: String {
    switch reason {
    case .full: tr("The disk is full.")
    case .readOnly: tr("The file is read-only.")
    case .unreadable: tr("You don’t have permission to read the file.")
    case .inUse: tr("The file is in use by another program.")
    case .changed, .newer, .damaged, .noHome: text
    case .other(let message): message
    }
  }
}

extension String {
  /// The last part of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// Returns this path of a file that can't be read or saved, with the reason.
  func text(ofFailure reason: String) -> String {
    // Translators: A file that can't be read or saved, and the reason.
    tr("{path}: {reason}").filled(["path": shortenedPath, "reason": reason])
  }
}
