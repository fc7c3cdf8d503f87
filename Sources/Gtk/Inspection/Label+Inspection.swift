internal import CGtk

extension Label {
  /// The number of lines of the text as it is shown.
  package var lineCount: Int { Int(pango_layout_get_line_count(gtk_label_get_layout(opaque))) }

  /// The bounds of the text within the label, in pixels.
  package var textBounds: PixelBounds {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_label_get_layout_offsets(opaque, &x, &y)
    let layout = gtk_label_get_layout(opaque)
    var extents = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &extents)
    (x, y) = (x + extents.x, y + extents.y)
    (width, height) = (extents.width, extents.height)
    return PixelBounds(
      left: Double(x), top: Double(y), right: Double(x + width), bottom: Double(y + height))
  }

  /// The letter of the mnemonic; nil if there is none.
  package var mnemonicCharacter: Character? {
    let keyval = gtk_label_get_mnemonic_keyval(opaque)
    guard keyval != guint(GDK_KEY_VoidSymbol) else { return nil }
    return Unicode.Scalar(gdk_keyval_to_unicode(keyval)).map { Character($0) }
  }
}
