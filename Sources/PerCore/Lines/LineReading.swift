/// The meaning that was found in a line of text.
public struct LineReading: Hashable, Sendable {
  /// The used parts of the line, in the order of the text.
  public let parts: [LinePart]
  /// The rules that decided, in the order of `LineRule`.
  public let rules: [LineRule]
  public let outcome: LineOutcome
  /// The amounts that the line states as a number of equal parts, such as "6 × 330 ml".
  public let multiples: [LineMultiple]

  /// A Boolean value indicating whether the line has no price but the unit price, which can be that of its amount: "1 kg
  /// 2.75/kg".
  package var hasOnlyUnitPrice: Bool {
    outcome.product.rate != nil && !parts.contains { $0.role == .price }
  }

  /// Returns the parts that an amount is stated as; nil if the line states it otherwise.
  public func multiple(of amount: LineAmount) -> LineMultiple? {
    multiples.first {
      $0.each.unit.kind == amount.unit.kind && $0.count * $0.each.inBaseUnits == amount.inBaseUnits
    }
  }
}

/// An amount that is stated as a number of equal parts.
public struct LineMultiple: Hashable, Sendable {
  /// The number of parts: 6 for "6 × 330 ml".
  public let count: Rational
  /// The amount of each part: 330 mL for "6 × 330 ml".
  public let each: LineAmount
}

/// The outcome of reading a line.
public enum LineOutcome: Hashable, Sendable {
  /// The line has exactly one meaning: a product with an amount and a price.
  case product(LineProduct)
  /// The line has several meanings, or a part is missing.
  ///
  /// `known` is what is certain; `candidates` are the possible meanings, the best guess first.
  case ask(LineReason, known: LineProduct, candidates: [LineProduct])
  /// The line is not a product.
  case refuse(LineReason)
}

extension LineOutcome {
  /// The product, or what is certain about it.
  var product: LineProduct {
    switch self {
    case .product(let product), .ask(_, let product, _): product
    case .refuse: LineProduct()
    }
  }

  /// A Boolean value indicating whether all numbers can be shown and stored.
  var canBeHeld: Bool {
    switch self {
    case .product(let product): product.canBeHeld
    case .ask(_, let known, let candidates):
      known.canBeHeld && candidates.allSatisfy(\.canBeHeld)
    case .refuse: true
    }
  }
}

extension LineReader {
  /// The maximum number of characters of a line.
  public static let maximumCharacters = LineScanner.maximumCharacters
}

/// What a line says about a product. In a question, any part can be missing.
public struct LineProduct: Hashable, Sendable {
  /// The amount that the price is for, with all packs multiplied out. With an offer, it is the amount of one pack.
  public var amount: LineAmount?
  /// The price in the currency of the notation. With an offer, it is the price of one pack, and nil if only the offer
  /// has a price.
  public var price: Rational?
  public var offer: Offer?
  /// The rest of the line.
  public var name = ""
  /// The shop, if the line names it after the price: "at Spar".
  public var shop = ""
  /// How many pieces the line states besides a measure.
  public var count: LineAmount?
  /// The net weight, if `amount` is the drained weight.
  public var net: LineAmount?
  /// The deposit for the whole pack.
  public var deposit: Rational?
  /// The unit price that the line states: a price for an amount.
  public var rate: LineRate?
  /// A Boolean value indicating whether the line calls the amount approximate.
  public var isAbout = false

  public init() {}

  /// The deposit and the net weight.
  public var terms: PackTerms {
    // A net weight of another kind says nothing about the amount.
    let weight = net.flatMap { $0.unit.kind == amount?.unit.kind ? $0 : nil }
    return PackTerms(deposit: deposit, net: weight) ?? .none
  }

  /// The pack that the line describes; nil if a part is missing, or if the offer is impossible with this price.
  public var pack: Pack? {
    guard let amount else { return nil }
    return try? Pack(amount: amount.inBaseUnits, price: price, offer: offer)
  }

  /// A Boolean value indicating whether the amount, the price, the deposit and the net weight can be shown and stored.
  fileprivate var canBeHeld: Bool {
    let numbers: [Rational?] = [amount?.value, price, deposit, net?.value]
    return numbers.allSatisfy { $0.map(Amount.canHold) ?? true }
  }

  /// Returns the product with another offer.
  func with(_ offer: Offer?) -> LineProduct {
    var product = self
    product.offer = offer
    return product
  }
}

/// A unit price that a line states.
public struct LineRate: Hashable, Sendable {
  public let price: Rational
  public let amount: LineAmount
}

/// A part of a line that was used.
public struct LinePart: Hashable, Sendable {
  /// The range in the line, in Unicode scalars.
  public let range: Range<Int>
  public let role: LineRole
}

/// The use of a part of a line.
public enum LineRole: UInt8, Hashable, Sendable {
  case name, price, unitPrice, oldPrice, deposit, measure, count, multiplier, fraction, percent
  case offer, net, drained, noise
}
