/// Words of rows that summarize others.
extension HeaderWords {
  /// Headers of the lowest price of several shops.
  static let bestPrices = set(
    """
    best_price lowest_price cheapest_price bestpreis bester_preis günstigster_preis billigster_preis meilleur_prix
    mejor_precio miglior_prezzo prezzo_migliore melhor_preço menor_preço beste_prijs laagste_prijs najlepsza_cena 最安値
    """)

  /// First cells of rows with the minimum, the maximum or the average of other rows, and of what is carried forward or
  /// to be paid.
  static let recaps = set(
    """
    minimum maximum min max lowest highest cheapest dearest most_expensive median balance balance_due amount_due
    carried_forward brought_forward balance_carried_forward balance_brought_forward all_items all_products sub_total
    average_price mean_price amount_payable to_pay difference
    übertrag saldo zu_zahlen zu_bezahlen alle_artikel alle_produkte günstigster teuerster günstigste teuerste billigster
    durchschnittspreis höchster_preis niedrigster_preis höchstpreis tiefstpreis endsumme endbetrag rechnungsbetrag
    zahlbetrag zwischentotal teilsumme differenz
    report à_reporter montant_dû montant_total prix_moyen solde reste_à_payer net_à_payer à_payer moins_cher plus_cher
    différence diferencia differenza diferença verschil różnica skillnad forskel rozdíl разница 差額
    le_moins_cher le_plus_cher prix_minimum prix_maximum tous_les_articles
    mínimo máximo a_pagar importe_total suma_y_sigue precio_medio precio_promedio más_barato más_caro total_a_pagar
    minimo massimo riporto a_riportare prezzo_medio da_pagare importo_totale più_economico più_caro parziale
    te_betalen gemiddelde_prijs goedkoopste duurste transport_over
    a_transportar preço_médio valor_total mais_barato mais_caro soma
    maksimum do_zapłaty z_przeniesienia do_przeniesienia średnia_cena suma_całkowita ogółem najtańszy najdroższy
    att_betala att_överföra medelpris snittpris lägsta högsta billigast dyrast delsumma
    at_betale overført å_betale laveste højeste høyeste billigste dyreste gennemsnitspris gjennomsnittspris
    minimi maksimi maksettava siirto keskihinta halvin kallein välisumma
    k_úhradě převod zůstatek průměrná_cena nejlevnější nejdražší k_zaplacení
    минимум максимум к_оплате средняя_цена сальдо баланс перенос самый_дешевый самый_дешёвый мінімум максимум
    разом усього всього підсумок до_сплати
    összesen mindösszesen részösszeg végösszeg átlag átvitel fizetendő legolcsóbb legdrágább
    toplam ara_toplam genel_toplam ortalama en_düşük en_yüksek devir ödenecek_tutar
    σύνολο γενικό_σύνολο μερικό_σύνολο μέσος_όρος ελάχιστο μέγιστο πληρωτέο από_μεταφορά σε_μεταφορά
    ukupno sveukupno skupaj общо totale_generale spolu jumlah tổng tổng_cộng
    最小 最大 最小値 最大値 最安 最安値 最高値 最高 最低 繰越 次頁繰越 前頁繰越 平均価格 平均値 総計 総合計 総額
    最低价 最高价 最小值 最大值 结转 余额 平均价 平均值 최소 최대 최저 최고 평균 이월
    الحد_الأدنى الحد_الأقصى الرصيد الرصيد_المرحل متوسط
    """)

  /// Words for a sum at the end of the first cell, after a word for what is summed up: "Weekly total".
  private static let lastSums = set(
    """
    total totals sum sums subtotal summe gesamt gesamtsumme somme suma totale totaal razem summa celkem yhteensä итого
    разом összesen toplam σύνολο soma
    """)

  /// Words for what is summed up.
  private static let summedUp = set(
    """
    weekly monthly daily yearly annual quarterly week month day year january february march april may june july august
    september october november december running overall final order cart basket receipt shop store shopping bill invoice
    list page table row rows item items product products category cumulative net gross estimated
    wochen monats tages jahres woche monat tag jahr januar februar märz mai juni juli oktober dezember seite seiten
    einkauf rechnung bestellung warenkorb netto brutto
    semaine mois jour page panier commande mensuel hebdomadaire janvier février mars avril juin juillet août septembre
    octobre novembre décembre semana mes día página compra pedido mensual semanal settimana mese giorno pagina spesa
    mensile settimanale maand dag bestelling winkelwagen mês dia semanal mensal tydzień miesiąc dzień zakupy
    vecka månad dag uge måned dag viikko kuukausi päivä týden měsíc den неделя месяц день за_неделю за_месяц
    enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre
    gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
    janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
    haftalık aylık genel ara γενικό μερικό heti havi napi
    """)

  /// Sums that languages without spaces write at the end of a word: "5月合計".
  private static let sumEnds = ["合計", "小計", "総計", "总计", "合计", "小计", "总额", "합계", "소계", "총계", "集計"]

  /// Words at the end of a cell that names a sum, whatever words precede them: "Dairy subtotal". No product has them.
  private static let subtotals = set(
    """
    subtotal zwischensumme gesamtsumme gesamtbetrag gesamtergebnis subtotale subtotaal tussentotaal delsumma mezisoučet
    välisumma
    """)

  /// Words of rows that sum up others if their figures prove it. Products have them, too: "Total cereal".
  private static let possibleSums = lastSums.union(subtotals).union(
    set(
      """
      overall combined altogether ergebnis zusammen gesamtkosten gesamtausgaben ensemble résultat resultado risultato
      cumulé conjunto insieme complessivo ergebnisse σ ς 計 合計 小計 إجمالي الإجمالي مجموع المجموع
      """))

  /// Returns whether a row that starts with a cell of these words can sum up others, or can be a product.
  static func canBeTotal(_ words: [String]) -> Bool {
    words.contains { word in
      possibleSums.contains(word)
        || word.utf8.last.map { $0 >= 0x80 } == true && sumEnds.contains { word.hasSuffix($0) }
    }
  }

  /// Returns whether a word after "total" is a year or one for what is summed up: "Total January", "Total 2024".
  static func isSumPart(_ word: String) -> Bool {
    summedUp.contains(word)
      || word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20"))
        && word.allSatisfy(\.isNumber)
  }

  /// Returns whether the words of a first cell name what is summed up and a sum: "Weekly total", "5月合計".
  static func isNamedSum(_ words: [String]) -> Bool {
    guard let last = words.last, words.count <= 3 else { return false }
    // Most first cells are names in ASCII, and none of the ends is.
    let isSum = last.utf8.last.map { $0 >= 0x80 } == true && sumEnds.contains { last.hasSuffix($0) }
    if words.count == 1 { return isSum }
    if subtotals.contains(last) || sumEnds.contains(last) { return true }
    return lastSums.contains(last)
      && words.dropLast().allSatisfy { summedUp.contains($0) || $0.allSatisfy(\.isNumber) }
      || isSum && words[0].first?.isNumber == true
  }
}
