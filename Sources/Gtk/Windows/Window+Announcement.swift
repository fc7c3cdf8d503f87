internal import CGtk

extension Window {
  /// Announces a text through the screen reader.
  ///
  /// GTK before 4.14 has no announcements. There, the text becomes the description of the focused
  /// widget until the focus moves, because screen readers read a change of that description.
  public func announce(_ text: String) {
    guard per_accessible_announce(opaque, text) == 0 else { return }
    guard let focused = focusedWidget else { return }
    // Screen readers see the entry, not its inner GtkText.
    let isInner = focused.isInstance(of: gtk_text_get_type())
    (isInner ? focused.parent ?? focused : focused).describe(untilFocusMoves: text)
  }
}

extension Widget {
  private static let restoresDescription = "per-restores-description"

  fileprivate func describe(untilFocusMoves text: String) {
    // Setting the same text again would not be a change.
    setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, nil)
    setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    guard stringData(Self.restoresDescription) == nil else { return }
    setStringData(Self.restoresDescription, "")
    let focus = FocusController()
    focus.connect("leave") { arguments in
      guard let widget = FocusController.widget(arguments) else { return }
      // Until the handlers of the signal return, the widget still has the focus for screen readers, which would read
      // the change.
      MainLoop.idle {
        guard !widget.hasFocus else { return }
        widget.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, widget.accessibleDescription)
      }
    }
    addController(focus)
  }
}
