internal import Gtk
internal import PerCore

/// The unit of the quantity.
@MainActor
final class UnitDropDown {
  let root = DropDown()
  private var units: [PerCore.Unit] = []

  /// - Parameter choose: Called with the user's choice.
  init(choose: @escaping @MainActor (PerCore.Unit) -> Void) {
    root.accessibleLabel = tr("Unit")
    root.onSelect { [weak self] in
      guard let self, let index = root.selected, units.indices.contains(index) else { return }
      choose(units[index])
    }
  }

  func show(_ form: ProductForm) {
    let selected = form.units.firstIndex(of: form.unit)
    if form.units != units {
      // No choice is the user's while the strings are being replaced.
      units = []
      root.setStrings(
        form.units.map(\.menuWords), short: form.units.map(\.shortMenuWords), selected: selected)
      units = form.units
    } else if root.selected != selected {
      root.selected = selected
    }
    root.isSensitive = form.canChooseUnit
  }
}
