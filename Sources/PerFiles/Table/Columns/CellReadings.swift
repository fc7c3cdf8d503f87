internal import PerCore

/// What the first cells of a table mean. Each step in the search for the columns reads the same cells.
final class CellReadings {
  let reader: CellReader
  private var cells: [String: CellReading] = [:]

  init(_ reader: CellReader) {
    self.reader = reader
  }

  /// Returns what a cell means, whose properties are found when they are first used.
  subscript(text: String) -> CellReading {
    if let known = cells[text] { return known }
    let reading = CellReading(text, self)
    cells[text] = reading
    return reading
  }

  /// See `CellReader.unit(_:)`.
  func unit(_ text: String) -> LineAmount? { self[text].unit }

  /// See `CellReader.isOwnCurrency(_:)`.
  func isOwnCurrency(_ text: String) -> Bool? { self[text].isOwnCurrency }
}
