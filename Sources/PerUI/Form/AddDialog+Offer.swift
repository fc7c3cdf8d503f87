internal import Gtk
package import PerCore

/// The offer in the form.
extension AddDialog {
  func connectOffer() {
    let offer = view.offer
    offer.onChoose = { [weak self] kind in
      guard let self else { return }
      fitHeight()
      // The dropdown also follows the form.
      guard kind != controller.form.terms.offerKind else { return }
      controller.choose(kind)
      // The list of the dropdown returns the focus when it is closed.
      guard kind != nil else { return }
      MainLoop.idle { [weak self] in
        guard let self else { return }
        view.offer.grabFocusOfNumbers(controller.form)
      }
    }
    offer.onChange = { [weak controller] in controller?.edit($0, $1) }
    offer.onEnter = { [weak controller] in controller?.enter($0) }
    offer.onLeave = { [weak controller] in controller?.leave($0) }
    offer.onSubmit = { [weak controller] in controller?.submit(from: nil) }
    offer.onError = { [weak self] error in
      self?.announcer.announce { [weak self] in
        guard let self else { return nil }
        return (error, self.window)
      }
    }
    offer.expander.onExpandedChange { [weak self] in
      guard let self else { return }
      fitHeight()
      if !view.offer.expander.isExpanded {
        controller.hideTerms()
        // The focus can have been in a field that is hidden now.
        view.offer.expander.grabFocus()
      } else if !view.offer.isOpening {
        view.offer.kinds.grabFocus()
      }
    }
  }

  /// Tells the form that an amount field lost the focus. The fields of an offer that this makes impossible are shown.
  func leave(_ field: AmountField) {
    let before = controller.form.termsProblems
    controller.leave(field)
    if controller.form.termsProblems.count > before.count { view.offer.open() }
  }

  package func productForm(
    _ controller: ProductFormController, needs field: TermsEntry.Field
  ) {
    view.offer.grabFocus(field)
  }
}
