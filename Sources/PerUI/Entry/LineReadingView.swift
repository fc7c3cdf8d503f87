internal import Gtk
internal import PerCore

/// The reading of a line: the product or a message, with a button for each answer to a question.
@MainActor
final class LineReadingView {
  let root = Box(.vertical, spacing: 6)
  private let label = Label(wrapping: "")
  let answers = AnswersView()
  private var shown: LineEntryTexts?

  init() {
    label.prefersOneLine = true
    label.addClass("reading")
    root.append(label, answers.root)
  }

  /// The reading as text.
  var text: String { label.text }

  /// - Parameter chosen: The index of the answer that the user chose; nil for none.
  func show(_ texts: LineEntryTexts, chosen: Int? = nil) {
    defer { answers.mark(chosen) }
    guard texts != shown else { return }
    label.text = texts.text
    label.setClass("best", on: texts.style == .product(isBest: true))
    label.setClass("message", on: texts.style == .error)
    answers.show(texts.answers)
    shown = texts
  }
}
