internal import CGtk

/// Wraps GtkImage, with an icon from the icon theme, which screen readers don't speak.
@MainActor
public final class Image: Widget {
  override class var gType: GType { gtk_image_get_type() }

  public convenience init(iconName: String) {
    self.init(adopting: gtk_image_new_from_icon_name(iconName))
    setAccessibleRole(.presentation)
  }

  /// The width and height of the icon, in pixels, or -1 for the theme's size.
  public var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(opaque)) }
    set { gtk_image_set_pixel_size(opaque, Int32(newValue)) }
  }
}
