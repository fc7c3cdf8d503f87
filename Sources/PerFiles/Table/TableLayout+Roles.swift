/// What the user knows of the columns.
extension TableLayout {
  /// Sets what the user said that the columns hold.
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
      for other in columns(with: role) where other != index { columns[other] = nil }
      setRole(role, at: index)
    }
    if let roles = options.roles { setRoles(roles) }
    return unknown
  }

  /// Sets what each column holds.
  private mutating func setRoles(_ roles: [ColumnRole]) {
    for index in columns.indices {
      setRole(roles.indices.contains(index) ? roles[index] : .other, at: index)
    }
  }

  /// Sets what a column holds. The column keeps the unit and the currency of its header.
  private mutating func setRole(_ role: ColumnRole, at index: Int) {
    guard columns[index]?.role ?? .other != role else { return }
    let header = titles.flatMap { $0.indices.contains(index) ? ColumnHeader($0[index]) : nil }
    columns[index] = header?.role == role ? header : columns[index] ?? ColumnHeader(role)
    columns[index]?.role = role
  }

  /// Returns the column with a number, counted from 1, or with a header; nil if there is none.
  private func column(named place: String) -> Int? {
    if let number = Int(place) {
      return number >= 1 && number <= columns.count ? number - 1 : nil
    }
    return titles?.firstIndex { $0.lowercased() == place.lowercased() }
  }
}
