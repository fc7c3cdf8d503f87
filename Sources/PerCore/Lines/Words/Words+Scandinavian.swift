/// Words that several languages share.
extension [LanguageWords.Entry] {
  /// Words of Danish, Norwegian and Swedish.
  static let scandinavian: Self = [
    .amount(500, .gram, "halvkilo"),
    .amount(500, .millilitre, "halvliter"),
    .unit(.squareMetre, "kvadratmeter kvm"),
    .unit(.pair, "par"),
    .words(.deposit, "pant"),
    .unitPrice(.kilogram, "kilopris kg_pris"),
    .words(.on, "på"),
    .ordinal(3, "!tredje"),
    .clues(.dimension, "bred"),
    .clues(.with, "med"),
    .clues(.material, "bpa_fri"),
  ]

  /// Words of Danish and Norwegian, besides those that Swedish has too.
  static let danishAndNorwegian: Self = [
    .unit(.dozen, also: .aloneIsOne, "dusin"),
    .unit(.capsule, also: .dosage, "kapsler kapsel"),
    .unit(20, .piece, also: .aloneIsOne, "snes"),
    .words(.each, "hver !à !á"),
    .words([.each, .eachAfter], "stykket"),
    .words(.per, "pr"),
    .words([.off, .verdict], "du_sparer"),
    .words(.forPrice, "!for"),
    .clues(.statement, "er koster"),
    .words([.to, .limit], "til"),
    .number(1, over: 2, "halv halvt halve"),
    .number(1, over: 4, "kvart"),
    .unitPrice(.litre, "literpris l_pris"),
    .words(.and, "og"),
    .words(.paper, "papir kopipapir printerpapir"),
    .number(3, over: 4, "trekvart"),
    .clues(.slice, "skive skiver"),
    .clues([.content, .nutrient], "protein sukker"),
    .clues(.membership, "medlemspris medlem medlemmer"),
    .clues(.price, "pris prisen"),
    .clues(.message, "skylder !jeg"),
    .clues(.saving, "du_sparer spar sparer"),
    .clues(.label, "varenr"),
    .clues(.empty, "tom tomme tomt"),
    .clues(.halved, "halv_pris"),
    .unitPrice(.piece, "stk_pris"),
  ]
}
