/// The delegate of the field in which a product is typed as one line.
@MainActor
public protocol QuickEntryControllerDelegate: AnyObject {
  func quickEntry(_ controller: QuickEntryController, didChangeTo entry: LineEntry)

  /// Tells the delegate that a product was added. The field is empty now.
  func quickEntryDidAdd(_ controller: QuickEntryController)

  /// Asks the delegate to open the form with what the line says, at the first field that needs input.
  func quickEntry(_ controller: QuickEntryController, needs draft: Draft)

  /// Asks the delegate to create a comparison with a product. The field is empty now.
  ///
  /// - Parameter currency: The currency of the price; nil for that of the list.
  func quickEntry(
    _ controller: QuickEntryController, startsComparisonWith draft: Draft, in currency: Currency?)

  /// Asks the delegate to focus the answers to the question, or the button that starts a comparison.
  func quickEntryNeedsAnswer(_ controller: QuickEntryController)

  /// Tells the delegate that the line can't be added as it is.
  func quickEntryCannotAdd(_ controller: QuickEntryController)
}
