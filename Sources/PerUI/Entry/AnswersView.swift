internal import Gtk

/// A button for each answer to a question.
@MainActor
final class AnswersView {
  let root = Box(.horizontal, spacing: 6)
  /// Called with the index of the answer that the user chose.
  var onAnswer: (Int) -> Void = { _ in }

  private(set) var buttons: [Button] = []
  /// The labels of the buttons.
  private(set) var texts: [String] = []

  /// The number of characters of all answers that fit beside each other; nil if all answers must fit.
  private let longestRow: Int?

  init(longestRow: Int? = nil) {
    self.longestRow = longestRow
    root.isVisible = false
  }

  private static func ellipsizedLabel(_ text: String) -> Label {
    let label = Label(text)
    label.ellipsizesWithTooltip()
    return label
  }

  /// - Parameter areExpressions: Whether the answers are written from left to right in all languages.
  func show(_ texts: [String], areExpressions: Bool = false) {
    guard texts != self.texts else { return }
    self.texts = texts
    for button in buttons { root.remove(button) }
    if let longestRow {
      root.orientation = texts.joined().count > longestRow ? .vertical : .horizontal
    }
    buttons = texts.enumerated().map { index, text in
      let button = Button(label: text)
      button.horizontalAlignment = .start
      if longestRow == nil { button.child = Self.ellipsizedLabel(text) }
      button.accessibleLabel = text
      if areExpressions { button.child?.textDirection = .leftToRight }
      button.onClick { [weak self] in self?.onAnswer(index) }
      root.append(button)
      return button
    }
    root.isVisible = !texts.isEmpty
  }
}
