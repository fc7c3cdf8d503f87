package import Gtk
package import PerCore

/// The window that shows the preferences. Changes take effect immediately.
@MainActor
package final class PreferencesWindow: Dialog {
  private let library: LibraryController
  private let locale: Conventions
  private let currency = ChoiceButton()
  package private(set) var currencyDialog: CurrencyDialog?
  private var displayUnits: [(kind: Kind, dropDown: DropDown)] = []

  package init(_ library: LibraryController, parent: Window) {
    self.library = library
    locale = library.localeConventions
    super.init()
    window.title = tr("Preferences")
    let header = HeaderBar()
    window.titlebar = header
    window.isModal = true
    window.transientFor = parent
    let content = content()
    header.showsLine(whileScrolled: content)
    window.child = content
    window.onDismiss { [weak self] in self?.close() }
  }

  package func present() {
    // On a narrow screen, GTK makes the window narrower.
    window.defaultSize = (width: max(540, window.naturalWidth), height: -1)
    window.present()
  }

  // MARK: - Layout

  private func content() -> ScrolledWindow {
    let page = Box(.vertical, spacing: 24)
    page.setMargins(top: 18, bottom: 24, start: 18, end: 18)
    page.append(
      group(
        // Translators: Heading of preferences.
        tr("Units and Currency"),
        [
          row(tr("_Measurement system"), measures()),
          currencyRow(),
          row(tr("_Tax added at checkout"), tax()),
        ]))
    page.append(
      group(
        // Translators: Heading of preferences. The rows below are "Weight", "Volume" …; their values "per kg", "per L"
        // …
        tr("Default Price Unit"), Kind.allCases.map { row($0.buttonLabel, displayUnit(of: $0)) }))
    page.append(
      group(
        // Translators: Heading of preferences.
        tr("Product Form"), [row(tr("_Keypad"), keypadOrder())]))
    let scroller = ScrolledWindow()
    scroller.scrollVertically(page, name: tr("Preferences"))
    scroller.propagateNaturalWidth = true
    scroller.propagateNaturalHeight = true
    return scroller
  }

  private func group(_ title: String, _ rows: [Widget]) -> Box {
    let heading = Label(title)
    heading.addClass("heading")
    heading.xalign = 0
    let group = Box(.vertical, spacing: 6)
    group.append(heading, Box.list(rows))
    return group
  }

  /// Returns a row of a group: a label and the control.
  private func row(_ mnemonic: String, _ control: Widget) -> Box {
    let label = Label(mnemonic: mnemonic)
    label.mnemonicWidget = control
    label.xalign = 0
    label.isWrapping = true
    label.dividesWords = false
    label.horizontalExpand = true
    label.setMargins(start: 6)
    control.accessibleLabel = label.text
    control.verticalAlignment = .center
    let row = Box(.horizontal, spacing: 12)
    row.addClass("row")
    row.append(label, control)
    return row
  }

  // MARK: - Controls

  /// Returns a dropdown that sets a property of the preferences.
  private func dropDown<Value: Equatable>(
    _ values: [(value: Value, text: String)], _ path: WritableKeyPath<Preferences, Value>
  ) -> DropDown {
    // The window fits a narrow screen.
    let dropDown = DropDown(ellipsizes: true)
    dropDown.setStrings(values.map(\.text))
    dropDown.selected = values.firstIndex { $0.value == library.preferences[keyPath: path] }
    dropDown.onSelect { [weak self] choice in
      guard let self, values.indices.contains(choice) else { return }
      library.prefer(path, values[choice].value)
      updateDisplayUnits()
    }
    return dropDown
  }

  private func measures() -> DropDown {
    dropDown(
      [(nil, locale.measures.automaticText)]
        + [.metric, .us, .imperial].map { (.some($0), $0.text) }, \.measures)
  }

  private func tax() -> DropDown {
    dropDown(
      [
        (nil, locale.addsTax ? tr("Automatic (yes)") : tr("Automatic (no)")),
        (true, tr("Yes")), (false, tr("No")),
      ], \.addsTax)
  }

  private func keypadOrder() -> DropDown {
    dropDown([(.telephone, tr("1 2 3 on top")), (.calculator, tr("7 8 9 on top"))], \.keypadOrder)
  }

  private func displayUnit(of kind: Kind) -> DropDown {
    let dropDown = dropDown(displayUnitChoices(of: kind), \.displayUnits[kind])
    displayUnits.append((kind, dropDown))
    return dropDown
  }

  private func displayUnitChoices(of kind: Kind) -> [(value: DisplayUnit?, text: String)] {
    let numbers = locale.numbers
    let measures = library.preferences.measures ?? locale.measures
    func text(_ unit: DisplayUnit) -> String {
      // Translators: Prices are shown per kg, per 100 g, per unit.
      tr("per {unit}").filled(["unit": unit.text(in: numbers)])
    }
    let usual = text(.standard(for: kind, in: measures))
    // The order does not depend on the preferred system, so that the selection stays valid if the preference changes.
    // Translators: A preference at its default value: "Automatic (per kg)".
    return [(nil, tr("Automatic ({choice})").filled(["choice": usual]))]
      + DisplayUnit.choices(for: kind, preferring: locale.measures).map { ($0, text($0)) }
  }

  /// Updates the default values.
  private func updateDisplayUnits() {
    for (kind, dropDown) in displayUnits {
      dropDown.setStrings(displayUnitChoices(of: kind).map(\.text), selected: dropDown.selected)
    }
  }

  private func currencyRow() -> Box {
    let row = row(tr("_Currency of new comparisons"), currency.root)
    currency.name = currency.root.accessibleLabel ?? ""
    showCurrency()
    currency.root.onClick { [weak self] in self?.openCurrency() }
    return row
  }

  /// The words for the currency of the locale.
  private var automaticCurrency: String {
    tr("Automatic ({choice})")
      .filled(["choice": locale.money.currency?.name ?? trc("currency", "None")])
  }

  private func showCurrency() {
    currency.choice = library.preferences.currency?.text(in: locale.money) ?? automaticCurrency
  }

  private func openCurrency() {
    guard currencyDialog == nil else { return }
    // The mnemonic does not move the focus.
    currency.root.grabFocus()
    let dialog = CurrencyDialog(
      CurrencyDialog.Content(
        note: tr("Existing comparisons keep their currency."),
        automatic: automaticCurrency, money: locale.money),
      current: library.preferences.currency, parent: window
    ) { [weak self] choice in
      guard let self else { return }
      library.prefer(\.currency, choice)
      showCurrency()
    }
    dialog.onClose = { [weak self] in self?.currencyDialog = nil }
    currencyDialog = dialog
    dialog.present()
  }
}

extension LibraryController {
  /// Changes one of the preferences.
  func prefer<Value>(_ path: WritableKeyPath<Preferences, Value>, _ value: Value) {
    var preferences = preferences
    preferences[keyPath: path] = value
    prefer(preferences)
  }
}

extension MeasureSystem {
  fileprivate var text: String {
    switch self {
    case .us: tr("US customary")
    // Translators: Weights are metric, and pints and gallons are imperial.
    case .imperial: tr("Metric and imperial")
    case .metric: tr("Metric")
    }
  }

  /// The words for the system of the locale.
  fileprivate var automaticText: String {
    switch self {
    case .us: tr("Automatic (US customary)")
    // Translators: Weights are metric, and pints and gallons are imperial.
    case .imperial: tr("Automatic (metric and imperial)")
    case .metric: tr("Automatic (metric)")
    }
  }
}
