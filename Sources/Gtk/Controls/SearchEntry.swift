internal import CGtk

/// Wraps GtkSearchEntry.
@MainActor
public final class SearchEntry: Widget {
  public convenience init() {
    self.init(adopting: gtk_search_entry_new())
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// The text shown while the entry is empty.
  public var placeholder: String? {
    get { string(property: "placeholder-text") }
    set { set(property: "placeholder-text", newValue) }
  }

  /// Starts a search when the user types into another widget, such as the searched list.
  public func captureKeys(of widget: Widget) {
    gtk_search_entry_set_key_capture_widget(opaque, widget.widget)
  }

  /// Calls `body` after the text changed, with a short delay.
  @discardableResult
  public func onSearch(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("search-changed", body)
  }

  /// Calls `body` when the user presses Escape.
  @discardableResult
  public func onStop(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("stop-search", body)
  }

  /// Calls `body` when the user presses Enter.
  @discardableResult
  public func onActivate(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", body)
  }

  private func string(property: String) -> String? {
    var text: String?
    withValue(of: per_type_string) { value in
      g_object_get_property(typed(), property, value)
      text = Gtk.string(at: g_value_get_string(value))
    }
    return text
  }

  private func set(property: String, _ text: String?) {
    withValue(of: per_type_string) { value in
      g_value_set_string(value, text)
      g_object_set_property(typed(), property, value)
    }
  }
}
