internal import Gtk
internal import PerCore

/// The order of the focus in the form.
extension AddDialog {
  /// The widgets that Tab focuses, in order.
  ///
  /// The buttons below an amount can appear when it is left, between two presses of Tab, where the next field is
  /// expected. Then only Shift+Tab focuses them.
  private func focusChain(isForward: Bool) -> [Widget] {
    func late(_ field: AmountField) -> [Button] {
      let shown = buttons(below: field).filter(\.isVisible)
      let isExpected = fieldsLeftWithButtons.contains(field)
      let isUsed = !isForward || isExpected || shown.contains(where: \.containsFocus)
      return isUsed ? shown : []
    }
    var chain: [Widget] = []
    if let kind = view.kinds.current { chain.append(kind) }
    chain += [view.quantity.entry, view.unit.root]
    chain += late(.quantity)
    chain += [view.price.entry] + late(.price)
    chain += [view.name.entry, view.shop.entry]
    chain += view.offer.focusChain + [view.noteExpander]
    if view.noteExpander.isExpanded { chain.append(view.note.entry) }
    // Without Add, Tab would lead from a field to Cancel.
    if add.isSensitive { chain += [add, cancel] }
    if view.restore.isVisible { chain.append(view.restore) }
    return chain
  }

  private func buttons(below field: AmountField) -> [Button] {
    switch field {
    case .quantity: view.quantity.answers.buttons + [view.startComparison, view.suggestion]
    case .price: view.price.answers.buttons
    }
  }

  func moveFocus(by step: Int) {
    for field in AmountField.allCases where entry(field).containsFocus {
      let hasButtons = buttons(below: field).contains(where: \.isVisible)
      if hasButtons {
        fieldsLeftWithButtons.insert(field)
      } else {
        fieldsLeftWithButtons.remove(field)
      }
    }
    let chain = focusChain(isForward: step > 0)
    let start = chain.lastIndex { $0.containsFocus } ?? (step > 0 ? chain.count - 1 : 0)
    for distance in 1...chain.count {
      let next = chain[(start + distance * step + chain.count * distance) % chain.count]
      if next.isEffectivelySensitive, next.grabFocus() {
        window.isFocusVisible = true
        return
      }
    }
  }

  var isOnClosedExpander: Bool {
    [view.noteExpander, view.offer.expander].contains { $0.containsFocus && !$0.isExpanded }
  }

  /// A Boolean value indicating whether the focus is in a widget for which GTK handles Up and Down. Elsewhere, they
  /// move the focus in the order of Tab: GTK prints a message when it moves the focus by its position to a closed
  /// expander.
  var usesArrowKeys: Bool {
    [
      view.kinds.root, view.quantity.entry, view.unit.root, view.price.entry, view.offer.kinds,
    ].contains(where: \.containsFocus)
  }
}
