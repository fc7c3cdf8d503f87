/// The delegate of the window in which pasted lines are checked.
@MainActor
public protocol PasteControllerDelegate: AnyObject {
  /// Tells the delegate that lines were read, which are the rows from `start` on.
  func paste(_ controller: PasteController, didReadFrom start: Int)

  func paste(_ controller: PasteController, didChange rows: [Int])
}
