internal import CGtk

/// A list model for rows that get their content by position. It has objects only for rows that were visible.
@MainActor
public final class RowModel: Object {
  /// Creates a model without rows.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(per_row_model_new()))
  }

  /// The number of rows.
  public var count: Int { Int(g_list_model_get_n_items(opaque)) }

  /// Replaces `removing` rows by `adding` new ones. The model emits one `items-changed` signal.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows after `position`, whose pointers are moved.
  public func splice(_ position: Int, removing: Int, adding: Int) {
    precondition(position >= 0 && removing >= 0 && position + removing <= count)
    per_row_model_splice(typed(), guint(position), guint(removing), guint(adding))
  }
}
