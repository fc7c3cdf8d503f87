internal import CGtk

/// Wraps GtkFileChooserNative: the desktop's own dialog, from the portal if there is one.
@MainActor
public final class FileChooser: Object {
  public enum Purpose: Sendable {
    /// Chooses files that exist.
    case open
    /// Chooses the name of a new file.
    case save
  }

  public init(
    _ purpose: Purpose, title: String, accept: String, cancel: String, over parent: Window
  ) {
    super.init(
      adopting: UnsafeMutableRawPointer(
        gtk_file_chooser_native_new(
          title, parent.typed(),
          purpose == .open ? GTK_FILE_CHOOSER_ACTION_OPEN : GTK_FILE_CHOOSER_ACTION_SAVE, accept,
          cancel)!))
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

  /// Adds a choice of which files are listed.
  ///
  /// - Parameter patterns: Patterns of names, such as "*.csv".
  public func addFilter(_ name: String, types: [String] = [], patterns: [String]) {
    let filter = gtk_file_filter_new()
    defer { g_object_unref(UnsafeMutableRawPointer(filter)) }
    gtk_file_filter_set_name(filter, name)
    for type in types { gtk_file_filter_add_mime_type(filter, type) }
    for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
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

  /// Returns the id of the chosen option of a choice that was added.
  public func choice(_ id: String) -> String? {
    string(at: gtk_file_chooser_get_choice(opaque, id))
  }

  /// Shows the dialog, and calls `body` with the chosen files; without files if the user canceled.
  public func show(_ body: @escaping @MainActor ([File]) -> Void) {
    connect("response") { arguments in
      guard let pointer = arguments.object(0) else { return }
      let chooser = Object(borrowing: pointer)
      let accepted = arguments.int(1) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      body(accepted ? File.all(in: gtk_file_chooser_get_files(chooser.opaque)) : [])
    }
    gtk_native_dialog_show(typed())
  }

  /// Closes the dialog without a choice.
  public func close() {
    gtk_native_dialog_destroy(typed())
  }
}
