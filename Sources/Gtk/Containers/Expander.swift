internal import CGtk

/// Wraps GtkExpander.
@MainActor
public final class Expander: Widget {
  override class var gType: GType { gtk_expander_get_type() }

  /// Creates an expander with a label that has an underscore before its mnemonic.
  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_expander_new_with_mnemonic(mnemonic))
    accessibleLabel = Mnemonic.plainText(of: mnemonic)
  }

  public var child: Widget? {
    get { gtk_expander_get_child(opaque).map { Widget(borrowing: $0) } }
    set { gtk_expander_set_child(opaque, newValue?.widget) }
  }

  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(opaque) != 0 }
    set { gtk_expander_set_expanded(opaque, newValue.gboolean) }
  }

  /// Calls `body` whenever `isExpanded` changes.
  public func onExpandedChange(_ body: @escaping @MainActor () -> Void) {
    connect("notify::expanded", body)
  }
}
