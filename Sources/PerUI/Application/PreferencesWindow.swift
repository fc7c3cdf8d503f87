package import Gtk
package import PerCore

/// What the user can have otherwise than the locale has it; every choice holds at once.
@MainActor
package final class PreferencesWindow {
  /// The window has gone.
  var onClose: () -> Void = {}

  package let window = Window()
  private let library: LibraryController
  private let locale: Conventions
  private let currency = Entry()
  private let currencyMessage = Label()
  private let announcer = Announcer()
  private var displayUnits: [(kind: Kind, dropDown: DropDown)] = []
  /// Kept for their handlers.
  private var dropDowns: [DropDown] = []

  package init(_ library: LibraryController, parent: Window) {
    self.library = library
    locale = library.localeConventions
    window.title = tr("Preferences")
    window.titlebar = HeaderBar()
    window.isModal = true
    window.transientFor = parent
    window.defaultSize = (width: 500, height: 700)
    window.child = content()
    window.onCloseRequest { [weak self] in
      self?.close()
      return true
    }
    let keys = KeyController(phase: .capture)
    keys.onKeyPress { [weak self] event in
      guard event.key == .escape, event.modifiers == [] else { return false }
      self?.close()
      return true
    }
    window.addController(keys)
    window.closeByKey()
  }

  package func present() {
    window.present()
  }

  private func close() {
    window.destroy()
    onClose()
  }

  // MARK: - The boxes

  private func content() -> Widget {
    let page = Box(.vertical, spacing: 24)
    page.addClass("preferences")
    page.append(
      group(
        // Translators: Heading of preferences.
        tr("Measures and Money"),
        [
          row(tr("_Measures"), measures()),
          row(tr("_Currency symbol"), currencyEntry()),
        ], message: currencyMessage))
    page.append(
      // Translators: Heading of preferences: each line beneath it is a kind of measure and "per kg", "per L" and so on.
      group(tr("New Lists Show Prices"), Kind.allCases.map { row($0.label, displayUnit(of: $0)) }))
    page.append(
      group(
        // Translators: Heading of preferences.
        tr("Window"),
        [row(tr("_Keypad"), keypadOrder()), row(tr("St_yle"), appearance())]))
    let scroller = ScrolledWindow(child: page)
    scroller.accessibleLabel = tr("Preferences")
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    return scroller
  }

  private func group(_ title: String, _ rows: [Widget], message: Label? = nil) -> Box {
    let heading = Label(title)
    heading.addClass("heading")
    heading.xalign = 0
    let list = Box(.vertical)
    list.addClass("boxed-list")
    for (index, row) in rows.enumerated() {
      if index > 0 { list.append(Separator(.horizontal)) }
      list.append(row)
    }
    let group = Box(.vertical, spacing: 6)
    group.append(heading)
    group.append(list)
    if let message {
      message.addClass("error")
      message.isWrapping = true
      message.xalign = 0
      message.isVisible = false
      group.append(message)
    }
    return group
  }

  /// A line of a group: what it is about, and the control.
  private func row(_ mnemonic: String, _ control: Widget) -> Box {
    let label = Label(mnemonic: mnemonic)
    label.mnemonicWidget = control
    label.xalign = 0
    label.isWrapping = true
    label.horizontalExpand = true
    control.accessibleLabel = label.text
    control.verticalAlignment = .center
    let row = Box(.horizontal, spacing: 12)
    row.addClass("row")
    row.append(label)
    row.append(control)
    return row
  }

  // MARK: - The choices

  /// A dropdown whose choice becomes part of the preferences.
  private func dropDown<Value: Equatable>(
    _ values: [(value: Value, words: String)], _ path: WritableKeyPath<Preferences, Value>
  ) -> DropDown {
    let dropDown = DropDown(values.map(\.words))
    dropDowns.append(dropDown)
    dropDown.selected = values.firstIndex { $0.value == library.preferences[keyPath: path] }
    dropDown.onSelect { [weak self, weak dropDown] in
      guard let self, let choice = dropDown?.selected, values.indices.contains(choice) else {
        return
      }
      var preferences = library.preferences
      preferences[keyPath: path] = values[choice].value
      library.prefer(preferences)
      updateDisplayUnits()
    }
    return dropDown
  }

  private func measures() -> DropDown {
    dropDown(
      [(nil, tr("Automatic ({choice})").filled(["choice": locale.measures.words]))]
        + [.metric, .us, .imperial].map { (.some($0), $0.words) }, \.measures)
  }

  private func keypadOrder() -> DropDown {
    dropDown(
      [
        (.telephone, tr("1 2 3 on top, as on telephones")),
        (.calculator, tr("7 8 9 on top, as on calculators")),
      ], \.keypadOrder)
  }

  private func appearance() -> DropDown {
    dropDown(
      [
        (.system, trc("style", "Follow the system")), (.light, trc("style", "Light")),
        (.dark, trc("style", "Dark")),
      ],
      \.appearance)
  }

  private func displayUnit(of kind: Kind) -> DropDown {
    let dropDown = dropDown(displayUnitChoices(of: kind), \.displayUnits[kind])
    displayUnits.append((kind, dropDown))
    return dropDown
  }

  private func displayUnitChoices(of kind: Kind) -> [(value: DisplayUnit?, words: String)] {
    let numbers = locale.numbers
    let measures = library.preferences.measures ?? locale.measures
    func words(_ unit: DisplayUnit) -> String {
      // Translators: Prices are shown per kg, per 100 g, per unit.
      tr("per {unit}").filled(["unit": unit.words(in: numbers)])
    }
    let usual = words(.standard(for: kind, in: measures))
    // The order is always the same, so that a choice stays the same when the measures change.
    // Translators: What a preference means while nothing is chosen: "Automatic (Metric)".
    return [(nil, tr("Automatic ({choice})").filled(["choice": usual]))]
      + DisplayUnit.choices(for: kind, preferring: locale.measures).map { ($0, words($0)) }
  }

  /// Says what is automatic now.
  private func updateDisplayUnits() {
    for (kind, dropDown) in displayUnits {
      dropDown.setStrings(
        displayUnitChoices(of: kind).map(\.words), selected: dropDown.selected)
    }
  }

  private func currencyEntry() -> Entry {
    currency.text = library.preferences.currencySymbol ?? ""
    currency.placeholder =
      locale.money.symbol.isEmpty ? trc("currency symbol", "None") : locale.money.symbol
    currency.widthChars = 8
    currency.setAccessibleDescribedBy(currencyMessage)
    currency.onChange { [weak self] in self?.takeCurrency() }
    return currency
  }

  private func takeCurrency() {
    var preferences = library.preferences
    let isFit = preferences.setCurrencySymbol(currency.text)
    currencyMessage.text =
      isFit
      ? "" : tr("A currency symbol is up to ten letters or signs, such as € or kr, without digits.")
    currencyMessage.isVisible = !isFit
    if !isFit { announcer.announce(currencyMessage.text, in: window) }
    currency.setClass("error", on: !isFit)
    currency.setAccessibleInvalid(!isFit)
    library.prefer(preferences)
  }
}

extension MeasureSystem {
  fileprivate var words: String {
    switch self {
    case .us: tr("US customary")
    case .imperial: tr("Imperial")
    default: tr("Metric")
    }
  }
}

extension Kind {
  /// The label of the kind's display unit, with its mnemonic.
  fileprivate var label: String {
    switch self {
    case .weight: trc("sold by", "_Weight")
    case .volume: trc("sold by", "_Volume")
    case .units: trc("sold by", "_Units")
    case .length: trc("sold by", "_Length")
    case .area: trc("sold by", "A_rea")
    }
  }
}
