internal import PerCore

/// The products in the pictures.
enum Shelf {
  /// A product with numbers in plain notation, with a decimal point.
  struct Entry {
    var quantity: String
    var unit: Unit
    var price: String
    var name = ""
    var shop = ""
    var note = ""

    /// Returns the product as entered in a number format.
    func product(in format: NumberFormat) throws(EntryError) -> Product {
      func typed(_ text: String) -> String {
        String(text.map { $0 == "." ? format.decimalMark : $0 })
      }
      return Product(
        quantity: try Amount(typed(quantity), format: format), unit: unit,
        price: try Amount(typed(price), format: format), name: name, shop: shop, note: note)
    }
  }

  static let oats = [
    Entry(quantity: "500", unit: .gram, price: "0.95", name: "Fine"),
    Entry(quantity: "500", unit: .gram, price: "1.15", name: "Coarse"),
    Entry(quantity: "2", unit: .kilogram, price: "2.50", name: "Family pack"),
    Entry(quantity: "3*55", unit: .gram, price: "2.29", name: "Porridge, three sachets"),
    Entry(quantity: "475", unit: .gram, price: "2.95", name: "Gluten free"),
  ]

  /// Products with equal unit prices.
  static let tied = [
    Entry(quantity: "700", unit: .gram, price: "3.50", name: "Bag"),
    Entry(quantity: "0.7", unit: .kilogram, price: "3.50", name: "Tin"),
    Entry(quantity: "1", unit: .kilogram, price: "5.00"),
  ]

  /// From Tests/PerCoreTests/Fixtures/shelf-prices-sample.csv. The README there names the source.
  static let detergents = [
    Entry(
      quantity: "50", unit: .wash, price: "9.95",
      name: "Weißer Riese Color Gel Aromatherapie Waschmittel Orchidee & Macadamiaöl, 50 Wl",
      shop: "dm drogerie markt, Landstraßer Hauptstraße", note: "Until Saturday, two a household"),
    Entry(
      quantity: "90", unit: .wash, price: "18.95",
      name: "Persil Universal Tiefenrein Waschpulver Familienpackung, 90 Wl", shop: "dm"),
    Entry(
      quantity: "18", unit: .wash, price: "5.95",
      name: "Fewa Renew & Care Caps Colorwaschmittel für dunkle Wäsche, 18 Wl",
      note: "For the black ones, thirty degrees at the most, and never with the fabric softener"),
    Entry(
      quantity: "40", unit: .wash, price: "9.95",
      name: "Donaudampfschifffahrtsgesellschaftskapitänsuniformfeinwaschmittel", shop: "bipa"),
  ]

  /// The longest numbers that can be entered, and the lowest price.
  static let extremes = [
    Entry(
      quantity: String(repeating: "9", count: 30), unit: .kilogram, price: "0.01",
      name: "Nearly for nothing"),
    Entry(
      quantity: "0.000001", unit: .milligram, price: String(repeating: "9", count: 30),
      name: "Antimatter"),
    Entry(quantity: "1000000", unit: .kilogram, price: "0.05", name: "Sand"),
    Entry(quantity: "1", unit: .kilogram, price: "1234567.89", name: "Saffron by the lorry"),
  ]

  /// A table as a spreadsheet exports it. Some rows have no meaning, or more than one.
  static let table = """
    Product,Size,Price,Shop,Notes
    Basmati rice,1 kg,2.99,Lidl,
    "Risotto rice, organic, from the Po valley",500 g,1.95,dm drogerie markt,Until Saturday
    Wholegrain rice,2 lb,3.49,Tesco,3 for 2
    Orange juice,6 × 330 ml,4.49,Tesco,
    Apple juice,1 L,1.19,Lidl,
    Rice pudding,400 g,,Tesco,
    Chopped tomatoes,400/240 g,0.89,Lidl,
    Bay leaves,a handful,0.50,market,
    Kitchen roll,4 × 64 sheets,2.79,Aldi,
    Pudding rice,500 g,0.00,Aldi,

    """
}
