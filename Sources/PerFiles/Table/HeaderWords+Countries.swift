/// Countries and names in the cells of a column of currencies.
extension HeaderWords {
  /// Returns the codes of the currencies of the countries that a word in lower case can stand for, as in "Canadian
  /// Dollar"; nil for other words.
  static func currencies(ofCountry word: String) -> Set<String>? {
    countries[word]
  }

  /// Returns the codes that a name can stand for in a column of currencies; nil for other words. In headers, "peso" can be
  /// a weight, and "real" an adjective.
  static func currencies(ofCell word: String) -> Set<String>? {
    currencies(named: word) ?? cellNames[word]
  }

  private static let countries = codesByWord([
    (["USD"], "us usa american americano amerikanischer amerikanische américain unis unidos"),
    (["CAD"], "canadian canada canadien kanadischer kanadische canadiense canadese"),
    (["AUD"], "australian australia australien australischer australische australiano"),
    (["NZD"], "zealand neuseeland neuseeländischer zélandais"),
    (["SGD"], "singapore singapur singapour"),
    (["HKD"], "hong hongkong"),
    (["TWD"], "taiwan taiwanese"),
    (["JMD"], "jamaican jamaica"),
    (["BSD"], "bahamian bahamas"),
    (["BBD"], "barbadian barbados"),
    (["BZD"], "belize"),
    (["TTD"], "trinidad tobago"),
    (["FJD"], "fijian fiji"),
    (["NAD"], "namibian namibia"),
    (["GBP"], "british uk britisches britische britannique británica britannica"),
    (["EGP"], "egyptian egypt égyptienne ägyptisches"),
    (["LBP"], "lebanese lebanon libanaise"),
    (["SYP"], "syrian syria syrienne"),
    (["SDG"], "sudanese sudan"),
    (["GIP"], "gibraltar"),
    (["CHF"], "swiss schweizer suisse suisses svizzero svizzeri suizo suizos"),
    (["XOF"], "west ouest"),
    (["XAF"], "central centrale"),
    (["SEK"], "swedish svenska svensk schwedische suédoise suédoises sueca svedese"),
    (["NOK"], "norwegian norska norsk norske norwegische norvégienne noruega"),
    (["DKK"], "danish danska dansk danske dänische danoise danesa"),
    (["ISK"], "icelandic isländska islandsk islandske isländische islandaise"),
    (["INR"], "indian india indische indienne"),
    (["PKR"], "pakistani pakistan"),
    (["LKR"], "lankan lanka"),
    (["NPR"], "nepalese nepali nepal"),
    (["MUR"], "mauritian mauritius maurice"),
    (["SCR"], "seychelles seychellois"),
    (["SAR"], "saudi saoudien"),
    (["QAR"], "qatari qatar"),
    (["OMR"], "omani oman"),
    (["YER"], "yemeni yemen"),
    (["AED"], "emirati uae emirates"),
    (["MAD"], "moroccan morocco marocain"),
    (["KWD"], "kuwaiti kuwait"),
    (["BHD"], "bahraini bahrain"),
    (["IQD"], "iraqi iraq"),
    (["JOD"], "jordanian jordan"),
    (["TND"], "tunisian tunisia tunisien"),
    (["DZD"], "algerian algeria algérien"),
    (["LYD"], "libyan libya"),
    (["RSD"], "serbian serbia srpski"),
    (["MKD"], "macedonian"),
    (["TRY"], "turkish türk türkische turque turca"),
    (["MXN"], "mexican mexicano mexicanos"),
    (["ARS"], "argentine argentino argentinos"),
    (["CLP"], "chilean chileno chilenos"),
    (["COP"], "colombian colombiano colombianos"),
    (["UYU"], "uruguayan uruguayo uruguayos"),
    (["DOP"], "dominican dominicano dominicanos"),
    (["PHP"], "philippine filipino"),
    (["BRL"], "brazilian brasileiro brasileño brasilianischer"),
  ])

  private static let cellNames = codesByWord([
    (["BRL"], "real"), (["RUB"], "ruble rouble rublo"), (["KRW"], "won"), (["THB"], "baht"),
    (["VND"], "dong đồng"), (["PEN"], "sol soles"), (["ZAR"], "rands"), (["JPY"], "yens"),
    (["MXN", "ARS", "CLP", "COP", "UYU", "DOP", "PHP", "CUP"], "peso pesos"),
    (["GBP", "EGP", "SYP", "LBP", "SDG", "GIP"], "pound livre pfund libra"),
    (["SEK", "NOK", "DKK", "ISK"], "krona krone króna couronne couronnes"),
    (["SAR", "QAR", "OMR", "YER", "IRR"], "riyal riyals rial rials"),
    (["AED", "MAD"], "dirham dirhams"),
  ])
}
