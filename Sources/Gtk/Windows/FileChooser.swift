internal import CGtk

/// Wraps GtkFileChooserNative, the desktop's dialog for files. Keep it while it is open.
@MainActor
public final class FileChooser: Object {
  public enum Action {
    case open
    case save
  }

  /// The files that the dialog shows.
  public struct Filter {
    public let name: String
    /// Suffixes without a dot; empty for all files.
    public let suffixes: [String]

    public init(name: String, suffixes: [String] = []) {
      (self.name, self.suffixes) = (name, suffixes)
    }
  }

  /// - Parameter acceptLabel: The label of the button, with a mnemonic; nil for the usual one.
  public convenience init(
    _ action: Action, title: String, acceptLabel: String? = nil, parent: Window
  ) {
    let chooser = gtk_file_chooser_native_new(
      title, parent.typed(),
      action == .open ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE, acceptLabel,
      nil)
    self.init(adopting: UnsafeMutableRawPointer(chooser!))
    gtk_native_dialog_set_modal(typed(), true.gboolean)
  }

  /// Sets the name that the dialog suggests for a new file.
  public func setName(_ name: String) {
    gtk_file_chooser_set_current_name(opaque, name)
  }

  /// Adds a filter. The first one is active.
  public func addFilter(_ filter: Filter) {
    let made = gtk_file_filter_new()
    defer { g_object_unref(UnsafeMutableRawPointer(made)) }
    gtk_file_filter_set_name(made, filter.name)
    if filter.suffixes.isEmpty { gtk_file_filter_add_pattern(made, "*") }
    for suffix in filter.suffixes { gtk_file_filter_add_suffix(made, suffix) }
    gtk_file_chooser_add_filter(opaque, made)
  }

  /// Adds a choice below the files. The first option is chosen.
  ///
  /// - Parameter options: The ids and the labels of the options.
  public func addChoice(_ id: String, label: String, options: [(id: String, label: String)]) {
    withCStrings(options.map(\.id)) { ids in
      withCStrings(options.map(\.label)) { labels in
        gtk_file_chooser_add_choice(opaque, id, label, ids, labels)
      }
    }
    if let first = options.first { gtk_file_chooser_set_choice(opaque, id, first.id) }
  }

  /// Returns the id of the chosen option; nil if there is no such choice.
  public func choice(_ id: String) -> String? {
    string(at: gtk_file_chooser_get_choice(opaque, id))
  }

  /// Shows the dialog, and calls `body` with the path of the chosen file, or with nil if the user chose none.
  public func present(_ body: @escaping @MainActor (String?) -> Void) {
    let pointer = pointer
    connect("response") { arguments in
      let chooser = FileChooser(borrowing: pointer)
      body(arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chooser.path : nil)
    }
    gtk_native_dialog_show(typed())
  }

  /// Closes the dialog without a choice.
  public func close() {
    gtk_native_dialog_hide(typed())
    gtk_native_dialog_destroy(typed())
  }

  private var path: String? {
    guard let file = gtk_file_chooser_get_file(opaque) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return string(taking: g_file_get_path(file))
  }
}
