/// Controls the field in which a product is typed as one line.
@MainActor
public final class QuickEntryController {
  public weak var delegate: (any QuickEntryControllerDelegate)?

  /// The text of the field and its meaning.
  public private(set) var entry = LineEntry() {
    didSet { if entry != oldValue { delegate?.quickEntry(self, didChangeTo: entry) } }
  }

  private let list: ProductListController
  private var reader: LineEntryReader
  private var history = LineHistory()

  public init(list: ProductListController) {
    self.list = list
    reader = LineEntryReader(list)
  }

  /// Reads the text of the field.
  public func edit(_ text: String) {
    guard text != entry.text else { return }
    history.stop()
    show(text)
  }

  /// Replaces the text by another one. The replaced text can be brought back.
  public func replaceText(by text: String) {
    if !entry.text.isEmpty, text != entry.text { history.append(entry.text) }
    show(text)
  }

  /// Tells the controller that Enter was pressed.
  ///
  /// A product is added. The answers to a question get the focus, as does the button that starts a comparison, and the
  /// form is opened for what is missing. If the line can't be added, the focus stays in it.
  public func submit() {
    switch entry.outcome {
    case .product(let answer): add(answer)
    case .question, .wrongKind(_, .some), .otherCurrency:
      delegate?.quickEntryNeedsAnswer(self)
    case .incomplete(_, let draft):
      finishLine()
      delegate?.quickEntry(self, needs: draft)
    case .empty, .countsAbove, .shop, .wrongKind, .refused: delegate?.quickEntryCannotAdd(self)
    }
  }

  /// Adds the product of an answer to the question. For a product of another kind or currency, the only answer starts a
  /// new comparison.
  public func choose(_ index: Int) {
    switch entry.outcome {
    case .question(_, let answers) where answers.indices.contains(index): add(answers[index])
    case .wrongKind(_, let draft?) where index == 0:
      finishLine()
      delegate?.quickEntry(self, startsComparisonWith: draft, in: nil)
    case .otherCurrency(let other) where index == 0:
      finishLine()
      delegate?.quickEntry(self, startsComparisonWith: other.draft, in: other.currency)
    default: break
    }
  }

  /// Empties the field. The line can be brought back.
  private func finishLine() {
    history.append(entry.text)
    entry = LineEntry()
  }

  /// Replaces the text by the line that was entered before it.
  public func recallEarlier() {
    if let text = history.earlier(than: entry.text) { show(text) }
  }

  /// Replaces the text by the line that was entered after it.
  public func recallLater() {
    if let text = history.later() { show(text) }
  }

  /// Reads the text again, after the list changed.
  public func listDidChange() {
    if !reader.isCurrent { reader = LineEntryReader(list) }
    show(entry.text)
  }

  private func show(_ text: String) {
    let line = reader.read(text, preferring: list.state.products.comparability)
    entry = reader.readInOtherCurrency(line)
  }

  private func add(_ answer: LineAnswer) {
    do {
      guard try list.add(answer.product) else { return }
    } catch {
      // The list changed since the line was read.
      return show(entry.text)
    }
    finishLine()
    delegate?.quickEntryDidAdd(self)
  }
}
