internal import CGtk

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

  /// The contrast ratio of two colors, from 1 to 21, as WCAG 2.2 defines it.
  package func contrast(with other: PixelColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, from 0 to 1, as WCAG 2.2 defines it.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: UInt8) -> Double {
    let value = Double(component) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  package var description: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return component < 16 ? "0" + digits : digits
      }.joined()
  }
}
