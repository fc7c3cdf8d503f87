/// Questions with other answers.
extension LineOutcome {
  /// Returns the question with the answers of another one as well.
  func adding(_ other: LineOutcome) -> LineOutcome {
    guard case .ask(let reason, let known, let candidates) = self,
      case .ask(_, _, let others) = other
    else { return self }
    func isKnown(_ product: LineProduct) -> Bool {
      candidates.contains {
        $0.amount == product.amount && $0.price == product.price && $0.offer == product.offer
      }
    }
    return .ask(reason, known: known, candidates: candidates + others.filter { !isKnown($0) })
  }

  /// Returns the outcome with a limit in the offers that have none and allow it.
  func limited(to limit: Int?) -> LineOutcome {
    guard let limit, case .ask(let reason, let known, let candidates) = self else { return self }
    return .ask(
      reason, known: known,
      candidates: candidates.map { candidate in
        guard let offer = candidate.offer, offer.limit == nil,
          let limited = try? Offer(offer.terms, limit: limit)
        else { return candidate }
        return candidate.with(limited)
      })
  }

  /// Returns the outcome with other names.
  func renamed(_ name: (String) -> String) -> LineOutcome {
    func renamed(_ product: LineProduct) -> LineProduct {
      var product = product
      product.name = name(product.name)
      return product
    }
    switch self {
    case .product(let product): return .product(renamed(product))
    case .ask(let reason, let known, let candidates):
      return .ask(reason, known: renamed(known), candidates: candidates.map { renamed($0) })
    case .refuse: return self
    }
  }
}
