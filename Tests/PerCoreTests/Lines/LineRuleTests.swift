import PerCore
import Testing

/// Each rule with lines that it decides.
@Suite struct LineRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: LineRule
    let locale: String
    let line: String
    let summary: String

    init(_ rule: LineRule, _ locale: String, _ line: String, _ summary: String) {
      (self.rule, self.locale, self.line, self.summary) = (rule, locale, line, summary)
    }

    var testDescription: String { "\(rule.rawValue): \(line)" }
  }

  static let rows: [Row] = [
    Row(.signedPrice, "de_DE", "Butter 250 g 1,99 €", "250 g 1.99"),
    Row(.signedPrice, "en_GB", "EUR 5 £4 100 g", "100 g 4"),
    Row(.unitPrice, "de_DE", "2,99 €/kg", "1 kg 2.99"),
    Row(.unitPrice, "de_DE", "Butter 250 g 1,99 € (7,96 €/kg)", "250 g 1.99"),
    Row(.unitPrice, "de_DE", "Butter 250 g 1,99 € (9,96 €/kg)", "ask total 250 g 1.99"),
    Row(.oldPrice, "de_DE", "Käse 200 g statt 4,99 € 3,99 €", "200 g 3.99"),
    Row(.unitPrice, "de_DE", "Tomaten lose kg 2,49", "1 kg 2.49"),
    Row(.unitPrice, "de_DE", "Gurke Stück 0,59 €", "1 piece 0.59"),
    Row(.unitPrice, "fr_FR", "Prix au kg : 12,50 €", "1 kg 12.5"),
    Row(.unitPrice, "ja_JP", "豚肉 300g 594円 (100g 198円)", "300 g 594"),
    Row(.oldPrice, "nl_NL", "van 4,99 voor 3,49 Koffie 500 g", "500 g 3.49"),
    Row(.oldPrice, "en_GB", "Cheese 200 g was £5 now £4", "200 g 4"),
    Row(.lastNumber, "de_DE", "Käse 200 g 3,99", "200 g 3.99"),
    Row(.lastNumber, "ja_JP", "牛乳 1000ml 198", "1000 mL 198"),
    Row(.lastNumber, "de_DE", "Käse 200 g 3,99 2,99", "ask offer 200 g"),
    Row(.bareInteger, "de_DE", "1 kg 5", "ask price 1 kg"),
    Row(.groupedNumber, "de_DE", "1.000 g 5 €", "1000 g 5"),
    Row(.groupedNumber, "fr_FR", "1\u{202F}000 g 5 €", "1000 g 5"),
    Row(.groupedNumber, "de_CH", "1’000 g 5.00", "1000 g 5"),
    Row(.groupedNumber, "en_IN", "1,00,000 g ₹500", "100000 g 500"),
    Row(.otherMark, "de_DE", "1.5 kg 3 €", "1.5 kg 3"),
    Row(.otherMark, "fr_FR", "1.500 g 3 €", "ask number 3"),
    Row(.leadingMark, "en_US", ".33 l $1", "0.33 L 1"),
    Row(.measureAndCount, "de_DE", "10 Stück 600 g 2 €", "600 g 2"),
    Row(.measureAndCount, "en_GB", "Aspirin 500 mg 16 tablets £1", "16 tablet 1"),
    Row(.measureAndCount, "en_GB", "Aspirin 500mg Tablets 16 Pack 35p", "16 tablet 0.35"),
    Row(.measureAndCount, "fr_FR", "Sacs poubelle 30L x20 2 €", "20 piece 2"),
    Row(.multiply, "en_US", "Wet wipes 3 packs of 64 $6", "192 piece 6"),
    Row(.multiply, "en_US", "6 x 330 ml $4", "1980 mL 4"),
    Row(.multiply, "en_US", "2x(4x100g) $4", "800 g 4"),
    Row(.multiply, "fr_FR", "25 cl x 6 4 €", "150 cL 4"),
    Row(.container, "en_GB", "6 bottles of 330 ml £4", "1980 mL 4"),
    Row(.container, "en_GB", "6 bottles 330 ml £4", "ask total 4"),
    Row(.pack, "en_GB", "330 ml 6-pack £4", "1980 mL 4"),
    Row(.pack, "en_GB", "8-pack, 400 g £4", "ask total 4"),
    Row(.restatedTotal, "en_GB", "500 g (2 × 250 g) £4", "500 g 4"),
    Row(.twoSystems, "en_US", "16 fl oz (473 mL) $4", "16 floz-us 4"),
    Row(.twoKinds, "de_DE", "190 g / 200 ml 2 €", "190 g 2"),
    Row(.drained, "de_DE", "Oliven 400 g (Abtropfgewicht 240 g) 2 €", "240 g 2"),
    Row(.drained, "fr_FR", "Thon 140 g (104 g net égoutté) 2 €", "104 g 2"),
    Row(.gross, "de_DE", "netto 500 g brutto 550 g 2 €", "500 g 2"),
    Row(.bonus, "de_DE", "9+1 gratis 5 €", "10 piece 5"),
    Row(.bonus, "de_DE", "Chips 175 g +20 % gratis 2 €", "ask offer 175 g 2"),
    Row(.uses, "de_DE", "Persil 20 WL 5 €", "20 wash 5"),
    Row(.uses, "de_DE", "Persil 1,35 kg 20 WL 5 €", "1.35 kg 5"),
    Row(.sheets, "de_DE", "8 Rollen x 150 Blatt 4 €", "1200 sheet 4"),
    Row(.range, "de_DE", "600–800 g 5 €", "ask range 5"),
    Row(.range, "fr_FR", "entre 600 et 800 g 7,50 €", "ask range 7.5"),
    Row(.range, "de_DE", "Forelle 600 -800 g 5 €", "ask range 5"),
    Row(.about, "de_DE", "ca. 600 g 5 €", "600 g 5"),
    Row(.mixedFraction, "en_US", "1 1/2 lb $3", "1.5 lb 3"),
    Row(.mixedFraction, "en_US", "6 1/2-liter bottles $3", "3 L 3"),
    Row(.compound, "en_US", "4 lb 2 oz $3", "66 oz 3"),
    Row(.compound, "en_US", "1lb4oz $3", "20 oz 3"),
    Row(.compound, "zh_CN", "牛肉 1斤2两 60元", "600 g 60"),
    Row(.hyphen, "en_US", "2-pound bag $3", "2 lb 3"),
    Row(.percent, "de_DE", "Milch 3,5 % 1 l 1 €", "1 L 1"),
    Row(.nameNumber, "de_DE", "Mehl Type 405 1 kg 1 €", "1 kg 1"),
    Row(.nameNumber, "de_DE", "Windeln Gr. 4 9-14 kg 44 Stück 9,95 €", "44 piece 9.95"),
    Row(.nameNumber, "de_DE", "Bürste 0,9 mm 4,99 €", "ask amount 0.9 mm 4.99"),
    Row(.nameAndInteger, "en_GB", "12 eggs £2", "12 piece 2"),
    Row(.nameAndInteger, "en_GB", "5 parsnips £2", "ask amount 2"),
  ]

  @Test(arguments: rows) func theRuleDecides(_ row: Row) {
    let reading = Readers.read(row.line, row.locale)
    #expect(summary(reading) == row.summary)
    #expect(reading.rules.contains(row.rule), "\(reading.rules.map(\.rawValue))")
  }

  @Test func everyRuleHasALine() {
    #expect(Set(Self.rows.map(\.rule)) == Set(LineRule.allCases))
  }
}
