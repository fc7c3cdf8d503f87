/// What a word of a table means in a line.
struct WordSense: Hashable, Sendable {
  var roles: WordRoles = []
  /// The unit that the word names, or whose price it names.
  var unit: Unit?
  /// The imperial unit that the word names if the measures are imperial.
  var imperial: Unit?
  /// The metric unit that the word names unless the measures are those of the United States.
  var metric: Unit?
  /// How many of `unit` the word stands for: 100 for a hectogram. The value of a number word.
  var times = 1
  /// What `times` is divided by: 1000 for a microgram as a part of a milligram.
  var over = 1
  /// The second size of the word in millionths of `unit`, or 0 if the word has one size.
  var otherMillionths = 0
  /// The index of the sign or word in `CurrencySign.all`.
  var currency = 0
  /// A Boolean value indicating whether the word states what can be made of the product: "makes".
  var isYield = false
  /// A Boolean value indicating whether the word states a price or an amount in another way: "soit", "entspricht".
  var isRestatement = false
  /// What the word says about a number next to it.
  var clues: WordClues = []

  /// `times / over`.
  var factor: Rational { over == 1 ? Rational(times) : Rational(times) / Rational(over) }

  /// A Boolean value indicating whether `factor` is one.
  var isOne: Bool { times == 1 && over == 1 }
}

/// The roles that a word can have in a line.
struct WordRoles: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  /// A unit of measure or a counted item.
  static let unit = WordRoles(rawValue: 1 << 0)
  /// Something that contains an amount: bottle, can, bag.
  static let container = WordRoles(rawValue: 1 << 1)
  /// "pack", after or before the number of pieces in it.
  static let pack = WordRoles(rawValue: 1 << 2)
  /// "pack of", before the number of pieces in it.
  static let packOf = WordRoles(rawValue: 1 << 3)
  static let multiply = WordRoles(rawValue: 1 << 4)
  /// "each", "je", "à".
  static let each = WordRoles(rawValue: 1 << 5)
  /// "of", "de", "di", "von".
  static let of = WordRoles(rawValue: 1 << 6)
  /// "per", "pro", "je".
  static let per = WordRoles(rawValue: 1 << 7)
  /// A word before an old price: "was", "instead of".
  static let old = WordRoles(rawValue: 1 << 8)
  /// A word before the current price: "now".
  static let now = WordRoles(rawValue: 1 << 9)
  static let drained = WordRoles(rawValue: 1 << 10)
  static let net = WordRoles(rawValue: 1 << 11)
  static let gross = WordRoles(rawValue: 1 << 12)
  static let about = WordRoles(rawValue: 1 << 13)
  static let deposit = WordRoles(rawValue: 1 << 14)
  /// "free", "gratis".
  static let free = WordRoles(rawValue: 1 << 15)
  /// "more", after a percentage.
  static let more = WordRoles(rawValue: 1 << 16)
  /// "off", "discount".
  static let off = WordRoles(rawValue: 1 << 17)
  /// A word that only offers contain: "second half price", "buy".
  static let offer = WordRoles(rawValue: 1 << 18)
  /// "for", between a number of packs and a price.
  static let forPrice = WordRoles(rawValue: 1 << 19)
  /// "from", before an age or a range.
  static let from = WordRoles(rawValue: 1 << 20)
  /// "to", within a range.
  static let to = WordRoles(rawValue: 1 << 21)
  /// The number before the word is not an amount: "mAh", "ply", "days".
  static let noiseAfter = WordRoles(rawValue: 1 << 22)
  /// The number after the word is not an amount: "type", "no.", "size".
  static let noiseBefore = WordRoles(rawValue: 1 << 23)
  static let currency = WordRoles(rawValue: 1 << 24)
  /// The hundredth of a currency.
  static let cents = WordRoles(rawValue: 1 << 25)
  /// "unit price", before a unit price.
  static let unitPrice = WordRoles(rawValue: 1 << 26)
  /// The word needs no number before it: "dozen".
  static let aloneIsOne = WordRoles(rawValue: 1 << 27)
  /// A heading of a receipt or a shop: "total", "delivery".
  static let heading = WordRoles(rawValue: 1 << 28)
  /// "including".
  static let including = WordRoles(rawValue: 1 << 29)
  /// A unit that can be before its number: "gr 400".
  static let unitFirst = WordRoles(rawValue: 1 << 30)
  /// A unit that is only written in lowercase: "m".
  static let smallLetters = WordRoles(rawValue: 1 << 31)
  /// A noun that is counted in pieces: "eggs".
  static let noun = WordRoles(rawValue: 1 << 32)
  /// A word for a pack, after the number of pieces in it: "6er", "12個入".
  static let packAfter = WordRoles(rawValue: 1 << 33)
  /// A dosage form, which can follow its strength: "tablets", "capsules".
  static let dosage = WordRoles(rawValue: 1 << 34)
  /// A word that states whether the price next to it includes the tax: "HT", "税抜". With `now`, the price includes it.
  static let tax = WordRoles(rawValue: 1 << 35)
  /// A word between a number and the counted noun: "large" in "6 large eggs".
  static let adjective = WordRoles(rawValue: 1 << 36)
  /// A thing whose measure is not an amount: bin bags of some capacity, nappies for some weight.
  static let capacity = WordRoles(rawValue: 1 << 37)
  /// A number that is written as a word: "two", "half".
  static let numberWord = WordRoles(rawValue: 1 << 38)
  /// "plus", before a deposit that the price does not include.
  static let plus = WordRoles(rawValue: 1 << 39)
  /// "and".
  static let and = WordRoles(rawValue: 1 << 40)
  /// "cups", which are a measure or things that are counted.
  static let cup = WordRoles(rawValue: 1 << 41)
  /// A word for "each" that refers to the amount before it: "12 oz each $9.99".
  static let eachAfter = WordRoles(rawValue: 1 << 46)
  /// A pack whose name states the number of pieces: "six-pack", "Doppelpack".
  static let numberedPack = WordRoles(rawValue: 1 << 45)
  /// "capacity" or "width", next to a measure that is not an amount.
  static let limit = WordRoles(rawValue: 1 << 44)
  /// "count", which can also be the number of packs after a size: "5.7 oz (3 count)".
  static let countWord = WordRoles(rawValue: 1 << 43)
  /// A word of the text with which Per compares unit prices: "best value", "you're paying".
  static let verdict = WordRoles(rawValue: 1 << 42)
  /// "any", before the number of packs that an offer is for.
  static let anyOf = WordRoles(rawValue: 1 << 47)
  /// "quantity", before a number of packs: "qty 3".
  static let packCount = WordRoles(rawValue: 1 << 48)
  /// "total", next to an amount that no number of packs multiplies.
  static let total = WordRoles(rawValue: 1 << 49)
  /// "paper", whose weight is that of a square metre if sheets are counted.
  static let paper = WordRoles(rawValue: 1 << 50)
  /// A cup or a glass, whose volume is not an amount if the line also has a count.
  static let vessel = WordRoles(rawValue: 1 << 51)
  /// The ending of a number of pieces: "16s", "10's".
  static let pieces = WordRoles(rawValue: 1 << 52)
  /// A word that means pieces only after a number: "12 un.".
  static let pieceAfter = WordRoles(rawValue: 1 << 53)
  /// "less", between an amount and a fraction of its unit.
  static let minus = WordRoles(rawValue: 1 << 54)
  /// "at", before the shop at the end of a line.
  static let shop = WordRoles(rawValue: 1 << 55)
  /// "MRP", which is the price unless the line has a lower one.
  static let retailPrice = WordRoles(rawValue: 1 << 57)
  /// The tenth of a currency: "5块8毛".
  static let tenths = WordRoles(rawValue: 1 << 58)
  /// "the", before the number of packs that a price is for: "les 3 2,40 €".
  static let group = WordRoles(rawValue: 1 << 59)
  /// A unit of electric power, which follows a number: "700 W".
  static let power = WordRoles(rawValue: 1 << 61)
  /// "on", between the percentage of a discount and the products that it is for: "50% on everything".
  static let on = WordRoles(rawValue: 1 << 60)
  /// "second", which with a percentage is an offer for that pack only.
  static let ordinal = WordRoles(rawValue: 1 << 62)
  /// A container that holds other ones: "case", "carton".
  static let outerPack = WordRoles(rawValue: 1 << 63)
  /// A unit of the cross section of a wire, which follows a number of wires: "3x1.5 mm²".
  static let crossSection = WordRoles(rawValue: 1 << 56)
}
