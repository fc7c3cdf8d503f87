/// What the user knows about the columns.
extension TableLayout {
  /// Sets the roles that the user gave the columns.
  ///
  /// - Returns: The first number or header that no column has; nil if all have one.
  mutating func apply(_ options: TableReader.Options) -> String? {
    var unknown: String?
    for role in ColumnRole.allCases {
      guard let place = options.columns[role] else { continue }
      guard let index = column(named: place) else {
        unknown = unknown ?? place
        continue
      }
      let others = columns.indices(with: role).filter { $0 != index }
      setRole(role, at: index)
      for other in others where !(role == .price && keepUsualPrice(other, beside: index)) {
        columns[other] = nil
      }
    }
    if let roles = options.roles { setRoles(roles) }
    return unknown
  }

  /// Sets what each column holds.
  private mutating func setRoles(_ roles: [ColumnRole]) {
    let prices = columns.indices(with: .price)
    for index in columns.indices {
      setRole(roles.indices.contains(index) ? roles[index] : .other, at: index)
    }
    let chosen = columns.indices(with: .price)
    guard chosen.count == 1 else { return }
    for price in prices where columns[price]?.role == .other {
      keepUsualPrice(price, beside: chosen[0])
    }
  }

  /// Treats a price as the one before a reduction if the chosen price is reduced, since products without a reduction
  /// have only that price.
  ///
  /// - Returns: false if the column has no such price. It is not changed.
  @discardableResult
  private mutating func keepUsualPrice(_ column: Int, beside chosen: Int) -> Bool {
    guard columns[chosen]?.isReduced == true, let header = columns[column], !header.isReduced,
      header.priceSort == nil || header.priceSort == .regular
    else { return false }
    columns[column]?.role = .oldPrice
    return true
  }

  /// Sets what a column holds. The column keeps the unit and the currency of its header.
  private mutating func setRole(_ role: ColumnRole, at index: Int) {
    guard columns[index]?.role ?? .other != role else { return }
    let header = titles.flatMap { ColumnHeader($0[index]) }
    columns[index] = header?.role == role ? header : columns[index] ?? ColumnHeader(role)
    columns[index]?.role = role
    columns[index]?.isAddedName = role == .name
  }

  /// Returns the column with a number, counted from 1, or with a header; nil if there is none.
  private func column(named place: String) -> Int? {
    if let number = Int(place) {
      return number >= 1 && number <= columns.count ? number - 1 : nil
    }
    return titles?.firstIndex { $0.lowercased() == place.lowercased() }
  }
}
