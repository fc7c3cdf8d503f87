import PerCore
import Testing

/// Numbers that look like a price and are something else, and prices that are not certain.
@Suite struct PriceDoubtTests {
  @Test func lowestAndReducedPricesAreQuestions() {
    checkLines([
      ("fi_FI", "Riisi 1 kg alk. 1,99 €", "ask offer 1 kg"),
      ("ar_EG", "أرز 1 كجم من 30 جنيه", "ask offer 1 kg"),
      ("fr_FR", "passe de 4,99 € à 2,99 € : fromage 400 g", "ask offer 400 g"),
      ("fr_FR", "fromage 400 g 4,99 € à 2,99 €", "ask offer 400 g"),
    ])
  }

  @Test func timesAndDatesAreNotPrices() {
    checkLines([
      ("en_GB", "Cheese 200g use by 12.05", "ask price 200 g"),
      ("en_US", "Milk 1 gal by 5.30", "ask price 1 gal-us"),
      ("de_DE", "Bring 2 l Milch mit, bin 18.30 da", "ask price 2 L"),
      ("de_DE", "Butter 250 g MHD 12.05", "ask price 250 g"),
      ("de_DE", "Butter 250 g 12.05.", "ask price 250 g"),
      ("fr_FR", "Beurre 250 g jusqu'au 12.05", "ask price 250 g"),
      ("fr_FR", "Prends 2 L de lait, je rentre à 18.30", "ask price 2 L"),
      ("fr_FR", "Fondre 200 g de beurre 1.30 min", "ask price 200 g"),
      ("es_ES", "1 kg de harina, llego a las 19.15", "ask price 1 kg"),
      ("it_IT", "1 kg di farina, arrivo alle 19.15", "ask price 1 kg"),
      ("nl_NL", "1 kg bloem, ben om 19.15 thuis", "ask price 1 kg"),
      ("pl_PL", "1 kg mąki, będę o 19.15", "ask price 1 kg"),
      ("sv_SE", "Mjöl 1 kg t.o.m. 12.05", "ask price 1 kg"),
      ("da_DK", "Mel 1 kg bedst før 12.05", "ask price 1 kg"),
      ("fi_FI", "1 kg jauhoja, kotona klo 19.15", "ask price 1 kg"),
      ("cs_CZ", "1 kg mouky, doma v 19.15", "ask price 1 kg"),
      ("ru_RU", "1 кг муки, буду в 19.15", "ask price 1 kg"),
      // Names have times and durations as well.
      ("en_GB", "5 minute rice 250g 1.20", "250 g 1.2"),
      ("de_DE", "5 Min. Terrine 60 g 0,99", "60 g 0.99"),
      ("pt_BR", "Arroz 10 min 1 kg R$ 5,99", "1 kg 5.99"),
      // Other numbers with a point are prices.
      ("de_DE", "Butter 250 g 12.49", "250 g 12.49"),
      ("fr_FR", "Beurre 250 g à 1.99", "250 g 1.99"),
      ("de_DE", "Butter 250 g nur 1.49", "250 g 1.49"),
      ("de_DE", "Butter 250 g 1,49 gültig ab 12.05.", "250 g 1.49"),
      ("en_GB", "Cheese 200g £2.20 until 12.05.", "200 g 2.2"),
    ])
  }

  @Test func messagesHaveNoPrice() {
    checkLines([
      ("en_GB", "Can you get 2 pints of milk? I'll be back by 5.30", "ask price 2 pt-imp"),
      ("en_GB", "Can you get 2 pints of milk? I'll give you £5", "ask price 2 pt-imp"),
      ("en_GB", "I owe you £12.50 for the 2 kg of beef", "ask price 2 kg"),
      ("de_DE", "Bringst du 2 l Milch mit? Bin um 18.30 da", "ask price 2 L"),
      ("es_ES", "¿Traes 2 l de leche? Llego a las 18.30", "ask price 2 L"),
      ("ru_RU", "Купишь 2 л молока? Буду в 18.30", "ask price 2 L"),
      ("es_ES", "Me debes 4,50 por 500 g de carne", "ask price"),
      ("en_GB", "I'm bringing 2 L of juice at 7.15", "ask price 2 L"),
      ("en_GB", "Strawberries 400g £2?", "400 g 2"),
      ("de_DE", "essie Nagellack What The Tech?, 10 ml 7,95 €", "10 mL 7.95"),
      ("de_DE", "Wieso? Weshalb? Warum? Seife 100 g 1,95", "100 g 1.95"),
      ("de_DE", "Kneipp Massageöl Du & Ich 100 ml 8,49 €", "100 mL 8.49"),
    ])
  }

  @Test func amountsOfIngredientsAndNutrientsAreNotPrices() {
    checkLines([
      ("en_GB", "Mix 250g butter with 1.50 cups sugar", "ask price 250 g"),
      ("de_DE", "250 g Butter mit 1,50 Tassen Zucker rühren", "ask price 250 g"),
      ("it_IT", "Mescolare 250 g di burro con 1,50 tazze di zucchero", "ask price 250 g"),
      ("fi_FI", "Sekoita 250 g voita ja 1,50 kuppia sokeria", "ask price 250 g"),
      ("ru_RU", "Смешать 250 г масла с 1,50 стакана сахара", "ask price 250 g"),
      ("da_DK", "Bag 1 kg dej 1.15 time", "ask price 1 kg"),
      ("en_GB", "Salt per 100 g 0.25", "ask price"),
      ("en_GB", "1 serving 30g 4.50", "ask price 30 g"),
      ("en_GB", "Sugar per kg 0.99", "1 kg 0.99"),
      ("en_GB", "Salt per 100 g £0.25", "100 g 0.25"),
      // Meat isn't a nutrient.
      ("de_DE", "Fleisch je 100 g 3,95", "100 g 3.95"),
      ("de_DE", "Fleisch pro 100 g 3,95", "100 g 3.95"),
      ("de_CH", "Fleisch per 100 g 3.95", "100 g 3.95"),
      ("de_DE", "Salz pro 100 g 0,25", "ask price"),
      ("fr_FR", "Viande pour 100 g 3,95", "100 g 3.95"),
    ])
  }

  @Test func lowestPricesAreQuestions() {
    checkLines([
      ("en_GB", "250g butter from £0.99", "ask offer 250 g"),
      ("en_US", "Grab 2 lb of beef for under 10.00", "ask offer 2 lb"),
      ("en_GB", "Apples from £2.50 per kg", "ask price"),
      ("de_DE", "Butter 250 g ab 1,49", "ask offer 250 g"),
      ("fr_FR", "Beurre 250 g dès 1,99 €", "ask offer 250 g"),
      ("es_ES", "Harina 1 kg a partir de 0,99 €", "ask offer 1 kg"),
      ("it_IT", "Farina 1 kg a partire da 0,99", "ask offer 1 kg"),
      ("nl_NL", "Bloem 1 kg vanaf 0,99", "ask offer 1 kg"),
      ("pl_PL", "Mąka 1 kg od 2,99", "ask offer 1 kg"),
      ("fi_FI", "Jauhot 1 kg 1,29 alkaen", "ask offer 1 kg"),
      ("ru_RU", "Мука 1 кг от 59 ₽", "ask offer 1 kg"),
      ("ja_JP", "小麦粉 1kg 298円から", "ask offer 1 kg"),
      ("ja_JP", "小麦粉 1kg 298円〜", "ask offer 1 kg"),
      ("zh_CN", "面粉 1kg 9.9元起", "ask offer 1 kg"),
      ("ja_JP", "からあげ 200g 198円", "200 g 198"),
      ("en_GB", "Strawberries 400g -> £2.00", "400 g 2"),
    ])
  }

  @Test func reductionsWithoutTheirExtentAreQuestions() {
    checkLines([
      ("en_GB", "1/2 price ham 200g £1", "ask offer 200 g 1"),
      ("de_DE", "Spülmittel 500 ml bis zu 30% 0,95", "ask offer 500 mL 0.95"),
      ("de_DE", "Käse bis 30% Fett 200 g 1,99", "200 g 1.99"),
    ])
  }

  @Test func aMinusSignMakesAnAmountOrAPriceNegative() {
    checkLines([
      ("en_GB", "Milk -1 l 2.00", "ask number 1 L 2"),
      ("de_DE", "Mehl, -1 kg, 0,79", "ask number 1 kg 0.79"),
      ("de_DE", "-1 kg Mehl 0,79", "ask number 1 kg 0.79"),
      ("en_GB", "Cheddar (-200g) 2.50", "ask number 200 g 2.5"),
      ("de_DE", "Butter 250 g 1,49-", "refuse number"),
      ("de_DE", "Butter 250 g 1,49- A", "refuse number"),
      ("en_GB", "Butter 500g £2.00-", "refuse number"),
      ("en_GB", "Butter 500g £-2.00", "refuse number"),
      ("de_DE", "Mehl - 1 kg - 0,79", "1 kg 0.79"),
      ("sv_SE", "Kaffe 450 g 49:-", "450 g 49"),
      ("de_DE", "Butter 250 g 1,-", "250 g 1"),
    ])
  }

  @Test func francsAreForeign() {
    checkLines([
      ("de_DE", "Salami 500 g 12,90 Fr.", "refuse currency"),
      ("de_DE", "Salami 500 g Fr. 12.90", "refuse currency"),
      ("de_CH", "Salami 500 g Fr. 12.90", "500 g 12.9"),
    ])
  }

  @Test func aLetterBeforeAWordIsNotACurrency() {
    checkLines([
      ("fr_FR", "1 c. à soupe d'huile 15 ml", "ask price 15 mL"),
      ("fr_FR", "Bonbon 15 g 20 c.", "15 g 0.2"),
      ("ru_RU", "Подгузники р.4 46 шт 899 ₽", "46 piece 899"),
    ])
  }

  /// A price can be typed with the other mark.
  @Test func aPriceWithTheOtherMarkIsRead() {
    checkOffers([
      ("de_DE", "1 kg Kaffee 12.50", "1 kg 12.5"),
      ("de_DE", "1 kg Kaffee für 12.50", "1 kg 12.5"),
      ("fr_FR", "2 kg bœuf 23.40", "2 kg 23.4"),
    ])
  }

  @Test func theLowestPriceIsNotInTheName() {
    let outcome = Readers.read("Milk 1 l from 0.99", "en_GB", offers: .read).outcome
    guard case .ask(_, _, let candidates) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(candidates.map(\.name) == ["Milk from"])
  }

  @Test func penceDoNotHaveTwoDecimals() {
    checkLines([
      ("en_GB", "500 g Beans 3.99p", "ask number 500 g"),
      ("en_GB", "500 g Beans 3.99 p", "ask number 500 g"),
      ("en_GB", "500 g Beans 39p", "500 g 0.39"),
      ("en_GB", "petrol 139.9p/l", "1 L 1.399"),
    ])
  }
}
