internal import CGtk

/// Measures texts in the fonts of widgets, including widgets that aren't shown yet.
@MainActor
public final class TextRuler {
  /// The size of a text that wraps.
  public struct Size: Equatable, Sendable {
    /// The height of all lines, in pixels.
    public let height: Int
    public let lines: Int
  }

  /// The font of a text. Widgets with the same font have the same style.
  public struct Style: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    /// A Boolean value indicating whether the text is bold although the widget may not be.
    let isBold: Bool

    public init(_ name: String, isBold: Bool = false) {
      (self.name, self.isBold) = (name, isBold)
    }

    public init(stringLiteral name: String) { self.init(name) }

    /// This style in bold.
    public var bold: Style { Style(name, isBold: true) }
  }

  private let features: FontFeatures
  private var fonts: [Style: Font] = [:]

  /// The maximum share of kerning in the width of a text.
  private static let tolerance = 1.04

  /// - Parameter features: The OpenType features of the texts, as in the style sheet.
  public init(features: String) {
    self.features = FontFeatures(features)
  }

  /// Reads the fonts from the widgets again, after the user changed the font or its size.
  public func forgetFonts() {
    fonts = [:]
  }

  /// Returns the size of a text.
  ///
  /// - Parameters:
  ///   - widget: A widget with the font of the text.
  ///   - style: The style of the text.
  ///   - width: The width at which lines wrap, in pixels.
  ///   - maximum: The number of lines after which the text is ellipsized; nil for no limit.
  public func measure(
    _ text: String, of widget: Widget, style: Style, wrappingAt width: Int,
    atMost maximum: Int? = nil
  ) -> Size {
    let font = font(of: widget, style)
    if let lines = certainLines(of: text, in: font, wrappingAt: width, atMost: maximum),
      let height = font.height(ofLines: lines)
    {
      return Size(height: height, lines: lines)
    }
    return layOut(text, in: font, wrappingAt: width, atMost: maximum).size
  }

  /// Returns the height of a number of lines of digits, in pixels.
  public func height(ofLines lines: Int, in widget: Widget, style: Style) -> Int {
    let font = font(of: widget, style)
    if let height = font.height(ofLines: lines) { return height }
    let text = Array(repeating: "0", count: lines).joined(separator: "\n")
    return layOut(text, in: font).size.height
  }

  /// Returns the width of a text on one line, in pixels. The widths of the first texts in a font are kept.
  public func width(of text: String, in widget: Widget, style: Style) -> Int {
    let font = font(of: widget, style)
    return font.width(of: text, features) ?? layOut(text, in: font).width
  }

  /// Returns the size of a text as Pango lays it out.
  package func layOut(
    _ text: String, of widget: Widget, style: Style, wrappingAt width: Int? = nil
  ) -> (width: Int, size: Size) {
    layOut(text, in: font(of: widget, style), wrappingAt: width)
  }

  /// Returns whether a text certainly fits one line, from the widths of its characters.
  ///
  /// Returns false for texts that nearly fill the width, and for scripts whose letters change their shape or may come
  /// from another font.
  public func certainlyFits(
    _ text: String, in width: Int, of widget: Widget, style: Style
  ) -> Bool {
    certainlyFits(text, in: width, font(of: widget, style))
  }

  private func certainlyFits(_ text: String, in width: Int, _ font: Font) -> Bool {
    let maximum = Int(Double(width) * Double(PANGO_SCALE) / Self.tolerance)
    var sum = 0
    for scalar in text.unicodeScalars {
      guard let advance = font.maximumAdvance(of: scalar) else { return false }
      sum += advance
      if sum > maximum { return false }
    }
    return true
  }

  private func font(of widget: Widget, _ style: Style) -> Font {
    if let font = fonts[style] { return font }
    // The widget's own context gets its font when the widget is drawn.
    let context = Object(
      adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_context(widget.widget)))
    if style.isBold {
      let description = pango_font_description_copy(
        pango_context_get_font_description(context.opaque))
      defer { pango_font_description_free(description) }
      pango_font_description_set_weight(description, PANGO_WEIGHT_BOLD)
      pango_context_set_font_description(context.opaque, description)
    }
    let font = Font(context)
    fonts[style] = font
    return font
  }

  /// Returns the number of lines of a text from its width on one line; nil if it is not certain from the width.
  private func certainLines(
    of text: String, in font: Font, wrappingAt width: Int, atMost maximum: Int?
  ) -> Int? {
    if certainlyFits(text, in: width, font) { return 1 }
    // Spaces at the end need no line.
    guard text.last != " ", let whole = font.width(of: text, features) else { return nil }
    if whole <= width || maximum == 1 { return 1 }
    if maximum == 2 { return 2 }
    // The first line ends before the word that doesn't fit, so only the length of that word can remain free.
    let longest =
      text.split(separator: " ").map { font.shapedWidth(of: String($0), features) ?? width }.max()
      ?? 0
    return Int(Double(whole) * Self.tolerance) + longest <= 2 * width ? 2 : nil
  }

  private func layOut(
    _ text: String, in font: Font, wrappingAt width: Int? = nil, atMost maximum: Int? = nil
  ) -> (width: Int, size: Size) {
    let layout = Object(adopting: UnsafeMutableRawPointer(pango_layout_new(font.context.opaque)))
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_features_new(features.text))
    pango_layout_set_attributes(layout.opaque, attributes)
    pango_layout_set_text(layout.opaque, text, -1)
    if let width {
      pango_layout_set_wrap(layout.opaque, PANGO_WRAP_WORD_CHAR)
      pango_layout_set_width(layout.opaque, Int32(width) * PANGO_SCALE)
    }
    if let maximum {
      pango_layout_set_height(layout.opaque, -Int32(maximum))
      pango_layout_set_ellipsize(layout.opaque, PANGO_ELLIPSIZE_END)
    }
    var size: (width: Int32, height: Int32) = (0, 0)
    pango_layout_get_size(layout.opaque, &size.width, &size.height)
    return (
      width: Font.pixels(size.width),
      size: Size(
        height: Font.pixels(size.height), lines: Int(pango_layout_get_line_count(layout.opaque)))
    )
  }
}
