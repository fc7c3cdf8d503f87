package import Gtk
package import PerCore

/// The dialog in which a product is typed, to be added or changed.
@MainActor
package final class AddDialog {
  /// The dialog has gone.
  package var onClose: () -> Void = {}
  /// What is typed so far has changed; nil once it is added or given up.
  var onDraft: (Draft?) -> Void = { _ in }

  package let window = Window()
  private let controller: ProductFormController
  private let details: [(field: DetailField, entry: Entry)]
  /// What the details show, which may be longer than an entry can hold.
  private var shownDetails: [DetailField: String] = [:]
  /// Whether the entries are being brought up to date, so that their changes are not the user's.
  private var isShowing = false
  private let moreDetails = Revealer(transition: .slideDown)
  private let showsMore = ToggleButton(iconName: "view-more-symbolic")
  private let quantity: AmountEntry
  private let unit: UnitDropDown
  private let price: AmountEntry
  private let kinds: KindSelector
  private let keypad: KeypadView
  private let add: Button
  private let cancel = Button(mnemonic: tr("_Cancel"))
  private let announcer = Announcer()

  package init(
    _ controller: ProductFormController, conventions: Conventions,
    keypadOrder: KeypadOrder = .telephone, parent: Window
  ) {
    self.controller = controller
    details = DetailField.allCases.map { ($0, Entry()) }
    add = Button(mnemonic: controller.isEditing ? trc("product", "_Save") : trc("product", "_Add"))
    quantity = AmountEntry(
      .quantity, calculator: controller.calculator(.quantity), conventions: conventions,
      accessibleName: tr("Quantity"), placeholder: "0")
    unit = UnitDropDown { [weak controller] in controller?.choose($0) }
    price = AmountEntry(
      .price, calculator: controller.calculator(.price), conventions: conventions,
      accessibleName: tr("Price"),
      placeholder: conventions.numbers.string(.zero, decimals: conventions.money.usualDecimals))
    kinds = KindSelector(controller.form.kindChoices)
    keypad = KeypadView(keypadOrder, decimalMark: conventions.numbers.decimalMark) {
      [weak controller] key in
      controller?.servedCalculator.press(key)
    }
    connect()
    window.title = controller.isEditing ? tr("Edit Product") : tr("Add Product")
    window.titlebar = HeaderBar()
    window.defaultSize = (width: 420, height: -1)
    window.isModal = true
    window.transientFor = parent
    window.child = content()
    controller.delegate = self
    show(controller.form)
    showsMore.isActive = details.contains { $0.field != .name && !$0.entry.text.isEmpty }
  }

  package func present() {
    window.present()
    quantity.entry.grabFocus()
    quantity.entry.selectAll()
    // GTK gives the focus to the first field first, and selects what it holds.
    details[0].entry.selection = 0..<0
  }

  // MARK: - The boxes

  private func content() -> Widget {
    let form = Box(.vertical, spacing: 12)
    form.addClass("form")
    form.append(detailsBox())
    form.append(amountBox(quantity, beside: unit.root, under: forLabel()))
    form.append(amountBox(price))
    form.append(kinds.root)
    form.append(keypad.root)

    // At a large text size the form may be taller than the screen.
    let scroller = ScrolledWindow(child: form)
    scroller.accessibleLabel = tr("Product")
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.propagateNaturalHeight = true
    scroller.propagateNaturalWidth = true
    scroller.verticalExpand = true

    let dialog = Box(.vertical)
    dialog.append(scroller)
    dialog.append(buttonBox())
    return dialog
  }

  /// The name, and what else the product may be remembered by, out of the way until it is wanted.
  private func detailsBox() -> Box {
    showsMore.accessibleLabel = tr("Shop and Note")
    showsMore.tooltip = tr("Shop and Note")
    let first = Box(.horizontal, spacing: 6)
    let more = Box(.vertical, spacing: 6)
    for (field, entry) in details {
      entry.placeholder = field.placeholder
      entry.accessibleLabel = field.words
      entry.horizontalExpand = true
      (field == .name ? first : more).append(entry)
    }
    first.append(showsMore)
    more.setMargins(top: 6)
    moreDetails.child = more
    let box = Box(.vertical)
    box.append(first)
    box.append(moreDetails)
    return box
  }

  /// An amount in the left half and another widget in the right; beneath both the amount's message.
  private func amountBox(
    _ amount: AmountEntry, beside other: Widget? = nil, under following: Widget? = nil
  ) -> Box {
    let fields = Box(.horizontal, spacing: 12)
    fields.isHomogeneous = true
    fields.append(amount.entry)
    fields.append(other ?? Box(.horizontal))
    let below = Box(.horizontal, spacing: 12)
    below.append(amount.messageRow)
    if let following { below.append(following) }
    let box = Box(.vertical, spacing: 6)
    box.append(fields)
    box.append(below)
    return box
  }

  private func forLabel() -> Label {
    // Translators: Stands beneath the quantity and above the price: 500 g for €3.99.
    let label = Label(trc("between quantity and price", "for"))
    label.addClass("dim-label")
    label.verticalAlignment = .start
    return label
  }

  private func buttonBox() -> Box {
    add.addClass("suggested-action")
    let box = Box(.horizontal, spacing: 12)
    box.addClass("dialog-buttons")
    box.isHomogeneous = true
    box.append(add)
    box.append(cancel)
    return box
  }

  // MARK: - What the user does

  private func connect() {
    for (field, amount) in [(AmountField.quantity, quantity), (.price, price)] {
      amount.onEnter = { [weak controller] in controller?.enter(field) }
      amount.onLeave = { [weak controller] in controller?.leave(field) }
      amount.onSubmit = { [weak controller] in controller?.submit(from: field) }
      amount.onError = { [weak self, weak amount] error in
        guard let self, let name = amount?.entry.accessibleLabel else { return }
        // Translators: what is read aloud of a field: its name, and what is wrong with it.
        let words = tr("{field}: {error}").filled(["field": name, "error": error])
        announcer.announce(words, in: window)
      }
    }
    kinds.onChoose = { [weak self] choice in
      guard let self else { return }
      controller.choose(choice)
      // A mnemonic takes the focus to its button, but what comes next is an amount. Where the focus is
      // there already, taking it again would select what was typed, and the next key replace it.
      if kinds.root.containsFocus { entry(controller.form.keypadField).grabFocus() }
    }
    for (field, entry) in details {
      entry.onChange { [weak self, weak entry] in
        guard let self, let entry, !isShowing else { return }
        shownDetails[field] = entry.text
        controller.describe(field, entry.text)
      }
      entry.onActivate { [weak controller] in controller?.submit(from: nil) }
    }
    showsMore.onToggle { [weak self] in
      guard let self else { return }
      moreDetails.isRevealed = showsMore.isActive
      // As high as it would like to be again, so that what came pushes nothing out of sight.
      window.defaultSize = (width: window.defaultSize.width, height: -1)
    }
    add.onClick { [weak controller] in controller?.submit(from: nil) }
    cancel.onClick { [weak controller] in controller?.cancel() }
    window.onCloseRequest { [weak controller] in
      controller?.cancel()
      return true
    }
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak self] in self?.handle($0) ?? false }
    window.addController(keys)
    window.closeByKey()
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.escape, []):
      controller.cancel()
    case (.return, .shift), (.keypadEnter, .shift), (.isoEnter, .shift):
      controller.submit(from: focusedAmount, staysOpen: true)
    case (.tab, []):
      moveFocus(by: 1)
    case (.tab, .shift), (.isoLeftTab, .shift), (.isoLeftTab, []):
      moveFocus(by: -1)
    default:
      return false
    }
    return true
  }

  private func entry(_ field: AmountField) -> Entry {
    switch field {
    case .quantity: quantity.entry
    case .price: price.entry
    }
  }

  private var focusedAmount: AmountField? {
    AmountField.allCases.first { entry($0).containsFocus }
  }

  /// Walks what a quick entry needs first (quantity, unit, price, Add, Cancel), and then what it can do without.
  private func moveFocus(by step: Int) {
    var stops: [Widget] = [quantity.entry, unit.root, price.entry, add, cancel]
    // The name comes first of the details, and beside it the button that shows the rest.
    stops += [details[0].entry, showsMore]
    if showsMore.isActive { stops += details.dropFirst().map(\.entry) }
    if kinds.root.isVisible, let kind = kinds.current { stops.append(kind) }
    let start = stops.firstIndex { $0.containsFocus } ?? 0
    for distance in 1...stops.count {
      let stop = stops[(start + distance * step + stops.count * distance) % stops.count]
      if stop.isEffectivelySensitive, stop.grabFocus() {
        window.isFocusVisible = true
        return
      }
    }
  }

  private func show(_ form: ProductForm) {
    for (field, entry) in details where shownDetails[field] != form[field] {
      shownDetails[field] = form[field]
      isShowing = true
      entry.text = form[field]
      isShowing = false
    }
    quantity.show(form.quantity)
    price.show(form.price)
    unit.show(form)
    kinds.root.isVisible = !form.kindChoices.isEmpty
    kinds.show(form.kindChoice)
    keypad.show(form.keysOn)
    add.isSensitive = form.canAdd
  }

  private func close() {
    controller.delegate = nil
    window.destroy()
    onClose()
  }
}

extension AddDialog: ProductFormControllerDelegate {
  package func productForm(
    _ controller: ProductFormController, didChangeTo form: ProductForm
  ) {
    show(form)
    onDraft(controller.draft)
  }

  package func productForm(_ controller: ProductFormController, needs field: AmountField) {
    entry(field).grabFocus()
  }

  package func productForm(
    _ controller: ProductFormController, didAddAndStaysOpen staysOpen: Bool
  ) {
    onDraft(nil)
    if staysOpen {
      quantity.entry.grabFocus()
    } else {
      close()
    }
  }

  package func productFormDidCancel(_ controller: ProductFormController) {
    onDraft(nil)
    close()
  }
}
