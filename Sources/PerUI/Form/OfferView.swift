internal import Gtk
internal import PerCore

/// The offer in the form: a dropdown of its kinds, the numbers of its terms, and the result or the error below them.
@MainActor
final class OfferView {
  // Translators: Opens the fields for an offer such as "3 for 2".
  let expander = Expander(mnemonic: trc("product", "O_ffer"))
  let kinds = DropDown(ellipsizes: true)
  let fields: [OfferField]
  private let line = Label()
  /// The reserved space for the line.
  private let lineBox = Box(.horizontal)
  private let conventions: Conventions
  /// Called when the user chooses a kind of offer; nil for none.
  var onChoose: (OfferEntry.Kind?) -> Void = { _ in }
  var onChange: (OfferEntry.Field, String) -> Void = { _, _ in }
  var onLeave: (OfferEntry.Field) -> Void = { _ in }
  /// Called when Enter is pressed in a field.
  var onSubmit: () -> Void = {}
  /// Called with the message when a new error is shown.
  var onError: (String) -> Void = { _ in }

  private static let choices: [OfferEntry.Kind?] = [nil] + OfferEntry.Kind.allCases

  init(_ conventions: Conventions) {
    self.conventions = conventions
    fields = [OfferField(.packs), OfferField(.value), OfferField(.limit)]
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
    box.append(lineBox)
    expander.addClass("note")
    expander.setMargins(top: 6)
    expander.child = box
  }

  /// The widgets that Tab focuses, in order.
  var focusChain: [Widget] {
    guard expander.isExpanded else { return [expander] }
    return [expander, kinds] + visibleFields.map(\.entry)
  }

  private var visibleFields: [OfferField] { fields.filter(\.root.isVisible) }

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
    if kinds.selected != selected { kinds.selected = selected }
    for field in fields {
      let isUsed = field.field == .limit ? offer.kind != nil : true
      let isTerm = offer.kind?.fields.contains(field.field) ?? false
      let name =
        isUsed && (isTerm || field.field == .limit)
        ? offer.kind?.label(of: field.field) : nil
      field.show(
        offer[field.field], named: name, isWrong: form.offerProblem?.field == field.field)
    }
    let error = form.offerProblem?.words(form, conventions)
    let words = error ?? result
    let isNew = error != nil && (words != line.text || !line.hasClass("message"))
    if line.text != words { line.text = words }
    line.isVisible = !words.isEmpty
    lineBox.isVisible = offer.kind != nil
    line.setClass("message", on: error != nil)
    line.setClass("value", on: error == nil && !result.isEmpty)
    for field in fields {
      let isWrong = form.offerProblem?.field == field.field
      if field.entry.accessibleDescription != (isWrong ? error : nil) {
        field.entry.accessibleDescription = isWrong ? error : nil
      }
    }
    if isNew, let error { onError(error) }
  }
}
