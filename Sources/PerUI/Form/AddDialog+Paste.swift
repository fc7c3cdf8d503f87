internal import PerCore
internal import PerFiles

/// Products that are pasted into the form.
extension AddDialog {
  /// Fills the form with a pasted line. Several products close a form that has no other product.
  ///
  /// - Returns: A Boolean value indicating whether the text was used. Otherwise, it belongs in the field.
  func paste(_ text: String, into field: ProductFormController.FieldKind) -> Bool {
    guard controller.isSeveralProducts(text, insteadOf: field) else {
      return controller.paste(text)
    }
    let shop = controller.typedShop
    if shop != nil, ImportSource.canBeTable(text) {
      // The products of a table don't take the shop, so that the entry can be restored.
      controller.cancel()
    } else {
      onDraft(nil)
      close()
    }
    onPasteLines(text, shop)
    return true
  }
}
