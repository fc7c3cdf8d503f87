internal import CGtk

/// Wraps GtkInscription: a text whose size depends on a number of lines, not on the text.
///
/// A text that doesn't fit is ellipsized. A list lays out inscriptions several times faster than labels, because it
/// doesn't measure their texts.
@MainActor
public final class Inscription: Widget {
  override class var gType: GType { gtk_inscription_get_type() }

  public convenience init() {
    // GTK reports an error if a screen reader reads an inscription without a text.
    self.init(adopting: UnsafeMutableRawPointer(gtk_inscription_new("")))
    gtk_inscription_set_text_overflow(opaque, GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END)
    gtk_inscription_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
    gtk_inscription_set_min_chars(opaque, 0)
  }

  public var text: String {
    get { String(cString: gtk_inscription_get_text(opaque)) }
    set {
      gtk_inscription_set_text(opaque, newValue)
      align()
    }
  }

  /// The number of lines that the height is for.
  public var lines: Int {
    get { Int(gtk_inscription_get_min_lines(opaque)) }
    set {
      guard newValue != lines else { return }
      gtk_inscription_set_min_lines(opaque, guint(newValue))
      gtk_inscription_set_nat_lines(opaque, guint(newValue))
    }
  }

  /// Sets the number of lines.
  ///
  /// The style class `lines` has a negative margin at the top, by which the widget is taller than its lines. Otherwise
  /// GTK would cut off the accents of capital letters, which can begin above the first line in GTK 4.18. A text that
  /// is ellipsized always begins at the top of the widget, so it has no margin.
  ///
  /// - Parameters:
  ///   - height: The height of the lines, in pixels.
  ///   - isWhole: A Boolean value indicating whether the lines contain the whole text.
  public func setLines(_ lines: Int, height: Int, isWhole: Bool) {
    self.lines = lines
    if heightRequest != height { heightRequest = height }
    guard hasClass(Self.linesClass) != isWhole else { return }
    setClass(Self.linesClass, on: isWhole)
    gtk_inscription_set_yalign(opaque, 1)
  }

  private static let linesClass = "lines"

  /// The number of characters that the width is for.
  public var characters: Int {
    get { Int(gtk_inscription_get_min_chars(opaque)) }
    set {
      guard newValue != characters else { return }
      gtk_inscription_set_min_chars(opaque, guint(newValue))
      gtk_inscription_set_nat_chars(opaque, guint(newValue))
    }
  }

  /// A Boolean value indicating whether the text has more lines than fit.
  package var isEllipsized: Bool {
    let layout = Object(
      adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, text)))
    pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout.opaque, Int32(allocatedWidth) * PANGO_SCALE)
    return Int(pango_layout_get_line_count(layout.opaque)) > lines
  }

  /// Shows the text as a tooltip while it is ellipsized. The text is measured only under the pointer.
  public func showsTooltipOnlyIfEllipsized() {
    onTooltipQuery(of: Inscription.self) { $0.isEllipsized ? $0.text : nil }
  }

  /// A Boolean value indicating whether the text is at the end of the widget, in the direction of the widget.
  public var isAtEnd: Bool {
    get { hasClass(Self.end) }
    set {
      setClass(Self.end, on: newValue)
      align()
    }
  }

  private static let end = "end"

  /// Aligns the text. Pango swaps the sides for lines whose direction differs from that of the widget.
  private func align() {
    let text = gtk_inscription_get_text(opaque)
    let direction = text.map { per_text_direction($0) } ?? PANGO_DIRECTION_NEUTRAL
    let isOpposite =
      direction != PANGO_DIRECTION_NEUTRAL
      && (direction == PANGO_DIRECTION_RTL) != (textDirection == .rightToLeft)
    gtk_inscription_set_xalign(opaque, isOpposite == isAtEnd ? 0 : 1)
  }
}
