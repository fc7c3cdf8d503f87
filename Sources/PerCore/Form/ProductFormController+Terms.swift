extension ProductFormController {
  /// Sets the text of a field of the terms.
  public func edit(_ field: TermsEntry.Field, _ text: String) {
    guard text != form.terms[field] else { return }
    var next = form
    next.terms[field] = text
    checkedTermsFields.remove(field)
    update(next)
  }

  /// Tells the form that a field of the terms lost the focus.
  public func leave(_ field: TermsEntry.Field) {
    checkedTermsFields.insert(field)
    update(form)
  }

  /// Shows the problem of the terms, and returns its field; nil if there is none.
  func checkTerms() -> TermsEntry.Field? {
    guard let problem = problem(of: form.terms, unit: form.unit) else { return nil }
    checkedTermsFields.insert(problem.field)
    update(form)
    return problem.field
  }

  /// Returns why the texts of terms can't be used; nil if they can, as far as the quantity is known.
  func problem(of entry: TermsEntry, unit: Unit) -> TermsEntry.Problem? {
    let amount = (try? quantity.amount()).map { $0 * unit.factor }
    do throws(TermsEntry.Problem) {
      _ = try entry.terms(conventions, amount: amount, unit: unit)
      return nil
    } catch {
      return error
    }
  }
}
