import PerCore
import Testing

/// Things that are sold by the piece, and what belongs to them.
@Suite struct LineThingTests {
  @Test func theWeightOfAThingIsNotAnAmount() {
    checkLines([
      ("en_US", "Dumbbell 10 lb 24.99", "ask amount 10 lb 24.99"),
      ("en_GB", "Kettlebell 8 kg £19.99", "ask amount 8 kg 19.99"),
      ("en_GB", "Dumbbells 2 x 5 kg £30", "2 piece 30"),
      ("de_DE", "Hantelscheibe 5 kg 12,99 €", "ask amount 5 kg 12.99"),
      ("fr_FR", "Haltère 4 kg 9,99 €", "ask amount 4 kg 9.99"),
      ("es_ES", "Lavadora 8 kg 299 €", "ask amount 8 kg 299"),
      ("sv_SE", "Hantlar 2 x 3 kg 199 kr", "2 piece 199"),
      ("ja_JP", "ダンベル 5kg 1,980円", "ask amount 5 kg 1980"),
    ])
  }

  @Test func whatAThingNeedsIsAnAmount() {
    checkLines([
      ("en_GB", "Washing machine cleaner 250 g £3", "250 g 3"),
      ("de_DE", "Waschmaschine Reiniger 250 ml 3,99 €", "250 mL 3.99"),
    ])
  }

  /// The packs can be those of what is named after a thing.
  @Test func packsAfterAThingInANameAreAQuestion() {
    checkLines([
      ("en_GB", "Washing machine powder 2 x 2 kg £8", "ask total 8"),
      ("de_DE", "Waschmaschine Reiniger 2 x 1 kg 8,99 €", "ask total 8.99"),
      ("en_GB", "Freezer pops 8 x 60 ml £2", "480 mL 2"),
      ("fr_FR", "Jardinière de légumes 2 x 850 ml 3,99 €", "ask total 3.99"),
      ("en_GB", "Heavy duty bin bags extra strong 20 x 30 l £2", "20 piece 2"),
      ("sv_SE", "Ost 1 kg 15:00", "1 kg 15"),
    ])
  }

  @Test func theMeasureOfAnAccessoryIsNotAnAmount() {
    checkLines([
      ("en_GB", "Bottle opener with 1 L measure 4.99", "ask amount 1 L 4.99"),
      ("en_GB", "Muesli with 100 g nuts 3.99", "ask amount 100 g 3.99"),
      ("de_DE", "Sprüher mit 2 l Tank 9,99", "ask amount 2 L 9.99"),
      ("fr_FR", "Presse agrume avec 1 l réservoir 9,99 €", "ask amount 1 L 9.99"),
      ("en_GB", "Gift box with 500 g chocolate 12.99", "500 g 12.99"),
      ("de_DE", "Beutel mit 500 g Nudeln 1,49 €", "500 g 1.49"),
    ])
  }
}
