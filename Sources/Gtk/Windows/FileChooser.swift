internal import CGtk

/// Wraps GtkFileChooserNative, the desktop's dialog for files. Keep it while it is open.
@MainActor
public final class FileChooser: Object {
  public enum Action: Sendable {
    /// Chooses files that exist.
    case open
    /// Chooses the name of a new file.
    case save
  }

  /// - Parameter acceptLabel: The label of the button, with a mnemonic.
  public convenience init(_ action: Action, title: String, acceptLabel: String, parent: Window) {
    let chooser = gtk_file_chooser_native_new(
      title, parent.typed(),
      action == .open ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE, acceptLabel,
      nil)
    self.init(adopting: UnsafeMutableRawPointer(chooser!))
    gtk_native_dialog_set_modal(typed(), true.gboolean)
  }

  /// A Boolean value indicating whether several files can be chosen.
  public var allowsSeveral: Bool {
    get { gtk_file_chooser_get_select_multiple(opaque) != 0 }
    set { gtk_file_chooser_set_select_multiple(opaque, newValue.gboolean) }
  }

  /// The suggested name of a new file.
  public var suggestedName: String {
    get { string(taking: gtk_file_chooser_get_current_name(opaque)) ?? "" }
    set { gtk_file_chooser_set_current_name(opaque, newValue) }
  }

  /// Adds a filter for files with one of the types or suffixes; for all files if there are none.
  /// The first filter is active.
  ///
  /// - Parameters:
  ///   - types: MIME types.
  ///   - suffixes: Suffixes without a dot.
  public func addFilter(_ name: String, types: [String] = [], suffixes: [String] = []) {
    let filter = gtk_file_filter_new()
    defer { g_object_unref(UnsafeMutableRawPointer(filter)) }
    gtk_file_filter_set_name(filter, name)
    for type in types { gtk_file_filter_add_mime_type(filter, type) }
    for suffix in suffixes { gtk_file_filter_add_suffix(filter, suffix) }
    if types.isEmpty, suffixes.isEmpty { gtk_file_filter_add_pattern(filter, "*") }
    gtk_file_chooser_add_filter(opaque, filter)
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

  /// Shows the dialog, and calls `body` with the chosen files; without files if the user canceled.
  public func present(_ body: @escaping @MainActor ([File]) -> Void) {
    connect("response") { arguments in
      let accepted = arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let chooser = OpaquePointer(arguments.object(0))
      body(accepted ? File.all(in: gtk_file_chooser_get_files(chooser)) : [])
    }
    gtk_native_dialog_show(typed())
  }

  /// Closes the dialog without a choice.
  public func close() {
    gtk_native_dialog_hide(typed())
    gtk_native_dialog_destroy(typed())
  }
}
