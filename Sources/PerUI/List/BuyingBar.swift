package import Gtk
internal import PerCore
internal import PerThreads

/// The bar above the list in which the user chooses how many packs they buy, with what to buy for a needed amount.
@MainActor
package final class BuyingBar {
  /// Called after the user chose what to buy, which ranks the products again.
  var onChoose: () -> Void = {}
  /// Called with what to buy after that changed, in words.
  var onAnswer: (String) -> Void = { _ in }
  /// Called after Escape was pressed in the field for the needed amount, which then loses the focus.
  var onCancel: () -> Void = {}
  /// Called after a question was answered that took time, because the verdicts of the rows depend on the answer.
  var onLateAnswer: () -> Void = {}

  /// Scrolls the bar and what is above it in a low window.
  package let root = ScrolledWindow()
  /// The content that scrolls.
  private let overview = Box(.vertical)
  /// The part that is kept in view while an amount is entered.
  private var revealed: Widget?
  /// The bar itself, which only some lists show.
  private let part: Clamp
  private let content = Box(.vertical, spacing: 6)
  let controller: ProductListController
  // The dropdown fits a window of 360 pixels.
  package let packs = DropDown(ellipsizes: true)
  package let need = Entry()
  /// The choice of the weight.
  package let weights = DropDown()
  /// The choices with their labels.
  let grid = Grid()
  private let weightLabel = Label()
  let packsLabel = Label()
  let packsRow = Box(.horizontal, spacing: 6)
  let message = Label(wrapping: "")
  /// What to buy, on a card.
  package let card = Box(.vertical, spacing: 3)
  package let best = Label(wrapping: "")
  package let left = Label(wrapping: "")
  /// The other purchases.
  private var others: [Label] = []
  private let spinner = Spinner()
  /// The question whose answer is shown; nil if there is none.
  private var answered: PurchaseQuestion?
  /// A Boolean value indicating whether another thread searches for an answer.
  private var isSearching = false
  private var shown = ""
  /// A Boolean value indicating whether the last key in the field for the need was that of undo or redo.
  var isUndoing = false
  /// A Boolean value indicating whether the user changed the text after it was entered.
  var isEdited = false
  /// A Boolean value indicating whether the user chose to enter an amount and the list has none yet.
  var isAsking = false

  private static let choices = Buying.Packs.allCases

  /// - Parameter header: The part above the bar, which scrolls with it.
  init(_ controller: ProductListController, below header: Widget) {
    self.controller = controller
    let (padding, margin) = (ProductRowView.padding, 12)
    part = Clamp(
      naturalWidth: ProductRowView.maximumWidth + 2 * (padding + margin), child: content)
    part.horizontalAlignment = .center
    overview.append(header, part)
    // Translators: The accessible name of the part above the list with what to buy.
    root.scrollVertically(overview, name: tr("Overview"))
    root.onHeightChange { [weak self] in self?.revealSoon() }
    content.setMargins(bottom: 9, start: margin, end: margin)
    // Translators: Before a dropdown with the choices "one pack", "what the offer needs", "as much as I need".
    packsLabel.text = tr("I buy")
    packs.setStrings(Self.choices.map(\.text))
    packs.accessibleLabel = tr("I buy")
    packs.onSelect { [weak self] in self?.choose(Self.choices[$0]) }
    need.accessibleLabel = tr("Needed amount")
    need.widthChars = Self.needWidths.lowerBound - 1
    need.maxWidthChars = Self.needWidths.lowerBound
    need.onChange { [weak self] in self?.edit() }
    need.onActivate { [weak self] in self?.submit() }
    need.onKeyPress { [weak self] event in self?.handle(event) ?? false }
    let focus = FocusController()
    focus.onFocusMoved { [weak self] in self?.leave() }
    need.addController(focus)
    // Translators: Before a dropdown with the choices "drained weight" and "net weight".
    weightLabel.text = tr("Compare by")
    weights.setStrings(Buying.Weight.allCases.map(\.text))
    weights.accessibleLabel = tr("Compare by")
    weights.onSelect { [weak self] in self?.choose(Buying.Weight.allCases[$0]) }
    weights.horizontalAlignment = .start
    packsRow.append(packs, need, spinner)
    let rows: [(label: Label, choice: Widget)] = [(weightLabel, weights), (packsLabel, packsRow)]
    for (index, row) in rows.enumerated() {
      row.label.addClass("dim-label")
      row.label.xalign = 0
      grid.attach(row.label, column: 0, row: index)
      grid.attach(row.choice, column: 1, row: index)
    }
    (grid.rowSpacing, grid.columnSpacing) = (6, 6)
    // Only the card is as wide as the card of the list.
    for widget in [grid, message] as [Widget] { widget.setMargins(start: padding, end: padding) }
    content.append(grid)
    message.isVisible = false
    message.addClass("message")
    best.addClass("name")
    left.addClass("dim-label")
    card.append(best, left)
    card.addClass("card")
    card.addClass("purchase")
    card.isVisible = false
    // The space above the card is the same as the space below it.
    card.setMargins(top: 6)
    content.append(message, card)
    part.isVisible = false
  }

  /// Returns a Boolean value indicating whether a list has anything to choose.
  static func isUsed(by controller: ProductListController) -> Bool {
    controller.canChooseBuying || controller.canChooseWeight
  }

  /// Shows the field for the needed amount, and gives it the focus.
  func enterNeed() {
    // The dropdown shows what the amount is for, also before there is one.
    isAsking = isAsking || controller.buying.packs != .need
    part.isVisible = true
    showChoices(ofPacks: true)
    showState()
    need.isVisible = true
    need.grabFocusSelectingAll()
    reveal(grid)
  }

  /// Shows the state of the list.
  func update() {
    let isUsed = controller.canChooseBuying || isEntering && controller.canClear
    showChoices(ofPacks: isUsed)
    part.isVisible = isUsed || weights.isVisible
    guard part.isVisible else { return }
    showState()
    need.isVisible = controller.buying.packs == .need || isEntering
    answer()
  }

  /// A Boolean value indicating whether an amount is entered, or was refused.
  private var isEntering: Bool { need.containsFocus || isAsking || hasError }

  /// Shows what is chosen, and the needed amount.
  private func showState() {
    let buying = controller.buying
    let weight = Buying.Weight.allCases.firstIndex(of: buying.weight)
    if weights.selected != weight { weights.selected = weight }
    let selected = Self.choices.firstIndex(of: isAsking ? .need : buying.packs)
    if packs.selected != selected { packs.withBlocked { packs.selected = selected } }
    if !hasError { showNeed() }
    need.placeholder = controller.unitOfNeed.exampleQuantity(controller.conventions)
  }

  private func showChoices(ofPacks isUsed: Bool) {
    for widget in [packsLabel, packsRow] as [Widget] { widget.isVisible = isUsed }
    for widget in [weightLabel, weights] as [Widget] {
      widget.isVisible = controller.canChooseWeight
    }
  }

  private func choose(_ packs: Buying.Packs) {
    let buying = controller.buying
    guard packs != buying.packs else {
      // The user chose the current value again.
      guard isAsking else { return }
      discardText()
      return update()
    }
    if packs == .need, buying.need == nil {
      // The amount also stores the choice. The list of the dropdown returns the focus when it is closed.
      isAsking = true
      MainLoop.idle { [weak self] in
        if self?.isAsking == true { self?.enterNeed() }
      }
    } else {
      discardText()
      controller.buy(packs)
      onChoose()
    }
  }

  private func choose(_ weight: Buying.Weight) {
    guard weight != controller.buying.weight else { return }
    controller.compare(by: weight)
    onChoose()
  }

  // MARK: - What to buy

  private func answer() {
    guard let asked = controller.purchaseQuestion else {
      answered = nil
      return show(nil)
    }
    if let answer = controller.purchaseAnswer { return show(answer, to: asked) }
    if asked != answered { card.isVisible = false }
    spinner.isSpinning = true
    spinner.isVisible = true
    // A search can take long. A question that replaces another one waits for its end.
    guard !isSearching else { return }
    isSearching = true
    BackgroundThread.run {
      asked.answer()
    } then: { [weak self] answer in
      guard let self else { return }
      isSearching = false
      guard controller.take(answer, to: asked) else { return self.answer() }
      show(answer, to: asked)
      onLateAnswer()
    }
  }

  private func show(_ answer: PurchaseAnswer, to asked: PurchaseQuestion) {
    answered = asked
    show(PurchaseTexts(answer, to: asked, controller))
  }

  private func showOthers(_ texts: [String]) {
    for line in others { card.remove(line) }
    // The labels are in the card itself. GTK would keep the size that a separate box had while it was hidden, and show
    // long texts with the height of one line.
    others = texts.map { text in
      let line = Label(wrapping: text.withoutBreaksInAmounts)
      line.addClass("dim-label")
      card.append(line)
      return line
    }
  }

  private func show(_ texts: PurchaseTexts?) {
    spinner.isSpinning = false
    spinner.isVisible = false
    best.text = texts?.headline.withoutBreaksInAmounts ?? ""
    left.text = texts?.left.withoutBreaksInAmounts ?? ""
    left.isVisible = !left.text.isEmpty
    card.isVisible = texts != nil
    showOthers(texts?.others ?? [])
    let spoken = texts?.spoken ?? ""
    guard spoken != shown else { return }
    shown = spoken
    if !spoken.isEmpty { onAnswer(spoken) }
    if need.containsFocus { reveal(card) }
  }

  /// Scrolls to a part in a low window, and keeps it in view while an amount is entered. The amount stays in view if
  /// not all of the part fits below it.
  private func reveal(_ part: Widget) {
    revealed = part
    revealSoon()
  }

  private func revealSoon() {
    // A part that was shown just now has no position yet.
    MainLoop.idle { [weak self] in
      guard let self, need.containsFocus, let part = revealed, part.isMapped,
        let top = part.position(in: overview)?.y, let rowTop = packsRow.position(in: overview)?.y
      else { return }
      // The field can be below the dropdown. The position of a field is the position of its text.
      let amountTop = rowTop + Double(packsRow.allocatedHeight - need.allocatedHeight)
      let hidden = top + Double(part.allocatedHeight) - Double(root.allocatedHeight)
      root.verticalPosition = min(max(root.verticalPosition, hidden), top, amountTop)
    }
  }
}
