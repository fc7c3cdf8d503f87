/// The kinds of offers that a form can hold, in the order of the menu.
public enum OfferKind: String, CaseIterable, Sendable {
  case multibuy, bundle, nth, percent, amount, coupon, bonus
  case bonusPercent = "bonus-percent"

  /// A Boolean value indicating whether the value is money.
  public var isMoney: Bool {
    switch self {
    case .bundle, .amount, .coupon: true
    case .multibuy, .nth, .percent, .bonus, .bonusPercent: false
    }
  }

  /// The fields of an offer of this kind.
  public var fields: [TermsEntry.Field] {
    switch self {
    case .multibuy, .bundle, .nth, .coupon: [.packs, .value, .limit]
    case .percent, .amount, .bonus, .bonusPercent: [.value, .limit]
    }
  }
}
