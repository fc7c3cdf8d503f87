internal import Gtk

/// The list of suggestions below an entry. The keyboard focus stays in the entry.
///
/// It opens while the user types, and with the Down key. The arrow keys choose a suggestion, Enter takes it, and
/// Escape closes the list.
@MainActor
final class SuggestionList {
  private let entry: Entry
  private let popover: Popover
  private let rows = Box(.vertical)
  private let suggest: (String) -> [String]
  private let take: (String) -> Void
  private let announcer = Announcer()
  private var texts: [String] = []
  private var buttons: [Button] = []
  private var selected: Int? {
    didSet { showSelection() }
  }
  private(set) var isOpen = false
  /// A Boolean value indicating whether a suggestion is being taken, which changes the entry.
  private var isTaking = false

  /// - Parameters:
  ///   - box: The container of the entry, below which the list is shown.
  ///   - suggest: Returns the suggestions for the typed text, at most as many as are shown.
  ///   - take: Called with the suggestion that the user takes.
  init(
    of entry: Entry, in box: Box, suggest: @escaping (String) -> [String],
    take: @escaping (String) -> Void
  ) {
    self.entry = entry
    self.suggest = suggest
    self.take = take
    rows.setAccessibleRole(.list)
    // Translators: The accessible name of the list of names or shops below a field.
    rows.accessibleLabel = tr("Suggestions")
    popover = Popover(below: box, child: rows)
    popover.addClass("suggestions")
    popover.accessibleLabel = tr("Suggestions")
    let focus = FocusController()
    focus.onLeave { [weak self] in self?.close() }
    entry.addController(focus)
  }

  /// Shows the suggestions for the text of the entry.
  func update() {
    guard !isTaking, entry.containsFocus else { return }
    let typed = entry.text
    show(typed.isEmpty ? [] : suggest(typed).filter { $0 != typed })
  }

  /// Handles a key that is pressed in the entry.
  ///
  /// - Returns: A Boolean value indicating whether the key was handled.
  func handle(_ event: KeyEvent) -> Bool {
    guard entry.containsFocus else { return false }
    switch (event.key, event.modifiers) {
    case (.down, []), (.down, .alt):
      if isOpen { move(by: 1) } else { show(suggest(entry.text).filter { $0 != entry.text }) }
    case (.up, []) where isOpen:
      move(by: -1)
    case (.escape, []) where isOpen:
      close()
    case (let key, []) where key.isEnter:
      guard isOpen, let selected else { return false }
      choose(selected)
    default:
      return false
    }
    return true
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    selected = nil
    popover.popDown()
  }

  private func show(_ suggestions: [String]) {
    guard !suggestions.isEmpty else { return close() }
    if suggestions != texts { fill(suggestions) }
    selected = nil
    guard !isOpen else { return }
    isOpen = true
    rows.widthRequest = entry.allocatedWidth
    popover.popUp()
  }

  private func fill(_ suggestions: [String]) {
    texts = suggestions
    for button in buttons { rows.remove(button) }
    buttons = suggestions.enumerated().map { index, text in
      let label = Label(text.shortened)
      label.xalign = 0
      label.ellipsizesWithTooltip()
      label.maxWidthChars = 30
      let button = Button(label: "")
      button.child = label
      button.hasFrame = false
      button.accessibleLabel = text.shortened
      button.focusOnClick = false
      button.isFocusable = false
      button.onClick { [weak self] in self?.choose(index) }
      rows.append(button)
      return button
    }
  }

  private func move(by step: Int) {
    let last = texts.count - 1
    switch selected {
    case nil: selected = step > 0 ? 0 : last
    case let index?: selected = (0...last).contains(index + step) ? index + step : nil
    }
    if let selected, let window = entry.root {
      announcer.announce(texts[selected].shortened, in: window)
    }
  }

  private func choose(_ index: Int) {
    guard texts.indices.contains(index) else { return }
    isTaking = true
    take(texts[index])
    isTaking = false
    close()
  }

  private func showSelection() {
    for (index, button) in buttons.enumerated() {
      button.setClass("selected", on: index == selected)
    }
  }
}
