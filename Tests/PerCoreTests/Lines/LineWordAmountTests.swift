import PerCore
import Testing

/// Amounts in words, and words that show that a line or a number isn't an amount.
@Suite struct LineWordAmountTests {
  @Test func quartIsAFourthInFrench() {
    checkLines([
      ("fr_FR", "trois quarts de litre de jus 1,80 €", "0.75 L 1.8"),
      ("fr_CA", "trois quarts de litre de jus 1,80 $", "0.75 L 1.8"),
      ("fr_FR", "un quart de litre de crème 1,20 €", "0.25 L 1.2"),
      ("fr_FR", "3/4 de litre de jus 1,80 €", "0.75 L 1.8"),
      ("fr_FR", "trois quarts de livre de beurre 2,80 €", "ask unit 2.8"),
      ("fr_FR", "3 quarts de tarte 5,00 €", "ask amount 5"),
      ("fr_FR", "Vin 3 quarts 2,10 €", "ask amount 2.1"),
      ("fr_FR", "3 quarts d'heure de cuisson", "refuse none"),
    ])
  }

  @Test func threeQuartersAreRead() {
    checkLines([
      ("en_US", "three quarters of a pound of ham $3.00", "0.75 lb 3"),
      ("de_DE", "Dreiviertelliter Saft 3,00 €", "750 mL 3"),
      ("de_DE", "dreiviertel Liter Saft 3,00 €", "0.75 L 3"),
      ("es_ES", "tres cuartos de litro de zumo 3,00 €", "0.75 L 3"),
      ("it_IT", "tre quarti di litro di latte 3,00 €", "0.75 L 3"),
      ("it_IT", "mezz'etto di prosciutto 3,00 €", "50 g 3"),
      ("pt_PT", "três quartos de litro de leite 3,00 €", "0.75 L 3"),
      ("nl_NL", "driekwart liter melk 3,00 €", "0.75 L 3"),
    ])
  }

  @Test func aHalfAfterTheUnitIsAdded() {
    checkLines([
      ("es_ES", "dos kilos y medio de naranjas 3,75 €", "2.5 kg 3.75"),
      ("es_ES", "kilo y medio de patatas 1,50 €", "1.5 kg 1.5"),
      ("es_ES", "litro y medio 1,50 €", "1.5 L 1.5"),
      ("es_ES", "un kilo y cuarto de pollo 3,00 €", "1.25 kg 3"),
      ("es_ES", "un kilo y tres cuartos de pollo 3,00 €", "1.75 kg 3"),
      ("fr_FR", "un litre et demi d'eau 1,50 €", "1.5 L 1.5"),
      ("fr_FR", "deux kilos et demi 1,50 €", "2.5 kg 1.5"),
      ("it_IT", "un etto e mezzo di salame 3,00 €", "150 g 3"),
      ("it_IT", "un chilo e mezzo di pane 3,00 €", "1.5 kg 3"),
      ("it_IT", "due litri e mezzo 3,00 €", "2.5 L 3"),
      ("it_IT", "1 kg e mezzo di pane 3,00 €", "1.5 kg 3"),
      ("pt_PT", "um quilo e meio de arroz 3,00 €", "1.5 kg 3"),
      ("pt_PT", "um litro e meio 3,00 €", "1.5 L 3"),
      ("en_US", "1 kg and a half of rice $3", "1.5 kg 3"),
    ])
  }

  @Test func aHalfBeforeTheUnitIsAdded() {
    checkLines([
      ("en_US", "One and a half pounds of ham $3.00", "1.5 lb 3"),
      ("en_GB", "two and a half litres £3.00", "2.5 L 3"),
      ("nl_NL", "twee en een halve kilo appels 3,00", "2.5 kg 3"),
      ("nl_NL", "tweeënhalve liter melk 3,00", "2.5 L 3"),
      ("de_DE", "zweieinhalb Kilo Äpfel 3,00 €", "2.5 kg 3"),
      ("de_DE", "dreieinhalb Liter 3,00 €", "3.5 L 3"),
      ("sv_SE", "ett och ett halvt kilo äpplen 30 kr", "1.5 kg 30"),
      ("pl_PL", "dwa i pół kilo jabłek 3,00 zł", "2.5 kg 3"),
      ("fi_FI", "kaksi ja puoli kiloa 3,00 €", "2.5 kg 3"),
      ("cs_CZ", "dva a půl kila 30 Kč", "2.5 kg 30"),
      ("ru_RU", "два с половиной килограмма 300 ₽", "2.5 kg 300"),
      ("tr_TR", "iki buçuk kilo elma 30,00 TL", "2.5 kg 30"),
    ])
  }

  @Test func aHalfPoundHasTheSizesOfThePound() {
    let reading = Readers.read("une livre et demie de beurre 3,00 €", "fr_FR")
    guard case .ask(.unit, _, let candidates) = reading.outcome else {
      Issue.record("The line is not a question.")
      return
    }
    #expect(candidates.first?.amount == LineAmount(Rational(750), .gram))
  }

  @Test func aHalfOfAnotherThingIsAQuestion() {
    checkLines([
      ("es_ES", "1 kg y medio melón 3,00 €", "ask number 3"),
      ("en_US", "1 kg and a half melon $3", "ask number 3"),
    ])
  }

  @Test func hundredsAreReadBeforeAUnit() {
    checkLines([
      ("de_DE", "zweihundert Gramm Wurst 3,00 €", "200 g 3"),
      ("fr_FR", "deux cents grammes de beurre 3,00 €", "200 g 3"),
      ("es_ES", "doscientos gramos de jamón 3,00 €", "200 g 3"),
      ("it_IT", "duecento grammi di prosciutto 3,00 €", "200 g 3"),
      ("nl_NL", "tweehonderd gram kaas 3,00", "200 g 3"),
      ("pt_PT", "duzentos gramas de queijo 3,00 €", "200 g 3"),
      ("en_GB", "nine hundred grams of rice £3.00", "900 g 3"),
      ("fr_FR", "deux cents 3,00 €", "ask amount 3"),
      ("tr_TR", "yüz kremi 50 ml 30,00 TL", "50 mL 30"),
    ])
  }

  @Test func aSmallerUnitAfterAndIsAdded() {
    checkLines([
      ("de_DE", "1 kg und 250 g Rinderbraten 14,90", "1250 g 14.9"),
      ("fr_FR", "1 kg et 200 g de bœuf 14,90 €", "1200 g 14.9"),
      ("it_IT", "1 kg e 200 g di manzo 14,90 €", "1200 g 14.9"),
      ("es_ES", "2 kilos y 200 gramos 14,90 €", "2200 g 14.9"),
      ("nl_NL", "1 kilo en 200 gram gehakt 14,90", "1200 g 14.9"),
      ("pt_PT", "1 kg e 200 g 14,90 €", "1200 g 14.9"),
      ("sv_SE", "2 kg 4 hg fläsk 140 kr", "2400 g 140"),
      ("nb_NO", "1 kg 3 hg kjøtt 140 kr", "1300 g 140"),
      ("fr_FR", "1 kg 500 de pommes de terre 3,00 €", "1.5 kg 3"),
      ("de_DE", "Käse 1 kg und 250 g Schinken 14,90", "ask total 14.9"),
      ("en_US", "1 kg cheese and 250 g ham $5", "ask total 5"),
    ])
  }

  @Test func theMostThatFitsIsNotAnAmount() {
    checkLines([
      ("de_DE", "Paket bis 5 kg 7,69 €", "ask amount 7.69"),
      ("it_IT", "Pacco fino a 5 kg 7,69 €", "ask amount 7.69"),
      ("nl_NL", "Pakket tot 10 kg 6,95", "ask amount 6.95"),
      ("sv_SE", "Paket till 5 kg 79 kr", "ask amount 79"),
      ("nb_NO", "Pakke opptil 5 kg 79 kr", "ask amount 79"),
      ("fi_FI", "Paketti enintään 5 kg 7,90 €", "ask amount 7.9"),
      ("pl_PL", "Paczka do 5 kg 17,69 zł", "ask amount 17.69"),
      ("cs_CZ", "Balík do 5 kg 117 Kč", "ask amount 117"),
      ("ru_RU", "Посылка до 5 кг 300 ₽", "ask amount 300"),
      ("de_DE", "Windeln bis 6 kg 40 Stück 13,00 €", "40 piece 13"),
      ("nl_NL", "Luiers tot 6 kg 40 stuks 13,00", "40 piece 13"),
      ("it_IT", "Pannolini fino a 6 kg 40 pz 13,00 €", "40 piece 13"),
      ("de_DE", "600 bis 800 g 3,00 €", "ask range 3"),
      ("de_DE", "Milch 500 g bis Samstag 1,99 €", "500 g 1.99"),
    ])
  }

  @Test func wordsOfPacksAndWeightsAreKnown() {
    checkLines([
      ("nb_NO", "Tunfisk 300 g drenert vekt 240g 30,00 kr", "240 g 30"),
      ("nl_NL", "Olijven 300 g uitl. gew. 160 g 2,00", "160 g 2"),
      ("nl_NL", "Olijven lekgewicht 160 g, inhoud 300 g 2,00", "160 g 2"),
      ("fi_FI", "Kakku 9 palaa 3,00 €", "9 piece 3"),
      ("fr_FR", "4 gourdes de 90 g 2,00 €", "360 g 2"),
      ("it_IT", "3 brik da 200 ml 1,00 €", "600 mL 1"),
      ("nl_NL", "3 pakjes van 200 ml 1,00", "600 mL 1"),
      ("pt_BR", "Ovos cartela com 30 18,00", "30 piece 18"),
      ("fr_FR", "Tarte aux pommes 8 parts 500 g 4,00 €", "500 g 4"),
    ])
  }

  @Test func numbersOfNamesAreNotAmounts() {
    checkLines([
      ("it_IT", "Farina 00 kg 1 0,85", "1 kg 0.85"),
      ("en_GB", "Guildford GU1 3DL £5.00", "ask amount 5"),
      ("de_DE", "Verbrauch 5,4 l/100 km", "refuse none"),
    ])
  }

  @Test func numbersOfSeveralWordsAreAdded() {
    checkLines([
      ("en_CA", "twenty-five kg potatoes $20.00", "25 kg 20"),
      ("en_US", "twenty four eggs $9.00", "24 piece 9"),
      ("en_US", "one hundred five grams tea $5.00", "105 g 5"),
      ("de_DE", "zwanzig Eier 4,00 €", "20 piece 4"),
      ("de_DE", "eine zwei Liter Flasche Cola 1,99 €", "2 L 1.99"),
      ("fr_FR", "vingt-cinq kilos de patates 20,00 €", "25 kg 20"),
      ("fr_FR", "quatre-vingt-dix œufs 20,00 €", "90 piece 20"),
      ("fr_FR", "soixante-dix grammes de safran 2,00 €", "70 g 2"),
      ("es_ES", "treinta y cinco kilos de patatas 20,00 €", "35 kg 20"),
      ("it_IT", "trenta due uova 20,00 €", "32 piece 20"),
      ("pt_PT", "cento e dois gramas de chá 9,00 €", "102 g 9"),
      ("pl_PL", "dwadzieścia pięć kg ziemniaków 40,00 zł", "25 kg 40"),
      ("nb_NO", "tjue fem kg poteter 200,00 kr", "25 kg 200"),
      ("cs_CZ", "dvacet pět kg brambor 400,00 Kč", "25 kg 400"),
      ("ru_RU", "двадцать пять кг картошки 800 ₽", "25 kg 800"),
      ("tr_TR", "yirmi beş kilo patates 400 TL", "25 kg 400"),
      ("tr_TR", "dörtte üç litre süt 400 TL", "0.75 L 400"),
      ("zh_CN", "十二公斤大米 80元", "12 kg 80"),
      ("zh_CN", "大米 二十五公斤 130元", "25 kg 130"),
    ])
  }

  @Test func aPartOfALongerNumeralIsNotANumber() {
    let lines = [
      "一百五十公斤水泥 900元", "二十斤大米 60元", "一点五公斤苹果 18元",
      "四分之一升牛奶 3.5元", "零点三公斤虾仁 30元",
    ]
    for line in lines {
      guard case .ask(.amount, let known, _) = Readers.read(line, "zh_CN").outcome else {
        Issue.record("\(line) isn't a question.")
        continue
      }
      #expect(known.amount == nil, "\(line)")
    }
  }

  @Test func aFractionInDigitsIsAdded() {
    checkLines([
      ("en_US", "2 and 1/2 lb beef $9.00", "2.5 lb 9"),
      ("en_US", "2 & 1/2 lb beef $9.00", "2.5 lb 9"),
      ("en_US", "2 and ½ lb beef $9.00", "2.5 lb 9"),
      ("de_DE", "2 und 1/2 kg Äpfel 5,00 €", "2.5 kg 5"),
      ("fr_FR", "2 et 3/4 l de vin 9,00 €", "2.75 L 9"),
      ("cs_CZ", "2 a 1/2 kg jablek 400,00 Kč", "2.5 kg 400"),
      ("en_US", "salt and 1/2 lb pepper $9.00", "0.5 lb 9"),
    ])
  }

  @Test func halvesBelongToTheUnitBeforeThem() {
    checkLines([
      ("ja_JP", "牛肉 2と1/2kg 3000円", "2.5 kg 3000"),
      ("ja_JP", "たまごととうふ 300g 200円", "300 g 200"),
      ("ar_EG", "نص وربع كيلو جبنة 45 جنيه", "0.75 kg 45"),
      ("ar_EG", "نصف وربع كيلو جبنة 45 جنيه", "0.75 kg 45"),
      ("ar_EG", "كيلو ونصف طماطم 15 جنيه", "1.5 kg 15"),
      ("ar_EG", "2 كيلو ونصف طماطم 15 جنيه", "2.5 kg 15"),
      ("ar_EG", "كيلوين طماطم 15 جنيه", "2 kg 15"), ("ar_EG", "لترين حليب 50 جنيه", "2 L 50"),
      ("ar_EG", "ثلاثة ارباع كيلو جبنة 45 جنيه", "0.75 kg 45"),
      ("ar_EG", "كيلو وتلت لحم 300 جنيه", "4/3 kg 300"),
      ("ar_EG", "علبتين تونة 160 جم 45 جنيه", "ask total 45"),
      ("ar_EG", "قطعتين صابون 20 جنيه", "2 piece 20"), ("zh_CN", "水 一升二 10元", "ask number 1 L 10"),
      ("zh_CN", "500g二锅头 10元", "500 g 10"), ("zh_CN", "苹果 一斤半 15元", "750 g 15"),
      ("zh_CN", "2斤半 苹果 15元", "1250 g 15"),
      ("zh_CN", "3斤半熟牛肉 80元", "ask number 80"),
      ("cs_CZ", "kilo a půl brambor 30 Kč", "1.5 kg 30"),
      ("pl_PL", "kilogram i pół jabłek 4 zł", "1.5 kg 4"),
      ("ru_RU", "полтора десятка яиц 150 ₽", "15 piece 150"),
      ("en_US", "a dozen and a half eggs $4", "18 piece 4"),
      ("en_US", "one and a half dozen eggs $4", "18 piece 4"),
      ("en_US", "half a dozen eggs $4", "6 piece 4"),
      ("es_ES", "kilo y medio melón 1,60 €", "ask amount 1.6"),
    ])
  }

  @Test func turkishEndingsStateAUnitPriceOrAPack() {
    checkLines([
      ("tr_TR", "Domates 2 kilo 50 lira", "2 kg 50"),
      ("tr_TR", "domates kilosu 25 lira", "1 kg 25"),
      ("tr_TR", "2 kilosu 50 lira", "2 kg 50"), ("tr_TR", "Süt litresi 35 TL", "1 L 35"),
      ("tr_TR", "Ton balığı 4'lü 160 g 89,90 TL", "ask total 89.9"),
      ("tr_TR", "Ton balığı 160 g 4'lü 89,90", "640 g 89.9"),
      ("tr_TR", "Yumurta 30'lu 120 TL", "30 piece 120"),
    ])
  }

  @Test func aLetterAfterTheWordForASizeIsNotAUnit() {
    checkLines([
      ("de_DE", "Eier 10 Gr. L 2,19 €", "ask amount 2.19"),
      ("de_DE", "Eier 10 Gr. XL 2,19 €", "ask amount 2.19"),
      ("de_DE", "Eier 10 Stück Gr. M 2,19 €", "10 piece 2.19"),
      ("de_DE", "Mehl 500 gr. 1,19 €", "500 g 1.19"),
      ("en_US", "Saffron 10 gr L $2.19", "10 g 2.19"),
    ])
  }

  @Test func numeralsAndFractionsStandApart() {
    checkLines([
      ("zh_CN", "两斤苹果 12元", "1000 g 12"),
      ("zh_CN", "苹果 两公斤 24元", "2 kg 24"),
      ("zh_CN", "茶叶 二两 30元", "100 g 30"),
      ("zh_TW", "蘋果 1斤 60元", "600 g 60"),
      ("ar_EG", "٢ كيلو و نصف بطاطس ٢٥ جنيه", "2.5 kg 25"),
    ])
  }

  @Test func yardsAreCompoundsWithFeetAndInches() {
    checkLines([
      ("en_US", "1 yd 1 ft ribbon $3", "4 ft 3"),
      ("en_US", "Fabric 2 yd 18 in $14.99", "90 in 14.99"),
      ("en_US", "3 yd 2 ft 6 in fabric $30", "138 in 30"),
      ("en_US", "1 gal 2 qt 1 pt paint $20", "13 pt-us 20"),
    ])
  }
}
