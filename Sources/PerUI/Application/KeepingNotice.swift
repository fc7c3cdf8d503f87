internal import Gtk
internal import PerCore

/// Shows a message above the list if changes can't be saved or the file was recovered, and retries saving.
@MainActor
final class KeepingNotice {
  private let bar = NoticeBar()
  private let library: LibraryController
  private var retrying: ScheduledSource?
  /// The message about the opened file, until it is dismissed.
  private var opening: StoreOpening?

  /// The time between two attempts to save.
  private static let retryMilliseconds = 3000

  init(_ library: LibraryController) {
    self.library = library
  }

  var root: Widget { bar.root }

  /// Shows the message about the opened file.
  func show(_ opening: StoreOpening) {
    self.opening = opening
    update()
  }

  func update() {
    guard let failure = library.failure else {
      retrying?.cancel()
      retrying = nil
      bar.show(opening?.text, button: tr("Dismiss")) { [weak self] in
        self?.opening = nil
        self?.update()
      }
      return
    }
    let canRetry = library.canRetry
    bar.show(failure.text, button: canRetry ? tr("Try Again") : nil) { [weak library] in
      library?.retry()
    }
    guard canRetry, retrying == nil else { return }
    retrying = MainLoop.timeout(milliseconds: Self.retryMilliseconds, repeats: true) {
      [weak library] in library?.retry()
    }
  }
}
