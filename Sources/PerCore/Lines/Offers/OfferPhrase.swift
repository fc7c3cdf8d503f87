/// A form of words that states an offer, such as "3 for 2".
struct OfferPhrase: Sendable {
  enum Form: Sendable {
    case multibuy, bundle, nth, percent, amount, coupon, bonus, bonusPercent, limit
    /// A multibuy or the price of several packs without its currency: "3 za 2".
    case possibleMultibuy
    /// A coupon, or the price with a coupon: "with coupon £1".
    case possibleCoupon
    /// A reduction, or the content of the product: "Gouda - 2,99 € - 45%".
    case possiblePercent
    /// A tax that is added to the price: "plus tax".
    case tax
    /// Words that say nothing about the product or its price: a tax that is included, "incl. VAT", payments by
    /// instalments, "em até 3x de R$ 6,30".
    case remark
    /// What a shop says about deliveries, stocks and ratings, after a number and before no other word. Elsewhere, the
    /// words are part of the name: "Chicken in stock 500 g".
    case notice
    /// An offer that `Offer` can't represent, or whose numbers are in other words: the line is a question.
    case unclear

    /// A Boolean value indicating whether the words are neither an offer nor a part of the name.
    var isSetAside: Bool { [.tax, .remark, .notice].contains(self) }

    /// A Boolean value indicating whether the words can have another meaning: "20% extra" can be in the quantity
    /// already.
    var isDoubtful: Bool {
      [.possibleMultibuy, .possibleCoupon, .possiblePercent, .bonusPercent].contains(self)
    }
  }

  /// A part of a phrase that states a value of the offer.
  enum Field: Character, Sendable {
    /// The number of packs of a multibuy or a bundle.
    case packs = "q"
    /// The number of packs that are paid for.
    case pay = "m"
    /// The number of packs that are bought to get others.
    case bought = "b"
    /// The number of packs that are free or reduced.
    case free = "f"
    /// The number of the pack that is reduced, as an ordinal number.
    case every = "k"
    /// A percentage.
    case percent = "d"
    /// The tenths of the price that are left: 8 for 20% off.
    case tenthsLeft = "z"
    /// The tenths that the price is reduced by: 2 for 20% off.
    case tenthsOff = "t"
    /// A price with its currency.
    case money = "p"
    /// The price of a bundle, which can lack its currency.
    case bundlePrice = "P"
    /// The number of packs that a coupon needs.
    case from = "n"
    /// The number of packs that an offer is limited to.
    case limit = "l"
    /// The number of purchases that an offer is limited to.
    case purchases = "u"
    /// An amount with its unit.
    case amount = "a"
    /// A number that is no price, no amount and no value of an offer.
    case number = "x"

    /// A Boolean value indicating whether a word for packs can follow the number: "6 bottles", "the second bottle".
    var canBeCounted: Bool { [.packs, .pay, .bought, .free, .every].contains(self) }
  }

  enum Element: Hashable, Sendable {
    /// Folded scalars.
    case text([UInt32])
    /// A hyphen or a minus sign.
    case minus
    /// Any number of spaces and punctuation marks.
    case gap
    case field(Field)
  }

  let form: Form
  let elements: [Element]
  /// The percentage, if the words state it: 50 for "half price".
  let percent: Int?

  /// The texts of the phrase.
  var texts: [[UInt32]] {
    elements.compactMap { element in
      if case .text(let text) = element { text } else { nil }
    }
  }

  /// A Boolean value indicating whether a word for packs can follow its numbers. "6 bottles for 5" and "6 bottles + 1"
  /// are about a price and a sum.
  var canBeCounted: Bool {
    switch form {
    case .nth: true
    case .multibuy:
      texts.allSatisfy { ScalarClass($0[0]) != .sign } && texts.map(\.count).reduce(0, +) > 4
    default: false
    }
  }
}
