import PerCore

/// Reads `bytes` as a line and checks properties of the reading: amounts and prices are greater than zero, parts are in
/// order and within the line, and a question has a reason.
///
/// The first byte selects the notation.
///
/// - Returns: A description of the property that doesn't hold, or nil.
public func fuzzLine(_ bytes: some Collection<UInt8>) -> String? {
  guard let first = bytes.first else { return nil }
  let reader = readers[Int(first) % readers.count]
  let line = String(decoding: bytes.dropFirst(), as: UTF8.self)
  if let violation = checkOffer(line, offerReaders[Int(first) % readers.count]) { return violation }
  let reading = reader.read(line)
  let count = line.unicodeScalars.count
  var end = 0
  for part in reading.parts {
    if part.range.lowerBound < end || part.range.upperBound > count { return "wrong part \(part)" }
    end = part.range.upperBound
  }
  switch reading.outcome {
  case .product(let product):
    guard let amount = product.amount, let price = product.price else {
      return "a product without an amount or a price"
    }
    if !amount.value.isPositive || !price.isPositive { return "a figure that is not above zero" }
    return checkOwnText(product, amount, price, reader)
  case .ask(_, let known, let candidates):
    for product in candidates + [known] {
      if let amount = product.amount, !amount.value.isPositive { return "an amount of zero" }
    }
    return nil
  case .refuse:
    return nil
  }
}

private let readers = [
  "en_US", "en_GB", "de_DE", "fr_FR", "de_CH", "ja_JP", "sv_SE", "ar_EG", "es_ES", "it_IT", "nl_NL",
  "pt_PT", "pt_BR", "pl_PL", "da_DK", "nb_NO", "fi_FI", "cs_CZ", "ru_RU", "zh_CN",
].compactMap(LineNotation.init(locale:)).map { LineReader(notation: $0) }

/// The readers that read offers.
private let offerReaders = readers.map { LineReader(notation: $0.notation, offers: .read) }

/// Returns a description of the violation if the reading of a line with an offer is inconsistent.
private func checkOffer(_ line: String, _ reader: LineReader) -> String? {
  guard case .product(let product) = reader.read(line).outcome else { return nil }
  guard let pack = product.pack else { return "an impossible offer" }
  guard let cost = pack.cost(pack.packsOfOffer), cost.isPositive,
    pack.amount(pack.packsOfOffer).isPositive
  else { return "an offer without a price" }
  return nil
}

/// The number of notations that the first byte of a line selects from.
public var lineNotationCount: UInt8 { UInt8(readers.count) }

/// Returns a Boolean value indicating whether an amount and a price that are formatted in the notation have the same
/// values when they are read.
private func checkOwnText(
  _ product: LineProduct, _ amount: LineAmount, _ price: Rational, _ reader: LineReader
) -> String? {
  let notation = reader.notation
  guard amount.value.exactDecimals.map({ $0 <= 2 }) == true, amount.value < Rational(100_000),
    price < Rational(100_000), let symbol = amount.unit.symbol
  else { return nil }
  let numbers = NumberFormat(
    decimalMark: notation.decimalMark, groupingMark: notation.groupingMark)
  let decimals = notation.currencyDecimals
  guard price.exactDecimals.map({ $0 <= decimals }) == true else { return nil }
  let text =
    "\(numbers.string(amount.value)) \(symbol) "
    + "\(numbers.string(price, minimumDecimals: decimals)) \(notation.currency)"
  guard case .product(let again) = reader.read(text).outcome, again.price == price,
    again.amount?.inBaseUnits == amount.inBaseUnits
  else { return "\(text) is not read back" }
  return nil
}

/// The initial lines of a fuzzer.
public let lineSeeds: [[UInt8]] = [
  "6 x 330 ml 4.49 €", "1 1/2 lb $3", "2½ kg 5 €", "4 lb 2 oz $3", "Oliven 400 g (ATG 240 g) 2,49",
  "600–800 g 5 €", "1.000 g 3,99", "8 Rollen x 150 Blatt 3,49 €", "statt 4,99 3,99 Käse 200 g",
  "2x(4x100g) £3", "9+1 gratis 5 €", "1 kg = 7,98 €", "牛乳 1000ml 198", "¥2,480 5㎏", "10,-", "-,89",
  "24/7", "12.05.2025", "1e5 g", "٥ كجم ١٥٠", "3x2", "2 for £5", "½", "x6", "(((", "5€50",
  "1’000 g", "half a dozen 2 €", "1 kg y medio 3 €", "entre 2 y 3 kg 5 €",
  "2 11-ounce cans @ $2.79",
  "1斤2两 60元", "豚肉 300g 594円 (100g 198円)", "1lb4oz $3", "3 packs of 64 $6", "8折 500g 39.9元",
  "500 g 3.99 3 for 2", "2 for £5 500g max 4", "50% off the second 1 kg €2", "500 g 3,99 −20%",
  "2+1 gratis 200 g 3,49", "1 kg + 200 g gratis 1,29", "500 g $3 $1 off",
  "6 x 1 l 4,49 + je 0,25 Pfand",
  "买一送一 104g 7.9元", "2個で300円 100g",
  "49 рублей 39 копеек 1 л", "0 0/$3", "3 03/0g)1 4l @ 02 0 4l",
].map { [0] + Array($0.utf8) }
