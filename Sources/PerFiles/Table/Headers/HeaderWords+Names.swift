/// Words for products and their makers.
extension HeaderWords {
  static let brands = set(
    """
    brand marke marque marca merk märke varumärke mærke merke značka merkki marka бренд марка
    ブランド メーカー 品牌 브랜드 제조사 manufacturer hersteller
    """)

  /// Returns whether a header says only that a column has brands: "Brand name", but not "Brand country".
  static func isBrand(_ words: [String]) -> Bool {
    brands.hasAny(of: words)
      && words.allSatisfy { $0 == "name" || $0 == "/" || brands.hasAny(of: [$0]) }
  }

  /// Headers of columns that distinguish products of the same name.
  static let flavors = set(
    """
    flavor flavors flavour flavours variety scent geschmack geschmacksrichtung geschmackssorte sorte duft goût saveur
    parfum variété sabor variedad aroma gusto varietà smaak smak 味 フレーバー 香り 口味 نكهة النكهة
    """)

  /// Words for categories, which say what a product is if it has no name.
  static let categories = set(
    """
    category categories kategorie kategorien catégorie catégories categoría categorías categoria categorie kategoria
    kategori luokka категория カテゴリ カテゴリー 分类 分類 类别 類別 카테고리 الفئة warengruppe
    """)

  /// Words for what several products have in common.
  static let groups = set(
    """
    line range type category categories subcategory group family class typ kategorie warengruppe artikelgruppe produktgruppe type_de grubu kategorisi türü categorie tip
    catégorie categoría tipo categoria gruppo categorie groep soort kategoria rodzaj grupa kategori varugrupp varegruppe
    varegruppe tuoteryhmä kategorie skupina druh категория группа тип tür grup カテゴリ カテゴリー 分類 分类 类别 類別 种类 الفئة النوع نوع
    """)

  /// Words for the variants of a product.
  static let variants = set(
    """
    variation variations variant variants variante variantes varianten variação variações variazione variazioni
    variación variaciones varianta wariant wariacja variantti вариант вариация варианты varyant バリエーション 变体 變體
    """)

  /// Words for a category of products, which are headers of names if the table has no other ones.
  static let goods = set(
    """
    drink drinks beverage beverages wine wines beer beers tea teas coffee snack snacks food foods grocery groceries cheese
    fruit vegetable meat bread goods what
    getränk getränke wein weine bier biere tee tees kaffee lebensmittel sorte ware käse obst gemüse fleisch brot was
    boisson boissons vin vins bière bières thé thés aliment aliments denrée fromage fruits légume légumes viande pain quoi
    bebida bebidas vino vinos cerveza cervezas té café alimento alimentos queso fruta verdura carne qué
    bevanda bevande vini birra birre tè caffè alimenti formaggio frutta verdure cosa
    drank dranken wijn wijnen thee koffie levensmiddel levensmiddelen kaas groente vlees brood wat
    vinho vinhos cerveja chá alimentação queijo fruta legume pão
    napój napoje wino wina piwo herbata kawa żywność ser owoc warzywo mięso chleb co
    dryck drycker vin öl te kaffe livsmedel ost frukt grönsak kött bröd vad
    drik drikke drikkevare drikkevarer øl fødevare frugt grønt kød brød hvad matvare
    juoma juomat viini olut tee kahvi elintarvike juusto
    nápoj nápoje víno pivo čaj káva potravina sýr ovoce zelenina
    напиток напитки вино пиво чай кофе продукты сыр
    飲み物 飲料 お茶 食品 饮料 食物 음료 식품 مشروب مشروبات
    """)
}
