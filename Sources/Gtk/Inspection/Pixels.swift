/// The colors of a picture.
package struct Pixels: Sendable {
  package let width: Int
  package let height: Int
  /// Row by row from the top, each pixel as 0xAARRGGBB.
  private let data: [UInt32]

  /// Creates a picture from the color of each pixel.
  package init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> PixelColor) {
    let data = (0..<width * height).map { color($0 % width, $0 / width).value }
    self.init(width: width, height: height, data: data)
  }

  init(width: Int, height: Int, data: [UInt32]) {
    precondition(data.count == width * height)
    (self.width, self.height, self.data) = (width, height, data)
  }

  package subscript(x: Int, y: Int) -> PixelColor { PixelColor(data[y * width + x]) }

  /// Returns the opacity of a pixel, from 0 to 1.
  package func opacity(x: Int, y: Int) -> Double { Double(data[y * width + x] >> 24) / 255 }
}
