internal import Gtk
internal import PerCore

/// The field for the needed amount.
extension BuyingBar {
  /// A Boolean value indicating whether the user typed a text other than the needed amount.
  private var hasTypedNeed: Bool { isEdited && need.text != controller.needText }

  /// Enters a typed text that is an amount, before another list is shown.
  func enterText() {
    guard hasTypedNeed else { return }
    try? controller.setNeed(need.text, names: PerCore.Unit.namesInLanguage)
  }

  /// A Boolean value indicating whether the text was refused.
  var hasError: Bool { !message.text.isEmpty }

  /// Discards a text that was typed, and shows the need of the list.
  func discardText() {
    isAsking = false
    show(error: nil)
    showNeed()
  }

  /// Shows the needed amount in place of another text.
  func showNeed() {
    let text = controller.needText
    guard need.text != text else { return }
    need.text = text
    MainLoop.idle { [weak self] in self?.fitNeed() }
    // Otherwise, undo in the field would revert the text that the program wrote.
    endEditing()
    // The next amount replaces this one. A long text shows its start.
    if need.containsFocus { need.selectAll() } else { need.cursorPosition = 0 }
  }

  /// Handles Escape, and undoes and redoes the changes of the list while the field has the needed amount. A text entry
  /// would handle these keys itself.
  func handle(_ event: KeyEvent) -> Bool {
    if event.key == .escape, event.modifiers.isEmpty {
      discardText()
      onCancel()
      return true
    }
    let action = UndoKeys.action(of: event)
    isUndoing = action != nil
    guard let action, need.text == controller.needText, action == .undo || !isEdited else {
      return false
    }
    need.activateAction(action)
    return true
  }

  /// Clears the undo history of the field.
  private func endEditing() {
    need.forgetUndo()
    isEdited = false
  }

  func edit() {
    isEdited = true
    show(error: nil)
    // A typed text that is undone can be empty, too.
    guard !isUndoing else { return }
    // A text that is replaced by the program is empty in between.
    MainLoop.idle { [weak self] in
      guard let self, need.text.isEmpty, controller.buying.need != nil else { return }
      submit()
    }
  }

  func submit() {
    do throws(EntryError) {
      try controller.setNeed(need.text, names: PerCore.Unit.namesInLanguage)
      show(error: nil)
      endEditing()
      onChoose()
    } catch {
      show(error: error)
    }
    // A text that is refused, or that is typed as the program writes it, isn't replaced but can have another width.
    MainLoop.idle { [weak self] in self?.fitNeed() }
    // The next amount replaces this one.
    if need.containsFocus { need.selectAll() }
  }

  func leave() {
    // A long text shows its start.
    need.cursorPosition = 0
    // The rows must stay until the focus has moved to one of them.
    MainLoop.idle { [weak self] in
      guard let self else { return }
      if hasTypedNeed { submit() }
      // A text that was refused stays with its error.
      if !need.containsFocus, !hasError { isAsking = false }
      update()
    }
  }

  private func show(error: EntryError?) {
    let text =
      error?.textOfNeed(unit: controller.unitOfNeed, conventions: controller.conventions) ?? ""
    message.text = text
    message.isVisible = !text.isEmpty
    need.setClass("error", on: error != nil)
    // The card still shows what to buy for the earlier amount.
    card.setClass("dim-label", on: error != nil)
    need.setAccessibleInvalid(error != nil)
    need.accessibleDescription = error == nil ? nil : text
  }
}
