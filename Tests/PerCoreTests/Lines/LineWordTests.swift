import PerCore
import Testing

/// A look at the words of a text misses nothing that a reading of the text finds.
@Suite struct LineWordTests {
  /// Words with spaces between them, and "_" for a space within a text.
  private static let words = """
    kr kr. Kronen euro EUROS Dollar dollars US_dollar pounds Rs Rs. rupees lei ft Ft forint zl zlotych Fr. sfr Franken
    p ct cts cent pence reais TL lira yen rub sol peso real R RM Kc kg KG g gr Gramm lb lbs oz fl_oz ml L litre m sq_ft
    pcs Stk Stk. each bottle Flaschen pack Packung dozen Dutzend pair sheets Rollen rolls washes capsules piezas sztuk
    styck kpl 6er tin milk eggs Aldi note per_kg 5_lb_bag for off VAT size x no
    """.split { $0 == " " || $0 == "\n" }.map { $0.replacing("_", with: " ") }

  @Test(
    arguments: """
      en_US en_GB en_IN de_DE de_CH fr_FR es_ES pt_BR pl_PL sv_SE da_DK fi_FI cs_CZ hu_HU ro_RO tr_TR ja_JP
      """.split(separator: " ").map(String.init))
  func findsWhatAReadingFinds(_ locale: String) throws {
    let reader = LineReader(notation: try #require(LineNotation(locale: locale)))
    for text in Self.words + Currency.entries.keys {
      if case .ask(.price, let known, _) = reader.read("1 \(text)").outcome, known.amount != nil {
        #expect(reader.canHaveWord(text), "\(text)")
      }
      switch reader.read("1 kg; 5.00 \(text)").outcome {
      case .ask(.currency, _, _), .refuse(.currency):
        #expect(reader.canHaveCurrency(text), "\(text)")
      default: break
      }
    }
  }

  @Test(arguments: [
    ("en_US", "$ USD dollars cents"), ("en_GB", "£ GBP p pence"), ("de_DE", "€ EUR Euro ct"),
    ("sv_SE", "kr kr. SEK kronor"), ("pl_PL", "zł zl PLN"), ("hu_HU", "Ft ft HUF"),
    ("en_IN", "₹ Rs Rs. INR"), ("de_CH", "CHF Fr. Franken"), ("pt_BR", "R$ reais"),
  ])
  func findsTheOwnCurrency(_ locale: String, _ signs: String) throws {
    let reader = LineReader(notation: try #require(LineNotation(locale: locale)))
    for sign in signs.split(separator: " ") {
      #expect(reader.canHaveCurrency(String(sign)), "\(sign)")
    }
  }

  @Test func knowsOtherTextsByTheirWords() throws {
    let reader = LineReader(notation: try #require(LineNotation(locale: "en_US")))
    #expect(!reader.canHaveCurrency("Aldi Penne"))
    #expect(!reader.canHaveCurrency("500 g"))
    #expect(!reader.canHaveWord("Aldi Penne"))
  }
}
