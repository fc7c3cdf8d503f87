public import PerCore

/// Products as comma-separated values, which Per can import without any loss.
///
/// The columns have English names in all languages, so that the table is recognized everywhere. Quantity, price and
/// unit price are exact: a decimal number, or a fraction such as "1/3" if there is no finite decimal form.
public struct ProductTable: Sendable {
  /// The notation of the numbers and the separator.
  public enum Form: Sendable {
    /// A point as decimal mark, and commas between the fields.
    case international
    /// A comma as decimal mark, and semicolons between the fields.
    case decimalComma

    /// The form of a locale.
    public init(_ format: NumberFormat) {
      self = format.decimalMark == "," ? .decimalComma : .international
    }

    var separator: Character { self == .decimalComma ? ";" : "," }
    var decimalMark: Character { self == .decimalComma ? "," : "." }
  }

  /// The columns, in their order. `typed` and `typed_for` are the quantity and the price as the user entered them, if
  /// that differs from the exact numbers.
  enum Column: String, CaseIterable {
    case name, quantity, unit, price, currency
    case unitPrice = "unit_price"
    case per, shop, note, date, typed
    case typedFor = "typed_for"
    case offer, deposit
    case netWeight = "net_weight"
    case taxPercent = "tax_percent"

    /// The numbers of columns in the tables of all versions: without offers, without deposits, and with all columns.
    static let counts = [12, 13, allCases.count]
  }

  private let form: Form
  private let currency: Currency?
  /// The display unit that the unit prices are for.
  private let displayUnit: DisplayUnit

  public init(_ form: Form, currency: Currency?, displayUnit: DisplayUnit) {
    (self.form, self.currency, self.displayUnit) = (form, currency, displayUnit)
  }

  /// Returns the whole table, in UTF-8 with the line breaks of RFC 4180.
  ///
  /// - Complexity: O(*n*) for *n* products.
  public func bytes(_ products: some Sequence<Product>) -> [UInt8] {
    var bytes: [UInt8] = []
    append(Column.allCases.map(\.rawValue), to: &bytes)
    for product in products { append(Column.allCases.map { text(of: product, $0) }, to: &bytes) }
    return bytes
  }

  private func append(_ fields: [String], to bytes: inout [UInt8]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(form.separator.asciiValue!) }
      let utf8 = field.utf8
      if utf8.allSatisfy(isPlain) {
        bytes.append(contentsOf: utf8)
      } else {
        bytes.append(Self.quote)
        for byte in utf8 where byte != 0 {
          if byte == Self.quote { bytes.append(Self.quote) }
          bytes.append(byte)
        }
        bytes.append(Self.quote)
      }
    }
    bytes += [13, 10]
  }

  private static let quote = UInt8(ascii: "\"")

  /// Returns whether a byte needs no quotes around its field. All controls, spaces and separators do.
  private func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != Self.quote && byte != form.separator.asciiValue
      && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "|") && byte != 0x7F
  }

  private func text(of product: Product, _ column: Column) -> String {
    switch column {
    case .name: FormulaGuard.guarded(product.name)
    case .quantity: number(product.quantity.plain)
    case .unit: product.unit.rawValue
    case .price: number(product.price?.plain ?? "")
    case .currency: currency?.code ?? ""
    case .unitPrice: unitPrice(product)
    case .per: displayUnitText
    case .shop: FormulaGuard.guarded(product.shop)
    case .note: FormulaGuard.guarded(product.note)
    case .date: product.entered?.text ?? ""
    case .typed: typed(product.quantity)
    case .typedFor: product.price.map(typed) ?? ""
    case .offer:
      product.offer.map { offer in
        FormulaGuard.guarded(number(offer.tableText(currency: currency?.code ?? "")))
      } ?? ""
    case .deposit: number(product.terms.deposit?.plain ?? "")
    case .netWeight: number(product.terms.net?.plain ?? "")
    case .taxPercent: number(product.terms.tax?.plain ?? "")
    }
  }

  /// The unit that the unit prices are for, such as "kg" or "100 g".
  private var displayUnitText: String {
    let unit = displayUnit.unit.rawValue
    return displayUnit.multiple == 1 ? unit : "\(displayUnit.multiple) \(unit)"
  }

  /// Returns a stored number with the decimal mark of the form.
  private func number(_ plain: String) -> String {
    form == .international ? plain : plain.replacing(".", with: String(form.decimalMark))
  }

  /// Returns the unit price: exact if it has a finite decimal form, otherwise with 12 significant digits.
  private func unitPrice(_ product: Product) -> String {
    guard product.kind == displayUnit.kind else { return "" }
    let value = product.unitPrice.per(displayUnit)
    let isExact = value.exactDecimals.map { $0 <= NumberFormat.maximumDigits } ?? false
    return number(
      NumberFormat.plain.string(
        isExact ? value : value.rounded(significantDigits: 12), grouped: false))
  }

  /// Returns the expression of an amount; an empty text if it is the number in the table.
  private func typed(_ amount: Amount) -> String {
    if amount.expression == amount.plain { return "" }
    return amount.expression.isEmpty ? FormulaGuard.empty : FormulaGuard.guarded(amount.expression)
  }
}
