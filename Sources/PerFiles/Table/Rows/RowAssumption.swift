/// The assumptions by which a row that has several meanings is read.
struct RowAssumption {
  /// The decimal mark of numbers such as "1,000"; nil for that of the column.
  var decimalMark: Character?
  /// What the price is for, unless the header says it.
  var priceScope: ColumnHeader.PriceScope?
  /// The column of the number of packs; nil for all.
  var countColumn: Int?
  /// The column of the price; nil for all price columns.
  var priceColumn: Int?
  /// The column of the quantity; nil for all.
  var quantityColumn: Int?
  /// A Boolean value indicating whether whole prices are in hundredths of the currency.
  var isInCents = false
  /// A Boolean value indicating whether the amount has to agree with the name, and the price with the unit prices.
  var isChecked = true
}
