/// Receives the progress of an import.
@MainActor
public protocol ImportControllerDelegate: AnyObject {
  /// Tells the delegate that reading has started.
  func importDidStart(_ controller: ImportController)

  /// Tells the delegate that the form of the table was found. The rows follow.
  func importDidFindTable(_ controller: ImportController)

  /// Tells the delegate that rows were read.
  ///
  /// - Parameter start: The number of rows that were read before.
  func `import`(_ controller: ImportController, didReadFrom start: Int)

  /// Tells the delegate that rows changed.
  func `import`(_ controller: ImportController, didChange rows: [Int])

  /// Tells the delegate that reading has ended. The `state` of the controller is the outcome.
  func importDidEnd(_ controller: ImportController)
}
