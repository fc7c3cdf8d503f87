internal import Gtk
internal import PerCore

/// The offer, the deposit and the net weight in the form: a dropdown of the kinds of offers, the numbers, and the
/// result or the errors below each row of them. The tax is beside the title, where it is always visible, and its error
/// is below it.
@MainActor
final class OfferView {
  let root = Overlay()
  let expander = Expander(mnemonic: OfferView.title)
  let kinds = DropDown(ellipsizes: true)
  private let fields: [SmallField]
  /// The numbers of the offer.
  private let offerFields = Box(.horizontal, spacing: 12)
  private let offerLine = TermsLine(below: TermsEntry.Field.ofOffer)
  /// The line below the tax, which takes no space until the tax has an error.
  private let taxLine = TermsLine(below: [.tax], isLow: true)
  private let termsLine = TermsLine(below: OfferView.otherTerms, isLow: true)
  private let conventions: Conventions
  /// Called when the user chooses a kind of offer; nil for none.
  var onChoose: (OfferKind?) -> Void = { _ in }
  var onChange: (TermsEntry.Field, String) -> Void = { _, _ in }
  var onEnter: (TermsEntry.Field) -> Void = { _ in }
  var onLeave: (TermsEntry.Field) -> Void = { _ in }
  /// Called when Enter is pressed in a field.
  var onSubmit: () -> Void = {}
  /// Called when the focused part is to be visible, with the line of a new error of other fields; nil for none.
  var onReveal: (Widget?) -> Void = { _ in }
  /// Called with the message when a new error is shown.
  var onError: (String) -> Void = { _ in }

  // Translators: Opens the fields for an offer such as "3 for 2", a deposit, and the net weight of canned food.
  private static var title: String { trc("product", "O_ffer, Deposit, Net Weight") }

  /// What was entered in the fields, which the title shows while they are hidden.
  private struct Summary: Equatable {
    let text: String
    let hasOffer: Bool
  }

  /// What was entered in the fields; nil if they are empty.
  private var summary: Summary? {
    didSet { if summary != oldValue { showTitle() } }
  }

  /// The problems that are shown.
  private var problems: [TermsEntry.Problem] = []

  /// The fields below those of the offer.
  private static let otherTerms: [TermsEntry.Field] = [.deposit, .net]

  private static let choices: [OfferKind?] = [nil] + OfferKind.allCases

  init(_ conventions: Conventions) {
    self.conventions = conventions
    fields = TermsEntry.Field.allCases.map { field in
      SmallField(field, field == .packs || field == .limit ? .digits : .number)
    }
    let names = Self.choices.map { $0?.text ?? trc("offer", "None") }
    kinds.setStrings(
      Self.choices.map { kind in kind.map { $0.menuText(conventions) } ?? trc("offer", "None") },
      short: names, selected: 0)
    kinds.accessibleLabel = trc("product", "Offer")
    kinds.onSelect { [weak self] in self?.onChoose(Self.choices[$0]) }
    for field in fields {
      // The closures must not retain the field that has them.
      let name = field.field
      field.onChange = { [weak self] in self?.onChange(name, $0) }
      field.onEnter = { [weak self] in self?.onEnter(name) }
      field.onLeave = { [weak self] in self?.onLeave(name) }
      field.entry.onActivate { [weak self] in self?.onSubmit() }
    }
    // Translators: The tooltip of the field Limit, for an offer that holds for at most some packs.
    field(.limit).root.tooltip = tr("The maximum number of packs that you can buy with this offer")
    let box = Box(.vertical, spacing: 3)
    taxLine.root.isVisible = false
    box.append(taxLine.root, offerRow(), offerFields, offerLine.root)
    box.append(termsRow(), termsLine.root)
    expander.addClass("note")
    expander.setMargins(top: 6)
    expander.child = box
    expander.onExpandedChange { [weak self] in self?.showTitle() }
    root.child = expander
    root.addOverlay(taxBox())
  }

  private func offerRow() -> Box {
    offerFields.isHomogeneous = true
    for field in TermsEntry.Field.ofOffer { append(field, to: offerFields) }
    let row = Box(.horizontal, spacing: 12)
    // Since GTK 4.18, a label of the dropdown would replace its name, which contains the choice.
    let label = Label.aboveField(trc("product", "Offer"))
    label.setMargins(start: 1)
    row.append(label)
    kinds.horizontalExpand = true
    row.append(kinds)
    row.setMargins(bottom: 3)
    return row
  }

  private func append(_ field: TermsEntry.Field, to row: Box) {
    self.field(field).entry.maxWidthChars = -1
    row.append(self.field(field).root)
  }

  /// The deposit and the net weight.
  private func termsRow() -> Box {
    let row = Box(.horizontal, spacing: 12)
    row.isHomogeneous = true
    for field in Self.otherTerms { append(field, to: row) }
    return row
  }

  /// The tax beside the title.
  private func taxBox() -> Box {
    let box = field(.tax).root
    box.orientation = .horizontal
    box.spacing = 6
    box.addClass("tax")
    box.horizontalAlignment = .end
    box.verticalAlignment = .start
    box.setMargins(top: 6)
    let label = field(.tax).label
    label.setMargins()
    label.verticalAlignment = .center
    return box
  }

  /// A Boolean value indicating whether the program shows the fields, and the focus stays where it is.
  private(set) var isOpening = false

  /// Shows the fields.
  func open() {
    isOpening = true
    expander.isExpanded = true
    isOpening = false
  }

  private func showTitle() {
    let hidden = expander.isExpanded ? nil : summary
    expander.accessibleDescription = hidden?.text
    guard let hidden else {
      if expander.mnemonic != Self.title { expander.mnemonic = Self.title }
      return
    }
    let text = hidden.text.replacing("_", with: "__")
    expander.mnemonic =
      hidden.hasOffer
      // Translators: The title of the hidden fields for an offer, a deposit and a net weight, with what was entered in
      // them, such as "Offer: 3 for 2".
      ? trc("product", "O_ffer: {summary}").filled(["summary": text]) : text
    // A longer text would be behind the tax.
    expander.label?.maxWidthChars = Self.title.count
    expander.label?.ellipsizesWithTooltip()
  }

  /// Returns what was entered in the fields of a form; nil if they are empty.
  private func entered(in form: ProductForm) -> Summary? {
    let others = Self.otherTerms.filter { !form.terms[$0].isEmpty }
    guard let kind = form.terms.offerKind else {
      let texts = others.map { text(of: $0, in: form) }
      return texts.isEmpty ? nil : Summary(text: ProductRowTexts.joined(texts), hasOffer: false)
    }
    // Beside the offer, there is space for the names of the others.
    let texts = [form.result.offer?.text ?? kind.text] + others.map { $0.label(nil) }
    return Summary(text: ProductRowTexts.joined(texts), hasOffer: true)
  }

  /// Returns the name and the content of a field.
  private func text(of field: TermsEntry.Field, in form: ProductForm) -> String {
    let value = form.terms[field]
    let marked = mark(of: field, in: form).map { mark in
      mark.comesFirst ? mark.text + value : value + "\u{A0}" + mark.text
    }
    // Translators: The name and the content of a field, such as "Deposit: €0.25".
    return trc("product", "{field}: {value}")
      .filled(["field": field.label(nil), "value": marked ?? value])
  }

  private func field(_ field: TermsEntry.Field) -> SmallField {
    fields.first { $0.field == field } ?? fields[0]
  }

  /// The widgets that Tab focuses, in order.
  var focusChain: [Widget] {
    let visible = fields.filter(\.root.isVisible)
    let tax = visible.filter { $0.field == .tax }.map(\.entry)
    guard expander.isExpanded else { return [expander] + tax }
    return [expander] + tax + [kinds] + visible.filter { $0.field != .tax }.map(\.entry)
  }

  /// Types a key of the keypad into a field.
  func press(_ key: CalculatorKey, into field: TermsEntry.Field, of form: ProductForm) {
    let format = form.terms.isMoney(field) ? conventions.prices : conventions.numbers
    self.field(field).press(key, decimalMark: format.decimalMark)
  }

  func grabFocus(_ field: TermsEntry.Field) {
    // The error of the tax is below the title.
    open()
    self.field(field).entry.grabFocusSelectingAll()
  }

  /// Moves the focus to the first number that the offer needs, or to its first one if none is missing.
  func grabFocusOfNumbers(_ form: ProductForm) {
    let first = form.offerHint?.field ?? TermsEntry.Field.ofOffer.first(where: form.hasField)
    if let first { field(first).entry.grabFocus() }
  }

  /// - Parameter result: What the offer costs, in words; empty if it isn't complete.
  func show(_ form: ProductForm, result: String) {
    let terms = form.terms
    let selected = Self.choices.firstIndex(of: terms.offerKind)
    if kinds.selected != selected {
      kinds.selected = selected
      // The offer was typed as the price.
      if terms.offerKind != nil { open() }
    }
    summary = entered(in: form)
    // The focus ring would be around the tax as well.
    expander.title?.horizontalAlignment = form.hasTax ? .start : .fill
    for field in fields {
      let problem = form.termsProblems.first { $0.field == field.field }
      field.show(
        terms[field.field],
        named: form.hasField(field.field) ? field.field.label(terms.offerKind) : nil,
        mark: mark(of: field.field, in: form), isWrong: problem != nil,
        isServed: form.keypadTerm == field.field)
      field.describe(problem?.text(form, conventions))
    }
    let hasNet = form.kind == .weight || !terms[.net].isEmpty
    field(.net).root.isSensitive = hasNet
    // Translators: The tooltip of the field for the net weight while the product has another kind, such as volume.
    field(.net).root.tooltip =
      hasNet ? nil : tr("Only products compared by weight have a net weight.")
    offerFields.isVisible = terms.offerKind != nil
    offerLine.root.isVisible = terms.offerKind != nil
    let hint = form.offerHint?.text(form, conventions)
    show(form, in: offerLine, hint: hint, result: result)
    show(form, in: termsLine)
    // The field of the tax is visible while its error isn't.
    let isTaxWrong = { (problem: TermsEntry.Problem) in problem.field == .tax }
    if form.termsProblems.contains(where: isTaxWrong), !problems.contains(where: isTaxWrong) {
      taxLine.root.isVisible = true
      open()
    }
    show(form, in: taxLine)
    problems = form.termsProblems
  }

  /// The line below a field.
  private func line(below field: TermsEntry.Field) -> TermsLine {
    [offerLine, termsLine].first { $0.fields.contains(field) } ?? taxLine
  }

  /// Shows the problems of the fields above a line.
  private func show(
    _ form: ProductForm, in line: TermsLine, hint: String? = nil, result: String = ""
  ) {
    var errors: [TermsEntry.Field: String] = [:]
    for problem in form.termsProblems where line.fields.contains(problem.field) {
      errors[problem.field] = problem.text(form, conventions)
    }
    let visible = line.fields.filter(form.hasField)
    let new = line.show(errors, visible: visible, hint: hint, result: result)
    guard let spoken = spoken(errors.filter { new.contains($0.key) }, form) else { return }
    onError(spoken)
    // The field that has the focus stays visible. Enter moves the focus to the field with the error.
    let isFocused = focusedField.map { self.line(below: $0.field) === line } ?? false
    onReveal(isFocused ? nil : line.root)
  }

  /// Returns errors with the names of their fields, for screen readers; nil for none.
  private func spoken(_ errors: [TermsEntry.Field: String], _ form: ProductForm) -> String? {
    let texts = TermsEntry.Field.allCases.compactMap { field in
      errors[field].map { error in
        tr("{field}: {error}")
          .filled(["field": field.label(form.terms.offerKind), "error": error])
      }
    }
    return texts.reduce(nil as String?) { text, next in
      text.map { trc("sentences", "{first} {second}").filled(["first": $0, "second": next]) }
        ?? next
    }
  }

  private var focusedField: SmallField? { fields.first { $0.entry.containsFocus } }

  /// The field that has the focus and the line below it, or all fields while the focus is in the first one, as it is
  /// after they were opened; nil if no field has the focus, or if the line is hidden.
  var focusedPart: (field: Widget, line: Widget)? {
    if kinds.containsFocus { return (root, root) }
    guard let field = focusedField else { return nil }
    let line = line(below: field.field)
    // GTK scrolls to the tax, which is beside the title, as long as it has no error.
    guard line.root.isVisible else { return nil }
    return (field.root, line.root)
  }

  /// The currency or the unit beside a field.
  private func mark(of field: TermsEntry.Field, in form: ProductForm) -> MarkedEntry.Mark? {
    let (text, money) = (form.terms[field], conventions.money)
    if form.terms.isMoney(field) {
      return MarkedEntry.Mark(text: money.symbol, comesFirst: money.symbolComesFirst)
    }
    // A unit that was typed replaces that of the quantity.
    guard form.terms.isAmount(field), form.unit.symbol != nil,
      field != .net || form.kind == .weight, !text.contains(where: \.isLetter)
    else { return nil }
    return MarkedEntry.Mark(text: form.unit.text(for: 1), comesFirst: false)
  }
}
