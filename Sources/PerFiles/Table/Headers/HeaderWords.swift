internal import PerCore

/// The words of headers, in lower case. Words that are joined by "_" count only next to each other.
enum HeaderWords {
  /// The words of the columns with a role.
  static func words(for role: ColumnRole) -> WordSet {
    switch role {
    case .name: names
    case .quantity: quantities
    case .unit: units
    case .count: counts
    case .price: prices
    case .oldPrice: oldPrices
    case .unitPrice: unitPrices
    case .currency: currencies
    case .shop: shops
    case .offer: offers
    case .deposit: deposits
    case .note: notes
    case .other: others
    }
  }

  // The languages are en de fr es it nl pt pl sv da nb fi cs ru tr ja zh ar.
  private static let names = set(
    """
    name product item article description title titel label
    produkt artikel bezeichnung produktname artikelname artikelbezeichnung beschreibung
    nom produit désignation libellé article
    nombre producto artículo articulo descripción descripcion denominación
    nome prodotto articolo descrizione denominazione
    naam product artikel omschrijving productnaam
    nome produto artigo descrição descricao designação
    nazwa produkt towar artykuł opis
    namn vara produkt artikel benämning varunamn
    navn vare produkt artikel betegnelse varenavn
    nimi tuote tuotenimi nimike
    název nazev produkt zboží výrobek položka
    название наименование товар продукт
    naziv naziv_proizvoda proizvod izdelek denumire denumirea produs názov výrobok megnevezés termék terméknév назва найменування
    ονομασία προϊόν περιγραφή продукт
    ürün ürün_adı ürünler stok_adı malzeme_adı malzeme açıklama mal_adı mal_hizmet
    商品 商品名 品名 品目 名称 製品 製品名
    产品 产品名称 商品名称 品名 名稱 產品
    المنتج الاسم اسم المادة الصنف البيان
    상품명 상품 제품명 제품 품명 품목 이름
    """)
  private static let quantities = set(
    """
    quantity amount size weight volume content contents capacity length area net quantities
    menge inhalt füllmenge fuellmenge gewicht volumen größe groesse grösse packungsgröße nettogewicht nettofüllmenge länge fläche
    quantité quantite poids masse contenance taille volume contenu grammage
    cantidad peso volumen contenido tamaño tamano formato gramaje
    quantità quantita peso volume contenuto formato grammatura
    hoeveelheid inhoud gewicht maat
    quantidade peso conteúdo conteudo tamanho gramatura gramagem
    ilość ilosc rozmiar waga masa objętość pojemność zawartość gramatura
    mängd mangd vikt nettovikt volym storlek innehåll förpackningsstorlek
    mængde vægt størrelse indhold nettovægt
    mengde vekt nettovekt størrelse innhold volum
    määrä paino nettopaino koko sisältö tilavuus
    množství mnozstvi hmotnost váha gramáž objem obsah velikost
    количество вес объем объём масса размер граммовка фасовка
    količina neto_količina težina masa cantitate greutate množstvo mennyiség tömeg súly кількість вага количество ποσότητα βάρος
    miktar ağırlık ağırlığı net_ağırlık hacim gramaj içerik boyut ebat
    内容量 容量 数量 重量 重さ 量 規格 サイズ
    规格 容量 重量 数量 净含量 净重 淨重 克重 份量 規格
    الكمية الوزن الحجم المقدار السعة
    용량 규격 중량 내용량 무게 수량
    """)
  private static let units = set(
    """
    unit uom uo_m bme measure unity
    einheit einheiten mengeneinheit maßeinheit
    unité unite
    unidad medida
    unità unita misura um
    eenheid
    unidade
    jednostka jm
    enhet
    enhed
    yksikkö yksikko
    jednotka
    единица единицы ед измерения
    jedinica_mjere jedinica mjera enota enota_mere unitate unitate_de_măsură egység mértékegység одиниця мярка μονάδα
    birim birimi ölçü_birimi
    単位
    单位 單位
    الوحدة وحدة
    단위
    """)
  private static let counts = set(
    """
    count pieces packs pack multipack qty pcs units each pk multiplier outer
    qta q_ta q_tà qte q_té cant cantid qtd qtde quant anz par_combien cond nombre_d_unités
    anzahl stückzahl packungen stück stk
    unidades piezas uds unid
    pezzi confezioni
    aantal aant stuks conf lot_de colli verpakt_per
    unidades embalagens
    sztuk sztuki szt liczba zgrzewka
    antal nb st kolli f_pak d_pak
    antall
    kpl lukumäärä kappaletta
    počet kusů ks
    штук шт упаковок кол_во
    adet adedi tane koli_içi paket_içi
    個数 入数 入り数 本数 缶数 枚数 ロール数 セット数
    件数 个数 包数 箱规 件装数 装箱数
    العدد عدد القطع
    개수
    """)
  private static let prices = plainPrices.union(pieceAbbreviations).union(
    set(
      """
      cost retail total amount_paid paid mrp value outflow
      kosten betrag summe gesamt vk ek wert
      montant coût total somme
      importe coste valor total normalpris normalpriset normaalihinta normalpreis
      costo importo totale
      kosten bedrag totaal
      custo valor
      koszt wartość kwota
      kostnad belopp beløb beløp summa
      summa
      částka
      стоимость сумма
      tutar
      税込 定価 売価 金額 小計 合計
      金额 总价 金額 现价 現價 特价 特價 特価 券后价 到手价 折后价 促销价 活动价
      المبلغ
      """))
  private static let oldPrices = listed.union(past).union(
    set("ord_pris ordinarie_pris ordinariepris 原价 原價 通常価格 정가"))
  private static let unitPrices = pricesOfOne.union(
    set(
      """
      vergelijkingsprijs precio_medida prezzo_all
      grundpreis einheitspreis kilopreis literpreis stückpreis kg_preis l_preis
      unitprice pricepercent rate basispreis
      stuksprijs stukprijs vergleichspreis prix_mesure precio_referencia precio_ref p_unidad 単位価格 p_u prezzo_unit
      unit_price unit_cost price_per price_kg price_l price_lb price_oz base_price prix_au prix_unitaire prix_kg precio_por precio_unitario precio_kg
      prezzo_al prezzo_unitario prijs_per kiloprijs literprijs eenheidsprijs preço_por preço_unitário
      cena_za cena_jednostkowa cena_jedn cena_j
      jämförpris jämförelsepris kilopris literpris enhetspris styckpris stykpris enhedspris sammenligningspris jmfpris jfpris kgpris meterpris jmf_pris jfr_pris jämför_pris
      vertailuhinta kilohinta litrahinta yksikköhinta
      jednotková_cena měrná_cena
      цена_за цена_кг
      birim_fiyat birim_fiyatı cijena_za egységár
      単価 单价 單價 단가 단위가격
      سعر_الوحدة
      """))
  private static let currencies = set(
    """
    currency währung waehrung devise monnaie moneda divisa valuta moeda waluta valuuta měna mena валюта
    通貨 货币 币种 幣別 العملة para_birimi döviz
    """)
  private static let shops = set(
    """
    shop store market supermarket retailer vendor seller merchant supplier chain payee pharmacy chemist drugstore
    laden markt supermarkt händler geschäft anbieter filiale apotheke drogerie drogeriemarkt baumarkt
    magasin enseigne commerce boutique pharmacie
    tienda supermercado comercio farmacia mercado
    negozio supermercato catena
    winkel supermarkt apotheek drogist
    loja supermercado farmácia
    sklep sieć apteka drogeria
    butik affär kedja apotek
    butikk kjede
    kauppa myymälä apteekki
    obchod prodejna lékárna
    магазин сеть аптека
    mağaza market eczane
    店 店舗 お店 店名 薬局
    商店 超市 店铺
    المتجر متجر المحل
    매장 마트 상점 판매처 판매점
    """)
  private static let offers = set(
    """
    offer offers promo promos promotion promotions deal deals special specials multibuy azione azioni
    angebot angebote aktion aktionen offre offres promos oferta ofertas promoción promociones
    offerta offerte promozione promozioni aanbieding aanbiedingen actie promoção promoções
    promocja promocje erbjudande kampanj tilbud kampanje ugens_tilbud tarjous tarjoukset kampanja
    akce nabídka акция акции предложение 特売 お得 キャンペーン 促销 优惠 促銷 優惠 活动 العرض عرض عروض
    """)
  private static let notes = set(
    """
    note notes comment comments remark remarks
    notiz notizen bemerkung bemerkungen kommentar anmerkung hinweis
    remarque commentaire
    nota notas observaciones comentario
    commento osservazioni
    opmerking notitie
    observações observação
    uwagi notatka
    anteckning anmärkning
    merknad bemærkning
    huomautus huomio
    poznámka
    примечание комментарий заметка
    備考 メモ
    备注 備註
    ملاحظة ملاحظات
    비고 메모
    """)
  private static let others = brands.union(
    set(
      """
      country land origin herkunft rank rating position category categories kategorie catégorie categoría categoria kategoria
      kategori kategória rayon abteilung department section group gruppe warengruppe
      カテゴリ 分类 类别 категория الفئة
      """))

  /// Words for prices alone.
  static let plainPrices = set(
    """
    price prices preise precios prezzi prijzen preços ceny priser hinnat цены pvp pvp_iva medlemspris stammispris preis verkaufspreis endpreis gesamtpreis bruttopreis einzelpreis packungspreis
    prix tarif precio prezzo prijs verkoopprijs preço cena cene pris hinta ár цена
    fiyat fiyatı fiyati cijena maloprodajna_cijena mpc preț pret ціна τιμή цена_на_дребно
    가격 판매가 판매가격 회원가 価格 値段 税込価格 販売価格 価格 价格 售价 价钱 價格 السعر سعر الثمن
    """)

  /// Words for the price and the amount of all packs, and for the price of one.
  static let allPacks = set(
    """
    total totalt totalpris sum summe gesamt gesamtpreis betrag montant importe importo totale totaal bedrag razem wartość belopp beløb beløp i_alt
    summa celkem yhteensä сумма стоимость итого toplam tutar subtotal line 合計 小計 金額 总价 المجموع المبلغ
    """)
  static let onePack = set(
    "each preço_unit valor_unit valor_unitário einzelpreis e_preis ep pu stykkpris kappalehinta einzel stück single pack packung packungspreis item unidad unità"
  )
  .union(pieceAbbreviations)

  /// Words that mark a price as a former one.
  static let old = set(
    """
    old previous before was früher sonst without_discount before_discount undiscounted original alter alt vorher bisher bisheriger statt ancien avant barré anterior antes antiguo
    vecchio precedente oude oud antigo anterior stara przed poprzednia gammalt gammal tidigare gammel vanha stará původní старая eski önceki القديم السابق
    """)

  /// Words for the hundredth of a currency.
  static let cents = set(
    """
    cent cents ct cts ¢ centen pence penny p centimes centime céntimos centavos centavo centesimi øre öre grosz groszy
    groszach haléře haléřích haléřů hal копеек копейках коп kuruş snt senttiä sentteinä rappen 分
    """)

  /// Words between a price and its amount.
  static let per = set("per pro pr je au aux par por al cada za na за à ل ب لكل")

  /// Words that don't change the meaning of a header.
  static let particles = set(
    """
    in of the a per and with en de la le el il di der die das des du des del della o i w v i und et y e current new
    pack packung package product item price size netto net brutto gross total inkl incl ttc final shelf sale
    """)

  /// Returns a word in lower case, with Latin letters without accents and ligatures.
  static func folded(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.folded }
    func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x250 }
    let word = word.lowercased()
    guard word.unicodeScalars.contains(where: isLatin) else { return word }
    var result = ""
    for character in word {
      let first = character.unicodeScalars[character.unicodeScalars.startIndex]
      if first.isASCII || !isLatin(first) {
        result.append(first.isASCII ? character.folded : character)
      } else {
        result += ligatures[character] ?? String(character.folded)
      }
    }
    return result
  }

  private static let ligatures: [Character: String] = ["ß": "ss", "æ": "ae", "œ": "oe"]

  static func set(_ words: String) -> WordSet {
    let words = words.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return WordSet(
      Set(
        words.map { word in
          folded(
            String(
              decoding: word.lazy.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 },
              as: UTF8.self))
        }))
  }
}
