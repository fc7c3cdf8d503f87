import PerCore

/// The readers of lines in one notation.
struct FuzzedReaders {
  private let lines: LineReader
  private let offers: LineReader

  static let all = LineNotation.fuzzed.map(FuzzedReaders.init)

  init(_ notation: LineNotation) {
    (lines, offers) = (
      LineReader(notation: notation), LineReader(notation: notation, offers: .read)
    )
  }

  /// Checks the reading of a line: amounts and prices are greater than zero, parts are in order and within the line,
  /// and a product is read again as the same one.
  func checkLine(_ line: String) throws(Violation) {
    let reading = lines.read(line)
    let count = line.unicodeScalars.count
    var end = 0
    for part in reading.parts {
      try require(
        part.range.lowerBound >= end && part.range.upperBound <= count, "wrong part \(part)")
      end = part.range.upperBound
    }
    switch reading.outcome {
    case .product(let product):
      guard let amount = product.amount, let price = product.price else {
        throw Violation("a product without an amount or a price")
      }
      try require(
        amount.value.isPositive && price.isPositive, "an amount or a price that is not above zero")
      try checkOwnText(amount, price)
    case .ask(_, let known, let candidates):
      for product in candidates + [known] {
        try require(product.amount?.value.isPositive != false, "an amount that is not above zero")
      }
    case .refuse:
      break
    }
  }

  /// Checks that an amount and a price that are formatted in the notation have the same values when they are read.
  private func checkOwnText(_ amount: LineAmount, _ price: Rational) throws(Violation) {
    let notation = lines.notation
    let limit = Rational(100_000)
    let decimals = notation.currencyDecimals
    guard amount.value.exactDecimals.map({ $0 <= 2 }) == true, amount.value < limit, price < limit,
      let symbol = amount.unit.symbol, price.exactDecimals.map({ $0 <= decimals }) == true
    else { return }
    let numbers = NumberFormat(
      decimalMark: notation.decimalMark, groupingMark: notation.groupingMark)
    let text =
      "\(numbers.string(amount.value)) \(symbol) "
      + "\(numbers.string(price, minimumDecimals: decimals)) \(notation.currency)"
    let readings =
      switch lines.read(text).outcome {
      case .product(let product): [product]
      // A large number with a grouping mark can be a small one with a decimal mark.
      case .ask(_, _, let candidates): candidates
      case .refuse: [LineProduct]()
      }
    try require(
      readings.contains { $0.price == price && $0.amount?.inBaseUnits == amount.inBaseUnits },
      "\(text) is not read back")
  }

  /// Checks that each number of packs of a line with an offer has a price and an amount that are greater than zero.
  func checkOffer(_ line: String) throws(Violation) {
    guard case .product(let product) = offers.read(line).outcome else { return }
    guard let pack = product.pack else { throw Violation("an impossible offer") }
    for packs in [1, pack.packsOfOffer, pack.packsOfOffer + 1] {
      let cost = pack.cost(packs)
      // An offer without a price of one pack has a price for its own number of packs.
      guard let cost else {
        try require(
          product.price == nil && packs != pack.packsOfOffer, "\(packs) packs without a price")
        continue
      }
      try require(
        cost.isPositive && pack.amount(packs).isPositive, "\(packs) packs that are free or empty")
    }
  }
}

extension LineNotation {
  /// The notations of lines and tables that are fuzzed.
  static let fuzzed = [
    "en_US", "en_GB", "de_DE", "fr_FR", "de_CH", "ja_JP", "sv_SE", "ar_EG", "es_ES", "it_IT",
    "nl_NL", "pt_PT", "pt_BR", "pl_PL", "da_DK", "nb_NO", "fi_FI", "cs_CZ", "ru_RU", "zh_CN",
  ].compactMap(LineNotation.init(locale:))
}
