internal import Gtk
internal import PerCore

/// The reading of a line: the product or a message, with a button for each answer to a question.
@MainActor
final class LineReadingView {
  let root = Box(.vertical, spacing: 6)
  /// Called with the index of the answer that the user chose.
  var onAnswer: (Int) -> Void = { _ in }

  private let label = Label()
  private let answers = Box(.horizontal, spacing: 6)
  private(set) var buttons: [Button] = []
  private var shown: LineEntryWords?

  init() {
    label.xalign = 0
    label.isWrapping = true
    label.prefersOneLine = true
    label.addClass("reading")
    answers.isVisible = false
    root.append(label)
    root.append(answers)
  }

  /// The reading as text.
  var text: String { label.text }

  /// The labels of the answers.
  var answerWords: [String] { shown?.answers ?? [] }

  func show(_ words: LineEntryWords) {
    guard words != shown else { return }
    label.text = words.text
    label.setClass("best", on: words.style == .product(isBest: true))
    label.setClass("message", on: words.style == .error)
    if words.answers != shown?.answers ?? [] { show(answers: words.answers) }
    shown = words
  }

  private func show(answers words: [String]) {
    for button in buttons { answers.remove(button) }
    // Long answers are arranged vertically.
    answers.orientation = words.joined().count > Self.longestRow ? .vertical : .horizontal
    buttons = words.enumerated().map { index, text in
      let button = Button(label: text)
      button.horizontalAlignment = .start
      button.onClick { [weak self] in self?.onAnswer(index) }
      answers.append(button)
      return button
    }
    answers.isVisible = !words.isEmpty
  }

  /// The number of characters of all answers that fit beside each other.
  private static let longestRow = 45
}
