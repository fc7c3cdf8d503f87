/// Words for stocks, measures, and rows that aren't products.
extension HeaderWords {
  /// Words for what a shop has in stock and for the least amount of an order.
  static let stock = set(
    """
    stock inventory current_quantity available availability minimum minimal moq reorder min_qty qty_min max_qty qty_max
    min_quantity max_quantity quantité_min qté_min qte_min cant_min cantidad_mínima min_menge bestand lager lagerbestand lagermenge
    verfügbar verfügbarkeit mindestmenge mindestbestellmenge disponible disponibilité existencias inventario giacenza
    scorta disponibilità voorraad estoque zapas magazyn stan_magazynowy lagersaldo lagerantal varasto sklad skladem
    остаток наличие наличии 在庫 在庫数 库存 庫存 المخزون
    hand forecast forecasted projected vorrätig vorrätige verfügbare prognostiziert prognostizierte en_stock en_main
    quantité_disponible qté_disponible quantité_prévue qté_prévue a_mano cantidad_prevista cantidad_pronosticada
    cantidad_disponible disposizione quantità_prevista aanwezig aanwezige beschikbaar beschikbare verwachte_hoeveelheid
    virtuele em_mãos quantidade_prevista disponível dostępna dostępność prognozowana tillgänglig tillgängligt prognos
    tilgængelig tilgjengelig på_lager saatavilla dostupné dostupnost прогнозируемое прогноз 手持在庫数量 手持数量
    手元数量 予測数量 在手数量 现有数量 預測數量 预测数量 الكمية_في_اليد الكمية_المتوقعة
    soh restmenge bestandsmenge vorrat qta_disponibile unidades_disponibles magazijn magazzino varastossa varastosaldo
    lagerstatus skladě stav_skladu bakiye 残数 الرصيد المتوفر المتوفرة stan stany na_stanie dostępne saldo beholdning lagerbeholdning existencia esistenza esistenze dispo voorraadstand
    stav_skladu skladová_zásoba zásoba zásoby склад складе остатки ост stok stok_adedi mevcut készlet raktárkészlet
    stoc απόθεμα zaliha zalihe залишок залишки наличност 在庫数量 库存数量 库存量 庫存量 재고 재고수량
    """)

  /// Words for measures, which are the unit of a column.
  static let measures = set(
    """
    gram grams gramm gramme grammes gramos grammi gramas grammaa gramów gramů граммы грамм грамм グラム جرام
    kilogram kilograms kilogramm
    milliliter milliliters millilitre millilitres mililitros millilitri
    """)

  /// Words for a number of pieces or packs.
  static let pieceNumbers = set(
    "qty quantity count pieces pcs units adet stück anzahl pièces pezzi piezas stuks")

  /// Containers, whose number is in a column if they are its whole header.
  static let containers = set(
    """
    bottles cans bags boxes flaschen dosen beutel bouteilles canettes sachets bottiglie lattine botellas latas flessen
    blikken butelek puszek
    pods nappies diapers pads windeln couches luiers pannolini pañales fraldas pieluchy pieluszki blöjor bleer bleier
    vaipat plenky dosettes cialde padjes おむつ
    """)

  /// Returns the kind of bag that a header names; nil for none. The bags can be in a pack whose weight is known: "Tea".
  static func bag(in words: [String]) -> String? {
    bags.first { bag in
      words.contains { $0 == bag || $0 == bag + "s" || $0.hasPrefix(bag + "gewicht") }
    }
  }

  private static let bags = ["bag", "beutel", "sachet"]

  /// First words of units of two words.
  static let unitParts = set("fl fluid sq square us uk imp imperial")

  /// Units that are the whole header of a column of quantities. "L" and "m" can be the length and the size. "Metro" is
  /// also a shop.
  static let bareMeasures = set(
    """
    g kg ml cl oz lb lbs ft yd floz fl_oz m² m2
    ounce ounces pound pounds pfund kilo kilos quilo quilos chilo chili etto etti kilogramme kilogrammes kilogramos
    quilogramas chilogrammi キログラム liter liters litre litres litro litros litri لتر リットル gallon gallons quart quarts
    pint pints fluid_ounce fluid_ounces foot feet yard yards meter meters metre metres mètre mètres metros metri メートル
    sq_ft sqft square_feet sq_m sqm qm square_meters square_metres quadratmeter
    """)

  /// Words for what is added to a price.
  static let fees = set(
    """
    delivery shipping postage delivery_fee shipping_fee versand versandkosten lieferung livraison frais_de_port envío
    gastos_de_envío spedizione verzending verzendkosten frete dostawa frakt fragt levering toimitus doprava доставка
    delivery_charge delivery_charges delivery_cost delivery_costs shipping_cost shipping_costs
    bag_charge frais_de_livraison frais_de_préparation livraison_à_domicile gastos_de_entrega coste_de_envío costo_di_consegna
    spese_di_spedizione spese_di_consegna leveransavgift hemleverans fraktavgift leveringskosten taxa_de_entrega
    koszt_dostawy koszty_dostawy koszt_wysyłki liefergebühr lieferkosten kargo_ücreti
    kargo toimitusmaksu porto_und_verpackung porto_verpackung porto_und_versand porto_versand 送料 运费 配送费 الشحن التوصيل
    """)

  /// Words at the start of a row that sums up others.
  static let totals = set(
    """
    total totals sum total_general gesamtbetrag subtotal grand_total summe gesamt gesamtsumme zwischensumme somme totaux suma totale subtotale
    average mean durchschnitt mittelwert moyenne promedio gemiddelde média średnia genomsnitt gennemsnitt
    gjennomsnitt keskiarvo průměr среднее 平均 المتوسط
    insgesamt ialt medel medelvärde loppusumma maksettavaa somma eindtotaal сумма 計 共计 合計金額 إجمالي
    gesamtergebnis gesamtkosten gesamtausgaben ergebnis zusammen الإجمالي_الكلي المجموع_الكلي
    sous_total sammanfattning totalt tussentotaal subtotaal subtotal_general
    totaal som razem łącznie summa sammanlagt i_alt yhteensä celkem součet итого всего 合計 总计 合计 المجموع الإجمالي 합계 총계 소계
    """)

  /// First words of rows that sum up others, whatever follows.
  private static let sums = set(
    """
    subtotal sum_of zwischensumme gesamtsumme summe gesamtbetrag sous_total grand_total total_general total_général subtotale
    subtotaal tussentotaal delsumma delsum razem suma celkem mezisoučet yhteensä välisumma итого всего 小計 合計 总计
    合计 小计 합계 총계 소계 durchschnitt mittelwert moyenne
    """)

  /// Words after "total" in rows that sum up others: "Total TTC", "Total (EUR)".
  private static let sumParts = withTax.union(withoutTax).union(taxes).union(included)
    .union(excluded).union(currencyWords)
    .union(
      set(
        """
        net gross due amount price cost value items order cart basket receipt purchase articles artikel artículos
        articoli du de la del des panier commande ticket compra compras carrello spesa bestellung einkauf warenkorb
        rechnung köp inköp geral general général generale komplett to pay à payer a pagar complessivo documento da pagare
        te betalen zu zahlen ordine fattura facture factura
        spent résultat resultado risultato
        """))

  /// Rows that are neither products nor sums.
  private static let extras = set(
    """
    sales_tax tip trinkgeld pourboire coupon coupons gutschein voucher discount rabatt
    remise descuento sconto korting bag_fee service_fee deposit pfand carriage handling handling_fee bezorging bezorgkosten
    administratiekosten emballage fooi dricks expeditionsavgift ekspedition gebyr drikkepenge servicekosten pourboires
    propina mancia gorjeta napiwek spropitné чай_официанту opakowanie_zwrotne balné leergut mehrwegpfand vratná_záloha
    """
  ).union(taxes)

  /// Words for postage that are also the names of products, such as wines.
  static let possibleExtras = set("porto port")

  /// Returns whether a row that starts with a cell of these words sums up others.
  static func isTotal(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    let two = words.count > 1 ? first + " " + words[1] : first
    let all = words.count > 2 ? words.joined(separator: " ") : two
    if totals.contains(all) || recaps.contains(all) || sums.contains(first) || sums.contains(two)
      || isNamedSum(words)
    {
      return true
    }
    return ["total", "totale", "totaal", "gesamt", "summa", "totalt"].contains(first)
      && words.dropFirst().allSatisfy { sumParts.contains($0) || isCurrency($0) || isSumPart($0) }
  }

  /// Words between a deposit and its container.
  private static let depositParts = set(
    "na auf för på sur per op lahve lahev flaska kasten einweg mehrweg")

  /// Returns whether a row that starts with a cell of these words is a fee, a tax or a discount.
  static func isExtra(_ words: [String]) -> Bool {
    let name = words.joined(separator: " ")
    if fees.contains(name) || extras.contains(name) { return true }
    // "Pfand 0,25", "Bottle deposit"
    func isExtra(_ word: String) -> Bool { extras.contains(word) || deposits.contains(word) }
    return words.contains(where: isExtra)
      && words.allSatisfy {
        isExtra($0) || $0.allSatisfy(\.isNumber) || $0 == "%" || particles.contains($0)
          || isCurrency($0) || isContainer($0) || cases.contains($0) || depositParts.contains($0)
      }
  }
}
