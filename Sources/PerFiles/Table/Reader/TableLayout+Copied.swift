/// Tables that Per copied to the clipboard, whose columns have one meaning each.
extension TableLayout {
  /// Marks the columns of the net weights and the taxes.
  ///
  /// - Returns: A Boolean value indicating whether the header is that of such a table, in any language.
  static func markCopied(_ headers: inout [ColumnHeader?], titles: [String]) -> Bool {
    let first: [ColumnRole] = [.name, .quantity, .unit, .price]
    let last: [ColumnRole] = [.unitPrice, .shop, .note]
    guard headers.count >= first.count + last.count,
      headers.prefix(first.count).map({ $0?.role }) == first,
      headers.suffix(last.count).map({ $0?.role }) == last
    else { return false }
    var others = Array(headers.indices)[first.count..<headers.count - last.count]
    func has(_ known: WordSet) -> Bool {
      others.first.map { known.hasAny(of: ColumnHeader.words(of: titles[$0])) } ?? false
    }
    func hasRole(_ role: ColumnRole) -> Bool {
      others.first.map { headers[$0]?.role == role } ?? false
    }
    if hasRole(.offer) { others.removeFirst() }
    var (deposit, net, tax): (Int?, Int?, Int?)
    if hasRole(.deposit) || has(HeaderWords.copiedDeposits) { deposit = others.removeFirst() }
    if has(HeaderWords.netWeights) { net = others.removeFirst() }
    if has(HeaderWords.copiedTaxes) { tax = others.removeFirst() }
    guard others.isEmpty else { return false }
    if let deposit { headers[deposit] = ColumnHeader(.deposit) }
    if let net {
      headers[net] = ColumnHeader(.other)
      headers[net]?.isNetWeight = true
    }
    if let tax {
      headers[tax] = ColumnHeader(.other)
      headers[tax]?.isTax = true
    }
    return true
  }
}
