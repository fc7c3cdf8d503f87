/// An offer that was found in a line.
struct OfferFinding {
  let offer: Offer
  /// The tokens that state it.
  let tokens: [Range<Int>]
  let form: OfferPhrase.Form
}
