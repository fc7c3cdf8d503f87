internal import Gtk
internal import PerCore

/// The bar above the list, with the number of products and the display unit, and below them what the selected product
/// is worth, or the best product if none is selected.
@MainActor
final class DisplayUnitBar {
  let root: Clamp
  private let content = Box(.vertical, spacing: 3)
  private let row = Box(.horizontal, spacing: 12)
  private let controller: ProductListController
  private let count = Label()
  private let worth = Label(wrapping: "")
  // Translators: The label of a menu with kg, 100 g, lb and so on.
  private let label = Label(tr("Price per"))
  /// Created with the first product, or while a long list is read, because it is the slowest widget of the window to
  /// create.
  private lazy var dropDown = makeDropDown()
  private var choices: [DisplayUnit] = []
  /// The width of the content before the first layout, in pixels; nil if it is not known, and after that.
  private var expectedWidth: Int?
  /// The texts about the products that can take the most lines, the longest one first; nil after a change until they
  /// are needed. Each layout of a window that is resized measures them.
  private var longestWorths: [String]?
  /// What the reserved space was measured for; nil if it has to be measured again.
  private var measured: Measured?
  private let ruler = TextRuler(features: "tnum")

  private struct Measured: Equatable {
    let width: Int
    let lines: Int
  }

  /// The space on each side, in pixels, which aligns the bar with the content of the rows.
  private static let margin = ProductRowView.padding + 12

  /// The maximum width, in pixels.
  private static let maximumWidth = ProductRowView.maximumWidth + 2 * margin

  /// - Parameter expectedWidth: The width of the content before the first layout, in pixels; nil if it is not known.
  init(_ controller: ProductListController, expectedWidth: Int?) {
    self.controller = controller
    self.expectedWidth = expectedWidth
    root = Clamp(naturalWidth: Self.maximumWidth, child: content)
    root.horizontalAlignment = .center
    root.addClass("display-unit-bar")
    // GTK 4.18 ignores the padding of a parent in the accessible positions, so this is a margin.
    content.setMargins(top: 9, bottom: 9, start: Self.margin, end: Self.margin)
    for label in [count, worth, label] { label.addClass("dim-label") }
    count.xalign = 0
    count.horizontalExpand = true
    worth.addClass("worth")
    worth.prefersOneLine = true
    worth.lines = 2
    worth.yalign = 0
    worth.ellipsizesWithTooltip()
    row.append(count, label)
    content.append(row, worth)
  }

  /// Creates the menu of the units, before the products of a long list are shown.
  func prepare() { _ = dropDown }

  private func makeDropDown() -> DropDown {
    let dropDown = DropDown()
    dropDown.accessibleLabel = tr("Display Unit")
    dropDown.verticalAlignment = .center
    dropDown.onSelect { [weak self] in
      guard let self, choices.indices.contains($0) else { return }
      controller.show(in: choices[$0])
    }
    row.append(dropDown)
    return dropDown
  }

  /// Shows what the selected product is worth, or the best product if none or several are selected.
  ///
  /// - Parameter rank: The rank of the only selected product; nil if none or several are selected.
  func showWorth(at rank: Int?) {
    let best = controller.worth(at: 0)
    let text = rank.map { controller.worth(at: $0)?.text ?? "" } ?? best?.textOfBest ?? ""
    worth.text = text.withoutBreaksInAmounts
    worth.isVisible = best != nil
  }

  /// Measures the text about the products again, after the font changed.
  func forgetFont() {
    measured = nil
    ruler.forgetFonts()
  }

  /// Fits the bar to the width that it has after a layout.
  func fit() {
    expectedWidth = nil
    reserveSpaceForWorth()
  }

  /// Reserves the space for the longest text about a product, so that the list doesn't move with the selection.
  func reserveSpaceForWorth() {
    let count = controller.state.products.rankedCount
    guard count > 1, let width = widthOfWorth else { return }
    // The text has three lines in a narrow window, and with large text.
    let isWide = ruler.certainlyFits(Self.leastLine, in: width, of: worth, style: "worth")
    let lines = isWide ? 2 : 3
    if worth.lines != lines { worth.lines = lines }
    let next = Measured(width: width, lines: lines)
    guard next != measured else { return }
    measured = next
    let height = maximumHeight(of: count, in: next)
    if worth.heightRequest != height { worth.heightRequest = height }
  }

  /// Returns the height of the text about a product that needs the most lines, in pixels.
  private func maximumHeight(of count: Int, in space: Measured) -> Int {
    func measure(_ text: String) -> TextRuler.Size {
      ruler.measure(
        text.withoutBreaksInAmounts, of: worth, style: "worth", wrappingAt: space.width,
        atMost: space.lines)
    }
    if count > Self.maximumMeasuredCount { return measure(sample(space.lines)).height }
    // The text about the last product usually takes all lines of a wide window.
    if let text = controller.worth(at: count - 1)?.text, case let size = measure(text),
      size.lines == space.lines
    {
      return size.height
    }
    var height = 0
    for text in longestWorths(of: count) {
      if height > 0, ruler.certainlyFits(text, in: space.width, of: worth, style: "worth") {
        continue
      }
      let size = measure(text)
      height = max(height, size.height)
      if size.lines == space.lines { break }
    }
    return height
  }

  /// The digits that fit in each line of a text of two lines.
  private static let leastLine = String(repeating: "0", count: 60)

  /// The number of products of a list in which each text is measured. A longer list always has the space for all lines.
  private static let maximumMeasuredCount = 30

  /// Returns a text of several lines in the script of the language.
  private func sample(_ lines: Int) -> String {
    let start = controller.worth(at: 0)?.textOfBest.prefix(3) ?? ""
    return Array(repeating: start, count: lines).joined(separator: "\n")
  }

  /// Returns the texts that the bar can show, the longest one first, without those that have far fewer characters.
  private func longestWorths(of count: Int) -> [String] {
    if let longestWorths { return longestWorths }
    let worths = (0..<count).compactMap { controller.worth(at: $0) }
    let texts = worths.map(\.text) + worths.prefix(1).map(\.textOfBest)
    let sorted = texts.map { (text: $0, count: $0.count) }.sorted { $0.count > $1.count }
    let maximum = sorted.first?.count ?? 0
    let longest = sorted.prefix { $0.count * 4 >= maximum * 3 }.map(\.text)
    longestWorths = longest
    return longest
  }

  /// The width of the text about a product, in pixels; nil if it is not known before the first layout.
  private var widthOfWorth: Int? {
    // The text is hidden while there is only one product.
    for width in [worth.allocatedWidth, content.allocatedWidth] where width > 0 { return width }
    return expectedWidth
  }

  /// Shows the state of the list.
  func update() {
    longestWorths = nil
    measured = nil
    let number = controller.state.products.count
    // The list is empty while a long comparison is being read.
    content.isVisible = number > 0
    count.text = ComparisonSummary.countText(number, controller.conventions)
    guard number > 0 else { return }
    // For a needed amount, the rows show what it costs.
    label.isVisible = controller.buying.packs != .need || controller.buying.need == nil
    dropDown.isVisible = label.isVisible
    let units = controller.displayUnits
    let current = controller.state.displayUnit.flatMap(units.firstIndex(of:))
    if units != choices {
      choices = units
      let texts = units.map { $0.text(in: controller.conventions.numbers) }
      dropDown.withBlocked { dropDown.setStrings(texts, selected: current) }
    } else if dropDown.selected != current {
      dropDown.selected = current
    }
  }
}
