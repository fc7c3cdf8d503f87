extension ProductFormController {
  /// Chooses the kind of the offer; nil for none.
  public func choose(_ kind: OfferEntry.Kind?) {
    guard kind != form.offer.kind else { return }
    var next = form
    // A percentage is no price, and a number of packs no amount.
    next.offer[.value] = ""
    next.offer.kind = kind
    checkedOfferFields = []
    update(next)
  }

  /// Sets the text of a field of the offer.
  public func edit(_ field: OfferEntry.Field, _ text: String) {
    guard text != form.offer[field] else { return }
    var next = form
    next.offer[field] = text
    checkedOfferFields.remove(field)
    update(next)
  }

  /// Tells the form that a field of the offer lost the focus. An empty field is not an error yet.
  public func leave(_ field: OfferEntry.Field) {
    guard !form.offer[field].isEmpty else { return }
    checkedOfferFields.insert(field)
    update(form)
  }

  /// Shows the problem of the offer, and returns its field; nil if there is none.
  func checkOffer() -> OfferEntry.Field? {
    guard let problem = offerProblem else { return nil }
    checkedOfferFields.insert(problem.field)
    update(form)
    return problem.field
  }

  /// The reason why the offer can't be used, also if it isn't shown yet; nil if there is none.
  public var offerProblem: OfferEntry.Problem? { problem(of: form.offer, unit: form.unit) }

  /// Returns why the texts of an offer can't be used; nil if they can, as far as the price is known.
  func problem(of entry: OfferEntry, unit: Unit) -> OfferEntry.Problem? {
    do throws(OfferEntry.Problem) {
      guard let offer = try entry.offer(conventions, unit: unit) else { return nil }
      guard let amount = try? quantity.amount() else { return nil }
      do throws(OfferError) {
        _ = try Pack(amount: amount * unit.factor, price: try? price.amount(), offer: offer)
        return nil
      } catch {
        // The price is missing anyway, or told to be wrong.
        return error == .priceMissing ? nil : OfferEntry.Problem(error)
      }
    } catch {
      return error
    }
  }

  /// The offer; nil if there is none, or if its texts can't be used.
  func offer(of form: ProductForm) -> Offer? {
    (try? form.offer.offer(conventions, unit: form.unit)) ?? nil
  }
}
