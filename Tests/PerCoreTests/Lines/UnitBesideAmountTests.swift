import PerCore
import Testing

/// Lines with a unit without a number beside the price, and the size of the pack.
@Suite struct UnitBesideAmountTests {
  @Test func thePriceIsForTheUnit() {
    checkLines([
      ("pt_BR", "Picanha kg R$ 79,90 peça 1,2 kg", "ask price 1.2 kg"),
      ("pt_BR", "Queijo quilo R$ 49,90 peça 500 g", "ask price 500 g"),
      ("de_DE", "Kassler ca. 1,2 kg, kg 7,99", "ask price 1.2 kg"),
      ("de_DE", "Lachsfilet kg 24,90 € 300 g", "ask price 300 g"),
      ("de_DE", "Lachsfilet 300 g kg 24,90 €", "ask price 300 g"),
      ("de_DE", "Kassler kg-Preis 7,99 € ca. 1,2 kg", "ask price 1.2 kg"),
      ("de_DE", "Lachs 300 g 7,47 € kg 24,90 €", "300 g 7.47"),
      ("de_DE", "Wein Liter 12,00 € 0,75 l", "ask price 0.75 L"),
      ("de_DE", "Lachs 300 g kg: 24,90 €", "ask price 300 g"),
      ("de_DE", "Lachs 300 g 24,90 € das Kilo", "ask price 300 g"),
      ("fr_FR", "Rôti de porc kg 7,99 € pièce 1,5 kg", "ask price 1.5 kg"),
      ("es_ES", "Ternera kg 12,90 € paquete 500 g", "ask price 500 g"),
      ("it_IT", "Salmone kg 19,90 € vaschetta 300 g", "ask price 300 g"),
      ("pl_PL", "Łosoś kg 89,90 zł tacka 300 g", "ask price 300 g"),
      ("sv_SE", "Lax kg 199 kr ask 300 g", "ask price 300 g"),
      ("da_DK", "Laks kg 199,- bakke 300 g", "ask price 300 g"),
      ("fi_FI", "Lohi kg 24,90 € rasia 300 g", "ask price 300 g"),
      ("cs_CZ", "Losos kg 499 Kč vanička 300 g", "ask price 300 g"),
      ("ru_RU", "Сёмга кг 1999 руб упаковка 300 г", "ask price 300 g"),
      ("en_US", "Salmon lb $11.99 pack 12 oz", "ask price 12 oz"),
      ("en_US", "Salmon 12 oz $11.99 lb fresh", "ask price 12 oz"),
      ("en_GB", "Salmon kg £18.00 pack 240g", "ask price 240 g"),
      ("ja_JP", "鮭 kg 1,980円 300gパック", "ask price 300 g"),
    ])
  }

  @Test func theUnitAloneIsTheAmount() {
    checkLines([
      ("de_DE", "Kartoffeln kg 2,49", "1 kg 2.49"),
      ("it_IT", "Pasta kg 1 € 1,99", "1 kg 1.99"),
      ("en_US", "$3.99 lb. Ground chuck 80% lean", "1 lb 3.99"),
      ("en_US", "99¢ lb bananas", "1 lb 0.99"),
      ("sv_SE", "Ekologiska bananer (12 kronor/kilot)", "1 kg 12"),
      ("da_DK", "Kartofler 30 kr kiloet", "1 kg 30"),
      ("nb_NO", "Juleribbe 30 kroner kiloen", "1 kg 30"),
      ("nl_NL", "0,99 komkommer per stuk", "1 piece 0.99"),
      ("nl_NL", "€ 0,99 komkommer per stuk", "1 piece 0.99"),
      ("en_GB", "1.99 grapes per kg", "1 kg 1.99"),
      ("it_IT", "Prosciutto crudo etti 2 € 5,80", "200 g 5.8"),
      ("it_IT", "Laminato rovere AC4 8 mm mq 2,13 € 21,20", "2.13 m2 21.2"),
      ("da_DK", "Opvasketabs 100 stk 119,95 stk. pris 1,20", "100 piece 119.95"),
      ("ja_JP", "ティッシュ 200組×5箱 398円", "1000 piece 398"),
    ])
  }

  @Test func theUnitOfAnAmountDoesNotBeginAUnitPrice() {
    checkLines([
      ("sv_SE", "Vikt 0,456 kg Pris/kg 119,00 Pris 54,26", "0.456 kg 54.26"),
      ("da_DK", "Vægt 0,456 kg Pris/kg 119,00 Pris 54,26", "0.456 kg 54.26"),
      ("de_DE", "Gewicht 0,342 kg Preis/kg 12,90 € Preis 4,41 €", "0.342 kg 4.41"),
      ("fi_FI", "Paino 0,456 kg Kilohinta 19,90 €/kg Hinta 9,07 €", "0.456 kg 9.07"),
    ])
  }
}
