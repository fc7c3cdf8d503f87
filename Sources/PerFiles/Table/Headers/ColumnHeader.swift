/// The header of a column: what the column holds, and what the header says about its values.
package struct ColumnHeader: Equatable, Sendable {
  var role: ColumnRole
  /// The unit of the quantities, such as "g" in "Menge (g)".
  var unit: String?
  /// The currency of the prices: a sign or a code, such as "€" in "Preis (€)".
  var currency: String?
  /// A Boolean value indicating whether prices are in the hundredth of the currency.
  var isInCents = false
  /// What the price is for, where another column has the number of packs.
  var priceScope: PriceScope?
  /// The kind of the price among several prices; nil for the price that everybody pays.
  var priceSort: PriceSort?
  /// A Boolean value indicating whether the quantity is the weight without the liquid.
  var isDrained = false
  /// A Boolean value indicating whether the quantity or the deposit is for each of several containers.
  var isOfEach = false
  /// A Boolean value indicating whether the header has a word such as "each", not only "unit".
  var saysEach = false
  /// A Boolean value indicating whether the quantities are names of variants, some of which say nothing about a size.
  var isOfVariants = false
  /// A Boolean value indicating whether the quantity is the total of all packs.
  var isTotal = false
  /// A Boolean value indicating whether a number counts the containers in a pack, or a price is for a pack.
  var isOfPack = false
  /// A Boolean value indicating whether a price is for a case, which contains several packs, or a number counts the
  /// content of a case.
  var isOfCase = false
  /// A Boolean value indicating whether a price is for a container of one product, such as a bottle.
  var isOfSingleContainer = false
  /// A Boolean value indicating whether a number of packs is in words such as "6er-Pack", beside cells of other texts.
  var isInWords = false
  /// A Boolean value indicating whether a number counts the items in the pack that the price is for: "Pack count".
  var isPackCount = false
  /// A Boolean value indicating whether a number counts items, such as washes, beside sizes.
  var isOfItems = false
  /// A Boolean value indicating whether each offer is a number of packs and the number of those to pay: "3x2".
  var isOfMultibuys = false
  /// A Boolean value indicating whether a number counts pieces or containers of one product.
  var isOfPieces = false
  /// A Boolean value indicating whether the header names a number but not what is counted, such as "Quantity".
  var isPlainQuantity = false
  /// A Boolean value indicating whether the header names a size, such as a weight.
  var isSize = false
  /// A Boolean value indicating whether a column of units has the size of one unit if its cells have numbers: "Unit
  /// size".
  var isSizeOfUnit = false
  /// A Boolean value indicating whether a unit is what the prices are for: "price_per".
  var isUnitOfPrice = false
  /// A Boolean value indicating whether a column with an unknown header can contain the quantities for a column of
  /// units.
  var canBeQuantity = false
  /// A Boolean value indicating whether the column has sizes of clothes.
  var isOfClothes = false
  /// A Boolean value indicating whether a number counts the packs on a receipt.
  var isReceiptCount = false
  /// A Boolean value indicating whether a price is the price of one pack, beside a total price.
  var isReceiptUnitPrice = false
  /// A Boolean value indicating whether the quantity is for each of several rolls.
  var isOfRoll = false
  /// The container that is counted, or that the quantity is for: "bag" in "Bags" and "Bag weight".
  var bag: String?
  /// The container that each quantity is in: "box" in "Sq ft per box".
  var container: String?
  /// The container whose content the number counts, or that the price is for: "box" in "Price per box".
  var packContainer: String?
  /// A Boolean value indicating whether the price is for one piece, and not another unit price.
  var isPiecePrice = false
  /// A Boolean value indicating whether the header is "Rate", the price of one unit in inventories and a tax elsewhere.
  var isRate = false
  /// A Boolean value indicating whether the column has the quantity, or the unit, that a unit price is for.
  var isReference = false
  /// A Boolean value indicating whether the column describes the packs, and may have quantities: "Conditionnement".
  var isPackaging = false
  /// A Boolean value indicating whether the column has the width or the height of packages, or any length.
  var isDimension = false, isLength = false
  /// A Boolean value indicating whether the column has a weight, which can be that of the parcel.
  var isWeight = false
  /// A Boolean value indicating whether the column has discounts, and whether they are percentages.
  var isDiscount = false, isPercent = false
  /// A Boolean value indicating whether the discounts are coupons, which are not included in any price.
  var isCoupon = false
  /// A Boolean value indicating whether the column has the amount saved compared with an earlier price: "You save".
  var isSaving = false
  /// A Boolean value indicating whether the column has the net weight beside the drained one, or the tax, of a table
  /// that Per copied.
  var isNetWeight = false, isTax = false
  /// A Boolean value indicating whether the user chose the column as one of names.
  var isAddedName = false
  /// A Boolean value indicating whether the column has brands, or categories.
  var isBrand = false, isCategory = false
  /// A Boolean value indicating whether a price is the selling price of a shop, or its purchase price.
  var isSellingPrice = false, isPurchasePrice = false
  /// A Boolean value indicating whether the header says only that the column has prices, possibly with the currency.
  var isPlainPrice = false
  /// A Boolean value indicating whether a price is the price before a reduction, although it can be the only one.
  var isOld = false
  /// A Boolean value indicating whether a price is a former one: "Was".
  var isPast = false
  /// A Boolean value indicating whether a number is the quantity, or a factor of it, as the unit prices prove.
  var isProved = false
  /// A Boolean value indicating whether the role was found by the cells, not by the header.
  var isGuessed = false
  /// A Boolean value indicating whether the prices are the lowest of several shops: "from 12.49".
  var isLowest = false
  /// A Boolean value indicating whether a price is the price after a reduction.
  var isReduced = false
  /// A Boolean value indicating whether a price is today's price, whatever the other prices are: "Now".
  var isCurrent = false
  /// A Boolean value indicating whether a price is recommended by the maker: "MRP".
  var isRecommended = false
  /// A Boolean value indicating whether the column has the number of units that a price is for: "pro 100".
  var isPriceUnit = false
  /// A Boolean value indicating whether cells say what the price of their row is for: "€/kg".
  var hasPriceBasis = false
  /// The number of packs that a price is for: 2 for "Price for 2".
  var packs: Int?
  /// The column with the number of packs that an offer is for, whose price this column has: "multibuy_price".
  var countColumn: Int?
  /// The column that has the hundredths of the prices: "Euro" and "Cent".
  var fractionColumn: Int?
  /// The words that can be the unit of a unit price: "kg" in "Preis pro kg".
  var rateWords: [String] = []

  /// Creates the header of a column that has none.
  init(_ role: ColumnRole) {
    self.role = role
  }

  /// Reads a header; nil if it has no known word.
  init?(_ text: String) {
    guard text.utf8.count <= 200 else { return nil }
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= 12, !Self.isJanuary(words, text) else { return nil }
    if HeaderWords.priceUnits.contains(words.joined(separator: " ")) {
      self.init(.other)
      isPriceUnit = true
      return
    }
    let title = WordSet.Title(words)
    if let role = RoleFinder(title).role {
      self.init(role)
      readDetails(title, text)
    } else {
      self.init(withoutRole: title, text)
    }
    isDimension = title.has(HeaderWords.dimensions)
    isLength =
      isLength
      || title.has(HeaderWords.lengths) && !words.contains(where: HeaderWords.rolls.contains)
    isWeight = HeaderWords.isWeight(words)
    isPercent = words.contains("%")
    isDiscount = HeaderWords.isDiscount(words)
    isSaving = title.has(HeaderWords.savings)
    isCoupon = title.has(HeaderWords.coupons)
    isSellingPrice = title.has(HeaderWords.sellingPrices)
    isPurchasePrice = title.has(HeaderWords.purchasePrices)
    isBrand = title.has(HeaderWords.brands)
    isCategory = title.has(HeaderWords.categories)
  }
}
