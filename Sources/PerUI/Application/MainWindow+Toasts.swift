internal import Gtk
internal import PerCore
internal import PerFiles

extension MainWindow {
  /// Shows a message about the open comparison.
  ///
  /// - Parameter isKept: A Boolean value indicating whether the message stays until it is dismissed, because only its
  ///   button can restore an input.
  func showToast(_ text: String, button: Toast.Button? = nil, isKept: Bool = false) {
    show(
      Toast.Message(
        text: text, button: button, isKept: isKept, comparison: library.current.id))
  }

  private func show(_ message: Toast.Message) {
    (toast ?? makeToast()).show(message, in: overlay.allocatedWidth)
  }

  /// Moves a visible message above the row that it must not cover, which moves when rows are added or removed. The list
  /// ends above a message that stays, so that each row can be seen.
  func placeToast() {
    guard let toast else { return }
    let isShown = toast.message != nil
    if isShown { toast.fit(in: overlay.allocatedWidth) }
    let height = isShown ? toast.height(in: overlay.allocatedWidth) : 0
    let isBelowList =
      toast.isKept && createdList?.root.isVisible == true
      && overlay.allocatedHeight >= Self.heightForMessageBelow
    let margin = height + Self.spaceAboveMessage - ProductListView.bottomMargin
    pages.setMargins(bottom: isBelowList ? max(margin, 0) : 0)
    if isShown { toast.spaceBelow = isBelowList ? 0 : spaceBelow(messageOf: height) }
  }

  /// The space between the list and the margin of a message below it, in pixels.
  private static let spaceAboveMessage = 9

  /// In a lower window, in pixels, the list has no space for a message below it.
  private static let heightForMessageBelow = 480

  /// The space below a message that would cover the row that adds a product or the field for a line, in pixels;
  /// otherwise zero.
  private func spaceBelow(messageOf messageHeight: Int) -> Int {
    let height = overlay.allocatedHeight
    guard let row = createdList?.addRow, row.root.isMapped,
      let top = row.root.position(in: overlay)?.y
    else { return 0 }
    let isCovered = Int(top) + row.root.allocatedHeight > height - messageHeight
    return isCovered ? height - Int(top) : 0
  }

  private func makeToast() -> Toast {
    let toast = Toast()
    toast.onLeave = { [weak self] in self?.focusList() }
    toast.onShow = { [weak self] in self?.placeToast() }
    toast.onHide = { [weak self] in self?.placeToast() }
    toast.titleOfOther = { [weak self] id in
      self.flatMap { $0.library.current.id == id ? nil : $0.title(of: id) }
    }
    overlay.addOverlay(toast.root)
    self.toast = toast
    return toast
  }

  /// Shows a message, and announces it to screen readers.
  package func tell(_ text: String) {
    tell(text, button: nil)
  }

  func tell(_ text: String, button: Toast.Button?) {
    showToast(text, button: button)
    announcer.announce(text)
  }

  /// The button of a message about the last action.
  var undoButton: Toast.Button {
    Toast.Button(label: tr("Undo")) { [weak library] in library?.undo() }
  }

  func offerToRestore(_ draft: Draft) {
    let texts = Self.discardedTexts
    let isNew = draft.edited == nil
    let id = library.current.id
    let button = Toast.Button(label: tr("Restore")) { [weak self] in
      // A changed product is in its comparison, and a new one can be added to any.
      guard let self, isNew || open(id) else { return }
      toast?.hide()
      dialogs.restoreForm(draft)
    }
    show(
      Toast.Message(
        text: isNew ? texts.entry : texts.changes, button: button,
        comparison: isNew ? nil : id))
  }

  /// The messages about a discarded form: that of a new product and that of an edited one.
  private static var discardedTexts: (entry: String, changes: String) {
    (entry: tr("Entry discarded"), changes: tr("Changes discarded"))
  }

  func offerToRestore(_ lines: PasteController) {
    let button = Toast.Button(label: tr("Restore")) { [weak self] in self?.showAgain(lines) }
    showToast(tr("Pasted lines discarded"), button: button, isKept: true)
  }

  /// Shows pasted lines in the comparison that they were pasted into, or in the open one if that one was deleted.
  private func showAgain(_ lines: PasteController) {
    // The message keeps the lines if the comparison can't be read.
    guard open(lines.comparison) else { return }
    toast?.hide()
    dialogs.restorePaste(lines)
  }

  /// Opens a comparison, unless it was deleted. Returns false if the comparison that is open then can't be read.
  private func open(_ id: Comparison.ID) -> Bool {
    let exists = library.summaries.contains { $0.id == id }
    if exists { library.open(id) }
    library.finishLoading()
    return !library.isLoading && (!exists || library.current.id == id)
  }

  func offerToRestore(_ rows: ImportController) {
    offerToRestore(rows, tr("Edited rows discarded"))
  }

  private func offerToRestore(_ rows: ImportController, _ text: String) {
    let button = Toast.Button(label: tr("Restore")) { [weak self] in
      guard let self else { return }
      guard imports.canRestore(rows) else {
        let reason = tr("The rows can’t be restored in this comparison")
        offerToRestore(rows, reason)
        return announcer.announce(reason)
      }
      toast?.hide()
      imports.restore(rows)
    }
    showToast(text, button: button, isKept: true)
  }

  /// Offers to show the pasted lines that couldn't be added with the others.
  func offerToShow(_ lines: PasteController) {
    // Translators: How many of the pasted lines could not be added.
    let text = trn(
      "{count} line not added", "{count} lines not added", lines.refusedCount,
      in: library.list.conventions.numbers)
    // Translators: A button that shows the pasted lines that could not be added.
    let button = Toast.Button(label: trc("lines", "Show")) { [weak self] in
      self?.showAgain(lines)
    }
    showToast(text, button: button, isKept: true)
    announcer.announce(text)
  }

  /// Hides the message before a product is entered or after an action, unless it is kept.
  func hideToast() {
    if toast?.message?.isKept == false { toast?.hide() }
  }

  /// Hides the message that offers to restore an entry.
  func hideOfferToRestore() {
    let texts = Self.discardedTexts
    guard let toast, let message = toast.message?.text else { return }
    if message == texts.entry || message == texts.changes { toast.hide() }
  }

  /// Returns the title of a comparison for a message.
  func title(of id: Comparison.ID) -> String? {
    library.summaries.first { $0.id == id }?.title(library.list.conventions).shortenedInMessage
  }

  /// Shows the message of an action: the removed product, or the other comparison that undo or redo changed.
  ///
  /// - Parameter other: The title of the other comparison; nil if the open one was changed.
  func showToast(_ event: LibraryEvent, in other: String?) {
    guard let action = event.action else { return }
    if event.status == .done, let text = action.removalText(library.list.conventions) {
      show(
        Toast.Message(
          text: text, button: undoButton,
          comparison: action.isOnWholeComparison ? nil : library.current.id))
    } else if let other, let text = event.status.text(action, in: other) {
      showToast(text)
    } else {
      hideToast()
    }
  }
}
