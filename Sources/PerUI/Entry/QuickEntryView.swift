internal import Gtk
internal import PerCore

/// A field for a product that is typed as one line, with its reading below.
@MainActor
final class QuickEntryView {
  let root = Box(.vertical, spacing: 6)
  /// Called when Escape is pressed, or the button that closes the field.
  var onClose: () -> Void = {}
  /// Called with the text after each change.
  var onEdit: (String) -> Void = { _ in }
  /// Called with pasted text of several lines.
  var onPasteLines: (String) -> Void = { _ in }
  /// Called with the values of an incomplete line, to open the form for the missing ones.
  var onNeed: (Draft) -> Void = { _ in }

  /// Called with a product that the list does not compare, to create a comparison with it in a currency, which is nil
  /// for that of the list.
  var onStartComparison: (Draft, Currency?) -> Void = { _, _ in }

  private let controller: QuickEntryController
  private let list: ProductListController
  private let field = LineField()
  private let reading = LineReadingView()
  private let announcer: ResultAnnouncer

  /// - Parameter text: The first text, which is that of the last session.
  init(_ list: ProductListController, window: Window, text: String = "") {
    self.list = list
    controller = QuickEntryController(list: list)
    controller.edit(text)
    announcer = ResultAnnouncer(window)
    root.addClass("quick-entry")
    let close = Button.icon("window-close-symbolic", tr("Close"))
    close.onClick { [weak self] in self?.onClose() }
    field.entry.accessibleLabel = tr("Product")
    field.entry.horizontalExpand = true
    let row = Box(.horizontal, spacing: 6)
    row.append(field.entry, close)
    // The text of the reading is below the text of the field.
    reading.root.setMargins(start: 9)
    root.append(row, reading.root)
    connect()
    controller.delegate = self
    field.entry.placeholder = placeholder
    show(controller.entry)
  }

  /// Replaces the text.
  func type(_ text: String) {
    controller.replaceText(by: text)
  }

  /// Gives the focus to the field, with the cursor at its end.
  func grabFocus() {
    field.entry.grabFocus()
    field.entry.selection = field.entry.length..<field.entry.length
  }

  /// Gives the focus to the field and selects its text.
  ///
  /// On X11, a selection that was removed a moment before would take the new one with it.
  func grabFocusSelectingAll() {
    field.entry.grabFocusSelectingAll()
  }

  /// Reads the line again after the list changed.
  func update() {
    controller.listDidChange()
    field.entry.placeholder = placeholder
  }

  /// An example, such as "500 g coffee 3.99", or "1 l 3.99" in a list of another kind.
  private var placeholder: String {
    guard list.state.products.kind ?? .weight == .weight else {
      return list.unitOfNeed.exampleQuantity(list.conventions) + " "
        + list.conventions.priceExample
    }
    return list.conventions.lineExample
  }

  private func connect() {
    field.onEdit = { [weak controller] in controller?.edit($0) }
    field.onPaste = { [weak self] text in
      guard let self, PasteController.lines(of: text).count > 1 else { return false }
      onPasteLines(text)
      return true
    }
    field.entry.onActivate { [weak controller] in controller?.submit() }
    reading.answers.onAnswer = { [weak self] in self?.choose($0) }
    root.onKeyPress { [weak self] in self?.handle($0) ?? false }
  }

  // A text that the user deleted is restored by the field itself.
  private var undoesInList: Bool { field.entry.text.isEmpty && !field.isEdited }

  private func handle(_ event: KeyEvent) -> Bool {
    if undoesInList, let action = UndoKeys.action(of: event) {
      root.activateAction(action)
      return true
    }
    switch (event.key, event.modifiers) {
    case (.escape, []):
      if field.entry.containsFocus { onClose() } else { grabFocus() }
    case (.up, []) where field.entry.containsFocus:
      controller.recallEarlier()
    case (.down, []) where field.entry.containsFocus:
      controller.recallLater()
    case (let key, []) where key.isEnter || key == .space:
      // GTK presses a button a quarter of a second later, when the user may be typing the next line already.
      let buttons = reading.answers.buttons
      guard let answer = buttons.firstIndex(where: \.containsFocus) else { return false }
      choose(answer)
    default:
      return continueTyping(event)
    }
    return true
  }

  private var asksQuestion: Bool {
    if case .question = controller.entry.outcome { true } else { false }
  }

  private func choose(_ answer: Int) {
    controller.choose(answer)
    grabFocus()
  }

  /// Types a character into the field while an answer has the focus. Space presses the answer.
  private func continueTyping(_ event: KeyEvent) -> Bool {
    guard !field.entry.containsFocus, let character = event.typedCharacter, character != " " else {
      return false
    }
    let isOnAnswer = reading.answers.buttons.contains(where: \.containsFocus)
    grabFocus()
    if isOnAnswer, !asksQuestion {
      // The next line replaces one that can't be added.
      field.entry.selectAll()
    }
    field.entry.insert(String(character))
    return true
  }

  /// Shows the reading of the line, and returns its words.
  @discardableResult
  private func show(_ entry: LineEntry) -> LineEntryTexts {
    field.show(entry)
    let texts = LineEntryTexts(entry, conventions: list.conventions)
    reading.show(texts)
    field.entry.setAccessibleInvalid(texts.style == .error)
    return texts
  }
}

extension QuickEntryView: QuickEntryControllerDelegate {
  func quickEntry(_ controller: QuickEntryController, didChangeTo entry: LineEntry) {
    onEdit(entry.text)
    let texts = show(entry)
    announcer.announce {
      texts.style == .hint ? "" : ProductRowTexts.joined([texts.text] + texts.answers)
    }
  }

  func quickEntryDidAdd(_ controller: QuickEntryController) {
    grabFocus()
  }

  func quickEntry(_ controller: QuickEntryController, needs draft: Draft) {
    onNeed(draft)
  }

  func quickEntry(
    _ controller: QuickEntryController, startsComparisonWith draft: Draft, in currency: Currency?
  ) {
    onStartComparison(draft, currency)
  }

  func quickEntryNeedsAnswer(_ controller: QuickEntryController) {
    reading.answers.buttons.first?.grabFocus()
  }

  func quickEntryCannotAdd(_ controller: QuickEntryController) {
    field.entry.errorBell()
    // The next line replaces the one that can't be added.
    field.entry.selectAll()
    announcer.announceNow(ProductRowTexts.joined([reading.text] + reading.answers.texts))
  }
}
