internal import Gtk
package import PerCore

/// The answers to the questions below the amounts.
extension AddDialog {
  func connectAnswers() {
    for field in AmountField.allCases {
      view.amount(field).answers.onAnswer = { [weak self] in self?.answer(field, $0) }
    }
  }

  /// The amount whose answers contain the focus.
  var answeredAmount: AmountField? {
    AmountField.allCases.first { field in
      view.amount(field).answers.buttons.contains(where: \.containsFocus)
    }
  }

  private func answer(_ field: AmountField, _ index: Int) {
    // A container of a focused button that is removed would keep the state of containing the focus.
    entry(field).grabFocus()
    controller.answer(field, index)
    let next = entry(controller.firstIncompleteField ?? .price)
    next.grabFocus()
    next.selection = next.length..<next.length
  }

  /// Presses the button below an amount that has the focus.
  ///
  /// GTK presses it a quarter of a second after the key, when the user may be typing the price already.
  func pressFocusedButton() -> Bool {
    let buttons =
      AmountField.allCases.flatMap { view.amount($0).answers.buttons }
      + [view.suggestion, view.startComparison]
    guard let button = buttons.first(where: \.containsFocus) else { return false }
    button.click()
    return true
  }

  /// Replaces the text that has several meanings by a character that is typed while an answer has the focus.
  func continueTyping(_ event: KeyEvent) -> Bool {
    // Space presses the answer.
    guard let field = answeredAmount, let character = event.typedCharacter, character != " " else {
      return false
    }
    replace(field, by: character)
    return true
  }

  package func productForm(
    _ controller: ProductFormController, needsAnswerIn field: AmountField
  ) {
    window.isFocusVisible = true
    let answer = view.amount(field).answers.buttons.first ?? view.suggestion
    answer.grabFocus()
  }
}
