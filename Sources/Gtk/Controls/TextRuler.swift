internal import CGtk

/// Measures texts in the fonts of widgets, including widgets that aren't shown yet.
@MainActor
public final class TextRuler {
  /// The size of a text, in pixels.
  public struct Size: Equatable, Sendable {
    public let width: Int
    public let height: Int
    public let lines: Int
  }

  /// The context of a style.
  private final class Font {
    let context: Object
    /// The widths of the first texts, in pixels.
    var widths: [String: Int] = [:]
    /// The widths of characters, in Pango units.
    var advances: [Unicode.Scalar: Double] = [:]
    /// The height of a line, in pixels; nil before the first measurement.
    var lineHeight: Int?

    init(_ context: Object) {
      self.context = context
    }
  }

  private let features: String
  private var fonts: [String: Font] = [:]

  /// The number of equal characters that are measured together, which evens out rounding.
  private static let sampleCount = 8

  /// The number of texts in a font whose widths are kept. Characters are measured for more texts only, since the first
  /// texts have more characters than these measurements.
  private static let greatestKeptWidths = 40

  /// The greatest share of kerning in the width of a text.
  private static let tolerance = 1.04

  /// - Parameter features: The OpenType features of the texts, as in the style sheet.
  public init(features: String) {
    self.features = features
  }

  /// Reads the fonts from the widgets again, after the user changed the font or its size.
  public func forgetFonts() {
    fonts = [:]
  }

  /// Returns the size of a text.
  ///
  /// - Parameters:
  ///   - widget: A widget with the font of the text.
  ///   - style: The name of the font. Widgets with the same font have the same name.
  ///   - width: The width at which lines wrap, in pixels; nil for one line.
  ///   - lines: The number of lines after which the text is ellipsized; nil for no limit.
  public func measure(
    _ text: String, of widget: Widget, style: String, wrappingAt width: Int? = nil,
    lines: Int? = nil
  ) -> Size {
    let font = font(of: widget, style)
    let size = withLayout(of: text, in: font) { layout in
      if let width {
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
      }
      if let lines {
        pango_layout_set_height(layout, -Int32(lines))
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      }
      var size: (width: Int32, height: Int32) = (0, 0)
      pango_layout_get_size(layout, &size.width, &size.height)
      func pixels(_ units: Int32) -> Int { Int((units + PANGO_SCALE - 1) / PANGO_SCALE) }
      return Size(
        width: pixels(size.width), height: pixels(size.height),
        lines: Int(pango_layout_get_line_count(layout)))
    }
    if size.lines == 1 { font.lineHeight = max(size.height, font.lineHeight ?? 0) }
    return size
  }

  /// Returns the width of a text on one line, in pixels. The widths of the first texts in a font are kept.
  public func width(of text: String, in widget: Widget, style: String) -> Int {
    let font = font(of: widget, style)
    if let width = font.widths[text] { return width }
    let width = measure(text, of: widget, style: style).width
    if font.widths.count < Self.greatestKeptWidths { font.widths[text] = width }
    return width
  }

  /// Returns whether a text certainly fits one line, without measuring a short text, or any text after the first ones
  /// in its font.
  ///
  /// Returns false for texts that nearly fill the width, and for scripts whose letters change their shape or may come
  /// from another font.
  public func certainlyFits(
    _ text: String, in width: Int, of widget: Widget, style: String
  ) -> Bool {
    var (count, isEuropean) = (0, true)
    for scalar in text.unicodeScalars {
      guard scalar.value < 0x250 || (0x2010...0x20CF).contains(scalar.value) else { return false }
      count += 1
      if !(0x20..<0x180).contains(scalar.value) { isEuropean = false }
    }
    let font = font(of: widget, style)
    // Letters of European languages are usually much narrower than a line is tall.
    if isEuropean, let height = font.lineHeight, count * height <= width { return true }
    if font.widths.count < Self.greatestKeptWidths || font.widths[text] != nil {
      return self.width(of: text, in: widget, style: style) <= width
    }
    let greatest = Double(width) * Double(PANGO_SCALE)
    var sum = 0.0
    for scalar in text.unicodeScalars {
      let advance = font.advances[scalar] ?? measureAdvance(of: scalar, in: font)
      sum += advance * Self.tolerance
      if sum > greatest { return false }
    }
    return true
  }

  private func measureAdvance(of scalar: Unicode.Scalar, in font: Font) -> Double {
    let text = String(repeating: String(Character(scalar)), count: Self.sampleCount)
    let advance = withLayout(of: text, in: font) { layout in
      var width: Int32 = 0
      pango_layout_get_size(layout, &width, nil)
      return Double(width) / Double(Self.sampleCount)
    }
    font.advances[scalar] = advance
    return advance
  }

  private func font(of widget: Widget, _ style: String) -> Font {
    if let font = fonts[style] { return font }
    // The widget's own context gets its font when the widget is drawn.
    let font = Font(
      Object(adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_context(widget.widget))))
    fonts[style] = font
    return font
  }

  private func withLayout<Result>(
    of text: String, in font: Font, _ body: (OpaquePointer) -> Result
  ) -> Result {
    let layout = Object(adopting: UnsafeMutableRawPointer(pango_layout_new(font.context.opaque)))
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    pango_layout_set_attributes(layout.opaque, attributes)
    pango_layout_set_text(layout.opaque, text, -1)
    return body(layout.opaque)
  }
}
