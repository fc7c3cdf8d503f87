import PerCore
import Testing

/// "à" between a count and a size, and prices of a unit after an amount.
@Suite struct EachInEveryLanguageTests {
  @Test func anAccentMakesTheLetterAWordForEach() {
    checkLines([
      ("cs_CZ", "Jogurt 4 ks à 125 g 39,90", "500 g 39.9"),
      ("cs_CZ", "Jogurt 4 ks á 125 g 39,90", "500 g 39.9"),
      ("pl_PL", "Jogurt 4 szt. à 125 g 4,99", "500 g 4.99"),
      ("ru_RU", "Йогурт 4 шт à 125 г 149,90", "500 g 149.9"),
      ("en_US", "Yogurt 4 pcs à 125 g 4.99", "500 g 4.99"),
      ("fr_FR", "Yaourt 4 pièces à 125 g 4,99", "500 g 4.99"),
      ("es_ES", "Yogur 4 uds à 125 g 4,99", "500 g 4.99"),
      ("it_IT", "Acqua 6 bottiglie à 500 ml 4,99", "3000 mL 4.99"),
      ("pt_PT", "Iogurte 4 un à 125 g 4,99", "500 g 4.99"),
      ("ja_JP", "ヨーグルト 4個 à 125 g 498円", "500 g 498"),
      ("zh_CN", "酸奶 4个 à 125 g 49.90", "500 g 49.9"),
      ("fr_FR", "Poulet 600 à 800 g 4,99 €", "ask range 4.99"),
    ])
  }

  @Test func aPriceAfterATimesSignCanBeForOneUnit() {
    checkLines([
      ("de_DE", "Tomaten 0,856 kg x 1,79 €", "ask price 0.856 kg"),
      ("es_ES", "Tomates 2 kg x 1,79 €", "ask price 2 kg"),
      ("en_US", "Bananas 3 lb @ .59", "ask price 3 lb"),
      ("en_US", "Tomatoes 2 lb @ $1.79", "ask price 2 lb"),
      ("pl_PL", "Mleko 2 szt x 3,49", "ask price 2 piece"),
      ("en_US", "Milk 1 gal @ 3.99", "1 gal-us 3.99"),
      ("pl_PL", "Pomidory 0,856 kg x5,99 5,13 A", "0.856 kg 5.13"),
    ])
  }

  @Test func aCountAfterThePriceIsAsked() {
    checkLines([
      ("ru_RU", "Шоколад 85г 89,99 2 шт", "ask offer 85 g 89.99"),
      ("de_DE", "Schokolade 100 g 0,99 € 3 Stück", "ask offer 100 g 0.99"),
      ("ja_JP", "ヨーグルト 125g 498円 x 4", "ask offer 125 g 498"),
      // So many pieces are what one pack contains.
      ("de_DE", "Minis 150 g 2,79 € 9 Stück", "150 g 2.79"),
    ])
  }

  @Test func aSmallWeightBeforePiecesIsAsked() {
    checkLines([
      ("en_GB", "Soap 100 g 6 pieces £3", "ask total 3"),
      ("de_DE", "Seife 100 g 6 Stück 2,95", "ask total 2.95"),
      ("pt_BR", "Sabonete 90 g 6 unidades R$ 19,90", "ask total 19.9"),
      ("ja_JP", "石鹸 85g 6個 398円", "ask total 398"),
      ("es_ES", "Jabón 4 pastillas 125 g 2,10", "ask total 2.1"),
      ("de_DE", "Würstchen 500 g 10 Stück 3,79", "500 g 3.79"),
    ])
  }

  @Test func theSizeOfCansIsTheSizeOfEach() {
    checkLines([
      ("pt_BR", "Cerveja 12 latas 350 ml R$ 35,88", "4200 mL 35.88"),
      ("es_ES", "Atún 6 latas 80 g 5,75", "480 g 5.75"),
      ("es_ES", "Cerveza 12 latas 33 cl 6,60 € (0,55 €/lata)", "396 cL 6.6"),
      ("de_DE", "4 Dosen 400 g Tomaten 2,36", "ask total 2.36"),
    ])
  }

  @Test func unitsAtTheStartAreOne() {
    checkLines([
      ("en_US", "gallon milk 3.49", "1 gal-us 3.49"), ("de_DE", "Pfund Hack 2,99", "500 g 2.99"),
      ("sv_SE", "hekto skinka 19,90", "100 g 19.9"), ("nl_NL", "pond gehakt 4,49", "ask unit 4.49"),
      ("de_DE", "der Liter Milch kostet 1,05", "1 L 1.05"),
      ("de_DE", "Milch 0,99 der Liter", "1 L 0.99"),
      // Other things.
      ("en_GB", "pond liner 12.99", "ask amount 12.99"),
      ("en_GB", "pint glass 3.99", "ask amount 3.99"),
      ("en_GB", "pound cake 2.99", "ask amount 2.99"),
      ("en_US", "pounds chicken 5.99", "ask amount 5.99"),
      ("nl_NL", "ons brood 1,99", "ask amount 1.99"),
    ])
  }

  @Test func aVolumeBesideBagsIsAsked() {
    checkLines([
      ("da_DK", "Poser 4 l 50 stk. 15,-", "ask total 15"),
      ("de_DE", "Beutel 4 l 50 Stück 1,49", "ask total 1.49"),
      ("fr_FR", "Sachets 3 l 40 pièces 1,49 €", "ask total 1.49"),
      ("de_DE", "Soße Beutel 250 ml 2,49", "250 mL 2.49"),
    ])
  }

  @Test func aNumberOfPacksIsBeforeThePrice() {
    checkLines([
      ("fr_FR", "Capsules lave-vaisselle x 40 7,99", "40 piece 7.99"),
      ("it_IT", "Uova grandi x 10 2,59", "10 piece 2.59"),
    ])
  }

  @Test func noNumberOfPacksIsDropped() {
    checkLines([
      ("it_IT", "Salviette 4 confezioni da 72 6,99 €", "ask total 6.99"),
      ("it_IT", "Acqua 6 confezioni da 1,5 l 6,99 €", "9 L 6.99"),
      ("fr_FR", "Lingettes lot de 4 paquets de 72 6,99", "ask total 6.99"),
      ("fr_FR", "Pack de 6 bouteilles de 1,5 L 3,00", "9 L 3"),
      ("de_DE", "Tücher 4 Pack à 72 6,99 €", "ask total 6.99"),
      ("ru_RU", "Салфетки 4 упаковки по 72 199 ₽", "ask number 4 piece"),
      ("ru_RU", "Салфетки 4 упаковки по 72 шт 199 ₽", "288 piece 199"),
      ("ru_RU", "Пельмени 900 г 1 199 ₽", "900 g 1199"),
    ])
  }

  @Test func sizesAndPricesCanBeGlued() {
    checkLines([
      ("de_DE", "Tomaten 500g1,99€", "500 g 1.99"),
      ("en_US", "Rice 2lb3.49$", "2 lb 3.49"),
      ("fr_FR", "Jus d'orange 1L2 2,50", "ask amount 2.5"),
    ])
  }

  @Test func sizesOfPrawnsAreNotRanges() {
    checkLines([
      ("en_US", "Frozen shrimp 31/40 ct per lb, 2 lb bag $13.99", "2 lb 13.99"),
      ("en_US", "Shrimp 16/20 ct 2 lb $20", "2 lb 20"),
    ])
  }

  @Test func twentyPiecesHaveAWordInScandinavia() {
    checkLines([
      ("sv_SE", "ett tjog ägg 60 kr", "20 piece 60"), ("sv_SE", "2 tjog ägg 99 kr", "40 piece 99"),
      ("da_DK", "en snes æg 45 kr", "20 piece 45"),
    ])
  }

  @Test func wordsCanBeBetweenANumberAndItsContainers() {
    checkLines([
      ("de_DE", "Cola 6 PET-Flaschen à 500 ml 4,99", "3000 mL 4.99"),
      ("de_DE", "Cola 6 PET-Flaschen 500 ml 4,99", "ask total 4.99"),
      ("de_DE", "Bier 6 kleine Flaschen à 0,33 l 4,99", "1.98 L 4.99"),
      ("de_DE", "6 große Dosen Mais 300 g 4,99", "ask total 4.99"),
      ("en_GB", "Beer 6 small bottles 330ml £5", "ask total 5"),
      ("en_GB", "4 large tins tomatoes 400g £2", "ask total 2"),
      ("pl_PL", "6 małych butelek 0,33 l 12,99", "ask total 12.99"),
      ("sv_SE", "6 små flaskor 33 cl 59,90", "ask total 59.9"),
      ("en_GB", "Drink 7 Up can 330 ml £0.79", "330 mL 0.79"),
    ])
  }

  @Test func theDrainedWeightHasManyWords() {
    checkLines([
      ("de_DE", "Mais 400 g (Abtropf 240 g) 0,99", "240 g 0.99"),
      ("nl_NL", "Mais 400 g uitgelekt gewicht 240 g 0,99", "240 g 0.99"),
      ("pl_PL", "Groszek 400 g (po ocieku 240 g) 2,99", "240 g 2.99"),
      ("sv_SE", "Majs 400 g (dränerad vikt 240 g) 14,90", "240 g 14.9"),
      ("da_DK", "Majs 400 g, drænet nettovægt 240 g 14,95", "240 g 14.95"),
      ("nb_NO", "Mais 400 g (utlekket 240 g) 14,90", "240 g 14.9"),
      ("fi_FI", "Maissi 400 g (valutettu määrä 240 g) 1,49", "240 g 1.49"),
      ("cs_CZ", "Kukuřice 400 g (bez nálevu 240 g) 24,90", "240 g 24.9"),
      ("ru_RU", "Горошек 400 г (масса нетто без заливки 240 г) 79,90", "240 g 79.9"),
    ])
  }
}
