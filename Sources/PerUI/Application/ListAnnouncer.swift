internal import Gtk
internal import PerCore

/// Announces the changes of the list to a screen reader.
@MainActor
final class ListAnnouncer {
  /// The form, while it is open.
  var form: Window?

  private let library: LibraryController
  private let window: Window
  private let announcer = Announcer()
  /// The rank of the product that was inserted last.
  private var rank: Int?
  /// The comparison that was open at the last announcement.
  private var comparison: Comparison.ID

  init(_ library: LibraryController, window: Window) {
    self.library = library
    self.window = window
    comparison = library.current.id
  }

  func productWasInserted(at rank: Int) {
    self.rank = rank
  }

  func comparisonsChanged() {
    if library.current.id != comparison { announce(.opened) }
  }

  /// - Parameter other: The name of the comparison that was changed, if another one was open.
  func announce(_ action: Action, _ way: LibraryController.Way, in other: String?) {
    announce(.did(action, way, rank: rank, in: other))
  }

  func announce(_ failure: StoreFailure) {
    announce(failure.words)
  }

  func announce(_ words: String) {
    announcer.announce { [weak self] in self?.spoken(words) }
  }

  private func announce(_ news: ListNews) {
    comparison = library.current.id
    rank = nil
    announcer.announce { [weak self] in
      guard let self else { return nil }
      // Without the form, the new row has the focus and is read anyway.
      return news.words(library, isRowRead: form == nil).flatMap(spoken)
    }
  }

  private func spoken(_ words: String) -> (String, Window) {
    (words, form ?? window)
  }
}
