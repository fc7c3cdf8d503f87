internal import Gtk
package import PerCore

/// The bar above the list with a message if changes can't be saved or the file was recovered. It retries saving.
@MainActor
package final class SavingNotice {
  let root = Revealer(transition: .slideDown)
  /// Created with the first message.
  private lazy var content = makeContent()
  private var act: () -> Void = {}
  private let library: LibraryController
  private var retrying: ScheduledSource?
  /// The message about the opened file, until it is dismissed.
  private var opening: StoreOpening?

  /// The time between two attempts to save.
  private static let retryMilliseconds = 3000

  init(_ library: LibraryController) {
    self.library = library
    root.isVisible = false
  }

  private func makeContent() -> (label: Label, button: Button) {
    let (label, button) = (Label(wrapping: ""), Button(label: ""))
    label.horizontalExpand = true
    button.verticalAlignment = .center
    button.onClick { [weak self] in self?.act() }
    let box = Box(.horizontal, spacing: 12)
    box.addClass("notice")
    box.append(label, button)
    root.child = box
    return (label, button)
  }

  /// Shows the message about the opened file.
  package func show(_ opening: StoreOpening) {
    self.opening = opening
    update()
  }

  func update() {
    guard let failure = library.failureText else {
      retrying?.cancel()
      retrying = nil
      show(opening?.text, button: tr("Dismiss")) { [weak self] in
        self?.dismiss()
      }
      return
    }
    let canRetry = library.canRetry
    show(failure, button: canRetry ? tr("Try Again") : nil) { [weak library] in
      library?.retry()
    }
    guard canRetry, retrying == nil else { return }
    retrying = MainLoop.timeout(milliseconds: Self.retryMilliseconds, repeats: true) {
      [weak library] in library?.retry()
    }
  }

  /// Hides the message about the opened file, also at the next start. Shows that about an earlier recovery, if it was
  /// not dismissed.
  private func dismiss() {
    var earlier: StoreOpening.Recovery?
    if case .recovered = opening { earlier = library.forgetRecovery() }
    opening = earlier.map { .recovered($0) }
    update()
  }

  /// Shows a message; nil hides the bar.
  ///
  /// - Parameter title: The title of the button; nil for no button.
  private func show(_ message: String?, button title: String?, _ act: @escaping () -> Void) {
    if let message {
      content.label.text = message
      content.button.label = title ?? ""
      content.button.isVisible = title != nil
      self.act = act
    }
    root.isVisible = message != nil
    root.isRevealed = message != nil
  }
}
