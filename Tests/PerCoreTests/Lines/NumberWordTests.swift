import PerCore
import Testing

/// Numbers that consist of several words or parts of words.
@Suite struct NumberWordTests {
  @Test func theFirstPartOfANumberIsKept() {
    checkLines([
      ("en_GB", "rice nine and a half pounds £3.00", "9.5 lb 3"),
      ("en_GB", "rice seven and a half kilos £3.00", "7.5 kg 3"),
      ("en_GB", "rice twenty five and a half pounds £9.00", "25.5 lb 9"),
      ("en_GB", "rice two and three quarters pounds £9.00", "2.75 lb 9"),
      ("fr_FR", "riz sept kilos et demi 9,00 €", "7.5 kg 9"),
      ("es_ES", "arroz nueve kilos y medio 9,00 €", "9.5 kg 9"),
      ("es_ES", "pollo dos kilos y cuarto 9,00 €", "2.25 kg 9"),
      ("it_IT", "riso sette chili e mezzo 9,00 €", "7.5 kg 9"),
      ("pt_PT", "arroz nove quilos e meio 9,00 €", "9.5 kg 9"),
      ("sv_SE", "ris nio och ett halvt kilo 90 kr", "9.5 kg 90"),
      ("ar_EG", "ارز اتنين كيلو ونص 50 جنيه", "2.5 kg 50"),
      ("en_GB", "oil seven fifty ml £3.00", "750 mL 3"),
      ("zh_CN", "五十克 5元", "ask amount 5"),
    ])
  }

  @Test func aDecimalMarkInWordsJoinsTwoNumbers() {
    checkLines([
      ("en_GB", "rice one point five kilos £1.29", "1.5 kg 1.29"),
      ("en_GB", "rice zero point two five kilos £1.29", "0.25 kg 1.29"),
      ("en_US", "rice fourteen point five ounces $1.29", "14.5 oz 1.29"),
      ("en_GB", "rice 1 point 5 kg £1.29", "1.5 kg 1.29"),
      ("de_DE", "Reis eins Komma fünf Kilo 2,99", "1.5 kg 2.99"),
      ("de_DE", "Milch null Komma fünf Liter 0,99", "0.5 L 0.99"),
      ("fr_FR", "riz un virgule cinq kilo 2,99 €", "1.5 kg 2.99"),
      ("fr_FR", "lait un virgule vingt-cinq litre 2,99 €", "1.25 L 2.99"),
      ("es_ES", "arroz uno coma cinco kilos 2,99 €", "1.5 kg 2.99"),
      ("it_IT", "riso uno virgola cinque chili 2,99 €", "1.5 kg 2.99"),
      ("pt_BR", "arroz um vírgula cinco quilo R$ 9,90", "1.5 kg 9.9"),
      ("pt_BR", "arroz 2 vírgula 5 kg R$ 9,90", "2.5 kg 9.9"),
    ])
  }

  @Test func wordsAreComposedOfNumbers() {
    checkLines([
      ("de_DE", "Reis fünfundzwanzig Kilo 29,99", "25 kg 29.99"),
      ("de_DE", "Reis einundzwanzig Kilo 29,99", "21 kg 29.99"),
      ("de_DE", "Reis fuenf Kilo 9,99", "5 kg 9.99"),
      ("de_DE", "Reis zwo Kilo 3,99", "2 kg 3.99"),
      ("de_DE", "Reis neuneinhalb Kilo 9,99", "9.5 kg 9.99"),
      ("de_DE", "Öl dreissig Liter 39,99", "30 L 39.99"),
      ("de_DE", "Wurst zweihundertfünfzig Gramm 2,99", "250 g 2.99"),
      ("de_DE", "Wurst fünf hundert Gramm 2,99", "500 g 2.99"),
      ("de_DE", "zehn-Kilo Sack Reis 19,99", "10 kg 19.99"),
      ("es_ES", "arroz veinticinco kilos 29,99 €", "25 kg 29.99"),
      ("es_ES", "arroz veintidós kilos 29,99 €", "22 kg 29.99"),
      ("it_IT", "riso venticinque chili 29,99 €", "25 kg 29.99"),
      ("it_IT", "vino quarantacinque litri 69,99 €", "45 L 69.99"),
      ("it_IT", "prosciutto duecentocinquanta grammi 4,99 €", "250 g 4.99"),
      ("fr_FR", "beurre cent grammes 1,99 €", "100 g 1.99"),
      ("fr_FR", "jus soixante-quinze centilitres 1,99 €", "75 cL 1.99"),
      ("nl_NL", "rijst vijfentwintig kilo 29,99", "25 kg 29.99"),
      ("sv_SE", "ris tjugofem kilo 299 kr", "25 kg 299"),
      ("ar_EG", "ارز خمسة وعشرين كيلو 500 جنيه", "25 kg 500"),
      ("en_US", "tuna eleven oz $3.00", "11 oz 3"),
      ("en_GB", "rice fifteen kilos £30", "15 kg 30"),
      ("en_GB", "ham 250 gramms £3.00", "250 g 3"),
      ("en_GB", "milk 250 mills £1.00", "250 mL 1"),
      ("pt_BR", "arroz quinze quilos R$ 90", "15 kg 90"),
    ])
  }

  @Test func aWordBeforeAPluralIsNotANameOfOneUnit() {
    checkLines([
      ("de_DE", "Reis mehrere Kilo 9,99", "ask amount 9.99"),
      ("en_GB", "rice xyzzy kilos 9.99", "ask amount 9.99"),
      ("it_IT", "riso xyzzy chili 9,99", "ask amount 9.99"),
      ("de_DE", "Reis Kilo 1,99", "1 kg 1.99"),
      ("en_GB", "tenderloin lb 5.99", "1 lb 5.99"),
      ("en_GB", "Coke Zero litre 1.99", "1 L 1.99"),
    ])
  }

  @Test func tensBelongToTheNumberOfAPack() {
    checkLines([
      ("en_GB", "coke twenty four pack £10.00", "24 piece 10"),
      ("en_GB", "coke twenty-four pack £10.00", "24 piece 10"),
      ("en_GB", "coke thirty six pack £10.00", "36 piece 10"),
      ("en_GB", "coke fifty pack £10.00", "50 piece 10"),
      ("en_GB", "coke eighteen pack £10.00", "18 piece 10"),
      ("en_GB", "pens eighteen count £10.00", "18 piece 10"),
      ("de_DE", "Cola zwölfer Pack 0,33 l 9,99", "ask total 9.99"),
      ("en_GB", "coke twelve x 330ml £4.00", "3960 mL 4"),
    ])
  }

  @Test func pricesInWordsAreRead() {
    checkLines([
      ("en_GB", "two litres for three fifty", "2 L 3.5"),
      ("en_GB", "flour five pounds three forty nine", "5 lb 3.49"),
      ("en_US", "six pounds of chicken for eleven ninety-four", "6 lb 11.94"),
      ("en_GB", "1 litre milk ninety five p", "1 L 0.95"),
      ("en_US", "rice two pounds for three dollars", "2 lb 3"),
      ("en_US", "eggs dozen 3 bucks", "12 piece 3"),
      ("en_US", "1 gallon milk three dollars forty nine cents", "1 gal-us 3.49"),
      ("de_DE", "Milch 1 l zwei Euro fünfzig", "1 L 2.5"),
      ("de_DE", "Milch 1 l neunundsiebzig Cent", "1 L 0.79"),
      ("fr_FR", "lait 1 l trois euros cinquante", "1 L 3.5"),
      ("es_ES", "leche 1 l un euro ochenta", "1 L 1.8"),
      ("pt_BR", "arroz 1 kg dez reais", "1 kg 10"),
    ])
  }

  @Test func aNumberInANameIsNotAnAmount() {
    checkLines([
      ("en_GB", "Seven Stars rice 2 kg £3.00", "2 kg 3"),
      ("de_DE", "Drei Glocken Nudeln 500 g 1,99", "500 g 1.99"),
      ("it_IT", "Quattro Formaggi pizza 400 g 3,99", "400 g 3.99"),
      ("en_GB", "Chanel Nineteen 50 ml £80.00", "50 mL 80"),
      ("fr_FR", "Pneu neuf pièce 49,90 €", "ask amount 49.9"),
      ("en_GB", "After Eight 300g £3.50", "300 g 3.5"),
    ])
  }
}
