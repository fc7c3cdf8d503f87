package import Gtk

/// The bar above the list in which the user types what to find.
@MainActor
package final class FindBar {
  /// Called when the text changed.
  var onChange: (String) -> Void = { _ in }
  /// Called when the user leaves the entry for the list that was found.
  var onLeave: () -> Void = {}
  /// Called after the bar was closed.
  var onClose: () -> Void = {}

  let root = Box(.horizontal, spacing: 12)
  /// The page that is shown instead of the list if no product matches.
  let noResults = StatusPage(
    iconName: "edit-find-symbolic", title: tr("No Products Found")
  ).root
  package let entry = SearchEntry()
  private let count = Label()
  private let undo: SearchUndo

  init() {
    undo = SearchUndo(entry)
    entry.placeholder = tr("Find by name, shop or note")
    entry.accessibleLabel = tr("Find products")
    entry.horizontalExpand = true
    count.addClass("dim-label")
    let close = Button.icon("window-close-symbolic", tr("Close Search"))
    close.onClick { [weak self] in self?.close() }
    root.append(entry, count, close)
    root.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    root.isVisible = false
    noResults.isVisible = false

    entry.onChange { [weak self] in
      guard let self, isOpen else { return }
      onChange(entry.text)
    }
    entry.onStop { [weak self] in self?.close() }
    entry.onActivate { [weak self] in self?.onLeave() }
    entry.onKeyPress { [weak self] event in
      guard event.key == .down, event.modifiers == [] else { return false }
      self?.onLeave()
      return true
    }
  }

  /// A Boolean value indicating whether the bar is shown.
  package var isOpen: Bool { root.isVisible }

  /// Shows the bar, and gives the focus to the entry.
  func open() {
    root.isVisible = true
    entry.grabFocusSelectingAll()
  }

  /// Gives the focus to the entry after an action in the list. The next undo reverts that action, not the typed text.
  func grabFocusAfterAction() {
    undo.forget()
    entry.grabFocusSelectingAll()
  }

  package func close() {
    guard isOpen else { return }
    hide()
    onClose()
  }

  /// Hides the bar without calling `onClose`.
  func hide() {
    root.isVisible = false
    noResults.isVisible = false
    entry.text = ""
    undo.forget()
  }

  /// Shows how many products were found.
  ///
  /// - Parameter text: The number; empty if all products are shown.
  func show(_ text: String, isEmpty: Bool) {
    count.text = text
    noResults.isVisible = isEmpty
  }
}
