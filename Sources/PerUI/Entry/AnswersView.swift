internal import Gtk

/// Buttons for the answers to a question, side by side if they fit, and below one another otherwise.
@MainActor
final class AnswersView {
  let root = FittingBox()
  /// Called with the index of the answer that the user chose.
  var onAnswer: (Int) -> Void = { _ in }

  private(set) var buttons: [Button] = []
  /// The labels of the buttons.
  private(set) var texts: [String] = []

  init() {
    root.isVisible = false
  }

  /// - Parameter areExpressions: A Boolean value indicating whether the answers are written from left to right in all
  ///   languages.
  func show(_ texts: [String], areExpressions: Bool = false) {
    guard texts != self.texts else { return }
    self.texts = texts
    for button in buttons { root.remove(button) }
    buttons = texts.enumerated().map { index, text in
      let button = Button(label: text)
      button.horizontalAlignment = .start
      button.child?.cast(to: Label.self)?.ellipsizesWithTooltip()
      button.accessibleLabel = text
      if areExpressions { button.child?.textDirection = .leftToRight }
      button.onClick { [weak self] in self?.onAnswer(index) }
      root.append(button)
      return button
    }
    root.isVisible = !texts.isEmpty
  }

  /// Marks the answer that the user chose, if they can still choose another one.
  func mark(_ chosen: Int?) {
    for (index, button) in buttons.enumerated() {
      button.isDrawnChecked = index == chosen
    }
  }
}
