internal import PerCore

/// Sizes in the header of the names, and sizes at the ends of names that repeat another column.
extension RowReader {
  /// Finds the size in the header of the names of a table that has no column of quantities.
  ///
  /// The size ends the header and follows a few words. "Top 10 kg bags", "Delivery from 10 kg" and "Ingredients for 1 kg
  /// of bread" don't state the size of the products.
  mutating func findTitleSize() {
    guard quantities.isEmpty, units.isEmpty, counts.isEmpty, itemColumns.isEmpty,
      let title = names.first.flatMap({ layout.titles?[$0] }), title.hasNumber,
      case .success(let size) = cells.quantity(
        inName: title, decimalMark: cells.notation.decimalMark),
      size.amount.isMeasure, !size.rest.isEmpty, title.hasPrefix(size.rest),
      case let words = ColumnHeader.words(of: size.rest), words.count <= 3,
      let last = words.last, !HeaderWords.beforeAmounts.contains(last)
    else { return }
    titleSize = Quantity(amount: size.amount, rest: "")
  }

  /// Removes a size at the end of a name that is the quantity: "Heinz Ketchup 460g" with 460 g.
  mutating func removeSize(_ quantity: Quantity, fromEndOf name: inout String) {
    let words = name.split(separator: " ")
    // "6 x 330 ml" has the most words.
    for count in stride(from: min(4, words.count - 1), to: 0, by: -1) {
      let first = words.count - count
      let text = words[first...].joined(separator: " ").filter { !"()[]".contains($0) }
      guard text.utf8.first?.isASCIIDigit == true, isSize(text, quantity) else { continue }
      var rest = words[..<first].joined(separator: " ")
      while let last = rest.last, ",;:-–—(/ ".contains(last) { rest.removeLast() }
      // In "Beans (tomato 400g)", the size is one of several words in brackets.
      let isWhole = zip("([", ")]").allSatisfy { open, close in
        rest.count(where: { $0 == open }) == rest.count(where: { $0 == close })
      }
      if rest.hasLetter, isWhole { name = rest }
      return
    }
  }

  /// Returns whether a text contains only a size that is equal to a quantity.
  private mutating func isSize(_ text: String, _ quantity: Quantity) -> Bool {
    let mark = names.first.flatMap { self.mark(of: $0) }
    let size = quantitiesByText.value(of: "\u{0}" + text) { [cells] in
      cells.quantity(text, decimalMark: mark)
    }
    guard case .success(let size) = size, size.rest.isEmpty, !size.isUnit else { return false }
    return size.amount.unit.kind == quantity.amount.unit.kind
      && size.amount.inBaseUnits == quantity.amount.inBaseUnits
  }
}
