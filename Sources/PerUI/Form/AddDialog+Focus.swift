internal import Gtk
internal import PerCore

/// The order of the focus in the form.
extension AddDialog {
  /// The widgets that Tab focuses, in order.
  ///
  /// The buttons below an amount appear when it is left, between two presses of Tab, where the next field is expected. So
  /// only Shift+Tab focuses them.
  private func focusChain(isForward: Bool) -> [Widget] {
    func late(_ buttons: [Button]) -> [Button] {
      let isUsed = !isForward || buttons.contains(where: \.containsFocus)
      return isUsed ? buttons.filter(\.isVisible) : []
    }
    var chain: [Widget] = []
    if let kind = view.kinds.current { chain.append(kind) }
    chain += [view.quantity.entry, view.unit.root]
    chain += late(view.quantity.answers.buttons + [view.startComparison, view.suggestion])
    chain += [view.price.entry] + late(view.price.answers.buttons)
    chain += [view.name.entry, view.shop.entry]
    chain += view.offer.focusChain + [view.noteExpander]
    if view.noteExpander.isExpanded { chain.append(view.note.entry) }
    // Without Add, Tab would lead from a field to Cancel.
    if add.isSensitive { chain += [add, cancel] }
    if view.restore.isVisible { chain.append(view.restore) }
    return chain
  }

  func moveFocus(by step: Int) {
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
