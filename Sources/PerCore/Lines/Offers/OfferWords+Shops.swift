extension OfferWords {
  /// What shops say about deliveries, stocks and ratings, in all languages.
  static let ofShops = OfferWords(
    ordinals: [], before: "", after: "", with: "",
    (thresholds.map { $0.replacing("{…}", with: "({p}|{x})") } + others
      + dates.map { $0.replacing("{…}", with: "({x}/{x}[/{x}]|{x}[.])") }).map { (.notice, $0) })

  /// Deliveries and orders with the price from which they are possible or free, `{…}`.
  private static let thresholds = [
    "free (delivery|shipping|postage) [[on|for] [all ](orders|order|purchases)] [(over|above|from) {…}]",
    "(delivery|shipping|postage) (from|over) {…}",
    "[with ](min|minimum) (order|spend|purchase) [of ]{…}",
    "(versandkostenfrei|kostenloser versand|kostenlose lieferung|gratis versand|gratisversand) [ab {…}]",
    "mindestbestellwert [ab ]{…}", "(versand|versandkosten|lieferung) ab {…}",
    "livraison (offerte|gratuite) [(dès|à partir de) {…} [(d'achat|d'achats)]]",
    "(envío|entrega) (gratis|gratuito|gratuita) [(desde|a partir de|por compras de|en compras de más de) {…}]",
    "pedido mínimo [de ]{…}",
    "(spedizione|consegna) (gratis|gratuita) [(da|sopra|sopra i|oltre|oltre i|a partire da) {…}]",
    "ordine minimo [di ]{…}",
    "gratis (verzending|bezorging|levering|verzonden|thuisbezorgd) [(vanaf|boven) {…}]",
    "darmowa (dostawa|wysyłka) [(od|powyżej) {…}]",
    "(frete|entrega) (grátis|gratuita|gratuito) [(acima de|a partir de|para compras acima de) {…}]",
    "fri (frakt|leverans|fragt|levering) [(över|från|vid köp över|over|fra|ved køb over) {…}]",
    "gratis (fragt|frakt|levering) [(over|fra|ved køb over) {…}]",
    "ilmainen (toimitus|kuljetus) [yli {…}] [tilauksiin]",
    "doprava (zdarma|gratis) [(od|nad|při nákupu nad) {…}]",
    "бесплатная доставка [от {…}]",
    "[{…} (üzeri|ve üzeri) ](ücretsiz kargo|kargo bedava|kargo ücretsiz)",
    "[{…}以上[で|は|のご購入で|のお買い上げで]]送料無料",
    "[满{…}]包邮",
    "(شحن|توصيل) مجاني [للطلبات فوق {…}]",
  ]

  /// The days on which a price holds, `{…}`.
  private static let dates = [
    "(offer ends|[offer ]valid (until|till|to|thru)) {…}",
    "[angebot ]gültig (bis|bis zum|ab|am) {…}", "gültig vom {…} bis {…}",
    "[offre ]valable (jusqu'au {…}|du {…} au {…})", "[oferta ](válido|válida) (hasta|hasta el) {…}",
    "[offerta ](valido|valida) (fino al|sino al) {…}", "(valido|valida) dal {…} al {…}",
    "[oferta ]ważna do {…}", "[oferta ](válido|válida) até {…}", "gäller (till|tom|t.o.m.) {…}",
    "(gælder|gjelder) (til|t.o.m.) {…}", "[akce ]platí do {…}", "voimassa {…} asti",
    "действует до {…}",
  ]

  /// Stocks, times of delivery and ratings.
  private static let others = [
    "(in|out of) stock", "[only ]{x} left [in stock]", "(pickup|pick up|available) today",
    "(in-store|in store|in sale|in offer)", "w promocji", "v akci",
    "{x}[ ](out of|of|/)[ ]{x} stars",
    "zzgl (versand|versandkosten) [{P}]",
    "[nur noch {x} ](auf lager|sofort lieferbar|sofort verfügbar)",
    "lieferzeit [ca ][{x}(-|–| bis )]{x} (tage|tagen|werktage|werktagen)",
    "{x} von {x} sternen", "{x} (bewertungen|rezensionen|kundenbewertungen)",
    "[plus que {x} |solo {x} |sólo {x} ]en stock", "{x} (avis|étoiles)",
    "{x} sur {x} étoiles",
    "{x} (estrellas|opiniones|valoraciones)",
    "disponibilità immediata", "{x} (recensioni|stelle)", "{x} su {x} stelle",
    "op voorraad", "{x} (beoordelingen|sterren)",
    "geldig (t/m|tot en met|tot) {x}-{x}[-{x}]",
    "w magazynie", "{x} (opinii|gwiazdek)",
    "em (estoque|stock)", "{x} (estrelas|avaliações)",
    "(i|på) lager", "{x} (omdömen|stjärnor|anmeldelser|stjerner|recensioner)",
    "{x} (tähteä|arvostelua)",
    "skladem", "{x} (hvězdiček|hodnocení|recenzí)",
    "в наличии", "{x} отзывов",
    "stokta", "{x} (yorum|değerlendirme|yıldız)",
    "在庫あり", "有货", "现货", "متوفر",
    "★[ ]{x}",
  ]
}
