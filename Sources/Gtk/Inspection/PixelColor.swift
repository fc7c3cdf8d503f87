/// The color of a pixel, in sRGB.
package struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// - Parameter value: The color as 0xAARRGGBB; the opacity isn't used.
  init(_ value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  /// The color as 0xAARRGGBB, opaque.
  var value: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  package var description: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return component < 16 ? "0" + digits : digits
      }.joined()
  }
}
