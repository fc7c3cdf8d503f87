import PerCore
import Testing

/// Amounts of two units that are said without a number or without a unit.
@Suite struct SpokenSumTests {
  /// The kilograms or litres between which a line asks.
  private func amounts(_ line: String, _ locale: String) -> [String] {
    guard case .ask(.number, _, let candidates) = Readers.read(line, locale).outcome else {
      return [summary(Readers.read(line, locale))]
    }
    return candidates.map { $0.amount.map { NumberFormat.plain.string($0.inBaseUnits) } ?? "none" }
  }

  @Test func wordsAfterTheUnitAreThousandths() {
    checkLines(
      [
        ("fr_FR", "un kilo deux cents de rôti 18 €", ["1.2", "1"]),
        ("fr_FR", "deux kilos trois cents de veau 40 €", ["2.3", "2"]),
        ("fr_FR", "1 kg deux cents de rôti 18 €", ["1.2", "1"]),
        ("de_DE", "ein Kilo zweihundert Hackfleisch 9,60", ["1.2", "1"]),
        ("es_ES", "un kilo doscientos de carne 14 €", ["1.2", "1"]),
        ("it_IT", "un chilo e trecento di carne 15 €", ["1.3", "1"]),
        ("pt_BR", "um quilo e duzentos de carne R$ 45", ["1.2", "1"]),
        ("en_GB", "two kilos three hundred of lamb £30", ["2.3", "2"]),
        ("ru_RU", "один килограмм двести мяса 600 руб", ["1.2", "1"]),
        ("zh_CN", "一公斤二百克牛肉 80元", ["1.2", "1"]),
        ("zh_CN", "一斤二锅头 20元", ["500 g 20"]),
        ("sv_SE", "ett kilo tvåhundra kött 99 kr", ["1.2", "1"]),
        ("da_DK", "et kilo og tohundrede kød 99 kr", ["1.2", "1"]),
        ("nb_NO", "en kilo to hundre kjøtt 99 kr", ["1.2", "1"]),
        ("nl_NL", "een kilo tweehonderd gehakt 9,60", ["1.2", "1"]),
        ("tr_TR", "bir kilo iki yüz et 300 TL", ["1.2", "1"]),
        ("de_DE", "ein Kilo zweihundertfünfzig Hack 9 €", ["1.25", "1"]),
        ("de_DE", "ein Pfund zweihundert Hack 9 €", ["0.7", "0.5"]),
        ("it_IT", "un chilo duecentocinquanta di carne 15 €", ["1.25", "1"]),
        ("ru_RU", "1 кг столовая свёкла 60 руб", ["1 kg 60"]),
        ("de_DE", "ein Kilo zweihundert Gramm Hack 9,60", ["1200 g 9.6"]),
        ("fr_FR", "un kilo et demi de rôti 18 €", ["1.5 kg 18"]),
      ], by: amounts)
  }

  @Test func theUnitBeforeASmallerAmountIsOne() {
    checkLines(
      [
        ("en_GB", "a kilo two hundred grams of mince £9", ["1.2", "0.2"]),
        ("en_GB", "kilo 200g mince £9", ["1.2", "0.2"]),
        ("en_GB", "a pound 4 oz mince £4", ["0.5669904625", "0.1133980925"]),
        ("es_ES", "kilo doscientos gramos de carne 14 €", ["1.2", "0.2"]),
        ("it_IT", "chilo e duecento grammi di carne 15 €", ["1.2", "0.2"]),
        ("fi_FI", "kilo ja kaksisataa grammaa lihaa 15 €", ["1.2", "0.2"]),
        ("cs_CZ", "kilo dvě stě gramů masa 190 Kč", ["1.2", "0.2"]),
        ("ru_RU", "кило 200 грамм мяса 600 руб", ["1.2", "0.2"]),
        ("pl_PL", "kilo i dwieście gram mięsa 30 zł", ["1.2", "0.2"]),
        ("ja_JP", "キロ200グラム 肉 980円", ["1.2", "0.2"]),
      ], by: amounts)
  }

  @Test func anArabicWordAfterTheUnitIsNotAName() {
    checkLines([("ar_EG", "كيلو ومئتين لحم 300 جنيه", "ask amount 300")])
  }
}
