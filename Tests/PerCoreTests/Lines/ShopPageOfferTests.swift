import PerCore
import Testing

/// Offers that have a separate line on a shop page.
@Suite struct ShopPageOfferTests {
  @Test func anOfferBelowThePriceBelongsToTheProductAbove() {
    let coffee =
      "Gold 200g\n£8.50\n£4.25/100g\n2 for £14\nAdd\nSmooth 200g\n£7.00\n£3.50/100g\nAdd"
    #expect(
      Readers.joinedProducts(coffee, "en_GB") == [
        "Gold 200g £8.50 £4.25/100g, 2 for £14", "Smooth 200g £7.00 £3.50/100g",
      ])
    let sauce = "Ketchup 460g\n£2.75\nAny 2 for £4.50\nBrown sauce 450g\n£3.00\nAny 2 for £4.50"
    #expect(
      Readers.joinedProducts(sauce, "en_GB") == [
        "Ketchup 460g £2.75, Any 2 for £4.50", "Brown sauce 450g £3.00, Any 2 for £4.50",
      ])
    #expect(
      Readers.joinedProducts("Coffee 200g\n£5.00\n3 for 2", "en_GB") == [
        "Coffee 200g £5.00, 3 for 2"
      ])
  }

  @Test func anOfferAboveTheFirstNameBelongsToTheProductBelow() {
    let coffee = "3 für 2\nKaffee Crema 1 kg\n17,99 €\n3 für 2\nKaffee Mild 1 kg\n13,99 €"
    #expect(
      Readers.joinedProducts(coffee, "de_DE") == [
        "Kaffee Crema 1 kg 17,99 €, 3 für 2", "Kaffee Mild 1 kg 13,99 €, 3 für 2",
      ])
  }

  @Test func anOfferCanBeBetweenTheNameAndThePrice() {
    #expect(
      Readers.joinedProducts("Coffee 200g\n3 for 2\n£5.00\nTea 80 bags\n£2.00", "en_GB") == [
        "Coffee 200g £5.00, 3 for 2", "Tea 80 bags £2.00",
      ])
  }

  @Test func anOfferBetweenTwoProductsCanBelongToEither() {
    let coffee = "Kaffee Crema 1 kg\n17,99 €\n3 für 2\nKaffee Mild 1 kg\n13,99 €"
    #expect(
      Readers.joinedProducts(coffee, "de_DE") == [
        "Kaffee Crema 1 kg 17,99 €", "Kaffee Mild 1 kg 13,99 €",
      ])
  }

  @Test func aPercentageCanBeInThePriceAlready() {
    #expect(
      Readers.joinedProducts("Cream 50 ml\n$24.99\n20% off\nSoap 100 g\n$2.49\n20% off", "en_US")
        == [
          "Cream 50 ml $24.99", "Soap 100 g $2.49",
        ])
  }
}
