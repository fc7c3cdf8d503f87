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

  /// The context of a style.
  @MainActor
  private final class Font {
    let context: Object
    /// The first font that the context uses; nil if no font is installed.
    let font: Object?
    /// The widths of the first texts, in pixels.
    var widths: [String: Int] = [:]
    /// The maximum widths of characters, in Pango units, at the places of the characters in `Font.place(of:)`: −1 for
    /// a character that comes from another font, and −2 before the first measurement.
    private var advances = [Int32](repeating: -2, count: placeCount)

    init(_ context: Object) {
      self.context = context
      let description = pango_context_get_font_description(context.opaque)
      font = pango_context_load_font(context.opaque, description).map {
        Object(adopting: UnsafeMutableRawPointer($0))
      }
    }

    /// The number of characters whose widths are measured.
    private static let placeCount = 0x250 + 0xC0

    /// Returns the place of a character among those of European languages and signs; nil for another character.
    private static func place(of scalar: Unicode.Scalar) -> Int? {
      switch scalar.value {
      case 0..<0x250: Int(scalar.value)
      case 0x2010..<0x20D0: Int(scalar.value) - 0x2010 + 0x250
      default: nil
      }
    }

    /// Returns the maximum width of a character, in Pango units; nil if letters of its script change their shape, or
    /// the font doesn't have the character.
    func maximumAdvance(of scalar: Unicode.Scalar) -> Int? {
      guard let place = Self.place(of: scalar) else { return nil }
      if advances[place] == -2 {
        var advance = self.advance(of: scalar)
        // Where all digits have the same width, it is that of the widest one, which usually is zero.
        if let own = advance, ("0"..."9").contains(scalar), let zero = self.advance(of: "0") {
          advance = max(own, zero)
        }
        advances[place] = advance ?? -1
      }
      return advances[place] < 0 ? nil : Int(advances[place])
    }

    private func advance(of scalar: Unicode.Scalar) -> Int32? {
      if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
      var glyph: hb_codepoint_t = 0
      guard
        let font = font.flatMap({
          pango_font_get_hb_font($0.pointer.assumingMemoryBound(to: PangoFont.self))
        }),
        hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
      else { return nil }
      let advance = hb_font_get_glyph_h_advance(font, glyph)
      // The widths are rounded to pixels where the font is hinted.
      return max(advance, (advance + PANGO_SCALE / 2) / PANGO_SCALE * PANGO_SCALE)
    }
  }

  private let features: String
  private var fonts: [Style: Font] = [:]

  /// The number of texts in a font whose widths are kept.
  private static let maximumKeptWidths = 40

  /// The maximum share of kerning in the width of a text.
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
  ///   - style: The style of the text.
  ///   - width: The width at which lines wrap, in pixels; nil for one line.
  ///   - lines: The number of lines after which the text is ellipsized; nil for no limit.
  public func measure(
    _ text: String, of widget: Widget, style: Style, wrappingAt width: Int? = nil,
    lines: Int? = nil
  ) -> Size {
    let font = font(of: widget, style)
    return withLayout(of: text, in: font) { layout in
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
  }

  /// Returns the width of a text on one line, in pixels. The widths of the first texts in a font are kept.
  public func width(of text: String, in widget: Widget, style: Style) -> Int {
    let font = font(of: widget, style)
    if let width = font.widths[text] { return width }
    let width = measure(text, of: widget, style: style).width
    if font.widths.count < Self.maximumKeptWidths { font.widths[text] = width }
    return width
  }

  /// Returns whether a text certainly fits one line, from the widths of its characters.
  ///
  /// Returns false for texts that nearly fill the width, and for scripts whose letters change their shape or may come
  /// from another font.
  public func certainlyFits(
    _ text: String, in width: Int, of widget: Widget, style: Style
  ) -> Bool {
    let font = font(of: widget, style)
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
