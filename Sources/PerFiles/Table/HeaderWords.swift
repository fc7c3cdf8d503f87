/// The words of headers, in lower case. Words that are joined by "_" count only beside each other.
enum HeaderWords {
  /// The languages of the columns below: en de fr es it nl pt pl sv da nb fi cs ru ja zh ar.
  static let all: [ColumnRole: Set<String>] = [
    .name: set(
      """
      name product item article description title label
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
      商品 商品名 品名 名称 製品 製品名
      产品 产品名称 商品名称 品名 名稱 產品
      المنتج الاسم اسم المادة الصنف
      """),
    .quantity: set(
      """
      quantity amount size weight volume content contents capacity length area net quantities
      menge inhalt füllmenge gewicht volumen größe groesse grösse packungsgröße nettogewicht nettofüllmenge länge fläche
      quantité quantite poids contenance taille volume contenu grammage
      cantidad peso volumen contenido tamaño tamano formato
      quantità quantita peso volume contenuto formato grammatura
      hoeveelheid inhoud gewicht
      quantidade peso conteúdo conteudo tamanho
      ilość ilosc waga masa objętość pojemność zawartość gramatura
      mängd mangd vikt volym storlek innehåll förpackningsstorlek
      mængde vægt størrelse indhold nettovægt
      mengde vekt størrelse innhold volum
      määrä paino koko sisältö tilavuus
      množství mnozstvi hmotnost objem obsah velikost
      количество вес объем объём масса размер
      内容量 容量 数量 重量 量 規格 サイズ
      规格 容量 重量 数量 净含量 份量 規格
      الكمية الوزن الحجم المقدار السعة
      """),
    .unit: set(
      """
      unit units uom measure unity
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
      単位
      单位 單位
      الوحدة وحدة
      """),
    .count: set(
      """
      count pieces packs pack qty pcs number
      anzahl stückzahl packungen
      nombre
      número numero unidades piezas
      pezzi numero confezioni
      aantal stuks
      número unidades embalagens
      sztuk
      antal
      antall
      kpl lukumäärä
      počet kusů
      штук упаковок
      個数 入数 本数
      件数 个数 包数
      العدد عدد
      """),
    .price: set(
      """
      price cost total amount_paid paid
      preis verkaufspreis endpreis kosten betrag vk bruttopreis
      prix tarif montant coût
      precio pvp importe coste
      prezzo costo importo
      prijs kosten bedrag verkoopprijs
      preço preco custo valor
      cena koszt
      pris kostnad
      pris beløb
      pris beløp
      hinta
      cena
      цена стоимость
      価格 値段 税込 税込価格 販売価格 定価 売価
      价格 售价 价钱 價格 金额
      السعر سعر الثمن
      """),
    .oldPrice: set(
      """
      rrp msrp uvp old_price was_price statt streichpreis førpris før_pris
      ancien_prix prix_barré precio_anterior adviesprijs
      """),
    .unitPrice: set(
      """
      grundpreis einheitspreis kilopreis literpreis stückpreis
      unitprice pricepercent rate
      unit_price price_per prix_au prix_unitaire precio_por precio_unitario prezzo_al prezzo_unitario
      prijs_per kiloprijs literprijs eenheidsprijs preço_por preço_unitário cena_za cena_jednostkowa
      jämförpris jämförelsepris kilopris literpris enhetspris styckpris stykpris enhedspris sammenligningspris jmfpris
      vertailuhinta kilohinta litrahinta yksikköhinta
      jednotková_cena měrná_cena
      цена_за
      単価 单价 單價
      سعر_الوحدة
      """),
    .currency: set(
      """
      currency währung waehrung devise monnaie moneda divisa valuta moeda waluta valuuta měna mena валюта
      通貨 货币 幣別 العملة
      """),
    .shop: set(
      """
      shop store market supermarket retailer vendor seller merchant supplier chain
      laden markt supermarkt händler geschäft anbieter filiale
      magasin enseigne commerce boutique
      tienda supermercado comercio
      negozio supermercato catena
      winkel supermarkt
      loja supermercado
      sklep sieć
      butik affär kedja
      butikk kjede
      kauppa myymälä
      obchod prodejna
      магазин сеть
      店 店舗 お店 店名
      商店 超市 店铺
      المتجر متجر المحل
      """),
    .note: set(
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
      """),
    .other: set(
      """
      id brand marke marque marca merk varumärke ean gtin barcode sku code upc asin plu url link image picture date category categories datum kategorie
      discount rabatt saving savings tax vat mwst country land rank rating position
      date fecha data дата 日付 日期 catégorie categoría categoria kategoria kategori kategória
      """),
  ]

  /// Words at the start of a row that sums up others.
  static let totals = set(
    """
    total totals sum subtotal grand_total summe gesamt gesamtsumme zwischensumme somme totaux suma totale subtotale
    totaal som razem łącznie summa sammanlagt i_alt yhteensä celkem součet итого всего 合計 总计 合计 المجموع الإجمالي
    """)

  /// Words for the hundredth of a currency.
  static let cents = set(
    "cent cents ct pence penny p centimes céntimos centesimi øre öre grosz groszy haléře копеек rappen"
  )

  /// Words between a price and its amount.
  static let per = set("per pro je au par por al cada za na за à")

  /// Words that say nothing of their own.
  static let particles = set(
    """
    in of the a per and with en de la le el il di der die das des du des del della o i w v i und et y e current new
    netto net brutto gross total inkl incl ttc final shelf sale
    """)

  /// The least length of a known word that can be the end of a longer word.
  static func shortestPart(_ word: String) -> Int {
    word.unicodeScalars.first.map { $0.value >= 0x2e80 } == true ? 2 : 5
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map { String($0).replacing("_", with: " ") })
  }
}
