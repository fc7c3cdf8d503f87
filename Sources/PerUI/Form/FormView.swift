internal import Gtk
internal import PerCore

/// The content of the form's window.
@MainActor
final class FormView {
  let root = ScrolledWindow()
  private let content = Box(.vertical)
  /// The widgets of the content, from the top: each field with the line of text below it.
  private var parts: [[Widget]] = []
  let kinds = KindSelector()
  let quantity: AmountEntry
  let unit: UnitDropDown
  let price: AmountEntry
  let name: DetailEntry
  let shop: DetailEntry
  let note: DetailEntry
  let noteExpander = Expander(mnemonic: trc("product", "No_te"))
  let offer: OfferView
  // Translators: Restores the input of the form that was canceled last.
  let restore = Button(mnemonic: tr("R_estore Last Entry"))
  // Translators: A button beside an error such as "You can't compare volumes with weights."
  let startComparison = Button(mnemonic: tr("Start New C_omparison"))
  /// Changes the unit of an implausible quantity.
  let suggestion = Button(mnemonic: "")
  private let result = ResultView()
  private let unitPriceBox = Box(.vertical)
  private let standingBox = Box(.horizontal)
  // Translators: Shown before the price: 500 g for €3.99.
  private let forLabel = Label(trc("between quantity and price", "for"))
  private let keypad: KeypadView
  private let conventions: Conventions
  /// The maximum height while the offer is open, in pixels, or -1 for none.
  private var maximumHeight = -1

  func amount(_ field: AmountField) -> AmountEntry {
    switch field {
    case .quantity: quantity
    case .price: price
    }
  }

  var details: [DetailEntry] { [name, shop, note] }

  init(
    _ controller: ProductFormController, conventions: Conventions, keypadOrder: KeypadOrder,
    suggest: @escaping @MainActor (DetailField, String) -> [String]
  ) {
    self.conventions = conventions
    quantity = AmountEntry(
      .quantity, calculator: controller.calculator(.quantity), conventions: conventions,
      mnemonic: tr("_Quantity"))
    price = AmountEntry(
      .price, calculator: controller.calculator(.price), conventions: conventions,
      mnemonic: tr("_Price"))
    price.placeholder = conventions.numbers.string(
      .zero, decimals: conventions.money.usualDecimals)
    price.showCurrency(of: conventions.money)
    unit = UnitDropDown(decimalMark: conventions.numbers.decimalMark) { [weak controller] in
      controller?.choose($0)
    }
    unit.otherUnits = { [weak controller] in controller?.unitsOfOtherKinds ?? [] }
    name = DetailEntry(.name) { suggest(.name, $0) }
    shop = DetailEntry(.shop) { suggest(.shop, $0) }
    note = DetailEntry(.note, suggest: nil)
    offer = OfferView(conventions)
    keypad = KeypadView(keypadOrder, decimalMark: conventions.numbers.decimalMark) {
      [weak controller, offer] key in
      guard let controller else { return }
      if let term = controller.form.keypadTerm {
        offer.press(key, into: term, of: controller.form)
      } else {
        controller.servedCalculator.press(key)
      }
    }
    build()
  }

  func show(_ form: ProductForm) {
    let texts = FormResultTexts(form.result, format: conventions.numbers)
    for detail in details { detail.show(form[detail.field]) }
    quantity.placeholder = form.unit.exampleQuantity(conventions)
    quantity.show(
      form, value: texts.quantity, hint: form.canStartComparison ? startHint : nil)
    price.show(form, value: texts.price)
    result.show(texts)
    offer.show(form, result: texts.offer)
    // An error uses the whole width of the line.
    standingBox.isVisible = form.price.error == nil
    price.message.setMargins(start: forLabel.naturalWidth + Self.forSpacing)
    unit.show(form)
    kinds.show(form)
    keypad.show(form)
    restore.isVisible = form.canRestore
    startComparison.isVisible = form.canStartComparison
    if let text = texts.suggestion { suggestion.label = text }
    suggestion.isVisible = texts.suggestion != nil
    // The question is beside the button.
    suggestion.accessibleDescription = texts.suggestion == nil ? nil : texts.quantity
  }

  /// The key of the button that starts a new comparison, for screen readers.
  private var startHint: String? {
    startComparison.mnemonicLetter.map { letter in
      // Translators: Spoken after an error. {letter} is the underlined letter of the button "Start New Comparison".
      tr("Press Alt+{letter} to start a new comparison with this product.")
        .filled(["letter": letter])
    }
  }

  /// The width in which the names of all kinds fit, in pixels.
  var kindsWidth: Int { kinds.root.naturalWidth + 2 * Self.sideMargin }

  /// Limits the height of the form, which scrolls while the offer is open. With large text, it is as tall as without
  /// the offer. Call it while the offer is closed.
  func limitHeight(to height: Int, atWidth width: Int) {
    maximumHeight = max(height, root.naturalHeight(forWidth: width))
  }

  /// Applies the limit after the offer was opened or closed.
  func fitHeight() {
    root.maximumContentHeight = offer.expander.isExpanded ? maximumHeight : -1
  }

  /// Shows the note and the offer unless they are empty.
  func expandIfNeeded(_ form: ProductForm) {
    noteExpander.isExpanded = !note.entry.text.isEmpty
    if form.terms.offerKind != nil || !form.terms[.deposit].isEmpty || !form.terms[.net].isEmpty {
      offer.open()
    }
  }

  // MARK: - Layout

  /// The space above and below the unit price in the style sheet, in pixels.
  private static let unitPricePadding = 5

  /// The space between "for" and the price, in pixels.
  private static let forSpacing = 9

  /// The space above the content, in pixels.
  private static let topMargin = 6.0
  /// The space below the content, in pixels.
  private static let bottomMargin = 12.0
  /// The space on each side of the content, in pixels.
  private static let sideMargin = 18

  private func build() {
    buildUnitPriceBox()
    let form = content
    form.addClass("form")
    form.setMargins(
      top: Int(Self.topMargin), bottom: Int(Self.bottomMargin), start: Self.sideMargin,
      end: Self.sideMargin)
    kinds.root.setMargins(bottom: 9)
    keypad.root.setMargins(top: 12)
    let priceColumn = column(price.label, priceBox())
    // In some fonts, the space for the unit price is taller than the label and field of the price.
    priceColumn.verticalAlignment = .end
    parts = [
      [kinds.root],
      [row(column(quantity.label, quantity.root), column(unit.label, unit.root)), quantityLine()],
      [row(priceColumn, unitPriceBox), priceLine()],
      [row(name.root, shop.root)], [keypad.root], [offer.root], [noteBox()],
    ]
    for widget in parts.joined() { form.append(widget) }

    // With large text, the form can be taller than the screen.
    root.scrollVertically(form, name: tr("Product"))
    root.propagateNaturalHeight = true
    root.propagateNaturalWidth = true
    root.verticalExpand = true
    // When the note or the offer opens, it gets the focus before it has a position.
    root.onHeightChange { [weak self] in self?.revealFocus() }
    offer.onReveal = { [weak self] in self?.revealFocus(with: $0) }
  }

  // MARK: - Scrolling

  /// Scrolls to the part of the form that has the focus, with its label and the line of text below it.
  ///
  /// - Parameter line: A line of text farther below that is to be visible as well; nil for none.
  func revealFocus(with line: Widget? = nil) {
    // An error gets its place in the next layout, and a field that is left still has the focus.
    MainLoop.idle { [weak self] in
      guard let self else { return }
      if let part = offer.focusedPart { return scroll(from: part.field, to: line ?? part.line) }
      let index = parts.firstIndex { $0.contains(where: \.containsFocus) }
      // GTK scrolls to the title of the offer.
      guard let index, let first = parts[index].first, let last = line ?? parts[index].last,
        !first.isSame(as: offer.root)
      else {
        return
      }
      // The error of a field appears when the next one gets the focus.
      if index > 0, let above = parts[index - 1].first, showsError(parts[index - 1]) {
        scroll(from: above, to: last)
      }
      scroll(from: first, to: last)
    }
  }

  /// Returns a Boolean value indicating whether an error is shown in a part of the form.
  private func showsError(_ part: [Widget]) -> Bool {
    [quantity, price].contains { amount in
      amount.hasError && part.contains { amount.root.isDescendant(of: $0) }
    }
  }

  /// Scrolls as little as needed to show the widgets from `first` to `last`, of which the first is more important.
  private func scroll(from first: Widget, to last: Widget) {
    // Positions in the scrolled window are old until the next layout if it was scrolled since.
    guard let firstTop = first.position(in: content)?.y,
      let lastTop = last.position(in: content)?.y
    else { return }
    let position = root.verticalPosition - Self.topMargin
    let bottom = position + Double(root.allocatedHeight)
    let hidden = lastTop + Double(last.allocatedHeight) + Self.bottomMargin - bottom
    root.verticalPosition += min(max(hidden, 0), firstTop - Self.topMargin - position)
  }

  // MARK: - Rows

  /// Two widgets side by side, of the same width.
  private func row(_ first: Widget, _ second: Widget) -> Box {
    let row = Box(.horizontal, spacing: 12)
    row.isHomogeneous = true
    row.append(first, second)
    return row
  }

  private func column(_ label: Label, _ field: Widget) -> Box {
    let column = Box(.vertical)
    // Fields next to each other have the same height.
    field.verticalExpand = true
    column.verticalExpand = false
    column.append(label, field)
    return column
  }

  /// The reserved space below an amount. The widgets in it can be hidden.
  private func line(_ widgets: Widget...) -> Box {
    let line = Box(.horizontal, spacing: 12)
    line.addClass("form-line")
    line.setMargins(start: 1, end: 1)
    for widget in widgets { line.append(widget) }
    return line
  }

  private func priceLine() -> Box {
    standingBox.append(result.standing)
    let line = line(price.message, standingBox)
    line.isHomogeneous = true
    return line
  }

  private func quantityLine() -> Box {
    for button in [restore, startComparison, suggestion] {
      button.horizontalExpand = true
      button.horizontalAlignment = .end
      button.verticalAlignment = .start
      button.setMargins(top: 3)
      button.isVisible = false
    }
    return line(quantity.message, restore, startComparison, suggestion)
  }

  private func priceBox() -> Box {
    forLabel.addClass("for")
    let box = Box(.horizontal, spacing: Self.forSpacing)
    price.root.horizontalExpand = true
    box.append(forLabel, price.root)
    return box
  }

  private func buildUnitPriceBox() {
    unitPriceBox.verticalAlignment = .end
    unitPriceBox.addClass("unit-price-box")
    result.unitPrice.verticalExpand = true
    result.unitPrice.verticalAlignment = .end
    // The row doesn't grow with the window.
    unitPriceBox.verticalExpand = false
    unitPriceBox.append(result.unitPrice)
    reserveTwoLines()
    unitPriceBox.onFontChange { [weak self] in self?.reserveTwoLines() }
  }

  /// Reserves the space for two lines of the unit price, which are taller than the field and its label in some fonts.
  private func reserveTwoLines() {
    let height = TextRuler(features: "tnum").height(ofLines: 2, in: result.unitPrice, style: "")
    unitPriceBox.heightRequest = height + 2 * Self.unitPricePadding
  }

  private func noteBox() -> Expander {
    noteExpander.addClass("note")
    noteExpander.setMargins(top: 6)
    noteExpander.child = note.root
    return noteExpander
  }
}
