/// The outcome of opening the file of the library.
public enum StoreOpening: Equatable, Sendable {
  /// There was no file; a new one was created.
  case fresh
  /// The file was opened without changes.
  case opened
  /// The file was converted to this version of Per.
  ///
  /// - Parameters:
  ///   - copy: The path of a copy of the file as it was.
  ///   - splits: The number of comparisons of different counted items that were split into one for each item.
  case migrated(copy: String, splits: Int)
  /// The file was damaged. What could be read is in a new file.
  case recovered(Recovery)
  /// The file can be read but not written. The store tries again with each change.
  case readOnly(StoreFailure)
  /// The file cannot be opened or created. The store tries again with each change.
  case unavailable(StoreFailure)
  /// The file cannot be used.
  case failed(StoreFailure)

  /// The reason why changes cannot be saved; nil if they can.
  public var failure: StoreFailure? {
    switch self {
    case .readOnly(let failure), .unavailable(let failure), .failed(let failure): failure
    case .fresh, .opened, .migrated, .recovered: nil
    }
  }
}
