internal import Gtk

/// A dialog that asks a question, or explains why something failed.
@MainActor
package final class QuestionDialog: Dialog {
  private let heading: Label
  private let body: Label
  private let cancel: Button
  private let acceptButton: Button?
  private let accept: () -> Void
  /// A Boolean value indicating whether the accepted action runs, so that the dialog can't be closed.
  private var isWorking = false

  /// - Parameters:
  ///   - acceptLabel: The label of the button that accepts, with a mnemonic; nil for a message that is only closed.
  ///   - accept: Called when the user accepts. The dialog stays open until `close()` is called.
  init(
    _ question: String, _ explanation: String, acceptLabel: String? = nil, parent: Window,
    accept: @escaping @MainActor () -> Void = {}
  ) {
    heading = Label(wrapping: question)
    body = Label(wrapping: explanation)
    // Translators: Closes a message.
    let closeLabel = tr("_Close")
    cancel = Button(mnemonic: acceptLabel == nil ? closeLabel : tr("_Cancel"))
    acceptButton = acceptLabel.map { Button(mnemonic: $0) }
    self.accept = accept
    super.init()
    build(window.makeDialog(over: parent, cancel: cancel, accept: acceptButton))
    acceptButton?.onClick { [weak self] in
      guard let self, !isWorking else { return }
      self.accept()
    }
  }

  private func build(_ header: HeaderBar) {
    // The heading is in the window.
    window.title = heading.text
    header.titleWidget = Box(.horizontal)
    window.isResizable = false
    heading.addClass("title-4")
    for label in [heading, body] {
      label.maxWidthChars = 44
      label.widthChars = 32
    }
    body.isVisible = !body.text.isEmpty
    let content = Box(.vertical, spacing: 12)
    content.margin = 24
    content.append(heading, body)
    window.child = content
    // A screen reader speaks the button, which has the focus.
    (acceptButton ?? cancel).accessibleDescription = "\(heading.text) \(body.text)"
    cancel.onClick { [weak self] in self?.cancelQuestion() }
    window.onDismiss { [weak self] in self?.cancelQuestion() }
  }

  package func present() {
    window.present()
    (acceptButton ?? cancel).grabFocus()
  }

  /// Shows that the accepted action runs.
  func showProgress(_ text: String) {
    isWorking = true
    body.text = text
    body.isVisible = true
    acceptButton?.isSensitive = false
    cancel.isSensitive = false
  }

  private func cancelQuestion() {
    if !isWorking { close() }
  }
}
