internal import Gtk
internal import PerCore

/// The tooltip of the button that adds the product.
extension AddDialog {
  /// The keys that add the product; nil while one is edited.
  var addHint: String? {
    // Translators: The tooltip of the button "Add", with the names of the keys.
    controller.isEditing ? nil : tr("Add (Enter) · Add and enter another (Shift+Enter)")
  }

  /// The reason why the product can't be added yet.
  func missingText(_ form: ProductForm) -> String {
    let fields = controller.incompleteFields
    if AmountField.allCases.allSatisfy({ form[$0].calculator.isEmpty && fields.contains($0) }) {
      return tr("Enter a quantity and a price first.")
    }
    if let field = fields.first, let problem = controller.calculator(field).problem {
      return problem.text(in: field, unit: form.unit, conventions: conventions)
    }
    return controller.termsProblem?.text(form, conventions) ?? ""
  }
}
