internal import Gtk
internal import PerCore
internal import PerUI
internal import WidgetInspection

/// The offers in the form, and what to buy in a long list.
extension Play {
  /// The texts in the fields of an offer.
  private struct Numbers {
    var packs = ""
    var value = ""
    var limit = ""
  }

  private static func typicalNumbers(_ kind: OfferKind) -> Numbers {
    switch kind {
    case .multibuy: Numbers(packs: "3", value: "2", limit: "6")
    case .bundle: Numbers(packs: "2", value: "5")
    case .nth: Numbers(packs: "2", value: "50")
    case .percent, .bonusPercent: Numbers(value: "20")
    case .amount: Numbers(value: "1", limit: "3")
    case .coupon: Numbers(packs: "4", value: "2", limit: "4")
    case .bonus: Numbers(value: "50")
    }
  }

  /// Invalid numbers with the longest error messages.
  private static func wrongNumbers(_ kind: OfferKind) -> Numbers {
    switch kind {
    case .multibuy: Numbers(packs: "2", value: "3", limit: "1")
    case .bundle: Numbers(packs: "2", value: "8")
    case .nth: Numbers(packs: "1", value: "101", limit: "0")
    case .percent: Numbers(value: "101", limit: "0")
    case .amount: Numbers(value: "5678")
    case .coupon: Numbers(packs: "4", value: "5678")
    case .bonus: Numbers(value: "2 fl oz")
    case .bonusPercent: Numbers(value: "twenty", limit: "some")
    }
  }

  /// Shows every kind of offer in the form, with numbers and with errors.
  func everyOffer() throws {
    let form = try openForm()
    form.all(Expander.self).first?.isExpanded = true
    try fill(form, quantity: "500", price: "3")
    let kinds = try form.find(DropDown.self, named: trc("product", "Offer"))
    for (index, kind) in OfferKind.allCases.enumerated() {
      kinds.selected = index + 1
      try enter(Self.typicalNumbers(kind), in: form)
      camera.look("offer-\(kind.rawValue)")
      try enter(Self.wrongNumbers(kind), in: form)
      camera.look("offer-\(kind.rawValue)-error")
    }
    try fill(form, quantity: "123456.789", price: "98765432.1")
    kinds.selected = 1
    try enter(Numbers(packs: "1000", value: "999", limit: "1000"), in: form)
    camera.look("offer-high")
    try form.find(Button.self, named: tr("_Cancel")).click()
  }

  private func enter(_ numbers: Numbers, in form: Window) throws {
    // The fields of the offer are before the deposit.
    let deposit = try form.find(Entry.self, named: trc("product", "Deposit"))
    let entries = form.all(Entry.self).filter(\.isMapped)
    let end = entries.firstIndex { $0.isSame(as: deposit) } ?? entries.endIndex
    let hasPacks = !numbers.packs.isEmpty
    for (entry, text) in zip(
      entries[..<end].suffix(hasPacks ? 3 : 2),
      (hasPacks ? [numbers.packs] : []) + [numbers.value, numbers.limit])
    {
      entry.grabFocus()
      entry.text = text
    }
    try form.find(Button.self, named: tr("_Cancel")).grabFocus()
    MainLoop.iterate()
  }

  /// Shows what to buy for an amount that needs a pack of each of many products with long names.
  func longPurchase() throws {
    library.createComparison()
    let numbers = library.list.conventions.numbers
    for (index, offer) in (Shelf.detergents + Shelf.detergents).enumerated() {
      let product = try offer.product(in: numbers)
      try library.list.add(
        Product(
          quantity: product.quantity, unit: product.unit, price: product.price,
          offer: PerCore.Offer(.percent(Rational(index + 1)), limit: 1), name: product.name))
    }
    library.rename(library.current.id, to: "Laundry")
    try library.list.setNeed("300")
    camera.look("need-many")
    try library.list.setNeed("1000")
    camera.look("need-too-high")
  }
}
