/// The numbers of packs in a phrase of an offer, by their fields.
struct PackCounts: Hashable {
  /// The numbers; 0 for fields that the phrase doesn't have.
  private var counts = SIMD8<Int32>()

  subscript(field: OfferPhrase.Field) -> Int? {
    get {
      let count = Self.place(of: field).map { counts[$0] } ?? 0
      return count > 0 ? Int(count) : nil
    }
    set {
      guard let place = Self.place(of: field) else { return }
      counts[place] = Int32(newValue ?? 0)
    }
  }

  private static func place(of field: OfferPhrase.Field) -> Int? {
    switch field {
    case .packs: 0
    case .pay: 1
    case .bought: 2
    case .free: 3
    case .every: 4
    case .from: 5
    case .limit: 6
    case .purchases: 7
    case .percent, .tenthsLeft, .tenthsOff, .money, .bundlePrice, .amount, .number: nil
    }
  }
}
