internal import CGtk

extension TextRuler {
  /// The context of a style, and what was measured in its font.
  @MainActor
  final class Font {
    let context: Object
    /// The first font that the context uses; nil if no font is installed.
    let font: Object?
    /// The widths of the first texts, in pixels.
    private var widths: [String: Int] = [:]
    /// The maximum widths of characters, in Pango units, at the places of the characters in `Font.place(of:)`: −1 for
    /// a character that comes from another font, and −2 before the first measurement.
    private var advances = [Int32](repeating: -2, count: placeCount)

    /// The height of a line, in Pango units; nil before it is needed.
    private var lineHeight: Int32?

    init(_ context: Object) {
      self.context = context
      let description = pango_context_get_font_description(context.opaque)
      font = pango_context_load_font(context.opaque, description).map {
        Object(adopting: UnsafeMutableRawPointer($0))
      }
    }

    /// The number of characters whose widths are measured.
    private static let placeCount = 0x250 + 0xC0

    /// Returns the place of a character among those of European languages and signs; nil for another character and for
    /// one that ends a line.
    private static func place(of scalar: Unicode.Scalar) -> Int? {
      switch scalar.value {
      case 0x20..<0x7F, 0xA0..<0x250: Int(scalar.value)
      // They end a paragraph.
      case 0x2028, 0x2029: nil
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

    /// The number of texts whose widths are kept.
    private static let maximumKeptWidths = 40

    /// The maximum length of a text that HarfBuzz measures, in UTF-8. A longer one takes several lines.
    private static let maximumLength = 400

    /// Returns the width of a text on one line, in pixels, as HarfBuzz measures it. Pango takes much more time for the
    /// same width.
    ///
    /// - Returns: The width; nil if a character may come from another font or change its shape, and for a long text.
    func width(of text: String, _ features: FontFeatures) -> Int? {
      if let width = widths[text] { return width }
      let width = shapedWidth(of: text, features)
      if let width, widths.count < Self.maximumKeptWidths { widths[text] = width }
      return width
    }

    /// Returns the same width as `width(of:_:)`, without keeping it.
    func shapedWidth(of text: String, _ features: FontFeatures) -> Int? {
      guard text.utf8.count <= Self.maximumLength, let hbFont,
        text.unicodeScalars.allSatisfy({ maximumAdvance(of: $0) != nil })
      else { return nil }
      let buffer = hb_buffer_create()
      defer { hb_buffer_destroy(buffer) }
      hb_buffer_add_utf8(buffer, text, -1, 0, -1)
      hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
      let hasLetters = text.unicodeScalars.contains(where: \.properties.isAlphabetic)
      hb_buffer_set_script(buffer, hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON)
      if let language = pango_context_get_language(context.opaque) {
        hb_buffer_set_language(
          buffer, hb_language_from_string(pango_language_to_string(language), -1))
      }
      hb_shape(hbFont, buffer, features.list, UInt32(features.list.count))
      var count: UInt32 = 0
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
      let isRounded = pango_context_get_round_glyph_positions(context.opaque) != 0
      let units = UnsafeBufferPointer(start: positions, count: Int(count)).reduce(0) {
        $0 + (isRounded ? Self.rounded($1.x_advance) : $1.x_advance)
      }
      return Self.pixels(units)
    }

    /// Returns the height of a number of lines whose characters all come from this font, in pixels; nil if no font is
    /// installed.
    func height(ofLines lines: Int) -> Int? {
      if lineHeight == nil {
        var glyph: hb_codepoint_t = 0
        guard let font, let hbFont, hb_font_get_nominal_glyph(hbFont, 0x30, &glyph) != 0 else {
          return nil
        }
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(
          font.pointer.assumingMemoryBound(to: PangoFont.self), glyph, nil, &logical)
        lineHeight = logical.height
      }
      return lineHeight.map { Self.pixels($0 * Int32(lines)) }
    }

    /// Returns the number of pixels for a length in Pango units.
    static func pixels(_ units: Int32) -> Int { Int((units + PANGO_SCALE - 1) / PANGO_SCALE) }

    /// The font of HarfBuzz, which belongs to `font`.
    private var hbFont: OpaquePointer? {
      font.flatMap { pango_font_get_hb_font($0.pointer.assumingMemoryBound(to: PangoFont.self)) }
    }

    /// Returns a width rounded to pixels, in Pango units.
    private static func rounded(_ units: Int32) -> Int32 {
      (units + PANGO_SCALE / 2) / PANGO_SCALE * PANGO_SCALE
    }

    private func advance(of scalar: Unicode.Scalar) -> Int32? {
      if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
      var glyph: hb_codepoint_t = 0
      guard let hbFont, hb_font_get_nominal_glyph(hbFont, scalar.value, &glyph) != 0 else {
        return nil
      }
      let advance = hb_font_get_glyph_h_advance(hbFont, glyph)
      // The widths are rounded to pixels where the font is hinted.
      return max(advance, Self.rounded(advance))
    }
  }
}

/// The OpenType features of a text.
struct FontFeatures {
  /// The features, separated by commas, such as `tnum`.
  let text: String
  let list: [hb_feature_t]

  init(_ text: String) {
    self.text = text
    list = text.split(separator: ",").compactMap {
      var feature = hb_feature_t()
      return hb_feature_from_string(String($0), -1, &feature) != 0 ? feature : nil
    }
  }
}
