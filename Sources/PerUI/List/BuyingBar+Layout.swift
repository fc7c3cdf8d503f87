internal import Gtk

extension BuyingBar {
  /// The minimum and maximum natural width of the field for the needed amount, in characters. Amounts such as the
  /// German "1000 Waschladungen" are shown as a whole.
  static let needWidths = 7...20

  /// Makes the field as wide as the amount, and puts it below the dropdown in a window that is too narrow for both.
  func fitNeed() {
    guard grid.allocatedWidth > 0 else { return }
    let widths = Self.needWidths
    let width = min(max(need.length + 1, widths.lowerBound), widths.upperBound)
    if need.maxWidthChars != width { need.maxWidthChars = width }
    let others = packsLabel.naturalWidth + packs.naturalWidth + 2 * packsRow.spacing
    let isBelow = need.naturalWidth > grid.allocatedWidth - others
    let orientation: Orientation = isBelow ? .vertical : .horizontal
    guard packsRow.orientation != orientation else { return }
    packsRow.orientation = orientation
    // The label stays beside the dropdown.
    packsLabel.verticalAlignment = isBelow ? .start : .fill
    packsLabel.heightRequest = isBelow ? packs.naturalHeight : -1
  }
}
