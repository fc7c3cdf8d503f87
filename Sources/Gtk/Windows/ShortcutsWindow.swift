internal import CGtk

/// Wraps GtkShortcutsWindow.
@MainActor
public final class ShortcutsWindow: Window {
  override class var gType: GType { gtk_shortcuts_window_get_type() }

  /// A text, and an accelerator such as "<Control>n", several separated by spaces, or a range such as "0...9".
  public typealias Shortcut = (title: String, accelerator: String)

  /// Shortcuts under a heading.
  public typealias Group = (title: String, shortcuts: [Shortcut])

  /// Creates a window with one page of shortcuts. GTK 4.8 supports this only through GtkBuilder.
  public convenience init(title: String, groups: [Group]) {
    let description = Self.description(of: groups, title)
    let builder = gtk_builder_new_from_string(description, gssize(description.utf8.count))!
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    self.init(borrowing: gtk_builder_get_object(builder, "shortcuts")!)
    scrollContent()
  }

  /// Makes the content scrollable if the screen is too small. GTK's window has a fixed size.
  private func scrollContent() {
    guard let content = child else { return }
    child = nil
    let scroller = ScrolledWindow(child: content)
    scroller.setPolicy(horizontal: .automatic, vertical: .automatic)
    // Content that is cut off must be seen to continue.
    scroller.overlaysScrollbars = false
    scroller.propagateNaturalWidth = true
    scroller.propagateNaturalHeight = true
    child = scroller
    isResizable = true
  }

  /// Places the columns below each other if they are wider than the screen. GTK always makes two columns.
  ///
  /// - Parameter screen: The size of the screen, in pixels.
  public func fit(screen: (width: Int, height: Int)) {
    guard let content = child else { return }
    // GTK gives the window space for a scrollbar only if that is always shown.
    if content.naturalHeight > screen.height - Self.headerHeight {
      content.cast(to: ScrolledWindow.self)?.setPolicy(horizontal: .automatic, vertical: .always)
    }
    guard content.naturalWidth > screen.width else { return }
    for group in content.descendants(of: [gtk_shortcuts_group_get_type()]) {
      guard let columns = group.parent?.parent else { continue }
      gtk_orientable_set_orientation(columns.opaque, GTK_ORIENTATION_VERTICAL)
    }
    content.cast(to: ScrolledWindow.self)?.setPolicy(horizontal: .never, vertical: .always)
  }

  /// The maximum height of the header bar with its frame at the usual text size, in pixels.
  private static let headerHeight = 60

  /// Sets the accessible labels of the search button, the search entry and the shortcut lists. GTK
  /// 4.8 sets none.
  public func nameParts(search: String, keys: String) {
    labelDescendants([
      ToggleButton.gType: search, SearchEntry.gType: search, ScrolledWindow.gType: keys,
      MenuButton.gType: keys,
    ])
  }

  @available(*, unavailable, message: "A shortcuts window needs its shortcuts.")
  public convenience init() {
    fatalError("A shortcuts window needs its shortcuts.")
  }

  private static func description(of groups: [Group], _ title: String) -> String {
    let window = object("GtkShortcutsWindow", id: "shortcuts", ["modal": "1"])
    let page = object(
      "GtkShortcutsSection", ["section-name": "keys", "title": title, "max-height": "18"])
    var lines = ["<interface>", window, "<child>", page]
    for group in groups {
      lines.append("<child>" + object("GtkShortcutsGroup", ["title": group.title]))
      for (title, accelerator) in group.shortcuts {
        let shortcut = object("GtkShortcutsShortcut", ["title": title, "accelerator": accelerator])
        lines.append("<child>" + shortcut + "</object></child>")
      }
      lines.append("</object></child>")
    }
    lines.append("</object></child></object></interface>")
    return lines.joined(separator: "\n")
  }

  /// Returns the start tag of an object, with its properties.
  private static func object(
    _ type: String, id: String? = nil, _ properties: KeyValuePairs<String, String>
  ) -> String {
    let identifier = id.map { " id=\"\($0)\"" } ?? ""
    let opening = "<object class=\"\(type)\"\(identifier)>"
    return properties.reduce(opening) { text, property in
      let value = string(taking: g_markup_escape_text(property.value, -1)) ?? ""
      return text + "<property name=\"\(property.key)\">\(value)</property>"
    }
  }
}
