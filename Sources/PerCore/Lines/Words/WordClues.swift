/// What a word says about a number next to it.
struct WordClues: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  /// A reduced price, before or after a percentage: "reduced by", "sale".
  static let reduction = WordClues(rawValue: 1 << 0)
  /// A content, after its percentage: "fat", "cocoa".
  static let content = WordClues(rawValue: 1 << 1)
  /// Buying or paying, next to a number of packs: "buy", "pay".
  static let purchase = WordClues(rawValue: 1 << 2)
  /// A content that is also sold by itself, and in no table of nutrients: "meat".
  static let food = WordClues(rawValue: 1 << 32)
  /// A word for the usual price of a shop, which is that of one pack beside an offer: "reg".
  static let regular = WordClues(rawValue: 1 << 33)
  /// A nutrient, after its weight: "protein".
  static let nutrient = WordClues(rawValue: 1 << 3)
  /// A price that needs a membership or a card.
  static let membership = WordClues(rawValue: 1 << 4)
  /// A thin piece, many of which weigh little: "slices".
  static let slice = WordClues(rawValue: 1 << 6)
  /// A product with up to 4% of fat, before the percentage: "milk".
  static let lowFat = WordClues(rawValue: 1 << 7)
  /// A product with up to 45% of fat, before the percentage: "cream".
  static let fat = WordClues(rawValue: 1 << 8)
  /// A product with 35 to 45% of alcohol, before the percentage: "vodka".
  static let spirit = WordClues(rawValue: 1 << 9)
  /// A word for a dimension after its measure: "1.4 m wide".
  static let dimension = WordClues(rawValue: 1 << 10)
  /// "Max.", before a measure that is a limit and not an amount; also a part of names: "Pepsi Max 2 l".
  static let maximum = WordClues(rawValue: 1 << 11)
  /// A part of a price, in words: "third", "half".
  static let part = WordClues(rawValue: 1 << 12)
  /// A word before a time or a date: "by", "until", "um", "MHD".
  static let moment = WordClues(rawValue: 1 << 13)
  /// A word that calls a price the lowest of several ones: "starting at", "から".
  static let lowest = WordClues(rawValue: 1 << 14)
  /// A pack that holds other containers and is never one of them: "crate", "Kasten".
  static let crate = WordClues(rawValue: 1 << 15)
  /// A word after a number that is not a price: "min", "hours", "cups", "tbsp".
  static let measured = WordClues(rawValue: 1 << 16)
  /// A word for a price, after a part of it: "1/2 price".
  static let price = WordClues(rawValue: 1 << 17)
  /// A word of messages, which no product is called: "owe", "I'm", "ich".
  static let message = WordClues(rawValue: 1 << 18)
  /// A word for a number that is also a name, such as "seven", or that has no value, such as "several". A unit after
  /// it is not the unit of a price.
  static let numeral = WordClues(rawValue: 1 << 21)
  /// A question mark.
  static let question = WordClues(rawValue: 1 << 20)
  /// "with", before an ingredient and its amount.
  static let with = WordClues(rawValue: 1 << 19)
  /// A preposition before a percentage that can be a reduction or a content: "al 50%".
  static let possibleReduction = WordClues(rawValue: 1 << 5)
  /// A label of a code, whose number is neither an amount nor a price: "Ref", "#".
  static let label = WordClues(rawValue: 1 << 22)
  /// A word before an amount that the price is reduced by: "minus".
  static let subtraction = WordClues(rawValue: 1 << 23)
  /// A word that tells what the price already saves, next to the amount: "save £1".
  static let saving = WordClues(rawValue: 1 << 24)
  /// A word beside a container that is sold without contents: "empty", "storage".
  static let empty = WordClues(rawValue: 1 << 25)
  /// "Half price", which another price that is twice the price can prove.
  static let halved = WordClues(rawValue: 1 << 26)
  /// A thing that is sold by the piece, whose weight is a property of it: "dumbbell".
  static let byPiece = WordClues(rawValue: 1 << 28)
  /// A material or a property of containers that are sold without contents: "stainless steel".
  static let material = WordClues(rawValue: 1 << 29)
  /// A spoon, which is a measure or a thing that is bought: "6 teaspoons".
  static let cutlery = WordClues(rawValue: 1 << 30)
  /// A thing whose size is two numbers without a unit: "screws 4x40", "cable 3x2.5".
  static let dimensioned = WordClues(rawValue: 1 << 31)
  /// A heading of a table of nutrients, which no product is called: "typical values", "Nährwerte".
  static let facts = WordClues(rawValue: 1 << 27)
  /// Words of shops that say nothing about a product: "special offer", "add to basket", "Clubcard price".
  static let advert = WordClues(rawValue: 1 << 41)
  /// A container that is called like what it contains: "yaourt".
  static let namesContent = WordClues(rawValue: 1 << 34)
  /// The decimal mark in words, between two numbers: "point", "Komma".
  static let decimal = WordClues(rawValue: 1 << 35)
  /// Zero in words, next to a decimal mark in words.
  static let zero = WordClues(rawValue: 1 << 36)
  /// A unit in the plural, which has a number before it: "kilos".
  static let plural = WordClues(rawValue: 1 << 37)
  /// A word for one container or one piece, after a number that it doesn't count: "tile 30x30 piece".
  static let singular = WordClues(rawValue: 1 << 38)
  /// A food in pieces, whose label states the weight of all of them: "eggs", "wraps".
  static let weighedTogether = WordClues(rawValue: 1 << 39)
  /// A definite article. Before an amount, it isn't part of the name: "the 5 lb bag".
  static let article = WordClues(rawValue: 1 << 42)
  /// A verb between a product and its price: "is", "costs".
  static let statement = WordClues(rawValue: 1 << 43)
  /// A noun in the plural that only a number before it counts; a number after it can be that of kilograms, or a size: "6
  /// kiwis", "potatoes 5", "socks 8".
  static let countedBefore = WordClues(rawValue: 1 << 44)
  /// Food whose bags contain a portion each, unlike those of tea: "cat food".
  static let portions = WordClues(rawValue: 1 << 45)
  /// A fuel, before its octane number: "Super 95".
  static let fuel = WordClues(rawValue: 1 << 40)
}
