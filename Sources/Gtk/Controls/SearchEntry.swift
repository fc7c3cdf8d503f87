internal import CGtk

/// Wraps GtkSearchEntry.
@MainActor
public final class SearchEntry: Widget, Editable {
  override class var gType: GType { gtk_search_entry_get_type() }

  public convenience init() {
    self.init(adopting: gtk_search_entry_new())
  }

  public var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// The text shown while the entry is empty.
  public var placeholder: String? {
    get { self[property: "placeholder-text"] }
    set { self[property: "placeholder-text"] = newValue }
  }

  /// Starts a search when the user types into another widget, such as the searched list.
  public func captureKeys(of widget: Widget) {
    gtk_search_entry_set_key_capture_widget(opaque, widget.widget)
  }

  /// Calls `body` after the text changed.
  public func onChange(_ body: @escaping @MainActor () -> Void) {
    connectUnlessBlocked("changed") { _ in body() }
  }

  /// Calls `body` after the text changed, with a short delay.
  public func onSearch(_ body: @escaping @MainActor () -> Void) {
    connect("search-changed", body)
  }

  /// Calls `body` when the user presses Escape.
  public func onStop(_ body: @escaping @MainActor () -> Void) {
    connect("stop-search", body)
  }
}
