internal import CGtk

/// Text to be read.
@MainActor
public final class Label: Widget {
  public convenience init(_ text: String = "") {
    self.init(adopting: gtk_label_new(text))
  }

  /// Text whose letter after an underscore leads, with Alt, to `mnemonicWidget`.
  public convenience init(mnemonic: String) {
    self.init(adopting: gtk_label_new_with_mnemonic(mnemonic))
  }

  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Whether long text goes on in the next line.
  public var isWrapping: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue.gboolean)
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    }
  }

  /// Whether a text that wraps would like a line for itself all the same, however high its place is.
  public var prefersOneLine: Bool {
    get { gtk_label_get_natural_wrap_mode(opaque) == GTK_NATURAL_WRAP_NONE }
    set {
      gtk_label_set_natural_wrap_mode(
        opaque, newValue ? GTK_NATURAL_WRAP_NONE : GTK_NATURAL_WRAP_INHERIT)
    }
  }

  /// Where text that has no room is cut.
  public var ellipsizes: Ellipsization {
    get { Ellipsization(gtk_label_get_ellipsize(opaque)) }
    set { gtk_label_set_ellipsize(opaque, newValue.value) }
  }

  /// Where the text stands in the label's room, from 0, the start, to 1, the end.
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  public var yalign: Double {
    get { Double(gtk_label_get_yalign(opaque)) }
    set { gtk_label_set_yalign(opaque, Float(newValue)) }
  }

  /// How the lines of a text of several stand to one another.
  public var justification: Justification {
    get { Justification(gtk_label_get_justify(opaque)) }
    set { gtk_label_set_justify(opaque, newValue.value) }
  }

  /// The width it would like, in characters; -1 leaves it to the text.
  public var widthChars: Int {
    get { Int(gtk_label_get_width_chars(opaque)) }
    set { gtk_label_set_width_chars(opaque, Int32(newValue)) }
  }

  /// The greatest width it would like, in characters; -1 leaves it to the text.
  public var maxWidthChars: Int {
    get { Int(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// The most lines of a text that wraps and is cut; -1 for any number.
  public var lines: Int {
    get { Int(gtk_label_get_lines(opaque)) }
    set { gtk_label_set_lines(opaque, Int32(newValue)) }
  }

  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue.gboolean) }
  }

  /// The widget that the mnemonic focuses. GTK names it by the label.
  public var mnemonicWidget: Widget? {
    get { gtk_label_get_mnemonic_widget(opaque).map { Widget(borrowing: $0) } }
    set {
      gtk_label_set_mnemonic_widget(opaque, newValue?.widget)
      newValue?.noteLabel(self)
    }
  }
}
