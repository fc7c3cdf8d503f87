import PerCore
import Testing

/// The first answers to questions about packs, which are the most likely ones.
@Suite struct PackAnswerTests {
  private func firstAnswer(_ line: String, _ locale: String) -> LineProduct? {
    Readers.answers(line, locale, offers: .read).first
  }

  private func checkAmounts(_ lines: [(String, String, Int, PerCore.Unit)]) {
    for (locale, line, value, unit) in lines {
      let answer = firstAnswer(line, locale)
      #expect(answer?.amount == LineAmount(Rational(value), unit), "\(locale): \(line)")
    }
  }

  @Test func packsOfSeveralPieces() {
    checkAmounts([
      ("fr_FR", "2 packs de 6 bières 25cl 7€", 300, .centilitre),
      ("fr_FR", "3 packs de 8 bières 50cl 20€", 1200, .centilitre),
      ("en_GB", "2 packs of 4 yogurts 125g £3", 1000, .gram),
      ("en_GB", "two packs of 4 yogurts 125g £3", 1000, .gram),
      ("es_ES", "dos cajas de 10 barritas 30g 3€", 600, .gram),
      ("en_GB", "2 packs of 6 sausages 400g £7", 800, .gram),
    ])
  }

  @Test func numbersInWordsBeforePacks() {
    checkAmounts([
      ("en_US", "two 12 packs of coke for $11", 24, .piece),
      ("en_GB", "two packs of 6 eggs £5", 12, .piece),
      ("de_DE", "zwei Sixpacks Bier 6,99", 12, .piece),
      ("de_DE", "drei 10er Eier 5,97", 30, .piece),
      ("nl_NL", "twee 6-packs bier 5,99", 12, .piece),
    ])
  }

  @Test func couplesAreTwo() {
    checkAmounts([
      ("en_GB", "couple of 500g bags pasta £1.50", 1000, .gram),
      ("en_GB", "a couple of 2 litre bottles of coke £3", 4, .litre),
      ("en_GB", "a pair of 1kg chickens £7", 2, .kilogram),
      ("es_ES", "un par de botellas 2l 3€", 4, .litre),
      ("it_IT", "un paio di bottiglie 1,5l 2€", 3, .litre),
    ])
  }

  @Test func aPriceFromAMinimumOfPacksIsForEach() {
    let answer = firstAnswer("Cola 1,25l ab 6 Flaschen 0,89", "de_DE")
    #expect(answer?.amount == LineAmount(Rational(125) / Rational(100), .litre))
    #expect(answer.map { offerSummary($0) } == "1.25 L, bundle 6 5.34")
  }
}
