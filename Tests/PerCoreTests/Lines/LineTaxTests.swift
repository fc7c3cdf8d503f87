import PerCore
import Testing

/// Lines that say whether the price includes the tax.
@Suite struct LineTaxTests {
  @Test func aPriceWithoutTaxIsAQuestion() {
    for (locale, line) in [
      ("en_GB", "beans 400 g £1.20 excl. VAT"), ("en_GB", "beans 400 g £1.20 ex VAT"),
      ("en_GB", "beans 400 g £1.20 + VAT"), ("de_DE", "beans 400 g 1,20 € zzgl. MwSt."),
      ("de_DE", "beans 400 g 1,20 € + MwSt."), ("fr_FR", "beans 400 g 1,20 € hors TVA"),
      ("fr_FR", "beans 400 g 1,20 € HT"), ("es_ES", "beans 400 g 1,20 € + IVA"),
      ("it_IT", "beans 400 g 1,20 € + IVA"), ("pt_PT", "beans 400 g 1,20 € + IVA"),
    ] {
      guard
        case .ask(.price, let known, let answers) =
          Readers.read(line, locale, offers: .read).outcome
      else {
        Issue.record("\(line)")
        continue
      }
      #expect(known.name == "beans", "\(locale): \(line)")
      #expect(known.price == nil)
      #expect(answers.map(\.price) == [Rational(6) / Rational(5)])
    }
  }

  @Test func pricesInNorthAmericaAreWithoutTax() {
    for line in [
      "beans 400 g 1.20 plus tax", "beans 400 g $1.20 + tax", "beans 400 g $1.20 plus sales tax",
    ] {
      #expect(offerSummary(line, "en_US") == "400 g 1.2", "\(line)")
      #expect(name(line, "en_US") == "beans", "\(line)")
    }
  }

  @Test func anIncludedTaxIsNotPartOfTheName() {
    for (locale, line) in [
      ("en_GB", "beans 400 g £1.20 inc. VAT"), ("de_DE", "beans 400 g 1,20 € inkl. MwSt."),
      ("de_DE", "beans 400 g 1,20 € (inkl. 7% MwSt.)"),
      ("fr_FR", "beans 400 g 1,20 € TVA comprise"), ("fr_FR", "beans 400 g 1,20 € TTC"),
      ("es_ES", "beans 400 g 1,20 € IVA incl."), ("it_IT", "beans 400 g 1,20 € IVA inclusa"),
      ("pt_PT", "beans 400 g 1,20 € (IVA incluído)"),
    ] {
      #expect(offerSummary(line, locale) == "400 g 1.2", "\(line)")
      #expect(name(line, locale) == "beans", "\(locale): \(line)")
    }
    #expect(name("牛乳 1L 198円(税込)", "ja_JP") == "牛乳")
  }

  @Test func japanesePricesAreComparedWithTax() {
    checkOffers([
      ("ja_JP", "牛乳 1L 198円＋税", "ask price"),
      ("ja_JP", "牛乳 1L 198円(税抜)", "ask price"),
      ("ja_JP", "牛乳 1L 198円 税別", "ask price"),
      ("ja_JP", "牛乳 1L 198円(税込)", "1 L 198"),
      ("ja_JP", "牛乳 1L 198円(税抜) 213円(税込)", "1 L 213"),
      ("ja_JP", "牛乳 1L 213円(税込) 198円(税抜)", "1 L 213"),
      ("ja_JP", "牛乳 1L 198円(税込価格 213円)", "ask offer"),
    ])
  }

  private func name(_ line: String, _ locale: String) -> String? {
    guard case .product(let product) = Readers.read(line, locale, offers: .read).outcome else {
      return nil
    }
    return product.name
  }
}
