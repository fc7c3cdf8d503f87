internal import Gtk
internal import PerCore

/// The dropdown of the unit with its label above it.
///
/// Typed letters find a unit. If no unit in the list matches, units of other kinds are searched. The arrow keys choose
/// another unit of the list, and Alt+Down or Space opens it.
@MainActor
final class UnitDropDown {
  /// A long unit name must not widen the form.
  let root = DropDown(ellipsizes: true)
  let label: Label
  /// Called when Enter is pressed while the list is closed.
  var onSubmit: () -> Void = {}
  /// Called when the user types a digit or a decimal mark, which begins the price.
  var onNumber: (Character) -> Void = { _ in }
  /// Returns the units that aren't in the list but can be chosen.
  var otherUnits: () -> [PerCore.Unit] = { [] }

  private let choose: @MainActor (PerCore.Unit) -> Void
  private let decimalMark: Character
  private var units: [PerCore.Unit] = []
  private var typed = TypeAhead()
  /// The unit before letters were typed.
  private var unitBefore: PerCore.Unit?
  private var forgetting: ScheduledSource?

  /// The time after which typed letters start a new search.
  private static let milliseconds = 1000

  /// - Parameter choose: Called when the user chooses a unit, even if it is already selected.
  init(decimalMark: Character, choose: @escaping @MainActor (PerCore.Unit) -> Void) {
    self.decimalMark = decimalMark
    self.choose = choose
    label = .aboveField(tr("U_nit"), of: root)
    root.accessibleLabel = tr("Unit")
    root.onSelect { [weak self] in self?.chooseUnit(at: $0) }
    root.onChooseRow { [weak self] in self?.chooseUnit(at: $0) }
    root.onKeyPress { [weak self] in self?.handle($0) ?? false }
    root.onPopupKeyPress { [weak self] in self?.handleInPopup($0) ?? false }
    root.onOpen { [weak self] in self?.typed = TypeAhead() }
  }

  private func chooseUnit(at index: Int) {
    if units.indices.contains(index) { choose(units[index]) }
  }

  private func handle(_ event: KeyEvent) -> Bool {
    switch (event.key, event.modifiers) {
    case (.down, .alt), (.up, .alt):
      root.open()
      return true
    case (.down, []) where !root.isOpen:
      return select((root.selected ?? -1) + 1)
    case (.up, []) where !root.isOpen:
      return select((root.selected ?? 0) - 1)
    case (let key, []) where key.isEnter:
      guard !root.isOpen else { return false }
      onSubmit()
      return true
    default:
      return type(event)
    }
  }

  private func handleInPopup(_ event: KeyEvent) -> Bool {
    guard event.key.isEnter else { return type(event) }
    guard let row = root.focusedRow else { return false }
    _ = select(row)
    chooseUnit(at: row)
    root.close()
    return true
  }

  private func select(_ index: Int) -> Bool {
    if units.indices.contains(index) { root.selected = index }
    return true
  }

  private func type(_ event: KeyEvent) -> Bool {
    guard let character = event.typedCharacter, character != " " || !typed.isEmpty else {
      return false
    }
    if character.decimalDigit != nil || character == decimalMark {
      if root.isOpen { root.close() }
      onNumber(character)
      return true
    }
    if typed.isEmpty { unitBefore = root.selected.map { units[$0] } }
    typed.type(character)
    let current = root.isOpen ? root.focusedRow ?? root.selected : root.selected
    if let index = typed.index(in: root.strings, from: current) {
      if root.isOpen { root.focusRow(at: index) } else { root.selected = index }
    } else if !root.isOpen, let unit = otherUnit() {
      choose(unit)
    } else {
      root.errorBell()
      // The letters aren't a unit, so those that matched have chosen a wrong one.
      if !root.isOpen, let unitBefore { choose(unitBefore) }
    }
    forgetting?.cancel()
    forgetting = MainLoop.timeout(milliseconds: Self.milliseconds) { [weak self] in
      self?.typed = TypeAhead()
    }
    return true
  }

  /// Returns the unit of another kind that the typed letters find; nil if there is none.
  private func otherUnit() -> PerCore.Unit? {
    let units = otherUnits()
    return typed.index(in: units.map(\.menuText), from: nil).map { units[$0] }
  }

  func show(_ form: ProductForm) {
    let selected = form.units.firstIndex(of: form.unit)
    if form.units != units {
      units = form.units
      root.withBlocked {
        root.setStrings(
          units.map(\.menuText), short: units.map(\.shortMenuText), selected: selected)
      }
    } else if root.selected != selected {
      root.selected = selected
    }
    root.isSensitive = form.canChooseUnit
  }
}
