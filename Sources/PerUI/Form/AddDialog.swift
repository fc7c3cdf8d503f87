package import Gtk
package import PerCore

/// The window of the form that adds or edits a product.
@MainActor
package final class AddDialog: Dialog {
  /// Called when the content changes, with nil if the form is empty or unchanged.
  var onDraft: (Draft?) -> Void = { _ in }
  /// Called when the form is canceled after something was typed or changed.
  package var onDiscard: (Draft) -> Void = { _ in }
  /// Called with the content of the form, whose kind differs from that of the list, to start a new comparison. The
  /// window is closed.
  package var onStartComparison: (Draft) -> Void = { _ in }
  /// Called with several products that were pasted into the form, and with the shop in it; nil for none. The window is
  /// closed.
  package var onPasteLines: (String, _ shop: String?) -> Void = { _, _ in }
  /// Called when the last entry was restored.
  package var onRestore: () -> Void = {}
  /// Called when the product was added or saved.
  var onAdd: () -> Void = {}

  let controller: ProductFormController
  let conventions: Conventions
  let view: FormView
  let add: Button
  let cancel = Button(mnemonic: tr("_Cancel"))
  private lazy var resultAnnouncer = ResultAnnouncer(window)
  /// The unit that the form showed last.
  private var shownUnit: PerCore.Unit
  /// The fields with buttons below them before a key moved the focus out of the field.
  var fieldsLeftWithButtons: Set<AmountField> = []

  /// With this width, in pixels, all keys of the keypad are equally wide. Large text can need more.
  private static let width = 422

  /// The width of the frame that GTK draws around the content on a screen without a compositor, in pixels.
  private static let frameWidth = 10

  /// The height that each screen has room for, in pixels.
  private static let usualHeight = 660

  /// The height that is left for panels and above and below the form on a high screen, in pixels.
  private static let spaceAround = 140

  /// - Parameters:
  ///   - subtitle: The line below the title; nil for the day on which the product was added.
  ///   - suggest: Returns earlier texts of a field that match the typed text.
  package init(
    _ controller: ProductFormController, conventions: Conventions,
    keypadOrder: KeypadOrder = .telephone, subtitle: String? = nil, parent: Window,
    suggest: @escaping @MainActor (DetailField, String) -> [String] = { _, _ in [] }
  ) {
    self.controller = controller
    self.conventions = conventions
    shownUnit = controller.form.unit
    view = FormView(
      controller, conventions: conventions, keypadOrder: keypadOrder, suggest: suggest)
    add = Button(mnemonic: controller.isEditing ? trc("product", "_Save") : trc("product", "_Add"))
    super.init()
    connect()
    let title = controller.isEditing ? tr("Edit Product") : tr("Add Product")
    window.title = title
    let header = window.makeDialog(over: parent, cancel: cancel, accept: add)
    header.showTitle(title, subtitle: subtitle ?? controller.enteredDay?.enteredText)
    setContent(view.root)
    let natural = max(view.kindsWidth, header.naturalWidth) + Self.frameWidth
    let screen = parent.screenSize ?? (width: 0, height: 0)
    let width = max(Self.width, min(natural, screen.width))
    window.defaultSize = (width: width, height: -1)
    controller.delegate = self
    let height = max(Self.usualHeight, screen.height - Self.spaceAround)
    view.limitHeight(to: height - header.naturalHeight, atWidth: width)
    show(controller.form)
    header.showsLine(whileScrolled: view.root)
    view.expandIfNeeded(controller.form)
  }

  package func present() {
    window.present()
    view.quantity.entry.grabFocusSelectingAll()
  }

  /// Shows the window with the cursor at the end of the first field that needs input.
  package func presentForInput() {
    window.present()
    let entry = entry(controller.firstIncompleteField ?? .quantity)
    entry.grabFocus()
    entry.selection = entry.length..<entry.length
  }

  // MARK: - Input

  private func connect() {
    for (field, amount) in [(AmountField.quantity, view.quantity), (.price, view.price)] {
      amount.onEnter = { [weak controller] in controller?.enter(field) }
      amount.onLeave = { [weak self] in self?.leave(field) }
      amount.onSubmit = { [weak controller] in controller?.submit(from: field) }
      amount.onError = { [weak self, weak amount] error in
        guard let self, let name = amount?.label.text else { return }
        // Translators: A field and its error, for screen readers.
        let text = tr("{field}: {error}").filled(["field": name, "error": error])
        // A screen reader speaks the description of the focused field.
        announcer.announce { [weak self, weak amount] in
          guard let self, amount?.entry.containsFocus == false else { return nil }
          return (text, window)
        }
      }
    }
    for detail in view.details {
      let field = detail.field
      detail.onChange = { [weak controller] in controller?.describe(field, $0) }
      detail.entry.onActivate { [weak controller] in controller?.submit(from: nil) }
    }
    for entry in [view.quantity.entry, view.price.entry] {
      entry.onPaste { [weak self] in self?.paste($0, into: .amount) ?? false }
    }
    for entry in view.details.map(\.entry) {
      entry.onPaste { [weak self] in self?.paste($0, into: .detail) ?? false }
    }
    view.kinds.onChoose = { [weak self] in self?.choose($0) }
    view.unit.onSubmit = { [weak controller] in controller?.submit(from: nil) }
    view.unit.onNumber = { [weak self] in self?.replace(.price, by: $0) }
    view.restore.onClick { [weak self] in self?.restore() }
    view.startComparison.onClick { [weak controller] in controller?.startComparison() }
    view.suggestion.onClick { [weak self] in self?.acceptSuggestion() }
    view.noteExpander.onExpandedChange { [weak self] in self?.noteExpanded() }
    connectAnswers()
    connectOffer()
    add.onClick { [weak controller] in controller?.submit(from: nil) }
    cancel.onClick { [weak controller] in controller?.cancel() }
    window.onCloseRequest { [weak controller] in
      controller?.cancel()
      return true
    }
    window.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.closeByKey()
    window.onFocusChange { [weak self] in self?.view.revealFocus() }
  }

  private static let (quit, capitalQuit) = (Key(letter: "q"), Key(letter: "Q"))

  private func handle(_ event: KeyEvent) -> Bool {
    if view.details.contains(where: { $0.suggestions?.handle(event) ?? false }) { return true }
    switch (event.key, event.modifiers) {
    case (.escape, []) where answeredAmount != nil:
      if let answeredAmount { entry(answeredAmount).grabFocus() }
    case (.escape, []):
      // The first Escape closes the open list of units.
      guard !view.unit.root.isOpen, !view.offer.kinds.isOpen else { return false }
      controller.cancel()
    case (Self.quit, .control), (Self.capitalQuit, .control):
      // The application provides the key for the main window only.
      window.transientFor?.activateAction(.quit)
    case (let key, []) where (key.isEnter || key == .space) && pressFocusedButton():
      break
    case (.return, []) where isOnClosedExpander:
      // Space opens the note or the offer.
      controller.submit(from: nil)
    case (let key, .shift) where key.isEnter:
      controller.submit(from: focusedAmount, staysOpen: true)
    case (.down, []) where !usesArrowKeys:
      moveFocus(by: 1)
    case (.up, []) where !usesArrowKeys:
      moveFocus(by: -1)
    case (.tab, []):
      moveFocus(by: 1)
    case (.tab, .shift), (.isoLeftTab, .shift), (.isoLeftTab, []):
      moveFocus(by: -1)
    default:
      return continueTyping(event)
    }
    return true
  }

  private func acceptSuggestion() {
    controller.acceptSuggestion()
    view.price.entry.grabFocus()
  }

  /// Replaces the text of a field with a character, and gives it the focus.
  func replace(_ field: AmountField, by character: Character) {
    let entry = entry(field)
    entry.grabFocus()
    entry.text = String(character)
    entry.selection = entry.length..<entry.length
  }

  private func choose(_ kind: Kind) {
    controller.choose(kind)
    // A mnemonic focuses the button, but an amount comes next. If the field has the focus already, focusing it again
    // would select its text.
    if view.kinds.root.containsFocus, !view.kinds.isWalking {
      entry(controller.form.keypadField).grabFocus()
    }
  }

  func entry(_ field: AmountField) -> Entry { view.amount(field).entry }

  private var focusedAmount: AmountField? {
    AmountField.allCases.first { entry($0).containsFocus }
  }

  private func restore() {
    controller.restore()
    onRestore()
    view.expandIfNeeded(controller.form)
    view.quantity.entry.grabFocusSelectingAll()
  }

  /// Gives the window the height that its content needs.
  func fitHeight() {
    view.fitHeight()
    window.defaultSize = (width: window.defaultSize.width, height: -1)
  }

  private func noteExpanded() {
    fitHeight()
    if view.noteExpander.isExpanded { view.note.entry.grabFocus() }
  }

  private func show(_ form: ProductForm) {
    view.show(form)
    add.isSensitive = form.canAdd
    add.tooltip = form.canAdd ? addHint : missingText(form)
    if form.unit != shownUnit { announceUnit() }
    shownUnit = form.unit
  }

  /// Announces the unit that was typed after the quantity. Screen readers announce a unit that is chosen in the
  /// dropdown.
  private func announceUnit() {
    announcer.announce { [weak self] in
      guard let self, !view.unit.root.containsFocus, let text = view.unit.root.labelWithSelection
      else { return nil }
      return (text, window)
    }
  }

  override func close() {
    controller.delegate = nil
    resultAnnouncer.stop()
    super.close()
  }
}

extension AddDialog: ProductFormControllerDelegate {
  package func productForm(
    _ controller: ProductFormController, didChangeTo form: ProductForm
  ) {
    show(form)
    let format = conventions.numbers
    resultAnnouncer.announce { FormResultTexts(form.result, format: format).spoken }
    onDraft(controller.draft)
  }

  package func productForm(_ controller: ProductFormController, needs field: AmountField) {
    let entry = entry(field)
    entry.grabFocus()
    if controller.form[field].error != nil { entry.selectAll() }
  }

  package func productForm(
    _ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool
  ) {
    onDraft(nil)
    onAdd()
    if staysOpen {
      view.quantity.entry.grabFocus()
    } else {
      close()
    }
  }

  package func productForm(
    _ controller: ProductFormController, startComparisonWith draft: Draft
  ) {
    onDraft(nil)
    close()
    onStartComparison(draft)
  }

  package func productForm(
    _ controller: ProductFormController, didCancelDiscarding draft: Draft?
  ) {
    onDraft(nil)
    close()
    if let draft { onDiscard(draft) }
  }
}
