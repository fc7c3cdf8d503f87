internal import CGtk

extension Widget {
  /// Hides the tooltip while a menu is open in the window, which it would cover.
  func hideTooltipBehindMenus() {
    let key = "per-hides-tooltip"
    guard stringData(key) == nil else { return }
    setStringData(key, "")
    connectReturningBool("query-tooltip") { arguments in
      guard let object = arguments.object(0), Widget(borrowing: object).isBehindMenu else {
        return false
      }
      g_signal_stop_emission_by_name(object, "query-tooltip")
      return false
    }
  }

  /// A Boolean value indicating whether a menu or the list of a dropdown is open in the window and doesn't contain the
  /// widget.
  private var isBehindMenu: Bool {
    root?.descendants(ofTypesNamed: ["GtkPopover", "GtkPopoverMenu"]).contains { popover in
      popover.isMapped && gtk_popover_get_autohide(popover.typed()) != 0
        && !isDescendant(of: popover)
    } ?? false
  }

  /// Sets the text as the name and as the tooltip, for a widget that shows an icon only.
  ///
  /// GTK makes a tooltip the description as well, so that a screen reader would read the text twice.
  public func setNameAndTooltip(_ text: String) {
    tooltip = text
    accessibleLabel = text
    accessibleDescription = ""
  }
}

extension Label {
  /// Makes the text the tooltip, also after it changed, and shows the tooltip only while the text is ellipsized.
  public func showsTooltipOnlyIfEllipsized() {
    useTextAsTooltip()
    connect("notify::label") { arguments in
      if let label = arguments.object(0) { Label(borrowing: label).useTextAsTooltip() }
    }
    connectReturningBool("query-tooltip") { arguments in
      guard let object = arguments.object(0) else { return false }
      if pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(object))) == 0 {
        g_signal_stop_emission_by_name(object, "query-tooltip")
      }
      return false
    }
  }

  private func useTextAsTooltip() {
    tooltip = text.isEmpty ? nil : text
  }
}
