internal import CGtk

extension Widget {
  public var horizontalExpand: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue.gboolean) }
  }

  public var verticalExpand: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue.gboolean) }
  }

  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) ?? .fill }
    set { gtk_widget_set_halign(widget, newValue.value) }
  }

  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) ?? .fill }
    set { gtk_widget_set_valign(widget, newValue.value) }
  }

  /// Sets all four margins, in pixels.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(widget, Int32(top))
    gtk_widget_set_margin_bottom(widget, Int32(bottom))
    gtk_widget_set_margin_start(widget, Int32(start))
    gtk_widget_set_margin_end(widget, Int32(end))
  }

  /// The margin on all four sides, in pixels. The getter returns the top margin.
  public var margin: Int {
    get { Int(gtk_widget_get_margin_top(widget)) }
    set { setMargins(top: newValue, bottom: newValue, start: newValue, end: newValue) }
  }

  /// The minimum width, in pixels, or -1 for the widget's own.
  public var widthRequest: Int {
    get { sizeRequest.width }
    set { gtk_widget_set_size_request(widget, Int32(newValue), Int32(heightRequest)) }
  }

  /// The minimum height, in pixels, or -1 for the widget's own.
  public var heightRequest: Int {
    get { sizeRequest.height }
    set { gtk_widget_set_size_request(widget, Int32(widthRequest), Int32(newValue)) }
  }

  private var sizeRequest: (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    gtk_widget_get_size_request(widget, &width, &height)
    return (Int(width), Int(height))
  }

  /// Makes this widget and another one as wide as the wider one, with its margins.
  public func shareWidth(with other: Widget) {
    // The widgets retain the group.
    let group = Object(adopting: gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL))
    for member in [self, other] { gtk_size_group_add_widget(group.typed(), member.widget) }
  }

  /// The natural width, in pixels.
  public var naturalWidth: Int { Int(measure(GTK_ORIENTATION_HORIZONTAL).natural) }

  /// The natural height, in pixels.
  public var naturalHeight: Int { naturalHeight(forWidth: -1) }

  /// Returns the natural height for a width, in pixels, or for the minimum width if that is greater. -1 is any width.
  public func naturalHeight(forWidth width: Int) -> Int {
    // GTK warns of a width that is too small.
    let width = width < 0 ? -1 : max(Int32(width), measure(GTK_ORIENTATION_HORIZONTAL).minimum)
    return Int(measure(GTK_ORIENTATION_VERTICAL, for: width).natural)
  }

  /// Returns the sizes in an orientation for a size in the other one, which is -1 for any.
  func measure(
    _ orientation: GtkOrientation, for size: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    widget.measure(orientation, for: size)
  }

  /// The allocated width, in pixels, or 0 before the widget is shown.
  public var allocatedWidth: Int { Int(gtk_widget_get_allocated_width(widget)) }

  /// The allocated height, in pixels, or 0 before the widget is shown.
  public var allocatedHeight: Int { Int(gtk_widget_get_allocated_height(widget)) }

  /// Returns whether a point of another widget is within the widget, including its borders and its padding.
  public func contains(_ x: Double, _ y: Double, of other: Widget) -> Bool {
    var (ownX, ownY) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(other.widget, widget, x, y, &ownX, &ownY) != 0 else {
      return false
    }
    return gtk_widget_contains(widget, ownX, ownY) != 0
  }

  /// Returns the position of the top left corner in the coordinates of another widget, or nil if
  /// the widgets are not in the same window.
  public func position(in other: Widget) -> (x: Double, y: Double)? {
    var x = 0.0
    var y = 0.0
    guard gtk_widget_translate_coordinates(widget, other.widget, 0, 0, &x, &y) != 0 else {
      return nil
    }
    return (x, y)
  }

  /// A Boolean value indicating whether the content is clipped to the shape of the widget's background.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns the sizes in an orientation for a size in the other one, which is -1 for any. Layout managers, which GTK
  /// calls, have only the pointers of widgets.
  func measure(
    _ orientation: GtkOrientation, for size: Int32 = -1
  ) -> (minimum: Int32, natural: Int32) {
    var sizes: (minimum: Int32, natural: Int32) = (0, 0)
    gtk_widget_measure(self, orientation, size, &sizes.minimum, &sizes.natural, nil, nil)
    return sizes
  }
}
