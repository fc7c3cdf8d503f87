internal import CGtk

/// Wraps GtkDropTarget for files and text that are dropped on a widget.
@MainActor
public final class DropTarget: EventController {
  /// What was dropped.
  public enum Content {
    case files([File])
    case text(String)
  }

  public init() {
    super.init(adopting: gtk_drop_target_new(per_type_invalid, GDK_ACTION_COPY), phase: .bubble)
    var types = [gdk_file_list_get_type(), per_type_string]
    gtk_drop_target_set_gtypes(opaque, &types, gsize(types.count))
  }

  /// Calls `body` when something is dropped. Return false to refuse it.
  public func onDrop(_ body: @escaping @MainActor (Content) -> Bool) {
    connectReturningBool("drop") { arguments in
      guard let content = Self.content(of: arguments) else { return false }
      return body(content)
    }
  }

  private static func content(of arguments: SignalArguments) -> Content? {
    guard let value = g_value_get_boxed(arguments.values + 1)?.assumingMemoryBound(to: GValue.self)
    else { return nil }
    if g_type_check_value_holds(value, per_type_string) != 0 {
      return string(at: g_value_get_string(value)).map { .text($0) }
    }
    guard g_type_check_value_holds(value, gdk_file_list_get_type()) != 0,
      let list = g_value_get_boxed(value)
    else { return nil }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    var (result, link): ([File], UnsafeMutablePointer<GSList>?) = ([], files)
    while let current = link {
      result.append(File(borrowing: current.pointee.data))
      link = current.pointee.next
    }
    return .files(result)
  }
}
