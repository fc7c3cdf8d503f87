internal import PerCore

/// How numbers are shown by the commands.
struct Shown {
  let notation: LineNotation
  /// The item that plain units and dozens count.
  var plainItem = CountedItem.piece

  var numbers: NumberFormat {
    NumberFormat(decimalMark: notation.decimalMark, groupingMark: notation.groupingMark)
  }

  func number(_ value: Rational) -> String { numbers.string(value.readable) }

  func amount(_ amount: LineAmount) -> String {
    number(amount.value) + " " + unit(amount.unit, plural: amount.value != .one)
  }

  /// The amount that a unit price is for: "kg", "100 g", "piece".
  func per(_ amount: LineAmount) -> String {
    amount.value == .one ? unit(amount.unit, plural: false) : self.amount(amount)
  }

  /// The amount of a product, with "about" if the line calls it approximate.
  func amount(of product: LineProduct) -> String? {
    product.amount.map { (product.isAbout ? "about " : "") + amount($0) }
  }

  func unit(_ unit: Unit, plural: Bool) -> String {
    unit.symbol ?? (plural ? unit.plural : unit.name)
  }

  func price(_ value: Rational) -> String {
    money(numbers.string(value, minimumDecimals: notation.currencyDecimals))
  }

  /// What packs cost, rounded as in the window.
  func cost(_ value: Rational) -> String {
    money(numbers.string(value, decimals: decimals(for: value)))
  }

  func money(_ number: String) -> String {
    notation.currency.isEmpty ? number : number + " " + notation.currency
  }

  /// The decimals that show a unit price with at least two significant digits.
  func decimals(for value: Rational) -> Int {
    value.shownDecimals(minimum: notation.currencyDecimals)
  }

  /// The amount that unit prices of a unit are for.
  func standardAmount(for unit: Unit) -> LineAmount {
    guard unit.kind != .units else { return LineAmount(.one, (unit.item ?? plainItem).unit) }
    let display = DisplayUnit.standard(for: unit.kind, in: notation.measures)
    return LineAmount(Rational(display.multiple), display.unit)
  }

  /// The amount that unit prices of a unit are for if the user chose one; it doesn't apply to other kinds and items.
  func amount(chosen: LineAmount?, for unit: Unit) -> LineAmount {
    guard let chosen, areComparable(chosen.unit, unit) else { return standardAmount(for: unit) }
    return chosen
  }

  /// Returns a Boolean value indicating whether two units have the same kind and, for counted items, the same item.
  func areComparable(_ a: Unit, _ b: Unit) -> Bool {
    a.kind == b.kind && (a.kind != .units || standardAmount(for: a) == standardAmount(for: b))
  }
}

extension Rational {
  /// The number, with 12 significant digits if it has more decimals than that.
  var readable: Rational {
    exactDecimals.map { $0 <= 12 } == true ? self : rounded(significantDigits: 12)
  }
}
