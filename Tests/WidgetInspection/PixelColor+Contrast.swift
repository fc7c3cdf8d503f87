internal import Glibc
package import Gtk

extension PixelColor {
  /// The contrast ratio of two colors, from 1 to 21, as WCAG 2.2 defines it.
  package func contrast(with other: PixelColor) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The relative luminance, from 0 to 1, as WCAG 2.2 defines it.
  private var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

private func linear(_ component: UInt8) -> Double {
  let value = Double(component) / 255
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}
