/// The delegate of the window in which pasted lines are checked.
@MainActor
public protocol PasteControllerDelegate: AnyObject {
  /// Tells the delegate that lines were read, which are the rows from `start` on.
  func paste(_ controller: PasteController, didReadFrom start: Int)

  /// Tells the delegate that the text, the answer or the state of rows changed.
  func paste(_ controller: PasteController, didChange rows: [Int])
}
