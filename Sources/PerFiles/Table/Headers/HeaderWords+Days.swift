/// Words for prices of other times and shops, and for other columns about prices.
extension HeaderWords {
  /// Words for prices of other times and of other shops, and for wishes.
  static let unpaid = set(
    """
    vorjahr vorjahres vorjahrespreis last_year year_ago prev an_dernier année_dernière año_pasado año_anterior anno_scorso
    vorig_jaar ano_passado ano_anterior zeszły_rok förra_året sidste_år i_fjor viime_vuosi loni прошлый_год
    estimate estimated geschätzt geschätzter estimé estimado stimato geschat geschatte uppskattat szacowana
    target max maximum min minimum competitor competitors average avg mean median wish desired recommended suggested
    wunschpreis zielpreis höchstpreis mindestpreis konkurrenz konkurrenzpreis mitbewerber wettbewerber durchschnitt
    durchschnittspreis durchschnittlich durchschnittlicher empfohlen empfohlener
    conseillé maxi mini moyen concurrent concurrence cible recomendado medio máximo mínimo objetivo competencia
    consigliato massimo minimo obiettivo concorrente concorrenza gemiddeld gemiddelde concurrentie
    streefprijs sugerido médio concorrência średnia maksymalna minimalna sugerowana snittpris medelpris
    genomsnittspris riktpris gennemsnitspris gjennomsnittspris keskihinta tavoitehinta průměrná doporučená cílová
    средняя рекомендуемая 希望価格 平均 最高 参考価格 平均价 参考价
    """)

  /// Words beside a price or an offer that make a column that of days, of changes or of ranks.
  private static let dayWords = set(
    """
    vom am bis gültig stand datum zuletzt seit geändert aktualisiert änderung veränderung differenz trend rang
    date as_of until till ends end expires expiry valid updated checked on change changes diff difference delta rank ranking
    jusqu au_date valable depuis évolution variation différence classement
    hasta fecha válido válida desde cambio variación diferencia fino_al scadenza valido valida variazione differenza
    tot geldig sinds wijziging verschil até validade data mudança variação diferença
    ważna ważne zmiana różnica gäller t_o_m giltig ändring skillnad gælder gyldig ændring forskel endring voimassa muutos
    platí platnost změna rozdíl дата изменение разница 期限 日付 変動 日期 变化
    """)

  /// Returns whether a header of a price or an offer has days, changes or ranks: "Preis vom", "Price rank".
  static func isOfDay(_ words: [String]) -> Bool {
    let offers = Self.words(for: .offer)
    guard
      plainPrices.hasAny(of: words) || offers.hasAny(of: words)
        || words.contains(where: reduced.contains)
    else { return false }
    let others = words.filter { !plainPrices.contains($0) && !offers.contains($0) }
    // "Preis bis 6 Stück" is a price.
    return dayWords.hasAny(of: others) && !words.contains { $0.first?.isNumber == true }
  }

  /// Words for an end of a range, which can also be a day.
  private static let rangeEnds = set("bis until till tot jusqu desde hasta fino até")

  /// Returns whether a header contains only a word for prices, one for an end of a range and maybe a currency, so that
  /// amounts of money below it are prices: "Preis bis", "Prix jusqu’à".
  static func isPriceRange(_ words: [String]) -> Bool {
    let others = words.filter { !plainPrices.contains($0) && !isCurrency($0) }
    return words.contains(where: plainPrices.contains) && others.contains(where: rangeEnds.contains)
      && others.allSatisfy { rangeEnds.contains($0) || $0 == "a" }
  }
}
