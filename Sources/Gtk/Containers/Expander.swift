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

  /// The text of the label, with an underscore before its mnemonic. The accessible label stays the same.
  public var mnemonic: String {
    get { string(at: gtk_expander_get_label(opaque)) ?? "" }
    set { gtk_expander_set_label(opaque, newValue) }
  }

  /// The label. A new `mnemonic` replaces it.
  public var label: Label? {
    gtk_expander_get_label_widget(opaque).flatMap { Widget(borrowing: $0).cast(to: Label.self) }
  }

  /// The row with the label and the arrow. It shows the focus ring.
  public var title: Widget? { label?.parent }

  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(opaque) != 0 }
    set { gtk_expander_set_expanded(opaque, newValue.gboolean) }
  }

  /// Calls `body` whenever `isExpanded` changes.
  public func onExpandedChange(_ body: @escaping @MainActor () -> Void) {
    connect("notify::expanded", body)
  }
}
