import PerCore

/// Records the calls to the delegate of a form.
@MainActor
final class ProductFormSpy: ProductFormControllerDelegate {
  var events: [String] = []
  var changes = 0
  /// The content for a new comparison.
  var draft: Draft?

  func productForm(_ controller: ProductFormController, didChangeTo form: ProductForm) {
    changes += 1
  }
  func productForm(_ controller: ProductFormController, needs field: AmountField) {
    events.append("needs \(field)")
  }
  func productForm(_ controller: ProductFormController, needsAnswerIn field: AmountField) {
    events.append("needs an answer in \(field)")
  }
  func productForm(_ controller: ProductFormController, needs field: TermsEntry.Field) {
    events.append("needs \(field) of the offer")
  }
  func productForm(_ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool) {
    events.append(staysOpen ? "added, stays" : "added")
  }
  func productForm(_ controller: ProductFormController, startComparisonWith draft: Draft) {
    events.append("starts a comparison")
    self.draft = draft
  }
  func productForm(_ controller: ProductFormController, didCancelDiscarding draft: Draft?) {
    events.append(draft == nil ? "canceled" : "canceled, discarding")
  }
}
