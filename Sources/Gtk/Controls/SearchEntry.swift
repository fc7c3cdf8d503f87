internal import CGtk

/// A line in which one types what to look for.
@MainActor
public final class SearchEntry: Widget {
  public convenience init() {
    self.init(adopting: gtk_search_entry_new())
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// What is shown while there is no text.
  public var placeholder: String? {
    get { string(property: "placeholder-text") }
    set { set(property: "placeholder-text", newValue) }
  }

  /// Lets what is typed into another widget, such as the list that is searched, begin a search.
  public func captureKeys(of widget: Widget) {
    gtk_search_entry_set_key_capture_widget(opaque, widget.widget)
  }

  /// Called a moment after the text changed.
  @discardableResult
  public func onSearch(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("search-changed", body)
  }

  /// Called when Escape was pressed.
  @discardableResult
  public func onStop(_ body: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("stop-search", body)
  }

  /// Called when Enter was pressed.
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
