internal import Gtk
internal import PerCore

extension TermsEntry.Field {
  /// The label of the field.
  var label: String {
    switch self {
    // Translators: The label of a field for money that is paid back with the empty container.
    case .deposit: trc("product", "Deposit")
    // Translators: The label of a field for the weight of canned food with its liquid.
    case .net: trc("product", "Net Weight")
    // Translators: The label of a field for the tax that is added at checkout, in percent.
    case .tax: trc("product", "Tax in %")
    }
  }
}

extension TermsEntry.Problem {
  /// The message for the problem.
  @MainActor func words(_ form: ProductForm, _ conventions: Conventions) -> String {
    switch reason {
    case .number(let error):
      return error.words(
        in: field == .deposit ? .price : .quantity, unit: form.unit, conventions: conventions)
    case .lessThanQuantity:
      return tr("The net weight can't be less than the quantity, which is the drained weight.")
    case .taxTooHigh: return tr("The percentage is too high.")
    }
  }
}
