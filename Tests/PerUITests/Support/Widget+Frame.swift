import Gtk

extension Widget {
  /// The position in the window and the size, in pixels.
  var frame: Frame? {
    guard let root, let place = position(in: root) else { return nil }
    return Frame(x: place.x, y: place.y, width: allocatedWidth, height: allocatedHeight)
  }
}

struct Frame: Equatable {
  var x: Double
  var y: Double
  var width: Int
  var height: Int
}
