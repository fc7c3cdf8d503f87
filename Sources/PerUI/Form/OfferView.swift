internal import Gtk
internal import PerCore

/// The offer, the deposit and the net weight in the form: a dropdown of the kinds of offers, the numbers, and the result or
/// the error below them. The tax is beside the title, where it is always visible.
@MainActor
final class OfferView {
  let root = Overlay()
  // Translators: Opens the fields for an offer such as "3 for 2", a deposit, and the net weight of canned food.
  let expander = Expander(mnemonic: trc("product", "O_ffer, Deposit, Net Weight"))
  let kinds = DropDown(ellipsizes: true)
  private let fields: [SmallField]
  private let line = Label()
  /// The reserved space for the line.
  private let lineBox = Box(.horizontal)
  private let conventions: Conventions
  /// Called when the user chooses a kind of offer; nil for none.
  var onChoose: (OfferKind?) -> Void = { _ in }
  var onChange: (TermsEntry.Field, String) -> Void = { _, _ in }
  var onLeave: (TermsEntry.Field) -> Void = { _ in }
  /// Called when Enter is pressed in a field.
  var onSubmit: () -> Void = {}
  /// Called with the message when a new error is shown.
  var onError: (String) -> Void = { _ in }

  private static let choices: [OfferKind?] = [nil] + OfferKind.allCases

  init(_ conventions: Conventions) {
    self.conventions = conventions
    fields = TermsEntry.Field.allCases.map { field in
      SmallField(field, field == .packs || field == .limit ? .digits : .number)
    }
    let names = Self.choices.map { $0?.words ?? trc("offer", "None") }
    kinds.setStrings(
      Self.choices.map { kind in kind.map { $0.menuWords(conventions) } ?? trc("offer", "None") },
      short: names, selected: 0)
    kinds.accessibleLabel = trc("product", "Offer")
    kinds.onSelect { [weak self] in
      guard let self, let index = kinds.selected else { return }
      onChoose(Self.choices[index])
    }
    for field in fields {
      field.onChange = { [weak self] in self?.onChange(field.field, $0) }
      field.onLeave = { [weak self] in self?.onLeave(field.field) }
      field.entry.onActivate { [weak self] in self?.onSubmit() }
    }
    line.xalign = 0
    line.isWrapping = true
    line.horizontalExpand = true
    line.verticalAlignment = .start
    lineBox.addClass("form-line")
    lineBox.append(line)
    let box = Box(.vertical, spacing: 3)
    box.append(offerRow())
    box.append(termsRow())
    box.append(lineBox)
    expander.addClass("note")
    expander.setMargins(top: 6)
    expander.child = box
    root.child = expander
    root.addOverlay(taxBox())
  }

  private func offerRow() -> Box {
    let row = Box(.horizontal, spacing: 6)
    let column = Box(.vertical)
    column.horizontalExpand = true
    // Since GTK 4.18, a label of the dropdown would replace its name, which contains the choice.
    column.append(Label.aboveField(trc("product", "Offer")))
    column.append(kinds)
    row.append(column)
    for field in TermsEntry.Field.ofOffer { row.append(self.field(field).root) }
    return row
  }

  /// The deposit and the net weight.
  private func termsRow() -> Box {
    let row = Box(.horizontal, spacing: 12)
    row.isHomogeneous = true
    for field in [TermsEntry.Field.deposit, .net] {
      self.field(field).entry.maxWidthChars = -1
      row.append(self.field(field).root)
    }
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
    return box
  }

  /// Whether the program shows the fields, and the focus stays where it is.
  private(set) var isOpening = false

  /// Shows the fields.
  func open() {
    isOpening = true
    expander.isExpanded = true
    isOpening = false
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

  func grabFocus(_ field: TermsEntry.Field) {
    if field != .tax { open() }
    let entry = self.field(field).entry
    entry.grabFocus()
    entry.selectAll()
  }

  /// Moves the focus to the first number of the offer.
  func grabFocusOfNumbers() {
    TermsEntry.Field.ofOffer.map(field).first { $0.root.isVisible }?.entry.grabFocus()
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
    let problem = form.termsProblems.first
    let error = problem?.words(form, conventions)
    for field in fields {
      field.show(
        terms[field.field],
        named: form.hasField(field.field) ? field.field.label(terms.offerKind) : nil,
        isWrong: form.termsProblems.contains { $0.field == field.field })
      field.describe(problem?.field == field.field ? error : nil)
    }
    // Other kinds have no drained weight.
    field(.net).entry.isSensitive = form.kind == .weight || !terms[.net].isEmpty
    let words = error ?? result
    let isNew = error != nil && (words != line.text || !line.hasClass("message"))
    if line.text != words { line.text = words }
    line.isVisible = !words.isEmpty
    line.setClass("message", on: error != nil)
    line.setClass("value", on: error == nil && !result.isEmpty)
    // The error of the tax is below the other fields.
    if error != nil { open() }
    if isNew, let error { onError(error) }
  }
}
