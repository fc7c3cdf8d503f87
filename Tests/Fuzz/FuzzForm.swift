import PerCore

/// Checks that the form adds a field that is complete, and that an error doesn't change the text.
@MainActor func checkForm(_ text: String, conventions: Conventions) throws(Violation) {
  let list = ProductListController(conventions: conventions)
  let form = ProductFormController(list: list)
  for field in AmountField.allCases {
    let other: AmountField = field == .quantity ? .price : .quantity
    form.calculator(field).edit(text)
    let isComplete = form.calculator(field).isComplete
    try require(form.form[field].calculator.text == text, "typing changed the text")
    form.calculator(other).edit("1")
    if form.form.canAdd, !isComplete, field == .price {
      try checkTermsInPrice(form, list)
      continue
    }
    try require(form.form.canAdd == isComplete, "the form can add a field that is not complete")
    let amount = outcome { () throws(EntryError) in try form.calculator(field).amount() }
    let unit = form.form.unit
    form.leave(field)
    let state = form.form[field]
    switch amount {
    case .failure(let error):
      let name = form.form[.name]
      // The words after a quantity can become the name.
      guard name.isEmpty else {
        try require(
          name.split(separator: " ").allSatisfy(text.contains), "\(name) was not typed")
        form.describe(.name, "")
        form.calculator(field).reset()
        break
      }
      try require(state.error == error || text.isEmpty, "the error \(error) is not shown")
      try require(state.calculator.text == text, "an error changed the text")
      try require(form.form.unit == unit, "an error changed the unit")
      form.submit(from: field)
      try require(list.state.products.isEmpty, "an invalid product was added")
      form.calculator(field).reset()
    case .success(let amount):
      try require(state.error == nil, "an error where there is an amount")
      let left = outcome { () throws(EntryError) in try form.calculator(field).amount() }
      try require(left == .success(amount), "\(amount) was calculated as \(left)")
      form.leave(field)
      try require(form.form[field] == state, "leaving once more changed the field")
      form.submit(from: nil)
      // The form asks once about an implausible quantity.
      if form.form.result.suggestion != nil { form.submit(from: nil) }
      try require(list.state.products.count == 1, "a complete form added nothing")
      let product = list.state.products[0]
      let stored = field == .quantity ? product.quantity : product.price!
      try require(stored.value == amount, "\(amount) was added as \(stored.value)")
      _ = list.row(at: 0)
      list.clear()
      form.calculator(other).reset()
    }
  }
}

/// Checks that an incomplete price that can be added, such as "3.99 - 20%!", is read as a price with an offer or a
/// deposit, and that the form shows them before the product is added.
@MainActor private func checkTermsInPrice(
  _ form: ProductFormController, _ list: ProductListController
) throws(Violation) {
  form.leave(.price)
  try require(list.state.products.isEmpty, "leaving the price added the product")
  try require(
    form.form.terms.offerKind != nil || !form.form.terms[.deposit].isEmpty,
    "the price was not shown as it was read")
  try require(form.calculator(.price).isComplete && form.form.canAdd, "the price was not read")
  form.submit(from: nil)
  // The form asks once about an implausible quantity.
  if form.form.result.suggestion != nil { form.submit(from: nil) }
  try require(list.state.products.count == 1, "a complete form added nothing")
  let product = list.state.products[0]
  try require(product.offer != nil || product.terms.deposit != nil, "the price has no terms")
  list.clear()
}
