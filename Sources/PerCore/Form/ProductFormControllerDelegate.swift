/// The delegate of a product form. It shows the form and moves the focus.
@MainActor
public protocol ProductFormControllerDelegate: AnyObject {
  func productForm(_ controller: ProductFormController, didChangeTo form: ProductForm)

  /// Asks the delegate to focus a field that needs input. If the field has an error, its text is to be selected.
  func productForm(_ controller: ProductFormController, needs field: AmountField)

  /// Asks the delegate to focus the first answer to the question below a field, or the suggestion of another unit.
  func productForm(_ controller: ProductFormController, needsAnswerIn field: AmountField)

  /// Asks the delegate to focus a field of the terms that has a problem.
  func productForm(_ controller: ProductFormController, needs field: TermsEntry.Field)

  /// Tells the delegate that the product was added or saved. The fields are emptied after this call.
  func productForm(_ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool)

  /// Asks the delegate to start a new comparison with the content of the form, whose kind differs from that of the
  /// list.
  func productForm(_ controller: ProductFormController, startComparisonWith draft: Draft)

  /// Tells the delegate that the form was canceled.
  ///
  /// - Parameter draft: The discarded content; nil if nothing was typed or changed.
  func productForm(_ controller: ProductFormController, didCancelDiscarding draft: Draft?)
}
