/// The words of the lines of a receipt that name no product: totals, payments, change, fees, taxes and savings.
///
/// Words are written as those of `LanguageWords` are; the words before and after a sum are one phrase:
/// "du_hast_gespart". A word with `!` is read in its own language only.
struct ReceiptWords {
  /// What a line with one of the words is.
  enum Meaning: Int {
    /// A payment, or a product with that name if the line has an amount: "Bar", "Carte".
    case payment
    /// The weight of everything on the receipt, or of one product.
    case totalWeight
    /// No product, whatever amount the line has: "Change", "Delivery fee".
    case noProduct
    /// What a receipt counts: "6 items £23.45" is a total.
    case items
  }

  let language: String
  let payments: String
  let totalWeights: String
  let items: String
  let others: String

  init(
    _ language: String, payments: String, totalWeights: String = "", items: String = "",
    others: String
  ) {
    (self.language, self.payments, self.items) = (language, payments, items)
    (self.totalWeights, self.others) = (totalWeights, others)
  }

  static let all: [ReceiptWords] = [
    ReceiptWords(
      "en",
      payments: "card rewards visa mastercard contactless paid balance points",
      totalWeights: "total_weight shipping_weight ship_wt gross_total_weight "
        + "total_wt weight_total total_weight_lbs",
      items: "items",
      others: "total sub_total subtotal grand_total cash change change_due cash_back cashback "
        + "tendered cash_tendered amount_paid balance_due amount_due total_due you_saved "
        + "you_have_saved total_savings total_saved rounding rounding_adjustment vat sales_tax "
        + "tax total_tax !fee !fees bag_fee bag_charge bags_fee carrier_bag_charge carrier_bag_fee "
        + "plastic_bag_fee plastic_bag_charge paper_bag_fee eco_fee eco_tax environmental_fee "
        + "recycling_fee service_fee service_charge handling_fee delivery delivery_fee "
        + "delivery_charge shipping shipping_fee postage postage_and_packaging postage_&_packing "
        + "postage_and_packing p&p loyalty "
        + "loyalty_points loyalty_discount loyalty_card loyalty_savings points_earned "
        + "reward_points rewards_points discount discounts member_discount member_savings "
        + "staff_discount coupon_discount !tip gratuity surcharge card_surcharge "
        + "sugar_tax packaging_fee small_order_fee bottle_deposit container_deposit "
        + "deposit_refund crv deposit donation gift_card gift_card_balance refund total_items "
        + "item_count items_sold number_of_items card_payment credit_card debit_card you_save "
        + "savings round_off total_price price_total total_amount weight_subtotal items_total "
        + "total_quantity clubcard_savings member_price_savings points_balance your_savings "
        + "debit_tend cash_tend ebt ebt_balance minimum_order min_order order_minimum "
        + "only_left left_in_stock serving_size servings_per_container you_have_in_your_basket "
        + "you_have_in_your_cart you_have_in_your_bag you_have_items_in_your_basket "
        + "you_have_items_in_your_cart you_have_items_in_your_bag in_your_basket "
        + "in_your_cart in_your_bag"),
    ReceiptWords(
      "de",
      payments: "bar karte ec zurück rest bezahlt punkte netto brutto",
      totalWeights: "gesamtgewicht summe_gewicht gewicht_gesamt",
      items: "artikel positionen",
      others: "summe gesamt gesamtsumme gesamtbetrag total zwischensumme zwischentotal rückgeld "
        + "wechselgeld retourgeld bargeld barzahlung bar_gegeben gegeben mwst ust mehrwertsteuer "
        + "umsatzsteuer enthaltene_mwst steuer versand versandkosten lieferung liefergebühr "
        + "lieferkosten gebühr servicegebühr treuepunkte punkte_gesammelt treuerabatt rabatt "
        + "rabatte nachlass gesamtersparnis gespart du_hast_gespart sie_haben_gespart ersparnis "
        + "rundung rundungsdifferenz pfand flaschenpfand dosenpfand leergut pfandbon "
        + "pfandrückgabe pfand_rückgabe leergutbon trinkgeld kartenzahlung tütengebühr "
        + "anzahl_artikel artikelanzahl ec_karte girocard ihr_habt_gespart ihre_ersparnis "
        + "deine_ersparnis sie_sparen du_sparst gesamtpreis gesamt_preis endpreis service_gebühr "
        + "bonuspunkte anzahl_positionen artikel_gesamt treuebonus ihr_rabatt steuer_a steuer_b "
        + "zahlung_visa mindestbestellwert nur_noch_verfügbar noch_verfügbar nur_noch "
        + "auf_lager portionsgröße portionen_pro_packung"),
    ReceiptWords(
      "fr",
      payments: "carte cb chèque monnaie reste payé réglé points",
      totalWeights: "poids_total poids_global",
      items: "articles",
      others: "total total_ttc total_à_payer sous_total soustotal total_général montant_total "
        + "espèces rendu rendu_monnaie monnaie_rendue à_rendre tva dont_tva taxe taxes "
        + "frais_de_port frais_de_livraison livraison frais_de_service frais éco_participation "
        + "écoparticipation éco_taxe éco_contribution sac_caisse sac_de_caisse remise remises "
        + "remise_fidélité points_fidélité fidélité vous_avez_économisé économies_réalisées "
        + "arrondi consigne consignes pourboire nombre_d'articles carte_bancaire vous_économisez "
        + "économie économies votre_avantage prix_total nombre_d'articles_vendus "
        + "avantage_fidélité remise_immédiate remise_carte avantage_carte_fidélité "
        + "base_ht montant_ttc total_articles cb_emv minimum_de_commande commande_minimum "
        + "plus_que_en_stock en_stock"),
    ReceiptWords(
      "es",
      payments: "tarjeta cuota vuelta entrega resto pagado puntos",
      totalWeights: "peso_total",
      items: "artículos",
      others: "total subtotal suma total_general importe_total total_compra efectivo cambio "
        + "su_cambio vuelto entregado iva igic impuesto impuestos gastos_de_envío envío "
        + "entrega_a_domicilio comisión gastos_de_gestión puntos_fidelidad puntos_acumulados "
        + "descuento descuentos ahorro_total ha_ahorrado redondeo propina bolsa_caja "
        + "bolsa_de_caja ecotasa eco_tasa número_de_artículos total_artículos depósito "
        + "has_ahorrado usted_ha_ahorrado ahorro su_ahorro te_has_ahorrado precio_total "
        + "base_imponible tarjeta_de_crédito tarjeta_de_débito total_iva importe a_devolver "
        + "pedido_mínimo en_stock quedan disponibles"),
    ReceiptWords(
      "it",
      payments: "carta pagato punti",
      totalWeights: "peso_totale",
      items: "articoli",
      others: "totale subtotale sub_totale totale_complessivo importo_totale totale_euro contanti "
        + "contante resto iva di_cui_iva imposta spese_di_spedizione spedizione consegna "
        + "costo_consegna commissione punti_fedeltà sconto sconti sconto_fedeltà hai_risparmiato "
        + "risparmio_totale arrotondamento mancia contributo_raee eco_contributo ecocontributo "
        + "shopper numero_articoli cauzione bancomat pagamento_contante pagamento_elettronico "
        + "importo_pagato ha_risparmiato avete_risparmiato risparmio il_tuo_risparmio "
        + "prezzo_totale imponibile carta_di_credito carta_di_debito totale_articoli ordine_minimo "
        + "disponibili disponibilità"),
    ReceiptWords(
      "nl",
      payments: "pin kaart terug retour betaald bespaard punten",
      totalWeights: "totaal_gewicht totaalgewicht gewicht_totaal",
      items: "artikelen",
      others: "totaal subtotaal sub_totaal eindtotaal totaalbedrag contant wisselgeld btw "
        + "bezorgkosten verzendkosten verzending bezorging servicekosten statiegeld emballage spaarpunten "
        + "korting kortingen totaal_voordeel uw_voordeel jouw_voordeel afronding fooi "
        + "verwijderingsbijdrage aantal_artikelen pinnen pinbetaling u_heeft_bespaard "
        + "je_hebt_bespaard u_bespaart je_bespaart totaalprijs totale_prijs bonus_voordeel "
        + "bonusvoordeel aantal_stuks tasje_kassa minimale_bestelling minimum_bestelling waardebon "
        + "bonuskorting op_voorraad nog_op_voorraad"),
    ReceiptWords(
      "pt",
      payments: "cartão multibanco débito crédito pago pontos",
      totalWeights: "peso_total",
      items: "artigos itens",
      others: "total subtotal sub_total total_geral valor_total total_a_pagar dinheiro troco "
        + "numerário iva icms imposto impostos taxa_de_entrega entrega portes portes_de_envio "
        + "frete taxa_de_serviço pontos_fidelidade desconto descontos poupança_total "
        + "total_poupado você_economizou arredondamento gorjeta saco_caixa ecovalor depósito "
        + "tara número_de_itens qtd_total_de_itens valor_pago valor_recebido economizou economia "
        + "poupou poupança você_poupou preço_total cartão_de_crédito cartão_de_débito "
        + "valor_do_troco total_artigos encomenda_mínima pedido_mínimo em_stock em_estoque "
        + "disponíveis"),
    ReceiptWords(
      "pl",
      payments: "karta zapłacono punkty",
      totalWeights: "waga_razem waga_łączna łączna_waga waga_całkowita",
      items: "artykułów pozycji",
      others:
        "razem suma suma_pln łącznie podsuma do_zapłaty gotówka reszta wydano vat ptu suma_ptu "
        + "podatek dostawa koszt_dostawy wysyłka opłata opłata_recyklingowa opłata_serwisowa "
        + "punkty_lojalnościowe rabat rabaty upust zaoszczędziłeś zaoszczędzono oszczędzasz "
        + "zaokrąglenie kaucja napiwek karta_płatnicza oszczędność cena_razem ilość_sztuk "
        + "ilość_pozycji liczba_pozycji liczba_sztuk ptu_a ptu_b ptu_c sprzedaż_opodatk_a "
        + "sprzedaż_opodatk_b minimalne_zamówienie dostępne na_stanie"),
    ReceiptWords(
      "sv",
      payments: "kort tillbaka åter betalt mottaget poäng",
      totalWeights: "totalvikt total_vikt",
      items: "varor artiklar",
      others:
        "totalt total summa delsumma att_betala kontant kontanter växel moms varav_moms frakt "
        + "leverans leveransavgift avgift serviceavgift påsavgift pant bonuspoäng rabatt "
        + "rabatter total_rabatt du_sparade du_har_sparat öresavrundning avrundning dricks "
        + "antal_varor kortbetalning sparat du_sparar totalpris summa_att_betala antal_artiklar "
        + "kortköp värdecheck minsta_order i_lager finns_i_lager"),
    ReceiptWords(
      "da",
      payments: "kort retur tilbage betalt point",
      totalWeights: "samlet_vægt totalvægt total_vægt",
      items: "varer artikler",
      others: "i_alt ialt total subtotal sum at_betale kontant byttepenge moms heraf_moms fragt "
        + "levering leveringsgebyr gebyr posegebyr pant rabat rabatter du_sparede du_har_sparet "
        + "øreafrunding afrunding drikkepenge antal_varer dankort sparet du_sparer samlet_pris "
        + "totalpris betalingskort antal_artikler minimumsordre mindste_ordre gavekort på_lager"),
    ReceiptWords(
      "nb",
      payments: "kort veksel betalt poeng",
      totalWeights: "totalvekt samlet_vekt total_vekt",
      items: "varer artikler",
      others: "totalt total sum delsum i_alt å_betale kontant kontanter vekslepenger mva herav_mva "
        + "frakt levering leveringsgebyr gebyr posegebyr pant bonuspoeng rabatt rabatter "
        + "du_sparte du_har_spart øreavrunding avrunding driks antall_varer bankkort tilbake "
        + "spart du_sparer totalpris samlet_pris antall_artikler bankaxept minste_ordre gavekort "
        + "på_lager"),
    ReceiptWords(
      "fi",
      payments: "kortti bonus maksettu pisteet",
      totalWeights: "kokonaispaino yhteispaino paino_yhteensä",
      items: "tuotetta",
      others: "yhteensä välisumma loppusumma summa käteinen vaihtoraha takaisin alv vero toimitus "
        + "toimitusmaksu toimituskulut postikulut palvelumaksu pantti pullopantti tölkkipantti "
        + "alennus alennukset säästit pyöristys tippi bonuspisteet korttimaksu säästö "
        + "kokonaishinta hinta_yhteensä tuotteita tuotteita_yhteensä pankkikortti luottokortti "
        + "bonusta säästösi minimitilaus lahjakortti varastossa plussa_etu"),
    ReceiptWords(
      "cs",
      payments: "karta body",
      totalWeights: "celková_hmotnost celková_váha hmotnost_celkem váha_celkem",
      items: "položek položky",
      others: "celkem součet mezisoučet celkem_k_úhradě hotovost hotově vráceno vrátit dph doprava "
        + "poštovné doručení poplatek balné servisní_poplatek záloha vratná_záloha "
        + "věrnostní_body sleva slevy úspora ušetřili_jste ušetřeno zaokrouhlení "
        + "haléřové_vyrovnání spropitné kartou platba_kartou zaplaceno ušetřil_jste celková_cena "
        + "cena_celkem počet_položek počet_kusů platební_karta k_platbě zpět minimální_objednávka "
        + "dárkový_poukaz skladem"),
    ReceiptWords(
      "ru",
      payments: "карта",
      totalWeights: "общий_вес вес_итого итоговый_вес общая_масса вес_всего",
      items: "товаров товара позиций",
      others: "итого итог всего подытог промежуточный_итог к_оплате наличные наличными сдача ндс "
        + "в_т_ч_ндс налог доставка сервисный_сбор сбор комиссия баллы бонусы бонусные_баллы "
        + "скидка ваша_скидка экономия вы_сэкономили округление чаевые залог картой безналичными "
        + "оплачено получено ваша_экономия общая_стоимость итоговая_сумма количество_товаров "
        + "всего_товаров кол_во_товаров банковская_карта минимальный_заказ подарочная_карта "
        + "в_наличии осталось остаток"),
    ReceiptWords(
      "ja",
      payments: "カード クレジット",
      totalWeights: "総重量 合計重量 重量合計 総重量計 重量計",
      items: "点 点の商品",
      others:
        "合計 小計 総計 総合計 お会計 お支払い お釣り おつり 釣銭 お預り お預かり 現金 消費税 内消費税 税 送料 配送料 手数料 サービス料 ポイント 獲得ポイント "
        + "値引 値引き 割引 値引き合計 レジ袋代 デポジット 合計点数 お買上点数 買上点数 お買上げ点数 合計金額 クレジットカード お釣 お得額 商品券 残り 在庫 カートに_の商品があります "
        + "カートに_商品があります"),
    ReceiptWords(
      "zh",
      payments: "刷卡",
      totalWeights: "总重 总重量 合计重量 總重 總重量",
      items: "件商品",
      others:
        "合计 总计 小计 总价 应付 实付 实收 现金 找零 找赎 税 税费 增值税 运费 配送费 邮费 服务费 手续费 包装费 打包费 积分 会员积分 优惠 折扣 已优惠 抹零 "
        + "押金 合計 小計 總計 運費 微信支付 支付宝 总金额 合计数量 数量合计 总数量 会员优惠 合计金额 银行卡 信用卡 节省 起送价 库存 剩余 仅剩 购物车有_商品 "
        + "购物车中有_商品 购物车共_商品 共_商品"),
    ReceiptWords(
      "ar",
      payments: "بطاقة",
      totalWeights:
        "الوزن_الكلي الوزن_الاجمالي اجمالي_الوزن مجموع_الوزن الوزن_الإجمالي إجمالي_الوزن",
      items: "أصناف",
      others:
        "المجموع الاجمالي الإجمالي اجمالي المجموع_الفرعي المجموع_الكلي نقدا نقدي الباقي ضريبة "
        + "الضريبة ضريبة_القيمة_المضافة قيمة_مضافة التوصيل توصيل رسوم_التوصيل رسوم_توصيل الشحن "
        + "رسوم رسوم_الخدمة رسوم_خدمة نقاط نقاط_الولاء خصم الخصم وفرت بقشيش تأمين المدفوع "
        + "السعر_الكلي السعر_الاجمالي عدد_القطع عدد_الاصناف بطاقة_ائتمان الحد_الأدنى_للطلب متوفر"),
    ReceiptWords(
      "tr",
      payments: "kart",
      totalWeights: "toplam_ağırlık ağırlık_toplamı",
      others: "toplam ara_toplam genel_toplam ödenecek nakit para_üstü kdv toplam_kdv vergi kargo "
        + "kargo_ücreti teslimat teslimat_ücreti hizmet_bedeli servis_ücreti poşet_ücreti "
        + "poşet_bedeli puan sadakat_puanı indirim indirim_tutarı tasarruf kazancınız yuvarlama "
        + "depozito depozito_bedeli bahşiş kredi_kartı banka_kartı ödenen toplam_tutar "
        + "toplam_fiyat ürün_sayısı adet_toplamı toplam_ürün"),
  ]

  /// The phrases of a language and of English, each with its meaning.
  static func phrases(in language: String) -> WordTrie {
    let own = LanguageWords.code(for: language)
    var phrases = WordTrie()
    for table in all.sorted(by: { $0.language == own && $1.language != own })
    where table.language == own || table.language == "en" {
      func add(_ words: String, _ meaning: Meaning) {
        WordList(words).forEach { word in
          let place = phrases.place(of: word.folded)
          if phrases[place] == nil, !word.isOwnOnly || table.language == own {
            phrases[place] = meaning.rawValue
          }
        }
      }
      add(table.others, .noProduct)
      add(table.totalWeights, .totalWeight)
      add(table.payments, .payment)
      add(table.items, .items)
    }
    return phrases
  }
}
