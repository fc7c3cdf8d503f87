internal import Gtk
internal import PerCore

/// Has a screen reader say what became of the list with everything that is done.
@MainActor
final class ListAnnouncer {
  /// The form, while it is open before the window.
  var form: Window?

  private let library: LibraryController
  private let window: Window
  private let announcer = Announcer()
  /// Where the product stands that came last.
  private var rank: Int?
  /// The comparison that was open when something was said last.
  private var comparison: Comparison.ID

  init(_ library: LibraryController, window: Window) {
    self.library = library
    self.window = window
    comparison = library.current.id
  }

  func productCame(to rank: Int) {
    self.rank = rank
  }

  func comparisonsChanged() {
    if library.current.id != comparison { announce(.opened) }
  }

  func announce(_ action: Action, _ way: LibraryController.Way) {
    announce(.did(action, way, rank: rank))
  }

  func announce(_ failure: StoreFailure) {
    announcer.announce { [weak self] in self?.spoken(failure.words) }
  }

  private func announce(_ news: ListNews) {
    comparison = library.current.id
    rank = nil
    announcer.announce { [weak self] in
      guard let self else { return nil }
      // The new row gets the focus where the form is gone, and is read for that.
      return news.words(library, isRowRead: form == nil).flatMap(spoken)
    }
  }

  private func spoken(_ words: String) -> (String, Window) {
    (words, form ?? window)
  }
}
