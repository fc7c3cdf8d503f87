/// Controls the window in which several pasted lines are checked before they are added.
///
/// Each choice and edit compares all lines again, in O(*n*).
@MainActor
public final class PasteController {
  /// A line with the user's choices.
  public struct Row: Equatable, Sendable {
    /// The text and its meaning.
    public internal(set) var entry: LineEntry
    /// The answer that the user chose to the line's question; nil for none.
    public internal(set) var chosenAnswer: Int?
    /// A Boolean value indicating whether the user left the line out.
    public internal(set) var isLeftOut = false
    /// The shop that this line or a heading above it gives the products below; nil for none.
    var shop: String?

    /// The product that the line adds; nil if it isn't a product, or if its question isn't answered.
    public var answer: LineAnswer? {
      switch entry.outcome {
      case .product(let answer): answer
      case .question(_, let answers): chosenAnswer.map { answers[$0] }
      default: nil
      }
    }

    /// A Boolean value indicating whether the line asks a question that isn't answered.
    public var needsAnswer: Bool {
      if case .question = entry.outcome { chosenAnswer == nil } else { false }
    }

    /// The reason why the product can't be added with the others; nil if it can.
    public internal(set) var conflict: Conflict?

    /// A Boolean value indicating whether the product is added to a new comparison.
    public internal(set) var isElsewhere = false

    /// A Boolean value indicating whether the line can be added.
    public var canBeChosen: Bool { answer != nil && conflict == nil }

    /// A Boolean value indicating whether the line is to be added.
    public var isChosen: Bool { canBeChosen && !isLeftOut }
  }

  /// What a product doesn't compare with.
  public enum Conflict: Equatable, Sendable {
    case list(WrongKind)
    /// The chosen lines above, or what most lines count.
    case lines(WrongKind)
  }

  public weak var delegate: (any PasteControllerDelegate)?

  /// The lines that have been read, in their order.
  public private(set) var rows: [Row] = []
  /// The number of lines that are to be added.
  public private(set) var chosenCount = 0
  /// The number of lines whose products don't compare with the list and are not added to new comparisons.
  private var refusedKindsCount = 0
  /// A Boolean value indicating whether products that don't compare with the list are added to new comparisons.
  public private(set) var addsOtherKinds = false

  /// A Boolean value indicating whether there are products that the list doesn't compare, or whether such products are
  /// added to new comparisons.
  public var hasOtherKinds: Bool { addsOtherKinds || refusedKindsCount > 0 }
  /// A Boolean value indicating whether all lines have been read.
  public var isComplete: Bool { unread.isEmpty }

  /// A Boolean value indicating whether the user changed a line, answered a question or left a line out.
  public private(set) var isEdited = false

  /// The minimum number of lines of a page. A list with fewer lines can have been typed by hand.
  private static let minimumPageLines = 10

  /// A Boolean value indicating whether most lines have no product, as on the page of a shop with its menus. It is known
  /// when all lines have been read.
  public private(set) var isPage = false

  /// The comparison that was open when the lines were pasted, or when they were compared again after the list changed.
  public private(set) var comparison: Comparison.ID

  /// The name of the file that the lines are from; nil for pasted ones.
  public let fileName: String?

  /// The shop of the products whose lines name none and are below no heading; nil for none.
  private let shop: String?

  let list: ProductListController
  private(set) var reader: LineEntryReader
  private var unread: ArraySlice<Substring>
  /// What the lines are read by while the list is empty.
  private var preference: Comparability
  /// What the list and the chosen lines above the next one compare.
  private var comparability: Comparability

  /// Creates the controller for a text with several lines. Empty lines are left out, and each product of a shop page
  /// becomes one line.
  public init(
    _ text: String, fileName: String? = nil, shop: String? = nil, list: ProductListController
  ) {
    (self.fileName, self.shop) = (fileName, shop)
    let reader = LineEntryReader(list)
    let lines = reader.lines(of: text)[...]
    let preference = reader.preference(of: lines)
    (self.list, self.reader, unread) = (list, reader, lines)
    (self.preference, comparability) = (preference, preference)
    comparison = list.comparison
  }

  /// Returns the lines of a text that are not empty.
  ///
  /// - Complexity: O(*n*) for a text of *n* characters.
  public static func lines(of text: String) -> [Substring] {
    text.lines.filter { !$0.isBlank }
  }

  /// Reads the next lines, a few at a time, so that the window stays responsive.
  ///
  /// - Returns: Whether lines remain.
  @discardableResult
  public func readMore(_ count: Int = 200) -> Bool {
    let start = rows.count
    for line in unread.prefix(count) {
      unread.removeFirst()
      rows.append(Row(entry: LineEntry(text: String(line), parts: [], outcome: .empty)))
      read(rows.count - 1)
      compare(&rows[rows.count - 1])
    }
    if isComplete, rows.count > start {
      let others = rows.count(where: \.hasNoProduct)
      isPage = rows.count >= Self.minimumPageLines && others < rows.count && others * 2 > rows.count
    }
    delegate?.paste(self, didReadFrom: start)
    return !unread.isEmpty
  }

  /// Replaces the text of a line.
  public func edit(_ index: Int, _ text: String) {
    guard text != rows[index].entry.text else { return }
    // The line can count the product above, and the line below can count its product.
    var changed = Set([row(above: index), index, row(below: index)].compactMap { $0 })
    if shop(below: index, ShopHeading(text)) != rows[index].shop {
      changed.formUnion(rowsUnderHeading(index))
    }
    change(index, reading: changed) { row in
      row.entry = LineEntry(text: text, parts: [], outcome: .empty)
    }
  }

  /// Returns the shop of the products below a row that is a heading or none; nil if no heading names it.
  private func shop(below index: Int, _ heading: ShopHeading?) -> String? {
    let above = index > 0 ? rows[index - 1].shop : shop
    return heading.map { $0.shop(below: above) } ?? above
  }

  /// Returns the rows between a row and the next heading.
  private func rowsUnderHeading(_ index: Int) -> Range<Int> {
    let next = rows[(index + 1)...].firstIndex { row in
      ShopHeading(row.entry.text).map { $0 != .lowercase } ?? false
    }
    return index + 1..<(next ?? rows.count)
  }

  /// Reads a row, preferring the kind of the chosen rows above it, which must have been compared.
  private func read(_ index: Int) {
    let text = rows[index].entry.text
    let isCount = !text.isBlank && row(above: index).map { rows[$0].entry.isCounted } == true
    let entry: LineEntry
    let heading = ShopHeading(text)
    rows[index].shop = shop(below: index, heading)
    if case .shop(let shop) = heading {
      entry = LineEntry(text: text, parts: [], outcome: .shop(shop))
    } else if isCount {
      entry = LineEntry(text: text, parts: [], outcome: .countsAbove)
    } else {
      entry = reader.read(
        text, preferring: comparability, above: line(below: index), below: line(above: index),
        shop: rows[index].shop)
    }
    if entry.outcome != rows[index].entry.outcome { rows[index].chosenAnswer = nil }
    rows[index].entry = entry
  }

  /// Returns the next row above another one that isn't empty; nil if there is none.
  private func row(above index: Int) -> Int? {
    rows[..<index].lastIndex { !$0.entry.text.isBlank }
  }

  /// Returns the next row below another one that isn't empty; nil if there is none.
  private func row(below index: Int) -> Int? {
    rows[(index + 1)...].firstIndex { !$0.entry.text.isBlank }
  }

  /// Returns the next line above a row that isn't empty and doesn't count another product; nil if there is none.
  private func line(above index: Int) -> String? {
    row(above: index).flatMap { row in
      rows[row].entry.outcome == .countsAbove ? nil : rows[row].entry.text
    }
  }

  /// Returns the next line below a row that isn't empty; nil if there is none.
  private func line(below index: Int) -> String? {
    row(below: index).map { rows[$0].entry.text } ?? unread.first.map { String($0) }
  }

  /// Answers the question of a line.
  public func choose(_ answer: Int, for index: Int) {
    guard case .question(_, let answers) = rows[index].entry.outcome,
      answers.indices.contains(answer)
    else { return }
    change(index) {
      $0.chosenAnswer = answer
      $0.isLeftOut = false
    }
  }

  /// Sets whether products that don't compare with the list are added to new comparisons.
  public func setAddsOtherKinds(_ isOn: Bool) {
    guard isOn != addsOtherKinds else { return }
    addsOtherKinds = isOn
    reader.readsAllKinds = isOn
    isEdited = true
    let changed = compareAll { _ in true }
    delegate?.paste(self, didChange: changed)
  }

  /// Adds a line to those that are added, or leaves it out.
  public func setChosen(_ isChosen: Bool, _ index: Int) {
    change(index) { $0.isLeftOut = !isChosen }
  }

  /// Compares the lines again, after the list changed. If its conventions changed, all lines are read again.
  public func listDidChange() {
    comparison = list.comparison
    let isCurrent = reader.isCurrent
    if !isCurrent { reader = LineEntryReader(list, readsAllKinds: addsOtherKinds) }
    let changed = compareAll { index in
      if case .wrongKind = rows[index].entry.outcome { return true }
      return !isCurrent
    }
    delegate?.paste(self, didChange: changed)
  }

  /// Removes the lines that were added, and those that count their products.
  public func removeChosen() {
    let kept = rows.indices.filter { index in
      let isCount = rows[index].entry.outcome == .countsAbove
      let product = isCount ? row(above: index) ?? index : index
      return !rows[product].isChosen
    }
    rows = kept.map { rows[$0] }
    _ = compareAll()
  }

  /// - Parameter changed: The rows that are read again.
  private func change(_ index: Int, reading changed: Set<Int> = [], _ body: (inout Row) -> Void) {
    body(&rows[index])
    isEdited = true
    let others = compareAll { changed.contains($0) }.filter { $0 != index }
    delegate?.paste(self, didChange: [index] + others)
  }

  /// Compares all rows again, and returns those that this changed.
  ///
  /// - Parameter isRead: Whether the row at an index is read again.
  private func compareAll(reading isRead: (Int) -> Bool = { _ in false }) -> [Int] {
    let products = list.state.products
    comparability = products.isEmpty ? preference : products.comparability
    (chosenCount, refusedKindsCount) = (0, 0)
    let changed = rows.indices.filter { index in
      guard isRead(index) else {
        let (conflict, isElsewhere) = (rows[index].conflict, rows[index].isElsewhere)
        compare(&rows[index])
        return rows[index].conflict != conflict || rows[index].isElsewhere != isElsewhere
      }
      let previous = rows[index]
      read(index)
      compare(&rows[index])
      return rows[index] != previous
    }
    guard products.isEmpty, preference.kind != nil,
      !rows.contains(where: { $0.isChosen && !$0.isElsewhere })
    else { return changed }
    // No line is left that counts the preferred item, so the others can be added without it.
    preference = Comparability()
    let others = compareAll { rows[$0].conflict != nil || rows[$0].isElsewhere }
    return Set(changed).union(others).sorted()
  }

  /// Sets whether the product of a row compares with those above it, and counts the row.
  private func compare(_ row: inout Row) {
    (row.conflict, row.isElsewhere) = (nil, false)
    if case .wrongKind = row.entry.outcome { refusedKindsCount += 1 }
    guard let product = row.answer?.product, !row.isLeftOut else { return }
    do throws(WrongKind) {
      try comparability.add(product.unit)
      chosenCount += 1
    } catch {
      if addsOtherKinds {
        row.isElsewhere = true
        chosenCount += 1
      } else {
        refusedKindsCount += 1
        row.conflict =
          list.state.products.refusal(of: product.unit).map(Conflict.list) ?? .lines(error)
      }
    }
  }
}
