internal import CGtk

extension Widget {
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
  /// Shows the tooltip only while the text is ellipsized. Set a new tooltip whenever the text changes.
  public func showsTooltipOnlyIfEllipsized() {
    connectReturningBool("query-tooltip") { arguments in
      guard let object = arguments.object(0) else { return false }
      if pango_layout_is_ellipsized(gtk_label_get_layout(OpaquePointer(object))) == 0 {
        g_signal_stop_emission_by_name(object, "query-tooltip")
      }
      return false
    }
  }
}
