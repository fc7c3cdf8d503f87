internal import CGtk

extension Entry {
  /// Shows an activatable icon from the icon theme, or no icon if `name` is nil. The tooltip is
  /// also its accessible label.
  public func setIcon(_ position: IconPosition, name: String?, tooltip: String? = nil) {
    gtk_entry_set_icon_from_icon_name(typed(), position.value, name)
    gtk_entry_set_icon_tooltip_text(typed(), position.value, name == nil ? nil : tooltip)
    hideTooltipBehindMenus()
    gtk_entry_set_icon_activatable(typed(), position.value, true.gboolean)
    // GTK makes the image a child of the entry, without an accessible label.
    let images = children.filter { $0.isInstance(of: Image.gType) }
    let image = position == .primary ? images.first : images.last
    if name != nil, let tooltip {
      image?.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip)
    }
  }

  /// Returns the name of the icon at a position, or nil if there is none.
  public func iconName(at position: IconPosition) -> String? {
    string(at: gtk_entry_get_icon_name(typed(), position.value))
  }

  public func onIconPress(_ body: @escaping @MainActor () -> Void) {
    connect("icon-press", body)
  }
}
