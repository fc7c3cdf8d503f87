internal import CGtk

extension Window {
  /// Has a screen reader say a text that nothing it reads by itself says.
  ///
  /// Before GTK 4.14, which announces, the text becomes the description of what has the focus, until the focus moves:
  /// a description that changes there is all that a screen reader speaks by itself.
  public func announce(_ text: String) {
    guard per_accessible_announce(opaque, text) == 0 else { return }
    guard let focused = focusedWidget else { return }
    // To a screen reader the text inside an entry is the entry.
    let isInner = focused.typeName == "GtkText"
    (isInner ? focused.parent ?? focused : focused).describe(untilFocusMoves: text)
  }
}

extension Widget {
  private static let restoresDescription = "per-restores-description"

  fileprivate func describe(untilFocusMoves text: String) {
    // The same text once more would be no change.
    setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, nil)
    setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    guard note(Self.restoresDescription) == nil else { return }
    setNote(Self.restoresDescription, "")
    let focus = FocusController()
    focus.connect("leave") { arguments in
      guard let controller = arguments.object(0),
        let pointer = gtk_event_controller_get_widget(OpaquePointer(controller))
      else { return }
      let widget = Widget(borrowing: pointer)
      widget.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, widget.accessibleDescription)
    }
    addController(focus)
  }
}
