internal import CGtk

/// Wraps GtkLabel.
@MainActor
public final class Label: Widget {
  override class var gType: GType { gtk_label_get_type() }

  public convenience init(_ text: String = "") {
    self.init(adopting: gtk_label_new(text))
  }

  /// Creates a label whose text begins at the start, and wraps.
  public convenience init(wrapping text: String) {
    self.init(text)
    xalign = 0
    isWrapping = true
  }

  /// Creates a label with a mnemonic, the letter after an underscore. Alt and the letter activate
  /// `mnemonicWidget`.
  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_label_new_with_mnemonic(mnemonic))
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// A Boolean value indicating whether long text wraps.
  public var isWrapping: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue.gboolean)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// A Boolean value indicating whether a long word of a wrapping text may be divided. If false, the label is at least
  /// as wide as its longest word. Set it after `isWrapping`.
  public var dividesWords: Bool {
    get { gtk_label_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_label_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }

  /// A Boolean value indicating whether a text that doesn't fit wraps. Otherwise, it is ellipsized.
  public var wraps: Bool {
    get { isWrapping }
    set {
      isWrapping = newValue
      ellipsizes = newValue ? .none : .end
    }
  }

  /// A Boolean value indicating whether the natural width of a wrapping text is that of the text in
  /// one line. If false, GTK chooses a narrower natural width where the height allows several
  /// lines.
  public var prefersOneLine: Bool {
    get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
    set {
      gtk_label_set_natural_wrap_mode(
        opaque, newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT)
    }
  }

  /// The position of the ellipsis in a text that does not fit.
  package var ellipsizes: Ellipsization {
    get { Ellipsization(gtk_label_get_ellipsize(opaque)) ?? .none }
    set { gtk_label_set_ellipsize(opaque, newValue.value) }
  }

  /// The horizontal alignment of the text, from 0 (start) to 1 (end).
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  /// The vertical alignment of the text, from 0 (top) to 1 (bottom).
  public var yalign: Double {
    get { Double(gtk_label_get_yalign(opaque)) }
    set { gtk_label_set_yalign(opaque, Float(newValue)) }
  }

  /// The alignment of the lines to each other.
  public var justification: Justification {
    get { Justification(gtk_label_get_justify(opaque)) ?? .left }
    set { gtk_label_set_justify(opaque, newValue.value) }
  }

  /// The natural width, in characters, or -1 for the width of the text.
  public var widthChars: Int {
    get { Int(gtk_label_get_width_chars(opaque)) }
    set { gtk_label_set_width_chars(opaque, Int32(newValue)) }
  }

  /// The maximum natural width, in characters, or -1 for the width of the text.
  public var maxWidthChars: Int {
    get { Int(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// The maximum number of lines of a text that wraps and is ellipsized, or -1 for no limit.
  public var lines: Int {
    get { Int(gtk_label_get_lines(opaque)) }
    set { gtk_label_set_lines(opaque, Int32(newValue)) }
  }

  /// The widget that the label's mnemonic activates. GTK also uses the label as its accessible
  /// label.
  public var mnemonicWidget: Widget? {
    get { gtk_label_get_mnemonic_widget(opaque).map { Widget(borrowing: $0) } }
    set {
      gtk_label_set_mnemonic_widget(opaque, newValue?.widget)
      newValue?.storeLabel(self)
    }
  }
}
