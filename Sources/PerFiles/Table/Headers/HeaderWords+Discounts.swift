/// Words for discounts and for discounted prices.
extension HeaderWords {
  static let discounts = set(
    """
    discount indirim rabatt rabattbetrag rabattsatz nachlass remise réduction descuento rebaja sconto
    korting desconto rabat zniżka alennus sleva скидка 割引 割引率 値引 折扣 الخصم خصم
    """)

  static let coupons = set(
    """
    coupon coupons voucher vouchers gutschein gutscheine gutscheinwert rabattcode bon bons bon_de_réduction cupón cupon cupones
    vale buono buoni kortingsbon kortingsbonnen waardebon cupom cupons kupon kupony kupong kuponger rabattkupong
    kuponki kuponki slevový_kupon купон купоны クーポン 优惠券 優惠券 쿠폰 قسيمة كوبون
    """)

  /// Words for the amount saved compared with an earlier price.
  static let savings = set(
    """
    save saved saving savings off money_off ersparnis gespart sie_sparen du_sparst ihr_vorteil preisvorteil économie économies
    économisez vous_gagnez ahorro ahorros ahorra ahorras ahorre risparmio risparmi besparing bespaart voordeel poupança
    poupa poupe economize economia oszczędzasz oszczędność oszczędności sparar besparing besparelse du_sparer säästö
    säästät úspora ušetříte экономия экономите выгода 節約 节省 節省 التوفير وفر
    """)

  /// Words for packs that are bought together at a price.
  static let multibuys = set("multibuy multi_buy bundle deal mengenpreis staffelpreis")

  /// Words for discounted prices.
  static let reduced = set(
    """
    sale special promo promotional discounted reduced now final after jetzt neu neuer reduziert aktionspreis angebotspreis
    endpreis promotionnel remisé réduit soldé maintenant promocional rebajado oferta ahora final adesso şimdi scontato promozionale
    offerta ora actieprijs aanbiedingsprijs actie nu nieuw nieuwe agora slevě akční po promocyjna promocji kampanjpris tilbudspris
    tarjoushinta акции скидкой новая indirimli kampanya kampanja nyt okazja reapris erbjudandepris specialpris kampagnepris særpris extrapris extrapriset avispris výprodej
    спеццена распродажа 値下げ後 wochenangebot sonderangebot セール 今週 特売 特価 割引後 할인가 特价 现价 折后价 促销价 الآن المخفض
    """)

  /// Headers of prices that may need a card or a code, and of prices paid, beside those of usual prices.
  static let otherPrices = set(
    """
    pay you_pay to_pay with_card with_code after_cashback clearance paid you_paid after_coupon after_discount after_rebate
    nach_rabatt nach_abzug après_remise con_descuento dopo_sconto na_korting efter_rabatt com_desconto po_slevě
    zu_zahlen bezahlt mit_app mit_karte lidl_plus mit_coupon
    à_payer payé avec_carte avec_la_carte soldes
    a_pagar pagado con_tarjeta
    da_pagare pagato con_carta con_tessera
    te_betalen betaald met_app met_kaart
    do_zapłaty zapłacono po_rabacie po_obniżce z_kartą z_aplikacją teraz w_promocji
    att_betala betalt rea klubbpris slutpris med_kort
    pago no_pix pix à_vista por
    ödenecek ödenen sepette money_kart
    支払額 実質 クーポン適用後 بعد_الخصم
    """)

  /// Words of prices that not everybody pays, besides those for members and cards.
  static let conditions = set(
    """
    code codes cashback pix vista prime student students staff multibuy bulk bundle volume wholesale case
    promocode staffel staffelpreis mengenpreis mengenrabatt gros mayorista ingrosso atacado hurt hurtowa
    sepette toptan опт rebate rebates clubcard club klub klubb clube online abo subscribe only
    next week weekend weekday weekdays today tomorrow last typical expected new_customers second two several upcoming
    nächste nächster nächsten wochenende heute morgen neukunden letzter letzte erwartet erwarteter zweite zweiter zweites zwei mehrere
    prochaine prochain week_end aujourd_hui abonnement nouveaux_clients dernier attendu deuxième deux plusieurs lot
    prossima prossimo oggi domani nuovi_clienti abbonamento seconda secondo próxima próximo segunda segundo varias varios
    hoy suscripción nuevos_clientes dos último leve mais dois assinatura novos_clientes hoje
    volgende tweede twee meerdere vandaag nieuwe_klanten zakupie dwóch drugi druga następny przyszły
    příští druhý víkend nästa andra flera två næste neste flere etukortilla etukortti kortilla plussakortilla ensi viikolla
    """)

  /// Headers of columns that can have the conditions of a reduced price.
  static let conditionTitles = set(
    """
    condition conditions requires requirement requirements notes note limit when valid until ends ended date on_sale terms
    bedingung bedingungen gültig gilt datum bis hinweis hinweise bemerkung bemerkungen notiz notizen
    valable jusqu validité remarque remarques condiciones válido vigencia hasta notas condizioni valido validità fino
    voorwaarde voorwaarden geldig tot opmerking warunek warunki ważne uwagi villkor gäller betingelser gælder gyldig
    podmínky podmínka platnost platí poznámka condições até ehdot voimassa условие условия срок koşul geçerli
    """)

  /// Parts of words for prices: "Aktionspreis", "tarjoushinta".
  static let priceParts = [
    "price", "preis", "prix", "prijs", "pris", "hinta", "prezzo", "precio", "preço", "cena", "ceny",
    "цена", "fiyat", "価", "价", "價", "سعر", "가",
  ]

  /// Words for the first day of a price.
  static let starts = set(
    """
    start starts starting begin begins effective from beginn beginnt ab von début dès inicio desde inizio dal vanaf början
    från fra od alkaen начало с
    """)

  /// Words before an amount that is not the size of a product: "from 10 kg".
  static let beforeAmounts = starts.union(per).union(
    set("for für pour para por voor för til dla pro для için bis up to of under over"))

  /// Words for current prices, whatever the earlier prices were.
  static let current = set(
    """
    now jetzt neu neuer maintenant nouveau ahora adesso ora agora nu nieuw nieuwe nowa nyní teraz сейчас новая
    текущая current currentprice current_price aktuell 现价 現價 现在 الآن
    """)

  /// Words for the price at which a shop sells.
  static let sellingPrices = set(
    """
    sales_price selling_price sale_price retail_price prezzo_al_pubblico satış_fiyatı vk vk_preis verkaufspreis prix_de_vente precio_de_venta
    prezzo_di_vendita verkoopprijs preço_de_venda cena_sprzedaży försäljningspris salgspris utsalgspris myyntihinta
    prodejní_cena цена_продажи 販売価格 销售价 销售价格 銷售價 سعر_البيع
    """)

  /// Words for the price at which a shop buys.
  static let purchasePrices = set(
    """
    cost costs purchase buying alış_fiyatı maliyet kosten ek einkaufspreis coût prix_d_achat coste costo precio_de_compra
    prezzo_di_acquisto prezzo_d_acquisto kostprijs inkoopprijs custo preço_de_compra koszt cena_zakupu kostnad
    inköpspris købspris indkøbspris innkjøpspris kostpris ostohinta nákupní_cena себестоимость закупочная 原価 仕入
    仕入価格 成本 成本价 进价 采购价 التكلفة
    """)

  /// Returns whether a header names a discount: "Rabatt", "% off".
  static func isDiscount(_ words: [String]) -> Bool {
    discounts.hasAny(of: words) || savings.hasAny(of: words) || coupons.hasAny(of: words)
      || words.contains("%") && (words.contains("off") || Self.words(for: .offer).hasAny(of: words))
  }

  /// Words for cards and apps that a price needs.
  static let cards = set(
    """
    card app karte kundenkarte bonuskarte carte appli tarjeta tessera carta kaart klantenkaart bonuskaart cartão
    aplicativo karta kartą aplikacja aplikacją kort kortti kartou kartičkou карта картой
    """)
}
