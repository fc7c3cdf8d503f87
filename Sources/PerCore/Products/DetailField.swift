/// The text fields of the form.
public enum DetailField: String, CaseIterable, Sendable {
  case name
  case shop
  case note
}

extension Product {
  /// The text of a field.
  public subscript(field: DetailField) -> String {
    switch field {
    case .name: name
    case .shop: shop
    case .note: note
    }
  }
}
