internal import CGtk

/// A page of a print operation, on which texts and lines are drawn. Lengths are in points.
@MainActor
public struct PrintPage {
  /// A size and weight of the font Sans.
  public struct Font {
    /// The size, in points.
    public let size: Double
    public let isBold: Bool

    public init(size: Double, isBold: Bool = false) {
      (self.size, self.isBold) = (size, isBold)
    }
  }

  /// The horizontal alignment of a text within a width.
  public enum Alignment {
    case left, center, right
  }

  private let context: OpaquePointer

  init(_ context: OpaquePointer) {
    self.context = context
  }

  /// The width without the margins.
  public var width: Double { gtk_print_context_get_width(context) }
  /// The height without the margins.
  public var height: Double { gtk_print_context_get_height(context) }

  /// Returns the width of a text in one line.
  public func width(of text: String, _ font: Font) -> Double {
    let layout = layout(text, font)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }

  /// Returns the height of a text whose lines are broken at `width`; 0 if it is empty.
  public func height(of text: String, _ font: Font, width: Double) -> Double {
    guard !text.isEmpty else { return 0 }
    let layout = layout(text, font, width: width)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: Int32 = 0
    pango_layout_get_size(layout, nil, &height)
    return Double(height) / Double(PANGO_SCALE)
  }

  /// Draws a text whose lines are broken at `width`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the text within the width.
  ///   - gray: From 0, black, to 1, white.
  public func draw(
    _ text: String, _ font: Font, x: Double, y: Double, width: Double, alignment: Alignment,
    gray: Double = 0
  ) {
    guard !text.isEmpty else { return }
    let layout = layout(text, font, width: width)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    // Pango swaps left and right in texts that run from right to left, unless it ignores their direction.
    pango_layout_set_auto_dir(layout, true.gboolean)
    var pangoAlignment = PANGO_ALIGN_CENTER
    if alignment != .center {
      let line = pango_layout_get_line_readonly(layout, 0)
      let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      let isLeft = (alignment == .left) != isRightToLeft
      pangoAlignment = isLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
    pango_layout_set_alignment(layout, pangoAlignment)
    cairo_set_source_rgb(cairo, gray, gray, gray)
    cairo_move_to(cairo, x, y)
    pango_cairo_show_layout(cairo, layout)
  }

  /// Draws a thin horizontal line.
  public func drawLine(y: Double, gray: Double = 0) {
    cairo_set_source_rgb(cairo, gray, gray, gray)
    cairo_set_line_width(cairo, 0.5)
    cairo_move_to(cairo, 0, y)
    cairo_line_to(cairo, width, y)
    cairo_stroke(cairo)
  }

  private var cairo: OpaquePointer { gtk_print_context_get_cairo_context(context) }

  /// The caller owns the result.
  private func layout(_ text: String, _ font: Font, width: Double? = nil) -> OpaquePointer {
    let layout = gtk_print_context_create_pango_layout(context)!
    let description = pango_font_description_new()
    pango_font_description_set_family(description, "Sans")
    pango_font_description_set_absolute_size(description, font.size * Double(PANGO_SCALE))
    if font.isBold { pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD) }
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_single_paragraph_mode(layout, true.gboolean)
    pango_layout_set_text(layout, text, -1)
    if let width {
      pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    return layout
  }
}
