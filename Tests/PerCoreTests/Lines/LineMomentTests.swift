import PerCore
import Testing

/// Times and dates, which look like prices.
@Suite struct LineMomentTests {
  @Test func datesAfterTheirWordsAreNotPrices() {
    checkLines([
      ("en_GB", "milk 1 l sell by 24.12", "ask price 1 L"),
      ("de_DE", "Hackfleisch 500 g verbrauchen bis 24.12", "ask price 500 g"),
      ("es_ES", "carne 500 g consumir antes del 24.12", "ask price 500 g"),
      ("pl_PL", "mięso 500 g termin 24.12", "ask price 500 g"),
      ("sv_SE", "köttfärs 500 g sista förbrukningsdag 24.12", "ask price 500 g"),
      ("da_DK", "oksekød 500 g sidste anvendelsesdato 24.12", "ask price 500 g"),
      ("nb_NO", "kjøttdeig 400 g siste forbruksdag 24.12", "ask price 400 g"),
      ("fi_FI", "jauheliha 400 g viimeinen käyttöpäivä 24.12", "ask price 400 g"),
      ("ru_RU", "йогурт 500 г годен до 12.05", "ask price 500 g"),
      ("ru_RU", "фарш 400 г срок годности 24.12", "ask price 400 g"),
      ("zh_CN", "酸奶 400g 保质期至12.05", "ask price 400 g"),
      ("zh_CN", "牛奶 1L 12.24到期", "ask price 1 L"),
      ("ar_EG", "لحمة 500 جم ينتهي 24.12", "ask price 500 g"),
    ])
  }

  @Test func datesAfterOtherWordsAreNotPrices() {
    checkLines([
      ("de_DE", "Hack 500 g für den 24.12", "ask price 500 g"),
      ("fr_FR", "viande 500 g pour le 24.12", "ask price 500 g"),
      ("it_IT", "carne 500 g per domani 24.12", "ask price 500 g"),
      ("de_DE", "500 g Hack 24.12", "500 g 24.12"),
      ("de_DE", "Hack 500 g 24.12", "500 g 24.12"),
      ("de_DE", "Hack 500 g für 24.15", "500 g 24.15"),
    ])
  }

  @Test func timesAreNotPrices() {
    checkLines([
      ("sv_SE", "mjölk 1 l klockan 17.30", "ask price 1 L"),
      ("da_DK", "mælk 1 l klokken 17.30", "ask price 1 L"),
      ("fi_FI", "maito 1 l kello 17.30", "ask price 1 L"),
      ("ar_EG", "لبن 1 لتر الساعة 5.30", "ask price 1 L"),
      ("sv_SE", "Mjölk 1 l hämtas kl 17:30", "ask price 1 L"),
      ("sv_SE", "mjölk 1 l 17:30", "ask number 1 L"),
      ("sv_SE", "mjölk 1 l 17:30 kr", "1 L 17.3"),
      ("sv_SE", "mjölk 1 l 17:90", "1 L 17.9"),
    ])
  }
}
