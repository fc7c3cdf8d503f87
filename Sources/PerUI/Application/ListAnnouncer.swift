internal import Gtk
internal import PerCore

/// Announces the changes of the list to a screen reader.
@MainActor
final class ListAnnouncer {
  /// The form, while it is open.
  var form: Window?

  /// Returns whether a row will get the focus in one of the next frames.
  var isFocusMoving: @MainActor () -> Bool = { false }

  private let library: LibraryController
  private let window: Window
  private let announcer = Announcer()
  /// The comparison that was open at the last announcement.
  private var comparison: Comparison.ID

  init(_ library: LibraryController, window: Window) {
    self.library = library
    self.window = window
    comparison = library.current.id
    announcer.isFocusMoving = { [weak self] in
      guard let self else { return false }
      // The form keeps the focus.
      return form == nil && isFocusMoving()
    }
  }

  /// - Parameter other: The name of the comparison that was changed, if another one was open.
  func announce(_ event: LibraryEvent, in other: String?) {
    if let action = event.action {
      announce(.did(action, event.status, rank: event.insertedRank, in: other))
    } else if library.current.id != comparison {
      announce(.opened)
    }
  }

  func announce(_ text: String) {
    announcer.announce { [weak self] in self?.spoken(text) }
  }

  private func announce(_ news: ListNews) {
    comparison = library.current.id
    announcer.announce { [weak self] in
      guard let self else { return nil }
      // Without the form, the new row has the focus, and the screen reader reads it.
      return news.text(library, isRowRead: form == nil).flatMap(spoken)
    }
  }

  private func spoken(_ text: String) -> (String, Window) {
    (text, form ?? window)
  }
}
