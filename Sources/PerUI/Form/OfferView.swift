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
  let fields: [SmallField<OfferEntry.Field>]
  let terms: [SmallField<TermsEntry.Field>]
  private let line = Label()
  /// The reserved space for the line.
  private let lineBox = Box(.horizontal)
  private let conventions: Conventions
  /// Called when the user chooses a kind of offer; nil for none.
  var onChoose: (OfferEntry.Kind?) -> Void = { _ in }
  var onChange: (OfferEntry.Field, String) -> Void = { _, _ in }
  var onLeave: (OfferEntry.Field) -> Void = { _ in }
  var onTermsChange: (TermsEntry.Field, String) -> Void = { _, _ in }
  var onTermsLeave: (TermsEntry.Field) -> Void = { _ in }
  /// Called when Enter is pressed in a field.
  var onSubmit: () -> Void = {}
  /// Called with the message when a new error is shown.
  var onError: (String) -> Void = { _ in }

  private static let choices: [OfferEntry.Kind?] = [nil] + OfferEntry.Kind.allCases

  init(_ conventions: Conventions) {
    self.conventions = conventions
    fields = [SmallField(.packs, .digits), SmallField(.value), SmallField(.limit, .digits)]
    terms = TermsEntry.Field.allCases.map { SmallField($0) }
    let row = Box(.horizontal, spacing: 6)
    let names = Self.choices.map { $0?.words ?? trc("offer", "None") }
    kinds.setStrings(
      Self.choices.map { kind in kind.map { $0.menuWords(conventions) } ?? trc("offer", "None") },
      short: names, selected: 0)
    kinds.accessibleLabel = trc("product", "Offer")
    kinds.horizontalExpand = true
    kinds.verticalAlignment = .end
    kinds.onSelect { [weak self] in
      guard let self, let index = kinds.selected else { return }
      onChoose(Self.choices[index])
    }
    row.append(kinds)
    for field in fields {
      row.append(field.root)
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
    box.append(row)
    box.append(termsRow())
    box.append(lineBox)
    expander.addClass("note")
    expander.setMargins(top: 6)
    expander.child = box
    root.child = expander
    root.addOverlay(taxBox())
  }

  /// The deposit and the net weight.
  private func termsRow() -> Box {
    let row = Box(.horizontal, spacing: 6)
    row.isHomogeneous = true
    for field in terms {
      field.onChange = { [weak self] in self?.onTermsChange(field.field, $0) }
      field.onLeave = { [weak self] in self?.onTermsLeave(field.field) }
      field.entry.onActivate { [weak self] in self?.onSubmit() }
      guard field.field != .tax else { continue }
      field.entry.maxWidthChars = -1
      row.append(field.root)
    }
    return row
  }

  /// The tax beside the title.
  private func taxBox() -> Box {
    let box = self.field(.tax).root
    box.orientation = .horizontal
    box.spacing = 6
    box.addClass("tax")
    box.horizontalAlignment = .end
    box.verticalAlignment = .start
    box.setMargins(top: 6)
    return box
  }

  private func field(_ field: TermsEntry.Field) -> SmallField<TermsEntry.Field> {
    terms.first { $0.field == field } ?? terms[0]
  }

  /// The widgets that Tab focuses, in order.
  var focusChain: [Widget] {
    let tax = [field(.tax)].filter(\.root.isVisible).map(\.entry)
    guard expander.isExpanded else { return [expander] + tax }
    let offer = fields.filter(\.root.isVisible).map(\.entry)
    let others = terms.filter { $0.field != .tax && $0.root.isVisible }.map(\.entry)
    return [expander] + tax + [kinds] + offer + others
  }

  func grabFocus(_ field: TermsEntry.Field) {
    if field != .tax { expander.isExpanded = true }
    let entry = self.field(field).entry
    entry.grabFocus()
    entry.selectAll()
  }

  func grabFocus(_ field: OfferEntry.Field) {
    expander.isExpanded = true
    guard let entry = fields.first(where: { $0.field == field })?.entry else { return }
    entry.grabFocus()
    entry.selectAll()
  }

  /// - Parameter result: What the offer costs, in words; empty if it isn't complete.
  func show(_ form: ProductForm, result: String) {
    let offer = form.offer
    let selected = Self.choices.firstIndex(of: offer.kind)
    if kinds.selected != selected {
      kinds.selected = selected
      // The offer was typed as the price.
      if offer.kind != nil { expander.isExpanded = true }
    }
    for field in fields {
      let isUsed = field.field == .limit ? offer.kind != nil : true
      let isTerm = offer.kind?.fields.contains(field.field) ?? false
      let name =
        isUsed && (isTerm || field.field == .limit)
        ? offer.kind?.label(of: field.field) : nil
      field.show(
        offer[field.field], named: name, isWrong: form.offerProblem?.field == field.field)
    }
    show(form.terms, of: form)
    let error =
      form.offerProblem?.words(form, conventions) ?? form.termsProblem?.words(form, conventions)
    let words = error ?? result
    let isNew = error != nil && (words != line.text || !line.hasClass("message"))
    if line.text != words { line.text = words }
    line.isVisible = !words.isEmpty
    line.setClass("message", on: error != nil)
    line.setClass("value", on: error == nil && !result.isEmpty)
    for field in fields {
      field.describe(form.offerProblem?.field == field.field ? error : nil)
    }
    for field in terms {
      let isWrong = form.offerProblem == nil && form.termsProblem?.field == field.field
      field.describe(isWrong ? error : nil)
    }
    // The error of the tax is below the other fields.
    if error != nil, !expander.isExpanded { expander.isExpanded = true }
    if isNew, let error { onError(error) }
  }

  private func show(_ terms: TermsEntry, of form: ProductForm) {
    for field in self.terms {
      let isShown = field.field != .tax || form.hasTax
      field.show(
        terms[field.field], named: isShown ? field.field.label : nil,
        isWrong: form.termsProblem?.field == field.field)
      // Other kinds have no drained weight.
      if field.field == .net {
        field.entry.isSensitive = form.kind == .weight || !terms[.net].isEmpty
      }
    }
  }
}
