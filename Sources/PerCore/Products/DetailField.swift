/// The text fields of the form.
public enum DetailField: String, CaseIterable, Sendable {
  case name
  case shop
  case note
}
