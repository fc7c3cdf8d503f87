internal import CGtk

/// An icon of the icon theme.
@MainActor
public final class Image: Widget {
  public convenience init(iconName: String) {
    self.init(adopting: gtk_image_new_from_icon_name(iconName))
  }

  public var iconName: String? {
    get { string(at: gtk_image_get_icon_name(opaque)) }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }

  /// The side of the icon, in pixels; -1 leaves it to the style.
  public var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(opaque)) }
    set { gtk_image_set_pixel_size(opaque, Int32(newValue)) }
  }
}
