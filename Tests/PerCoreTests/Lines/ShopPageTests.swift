import PerCore
import Testing

/// Lines of shop pages that are between those of a product, or that have no known form.
@Suite struct ShopPageTests {
  @Test func aPriceCanHaveAFootnote() {
    #expect(
      Readers.joinedProducts(
        "Oats\n500 g\n0,79 €*\n1,58 €/kg\nRice\n1 kg\n1,99 €*\n1,99 €*/kg", "de_DE") == [
          "Oats 500 g 0,79 € 1,58 €/kg", "Rice 1 kg 1,99 € 1,99 €/kg",
        ])
    #expect(
      Readers.joinedProducts(
        "Oats\n500-g-Packung\n0.79*\nkg = 1.58\nRice\n1-kg-Packung\n1.99\nkg = 1.99", "de_DE")
        == ["Oats 500-g-Packung 0.79 (kg = 1.58)", "Rice 1-kg-Packung 1.99 (kg = 1.99)"])
  }

  @Test func anAsteriskCanBeAMultiplicationSign() {
    #expect(
      Readers.joinedProducts("Cola 6*330ml\n3,49 €*\nWasser 6*1,5 l\n2,99 €**", "de_DE") == [
        "Cola 6*330ml 3,49 €", "Wasser 6*1,5 l 2,99 €",
      ])
  }

  @Test func aRatingIsNoPrice() {
    let oats = "Oats 42 oz\n4.75\n(1,024)\n$4.12\nAdd to cart\nRice 32 oz\n4.50\n(381)\n$5.98"
    #expect(Readers.joinedProducts(oats, "en_US") == ["Oats 42 oz $4.12", "Rice 32 oz $5.98"])
    // Without the number of ratings, small numbers are prices.
    #expect(
      Readers.joinedProducts("Oats 500 g\n3.99\n£5.99\nRice 1 kg\n2.99\n£4.99", "en_GB").isEmpty)
    #expect(
      Readers.joinedProducts("Oats 500 g\n1.10\nRice 1 kg\n£2.20\nBeans 400 g\n£0.80", "en_GB") == [
        "Oats 500 g 1.10", "Rice 1 kg £2.20", "Beans 400 g £0.80",
      ])
    #expect(
      Readers.joinedProducts("AH melk\n1,5 l\n1.75\nArla melk\n1 l\n1.69", "nl_NL") == [
        "AH melk 1,5 l 1.75", "Arla melk 1 l 1.69",
      ])
  }

  @Test func aRepeatedTextBelongsToThePage() {
    let peas =
      "Garden peas 900g\nFrozen\n£1.50\nAdd\nPetits pois 800g\nFrozen\n£3.25\nAdd"
    #expect(
      Readers.joinedProducts(peas + "\nSpinach 450g\nFrozen\n£2.00\nAdd", "en_GB") == [
        "Garden peas 900g £1.50", "Petits pois 800g £3.25", "Spinach 450g £2.00",
      ])
    // Other texts can be the names of products.
    #expect(
      Readers.joinedProducts("Peas 900g\nCheese\n£1.50\nOats 800g\nHam\n£3.25", "en_GB").isEmpty)
  }

  @Test func aRepeatedTextCanBeBelowTheName() {
    let oats = "Oats\nIn stock\n500 g\n£1.10\nRice\nIn stock\n1 kg\n£2.20"
    #expect(Readers.joinedProducts(oats, "en_GB") == ["Oats 500 g £1.10", "Rice 1 kg £2.20"])
  }

  @Test func aRatingCanBeBelowTheName() {
    let shampoo =
      "Shampoo Repair\n4.6 (512)\n300 ml (3,97 € / 1 l)\n1,19 €\nShampoo Kraft\n4.7 (98)"
    #expect(
      Readers.joinedProducts(shampoo + "\n250 ml (9,00 € / 1 l)\n2,25 €", "de_DE") == [
        "Shampoo Repair 300 ml (3,97 € / 1 l) 1,19 €", "Shampoo Kraft 250 ml (9,00 € / 1 l) 2,25 €",
      ])
  }

  @Test func theNameCanBeRepeated() {
    let bread =
      "Soft Bread 800G\nSoft Bread 800G\n£0.75\nQuantity of Soft Bread 800G\n1\n"
      + "Toastie 800G\nToastie 800G\n£1.40\nQuantity of Toastie 800G\n1"
    #expect(
      Readers.joinedProducts(bread, "en_GB") == ["Soft Bread 800G £0.75", "Toastie 800G £1.40"])
    // "Jumbo" makes it another product.
    #expect(
      Readers.joinedProducts("Oats 500 g\nJumbo Oats 500 g\n£1.50\nRice 1 kg\n£2.00", "en_GB") == [
        "Jumbo Oats 500 g £1.50", "Rice 1 kg £2.00",
      ])
    #expect(
      Readers.joinedProducts(
        "Milk 1 l\n£1.00\nOrganic Milk 1 l\n£1.50\nOats 500 g\n£1.80\nOrganic Oats 500 g\n£2.50",
        "en_GB") == [
          "Milk 1 l £1.00", "Organic Milk 1 l £1.50", "Oats 500 g £1.80",
          "Organic Oats 500 g £2.50",
        ])
    #expect(
      Readers.joinedProducts(
        "Milk 1 l\nSold out\nOrganic Milk 1 l\n£1.50\nOats 500 g\nSold out\nOrganic Oats 500 g\n£2.50",
        "en_GB") == ["Organic Milk 1 l £1.50", "Organic Oats 500 g £2.50"])
  }

  @Test func oneProductCanBeWithoutAPrice() {
    #expect(
      Readers.joinedProducts("Oats 42 oz\n$4.12\nRice 5 lb\n$5.49\nBeans 16 oz\nSold out", "en_US")
        == [
          "Oats 42 oz $4.12", "Rice 5 lb $5.49",
        ])
    #expect(
      Readers.joinedProducts(
        "Oats\n42 oz\nOut of stock\nRice\n5 lb\n$5.49\nBeans\n16 oz\n$1.29", "en_US") == [
          "Rice 5 lb $5.49", "Beans 16 oz $1.29",
        ])
    // Each price can belong to the product above or below it.
    #expect(Readers.joinedProducts("Oats 42 oz\n$4.12\nRice 5 lb", "en_US").isEmpty)
    #expect(
      Readers.joinedProducts("Oats 42 oz\n$4.12\nRice 5 lb\n$5.49\nBeans 16 oz", "en_US").isEmpty)
  }

  @Test func thePriceCanBeThatOfAPiece() {
    #expect(
      Readers.joinedProducts("Arroz redondo\nPaquete 1 kg\n1,30 €/ud.\nAñadir", "es_ES") == [
        "Arroz redondo 1 kg 1,30 €/ud."
      ])
  }

  @Test func theNameCanHaveTwoLines() {
    let pasta =
      "Barilla\nSpaghetti n.5\n500 g\n€ 0,95\n€ 1,90 / kg\nDe Cecco\nSpaghetti n.12\n500 g"
    #expect(
      Readers.joinedProducts(
        pasta + "\n€ 1,75\n€ 3,50 / kg\nVoiello\nPenne\n1 kg\n€ 2,10\n€ 2,10 / kg", "it_IT") == [
          "Barilla Spaghetti n.5 500 g € 0,95 € 1,90 / kg",
          "De Cecco Spaghetti n.12 500 g € 1,75 € 3,50 / kg",
          "Voiello Penne 1 kg € 2,10 € 2,10 / kg",
        ])
    // Each product has the button, which isn't part of the name.
    #expect(
      Readers.joinedProducts("Add\nOats\n500 g\n£0.95\nAdd\nRice\n1 kg\n£1.75", "en_GB") == [
        "Oats 500 g £0.95", "Rice 1 kg £1.75",
      ])
  }

  @Test func centsCanBeBelowThePrice() {
    let berries = "$3\n99\nStrawberries\n16 oz\nAdd\n$5\n49\nBlueberries\n18 oz\nAdd"
    #expect(
      Readers.joinedProducts(berries, "en_US") == [
        "Strawberries 16 oz $3.99", "Blueberries 18 oz $5.49",
      ])
    // Below pence or a single price, the number is something else.
    #expect(
      Readers.joinedProducts("Tomatoes 400g\n50p\n12\nBeans 400g\n45p\n30", "en_GB") == [
        "Tomatoes 400g 50p", "Beans 400g 45p",
      ])
    #expect(Readers.joinedProducts("Oats 500 g\n£3\n24", "en_GB") == ["Oats 500 g £3"])
    #expect(
      Readers.joinedProducts("Oats 42 oz\n$4\n12\nRice 5 lb\n$5.49", "en_US") == [
        "Oats 42 oz $4", "Rice 5 lb $5.49",
      ])
  }

  @Test func twoPricesOfEachProductAreQuestions() {
    let flour = "Flour\n5 kg\n₹245\n₹299\n18% OFF\nAtta\n5 kg\n₹215\n₹255\n16% OFF"
    #expect(
      Readers.joined(flour, "en_IN") == [
        "Flour 5 kg ₹245 ₹299", "18% OFF", "Atta 5 kg ₹215 ₹255", "16% OFF",
      ])
    #expect(Readers.joinedProducts(flour, "en_IN").isEmpty)
  }

  @Test func aNumberOfPacksIsNoRating() {
    for text in [
      "Tonno\n80 g\n3\n4,20\nPassata\n700 g\n1\n0,99",
      "Cola 8x330ml\n330 ml\n4,50\nSale\n1 kg\n1,20",
      "A\n1 l\n1,49 + 0,25\n0,25\nB\n1 l\n1,59 + 0,25\n0,15",
    ] {
      #expect(Readers.joinedProducts(text, "it_IT").isEmpty, "\(text)")
    }
  }

  @Test func linesCanHaveLabels() {
    #expect(
      Readers.joinedProducts("Persil 45 wash\nPrice: £9.00\nAriel 40 wash\nPrice: £10.50", "en_GB")
        == [
          "Persil 45 wash £9.00", "Ariel 40 wash £10.50",
        ])
    let coffee =
      "Item: Classic Roast\nSize: 30.5 oz\nPrice: $12.98\nItem: House Blend\nSize: 27.5 oz\n"
      + "Price: $9.97"
    #expect(
      Readers.joinedProducts(coffee, "en_US") == [
        "Classic Roast 30.5 oz $12.98", "House Blend 27.5 oz $9.97",
      ])
    // Other labels can change what a number means.
    for text in [
      "Oats 1 kg\nAldi: £1.10\nRice 1 kg\nAldi: £1.40",
      "Bread\nFat: 3 g\nPrice: £1.80\nCake\nFat: 9 g\nPrice: £2.80",
      "Oats 1 kg\nCashback: £1.10\nRice 1 kg\nCashback: £1.40",
    ] {
      #expect(Readers.joinedProducts(text, "en_GB").isEmpty, "\(text)")
    }
  }

  @Test func digitsCanBeArabic() {
    #expect(
      Readers.joinedProducts("أرز ١ كجم\n٣٥٫٠٠ جنيه\nأضف\nسكر ١ كجم\n٢٧٫٥٠ جنيه\nأضف", "ar_EG") == [
        "أرز ١ كجم ٣٥٫٠٠ جنيه", "سكر ١ كجم ٢٧٫٥٠ جنيه",
      ])
  }

  @Test func theDecimalMarkCanBeOnALineOfItsOwn() {
    #expect(
      Readers.joinedProducts(
        "AH Pindakaas\n600 g\n3\n.\n49\nCalvé Pindakaas\n650 g\n4\n.\n19", "nl_NL") == [
          "AH Pindakaas 600 g 3.49", "Calvé Pindakaas 650 g 4.19",
        ])
  }

  @Test func theUnitPriceCanHaveTheQuantityAgain() {
    let nappies =
      "Windeln Premium\n1 Pack, 44 St\n13,45 €\n44 St (0,31 € je 1 St)\nWindeln Soft\n"
      + "1 Pack, 42 St\n7,95 €\n42 St (0,19 € je 1 St)"
    #expect(
      Readers.joinedProducts(nappies, "de_DE") == [
        "Windeln Premium 1 Pack, 44 St 13,45 € 44 St (0,31 € je 1 St)",
        "Windeln Soft 1 Pack, 42 St 7,95 € 42 St (0,19 € je 1 St)",
      ])
  }
}
