extension LineParser {
  /// What the prices in a line come to.
  private enum PriceResult {
    case none([Rational])
    case certain(Rational)
    case ask(LineReason, [Rational])
    case refuse(LineReason)
  }

  mutating func outcome(kind: Kind?) -> LineOutcome {
    var known = LineProduct()
    if tokens.contains(where: { $0.number >= 0 && numbers[$0.number].hasExponent }) {
      return .refuse(.number)
    }
    let amountResult = amount(kind: kind, net: &known.net, count: &known.count)
    let hasQuantity = !quantities.isEmpty
    let priceResult = price(hasQuantity: hasQuantity)
    known.isAbout = isAbout
    if isAbout { decided(by: .about) }
    known.deposit = monies.first { $0.mark == .deposit }?.value
    known.rate =
      monies.lazy.compactMap { money in
        money.mark == .rate
          ? money.rate.map { LineRate(price: money.value, amount: $0) } : nil
      }.first
    known.name = name()
    if case .refuse(let reason) = priceResult { return .refuse(reason) }
    if hasZeroFactor || hasBadNumber && !hasQuantity { return .refuse(.number) }
    if case .none = amountResult { return withoutAmount(known, priceResult) }
    return combine(amountResult, priceResult, known, kind: kind)
  }

  // MARK: - Combination

  private mutating func combine(
    _ amountResult: AmountResult, _ priceResult: PriceResult, _ start: LineProduct, kind: Kind?
  ) -> LineOutcome {
    var known = start
    var amounts: [LineAmount] = []
    var reason: LineReason?
    switch amountResult {
    case .none: break
    case .certain(let amount, let other):
      amounts = [amount] + (other.map { [$0] } ?? [])
      known.amount = amount
    case .ask(let why, let candidates):
      (amounts, reason) = (candidates, why)
    }
    if let kind, let first = amounts.first, !amounts.contains(where: { $0.unit.kind == kind }) {
      known.amount = first
      return .refuse(.kind)
    }
    var prices: [Rational] = []
    var priceReason: LineReason?
    switch priceResult {
    case .certain(let price):
      known.price = price
      prices = [price]
    case .ask(let why, let candidates): (prices, priceReason) = (candidates, why)
    case .none(let candidates):
      prices = candidates
      priceReason = .price
    case .refuse(let reason): return .refuse(reason)
    }
    if priceReason == .price, prices.isEmpty, let amount = known.amount {
      if let price = priceOfOne(amount) {
        known.price = price
        prices = [price]
        priceReason = nil
      } else {
        prices = computedPrice(of: amount).map { [$0] } ?? []
      }
    }
    if let price = known.price, priceReason == nil {
      // A unit price can tell which of several meanings is right.
      let fitting = amounts.filter { fits($0, price) == true }
      if reason != nil, reason != .offer, reason != .range, fitting.count == 1, amounts.count > 1 {
        known.amount = fitting[0]
        (amounts, reason) = (fitting, nil)
        decided(by: .unitPrice)
      } else if reason == nil, let amount = known.amount, let fits = fits(amount, price) {
        decided(by: .unitPrice)
        if !fits { reason = .total }
      }
    }
    if reason == nil, priceReason == nil, hasOffer, !isOfferExplained(known) { reason = .offer }
    if hasIncludedDeposit, priceReason == nil, let price = known.price {
      known.price = nil
      prices = [price]
      if let deposit = known.deposit, deposit < price { prices.append(price - deposit) }
      priceReason = .price
    }
    if reason == nil, hasOffer, priceReason == .price, !isOfferExplained(known) { reason = .offer }
    guard let question = reason ?? priceReason else { return .product(known) }
    if reason != nil { known.amount = amounts.count == 1 ? amounts.first : known.amount }
    if reason == .range { known.amount = nil }
    return .ask(question, known: known, candidates: candidates(known, amounts, prices, question))
  }

  private func candidates(
    _ known: LineProduct, _ amounts: [LineAmount], _ prices: [Rational], _ reason: LineReason
  ) -> [LineProduct] {
    var candidates: [LineProduct] = []
    if reason == .price, prices.isEmpty { return [] }
    let allAmounts: [LineAmount?] = amounts.isEmpty ? [known.amount] : amounts
    let allPrices: [Rational?] = prices.isEmpty ? [known.price] : prices
    for amount in allAmounts {
      for price in allPrices where amount != nil || price != nil {
        var candidate = known
        (candidate.amount, candidate.price) = (amount, price)
        if !candidates.contains(candidate) { candidates.append(candidate) }
      }
    }
    return candidates
  }

  /// A line without an amount is a unit price, a question, or no product.
  private mutating func withoutAmount(
    _ start: LineProduct, _ priceResult: PriceResult
  ) -> LineOutcome {
    var known = start
    var prices: [Rational] = []
    switch priceResult {
    case .certain(let price):
      known.price = price
      prices = [price]
    case .ask(_, let candidates): prices = candidates
    case .none, .refuse: break
    }
    if prices.isEmpty, !hasOffer, let rate = known.rate, !isHeading {
      let rates = monies.filter { $0.mark == .rate && $0.rate != nil }
      guard rates.allSatisfy({ !$0.isForeign }) else { return .refuse(.currency) }
      guard rates.count == 1 || rates.allSatisfy({ $0.rate?.unit.kind == rate.amount.unit.kind }),
        rates[0].other == nil || rates[0].decimals <= notation.currencyDecimals,
        rate.price.isPositive
      else { return .ask(.price, known: known, candidates: []) }
      known.amount = rate.amount
      known.price = rate.price
      known.rate = nil
      decided(by: .unitPrice)
      return .product(known)
    }
    if isHeading { return .refuse(.none) }
    if hasOffer {
      return prices.isEmpty && known.name.isEmpty
        ? .refuse(.none) : .ask(.offer, known: known, candidates: [])
    }
    if let unknown = unknownUnit() { return .refuse(unknown) }
    if let pieces = namedPieces() {
      decided(by: .nameAndInteger)
      var candidate = known
      candidate.amount = LineAmount(pieces, .piece)
      return .ask(.amount, known: known, candidates: [candidate])
    }
    let hasName = known.name.unicodeScalars.contains(where: \.properties.isAlphabetic)
    let hasNumber = tokens.indices.contains { number($0) != nil }
    guard hasName || !prices.isEmpty else { return .refuse(.none) }
    if hasNumber, prices.isEmpty { return .refuse(.none) }
    if !hasName, !monies.contains(where: { $0.hasSign }) { return .refuse(.none) }
    if prices.isEmpty, uses.contains(.noise) { return .refuse(.none) }
    return .ask(.amount, known: known, candidates: [])
  }

  /// Whether the line is a line of a receipt or of a shop's page, such as "Total 12,50 €".
  private var isHeading: Bool {
    tokens.indices.contains { has($0, .heading) && uses[$0] != .price }
  }

  /// A number right before a word that is no unit: "500 zz".
  private func unknownUnit() -> LineReason? {
    for index in tokens.indices {
      if tokens[index].kind == .mixed, tokens[index].number >= 0 { return .unit }
      guard let number = number(index), tokens.indices.contains(index + 1),
        tokens[index + 1].kind == .word, uses[index + 1] == nil, sense(index + 1) == nil
      else { continue }
      let length = tokens[index + 1].end - tokens[index + 1].start
      if !number.isInteger || length <= 3 { return .unit }
    }
    return nil
  }

  /// The whole number of "5 apples".
  private func namedPieces() -> Rational? {
    let free = tokens.indices.filter { number($0) != nil }
    guard free.count == 1, let index = free.first, let number = number(index), number.isInteger,
      !number.isBroken, number.value.isPositive, number.digits <= 3,
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word, uses[index + 1] == nil,
      tokens[index + 1].hasSpaceBefore, index == 0 || !isSign(index - 1, "/")
    else { return nil }
    // A number behind a name belongs to the name; one at the start of the line counts.
    let isFirst = (0..<index).allSatisfy { tokens[$0].kind == .sign || uses[$0] != nil }
    return isFirst ? number.value : nil
  }

  // MARK: - Unit prices

  /// The price of the one piece that a line describes by its size: "500 g, £1.20 each".
  private func priceOfOne(_ amount: LineAmount) -> Rational? {
    guard let rate = monies.first(where: { $0.mark == .rate && $0.rate != nil && !$0.isForeign }),
      let per = rate.rate, per.unit == .piece, per.value == .one, !rate.isDoubtful,
      !quantities.contains(where: { $0.isMultiplied || $0.form != .measure && $0.value > .one }),
      looseFactor == nil, monies.count(where: { $0.mark == .rate }) == 1
    else { return nil }
    return rate.value
  }

  private func computedPrice(of amount: LineAmount) -> Rational? {
    for money in monies where money.mark == .rate && !money.isForeign {
      guard let rate = money.rate, rate.unit.kind == amount.unit.kind else { continue }
      let exact = money.value * amount.inBaseUnits / rate.inBaseUnits
      let limit = notation.currencyDecimals
      return Rational(exact.rounded(decimals: limit), decimals: limit)
    }
    return nil
  }

  /// Whether the stated unit price agrees with the amount and the price, or nil where there is none.
  private func fits(_ amount: LineAmount, _ price: Rational) -> Bool? {
    var result: Bool?
    for money in monies where money.mark == .rate && !money.isForeign {
      guard let rate = money.rate, rate.unit.kind == amount.unit.kind,
        rate.unit.kind != .units, amount.value.isPositive
      else { continue }
      let expected = price * rate.inBaseUnits / amount.inBaseUnits
      let fits = ([money.value] + (money.other.map { [$0] } ?? [])).contains { value in
        let decimals = value == money.value ? money.decimals : 3
        let difference = expected < value ? value - expected : expected - value
        return difference < Rational(.one, decimals: decimals)
      }
      if fits { return true }
      result = false
    }
    return result
  }

  // MARK: - Prices

  /// Whether a discount is already in the price: 4.99 less 20 % is 3.99.
  private func isOfferExplained(_ known: LineProduct) -> Bool {
    guard let price = known.price,
      let old = monies.first(where: { $0.mark == .old && uses[$0.range.lowerBound] == .oldPrice })
    else { return false }
    let percents = tokens.indices.filter {
      tokens[$0].kind == .number && uses[$0] == .offer && isSign($0 + 1, "%")
    }
    let offers = tokens.indices.filter { uses[$0] == .offer && tokens[$0].kind == .number }
    guard percents.count == 1, offers == percents,
      !tokens.indices.contains(where: {
        has($0, [.offer, .forPrice]) && uses[$0] == .offer
      })
    else { return false }
    let percent = numbers[tokens[percents[0]].number].value
    let reduced = old.value * (Rational(100) - percent) / Rational(100)
    let difference = reduced < price ? price - reduced : reduced - price
    return difference <= Rational(.one, decimals: notation.currencyDecimals)
      || (old.value - price) * Rational(100) / old.value - percent <= .one
        && percent - (old.value - price) * Rational(100) / old.value <= .one
  }

  private mutating func price(hasQuantity: Bool) -> PriceResult {
    if monies.contains(where: \.isNegative) { return .refuse(.number) }
    let prices = monies.filter { $0.mark == .none || $0.mark == .now }
    if prices.contains(where: \.isBroken) { return .refuse(.number) }
    let own = prices.filter { !$0.isForeign }
    if own.isEmpty, monies.contains(where: \.isForeign) { return .refuse(.currency) }
    guard let first = own.first else { return barePrice(hasQuantity: hasQuantity) }
    decided(by: .signedPrice)
    let now = own.filter { $0.mark == .now }
    let chosen = now.isEmpty ? own : now
    var values: [Rational] = []
    for money in chosen where !values.contains(money.value) { values.append(money.value) }
    if values.count > 1 { return .ask(.offer, values) }
    let money = now.first ?? first
    guard money.value.isPositive else { return .refuse(.number) }
    if money.isDoubtful {
      return .ask(.number, (money.other.map { [$0] } ?? []) + [money.value])
    }
    return .certain(money.value)
  }

  /// The last number of the line, where no figure has a currency.
  private mutating func barePrice(hasQuantity: Bool) -> PriceResult {
    let free = tokens.indices.filter { number($0) != nil }
    guard let last = free.last, let number = number(last) else { return .none([]) }
    let amountEnd = quantities.map(\.range.upperBound).max() ?? 0
    let amountStart = quantities.map(\.range.lowerBound).min() ?? 0
    guard hasQuantity, amountEnd <= last || amountStart < last else {
      guard isLikePrice(number), notation.currencyDecimals > 0 else { return .none([]) }
      if hasQuantity { return .none([number.value]) }
      return .certain(number.value)
    }
    if number.isBroken { return .none([]) }
    if isSign(last - 1, "("), isSign(last + 1, ")") {
      return isLikePrice(number) ? .ask(.number, [number.value]) : .none([])
    }
    if (isDash(last - 1) || isSign(last - 1, "−")), isGlued(last), isLikePrice(number),
      tokens[last - 1].hasSpaceBefore
    {
      return .refuse(.number)
    }
    let isFollowedByWord = tokens.indices.contains(last + 1) && tokens[last + 1].kind != .sign
    if isLikePrice(number), !(notation.currencyDecimals == 0 && isFollowedByWord) {
      let earlier = free.dropLast().compactMap { self.number($0) }.filter { isLikePrice($0) }
      use(last..<last + 1, as: .price)
      decided(by: .lastNumber)
      if notation.currencyDecimals > 0, let first = earlier.first, first.value != number.value {
        return .ask(.offer, [number.value, first.value])
      }
      return .certain(number.value)
    }
    let isLastToken = last == tokens.count - 1
    if isLastToken, number.value.isPositive, !number.isFraction, number.digits <= 7 {
      decided(by: .bareInteger)
      return .none([number.value])
    }
    return .none([])
  }

  // MARK: - Name

  /// The tokens that are left over, as they are typed.
  func name() -> String {
    var words: [String] = []
    var index = 0
    while index < tokens.count {
      guard uses[index] == nil || uses[index] == .percent else {
        index += 1
        continue
      }
      var end = index
      while end < tokens.count, uses[end] == nil || uses[end] == .percent { end += 1 }
      var (low, high) = (index, end)
      while low < high, isSeparator(low) || isSign(low, ")") || isSign(low, "]") { low += 1 }
      while high > low, isSeparator(high - 1) || isSign(high - 1, "(") || isSign(high - 1, "[")
        || high - low > 1
          && has(high - 1, [.forPrice, .of, .about, .each, .per])
      {
        high -= 1
      }
      if low < high {
        let from = Int(places[tokens[low].start])
        let to = Int(places[tokens[high - 1].end - 1]) + 1
        var text = String.UnicodeScalarView()
        for value in scalars[from..<to] {
          if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        words.append(String(text))
      }
      index = end
    }
    return words.joined(separator: " ")
  }

  /// Whether a sign at `index` only separates a name from what stands beside it.
  private func isSeparator(_ index: Int) -> Bool {
    tokens[index].kind == .sign && tokens[index].sense < 0
      && ",;:.-–−/|+=·*~&".unicodeScalars.contains { $0.value == tokens[index].sign }
  }
}
