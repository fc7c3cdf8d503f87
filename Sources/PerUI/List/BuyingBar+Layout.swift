internal import Gtk

extension BuyingBar {
  /// The minimum and maximum natural width of the field for the needed amount, in characters.
  static let needWidths = 7...13

  /// Makes the field as wide as a long amount, unless the dropdown needs the space in a narrow window.
  func fitNeed() {
    let widths = Self.needWidths
    let others = packsLabel.naturalWidth + packs.naturalWidth + 2 * packsRow.spacing
    need.maxWidthChars = min(max(need.length + 1, widths.lowerBound), widths.upperBound)
    if need.naturalWidth > grid.allocatedWidth - others { need.maxWidthChars = widths.lowerBound }
  }
}
