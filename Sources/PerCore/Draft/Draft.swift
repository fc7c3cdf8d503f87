/// The content of a form that was neither added nor saved.
public struct Draft: Equatable, Sendable {
  var quantity: String
  var price: String
  var unit: Unit
  var kind: Kind
  var terms = TermsEntry()
  /// The details that are not empty.
  var details: [DetailField: String]
  /// The product of the list that was being edited; nil if one was being added.
  public internal(set) var edited: Product.ID?
  /// The marks of the number format in which the amounts were typed; nil for a draft that was stored without them.
  var marks: Marks?
  /// The amount fields that show a result instead of its expression.
  var calculations: [AmountField: Calculation] = [:]

  /// The text of a field that shows a result.
  struct Calculation: Equatable, Sendable {
    /// The result, or an expression that continues it.
    var text: String
    /// The expression of the result.
    var expression: String
  }

  /// The characters that a number format uses between digits.
  struct Marks: Equatable, Sendable {
    var decimal: Character
    var grouping: Character?
  }

  /// Creates the draft of a form that edits a product, with the expressions as they were typed.
  init(_ product: Product, conventions: Conventions) {
    quantity =
      product.parts(in: conventions) == nil
      ? product.quantity.editable(in: conventions.numbers) : product.quantity.expression
    price = product.price.map { conventions.text(of: $0) } ?? ""
    unit = product.unit
    kind = product.kind
    terms = TermsEntry(product.offer, product.terms, conventions, unit: unit)
    details = [.name: product.name, .shop: product.shop, .note: product.note]
      .filter { !$0.value.isEmpty }
    edited = product.id == 0 ? nil : product.id
    marks = Marks(conventions.numbers)
  }

  /// Creates the draft of a product to add to `list`, with the values of a line.
  ///
  /// - Parameter unit: The unit of the quantity; nil for the one that the list's form begins with.
  @MainActor
  init(quantity: String, unit: Unit?, price: String, name: String, for list: ProductListController)
  {
    let products = list.state.products
    self.quantity = quantity
    self.price = price
    self.unit =
      unit ?? products.lastUnit
      ?? (products.kind ?? .weight).usualUnit(in: list.conventions.measures)
    kind = self.unit.kind
    details = name.isEmpty ? [:] : [.name: name]
    marks = Marks(list.conventions.numbers)
  }

  /// The number of fields that are not empty.
  var filledFields: Int { [quantity, price].count { !$0.isEmpty } + details.count }

  /// Returns a Boolean value indicating whether a product with the draft's unit can be in a list.
  public func fits(_ products: ProductList) -> Bool {
    edited != nil || products.refusal(of: unit) == nil
  }

  /// Returns the draft with its amounts written in the number formats of other conventions.
  func converted(to conventions: Conventions) -> Draft {
    let newMarks = Marks(conventions.numbers)
    guard let marks, marks != newMarks else { return self }
    var draft = self
    draft.quantity = marks.convert(quantity, to: conventions.numbers)
    draft.price = marks.convert(price, to: conventions.prices)
    draft.terms = terms.converted { text, isMoney in
      marks.convert(text, to: isMoney ? conventions.prices : conventions.numbers)
    }
    for (field, calculation) in calculations {
      let format = field == .quantity ? conventions.numbers : conventions.prices
      draft.calculations[field] = Calculation(
        text: marks.convert(calculation.text, to: format),
        expression: marks.convert(calculation.expression, to: format))
    }
    draft.marks = newMarks
    return draft
  }
}

extension Draft.Marks {
  init(_ format: NumberFormat) {
    self.init(decimal: format.decimalMark, grouping: format.groupingMark)
  }

  /// Returns an expression with the marks of another format. Grouping marks are left out.
  fileprivate func convert(_ expression: String, to format: NumberFormat) -> String {
    let own = NumberFormat(decimalMark: decimal, groupingMark: grouping)
    var rest = expression[...]
    var result = ""
    while let character = rest.first {
      let number = rest.numberPrefix(in: own)
      // The point of "fl. oz" isn't a mark.
      if number.contains(where: \.isWholeNumber) {
        let plain = own.plainTextOfOtherNotation(number)
        let (text, mark) = plain.map { ($0[...], Character(".")) } ?? (number, decimal)
        for character in text {
          if character == mark {
            result.append(format.decimalMark)
          } else if character != grouping {
            result.append(character)
          }
        }
        rest = rest[number.endIndex...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }
}
