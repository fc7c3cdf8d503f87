import PerCore
import Testing

/// Products of shop pages, which have the name, the quantity and the price of a product on separate lines.
@Suite struct ProductTilesTests {
  @Test func nameQuantityPriceAndUnitPriceAreOneProduct() {
    let bread = "Warburtons Toastie\n800 g\n£1.40\n17.5p/100g\nHovis Soft\n800 g\n£1.35\n16.9p/100g"
    #expect(
      Readers.joined(bread, "en_GB") == [
        "Warburtons Toastie 800 g £1.40 17.5p/100g", "Hovis Soft 800 g £1.35 16.9p/100g",
      ])
    let pasta =
      "Barilla No. 5\n500 g\n1,99 €\n3,98 €/kg\nja! Spaghetti\n500g (1 kg = 1,58 €)\n0,79 €"
    #expect(
      Readers.joined(pasta, "de_DE") == [
        "Barilla No. 5 500 g 1,99 € 3,98 €/kg", "ja! Spaghetti 500g (1 kg = 1,58 €) 0,79 €",
      ])
  }

  @Test func theNameCanHaveTheQuantity() {
    let milk =
      "Cravendale Milk 2L\n£2.50\n£1.25/litre\nAdd\nYeo Valley Milk 2L\n£2.35\n£1.18/litre\nAdd"
    #expect(
      Readers.joined(milk, "en_GB") == [
        "Cravendale Milk 2L £2.50 £1.25/litre", "Add", "Yeo Valley Milk 2L £2.35 £1.18/litre",
        "Add",
      ])
    let batteries = "AA Batteries, 48 Count\n4.7 out of 5 stars\n$15.99 ($0.33/Count)"
    #expect(
      Readers.joined(batteries, "en_US") == [
        "AA Batteries, 48 Count $15.99 ($0.33/Count)", "4.7 out of 5 stars",
      ])
  }

  @Test func aShortNameStaysWithItsQuantity() {
    #expect(
      Readers.joined("Jam 340 g\n£2.50\nHam 200 g\n£3.00", "en_GB") == [
        "Jam 340 g £2.50", "Ham 200 g £3.00",
      ])
    #expect(
      Readers.joined("Add to basket\nJam 340 g\n£2.50\n£7.35/kg", "en_GB") == [
        "Add to basket", "Jam 340 g £2.50 £7.35/kg",
      ])
    #expect(
      Readers.joined("Öl 1 l\n3,99\nTee 100 g\n1,99", "de_DE") == ["Öl 1 l 3,99", "Tee 100 g 1,99"])
  }

  @Test func aProductWithoutAPriceTakesNotThatOfTheNext() {
    let text =
      "Coffee 1 kg\nNot available\nBananas\n£0.99\n£0.99/kg\nRice 1 kg\n£2.49\n£2.49/kg"
    #expect(Readers.joined(text, "en_GB") == text.split(separator: "\n").map { String($0) })
  }

  @Test func aUnitPriceCanBeBelowAQuantityWithThePriceAbove() {
    let text =
      "Coffee beans\n£1.50\n100 g\n£15.00/kg\nInstant coffee\n£2.50\n200 g\n£12.50/kg"
    #expect(
      Readers.joined(text, "en_GB") == [
        "Coffee beans 100 g £1.50 £15.00/kg", "Instant coffee 200 g £2.50 £12.50/kg",
      ])
  }

  @Test func wordsForAPackAreNoName() {
    let coffee = "Carte Noire\nLe paquet de 250g\n3,45 €\n13,80 €/kg"
    let lines = Readers.joined(coffee, "fr_FR")
    #expect(lines.count == 1 && lines[0].hasPrefix("Carte Noire"))
    #expect(lines[0].hasSuffix("250g 3,45 € 13,80 €/kg"))
  }

  @Test func thePriceCanBeAboveTheName() {
    let butter = "$6.50\n$0.87 per 100g\nBega 750g\n$5.00\n$1.33 per 100g\nMayver's 375g"
    #expect(
      Readers.joined(butter, "en_AU") == [
        "Bega 750g $6.50 $0.87 per 100g", "Mayver's 375g $5.00 $1.33 per 100g",
      ])
  }

  @Test func withoutUnitPricesEachQuantityHasOnePriceBesideIt() {
    #expect(
      Readers.joined("AH melk\n1,5 l\n1.75\n\nArla melk\n1 l\n1.69", "nl_NL") == [
        "AH melk 1,5 l 1.75", "Arla melk 1 l 1.69",
      ])
    for text in [
      "milk 2 L\n3.50\nbread 800 g", "milk 2 L\nbread 800 g\n3.50", "eggs 12 pcs\nCheese\n3.99",
      "milk 2 L\n3.50\n2.20", "milk 2 L\n2 x 1.05",
    ] {
      #expect(Readers.joined(text, "en_GB") == text.split(separator: "\n").map { String($0) })
    }
  }

  @Test func aUnitPriceIsForTheKindOfTheQuantity() {
    let lines = "Milk\n4 pints\n£1.55\n(68.2p per litre)\nButter\n250g\n£2.90\n(£11.60 per kg)"
    #expect(
      Readers.joined(lines + "\nEggs\n6 per pack\n£2.60\n(43.3p each)", "en_GB").first
        == "Milk 4 pints £1.55 (68.2p per litre)")
  }

  @Test func theUnitPriceCanBeAboveTheQuantity() {
    let milk = "AH melk\nprijs per liter 1.17\n1,5 l\n1.75\nArla melk\nprijs per liter 1.69\n1 l"
    #expect(
      Readers.joined(milk + "\n1.69", "nl_NL") == [
        "AH melk 1,5 l 1.75 prijs per liter 1.17", "Arla melk 1 l 1.69 prijs per liter 1.69",
      ])
  }

  @Test func theSecondPriceCanHaveTheTax() {
    #expect(
      Readers.joined("明治牛乳\n900ml\n268円\n(税込289円)\n森永牛乳\n1000ml\n218円\n(税込235円)", "ja_JP") == [
        "明治牛乳 900ml 268円 (税込289円)", "森永牛乳 1000ml 218円 (税込235円)",
      ])
  }

  @Test func twoPricesAreAQuestion() {
    let lines = Readers.joined(
      "Milk 2L\n£2.35\n£1.18/litre\nClubcard\n£2.00\nOats 1 kg\n£1.20\n£1.20/kg", "en_GB")
    #expect(lines == ["Milk 2L £2.35 £2.00 £1.18/litre", "Clubcard", "Oats 1 kg £1.20 £1.20/kg"])
    #expect(summary(Readers.read(lines[0], "en_GB")).hasPrefix("ask"))
  }

  @Test func theNameOfAShopIsNoName() {
    #expect(Readers.joined("Lidl\n500 g\n£1.20", "en_GB") == ["Lidl", "500 g £1.20"])
  }
}
