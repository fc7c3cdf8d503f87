import PerCore
import Testing

/// Tablespoons and teaspoons, which are measures of recipes and things that are bought.
@Suite struct LineSpoonTests {
  @Test func abbreviatedSpoonsAreMeasures() {
    checkLines([
      ("en_GB", "2 tbsp Honey 1.20", "2 tbsp-metric 1.2"),
      ("en_GB", "3 tsp Sugar 0.50", "3 tsp-metric 0.5"),
      ("en_US", "2 tbsp Honey 1.20", "2 tbsp-us 1.2"),
      ("en_CA", "2 tbsp Honey $1.20", "2 tbsp-metric 1.2"),
      ("en_GB", "1/2 tsp saffron £3", "0.5 tsp-metric 3"),
      ("en_GB", "Honey £0.20 per tbsp", "1 tbsp-metric 0.2"),
      ("en_GB", "Honey 2 metric tbsp £1.20", "2 tbsp-metric 1.2"),
      ("en_GB", "Honey 2 US tsp £1.20", "2 tsp-us 1.2"),
      ("de_DE", "2 EL Honig 1,20 €", "2 tbsp-metric 1.2"),
      ("de_DE", "3 TL Zucker 0,50", "3 tsp-metric 0.5"),
      ("fr_FR", "2 c. à soupe miel 1,20 €", "2 tbsp-metric 1.2"),
      ("fr_FR", "3 c. à café sucre 0,50 €", "3 tsp-metric 0.5"),
      ("es_ES", "2 cucharadas miel 1,20 €", "2 tbsp-metric 1.2"),
      ("nl_NL", "2 el honing 1,20", "2 tbsp-metric 1.2"),
      ("sv_SE", "2 msk honung 12 kr", "2 tbsp-metric 12"),
      ("da_DK", "2 spsk honning 12 kr", "2 tbsp-metric 12"),
      ("nb_NO", "3 ts sukker 12 kr", "3 tsp-metric 12"),
      ("fi_FI", "2 rkl hunajaa 1,20 €", "2 tbsp-metric 1.2"),
      ("ru_RU", "2 ст. л. мёда 50 ₽", "2 tbsp-metric 50"),
      ("ja_JP", "大さじ2 はちみつ 120円", "2 tbsp-metric 120"),
    ])
  }

  @Test func spoonsInFullCanBeCutlery() {
    checkLines([
      ("en_GB", "6 teaspoons stainless steel £12", "ask unit 12"),
      ("de_DE", "6 Teelöffel Edelstahl 12 €", "ask unit 12"),
      ("pl_PL", "6 łyżeczek 12 zł", "ask unit 12"),
      ("it_IT", "6 cucchiai 12 €", "ask unit 12"),
      ("en_GB", "2 tablespoons of honey 1.20", "2 tbsp-metric 1.2"),
    ])
  }

  @Test func spoonsNextToAnotherMeasureAreNotAnAmount() {
    checkLines([
      ("en_GB", "Yeast 7 g (2 tsp) £1", "7 g 1"),
      ("de_DE", "Hefe 2 TL (7 g) 0,99", "7 g 0.99"),
    ])
  }
}
