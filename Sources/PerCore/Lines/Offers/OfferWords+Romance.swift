extension OfferWords {
  static let french = OfferWords(
    ordinals: ["2nd 2nde deuxième second seconde", "troisième"],
    ordinalEndings: "e,eme,ème,\u{1D49}",
    every: "chaque", before: "jusqu'à", after: "dès,pour", with: "avec",
    conditions:
      "avec la carte,avec votre carte,avec ma carte,avec carte,à partir de",
    [
      (.multibuy, "[ou ]{q} (pour|pour le prix de|au prix de) {m}", nil),
      (.multibuy, "[ou |obtenez |prenez ]{q} (pour le prix|au prix) d'(un|une|1)", nil),
      (.multibuy, "(obtenez|prenez) {q} (pour|pour le prix de) {m}", nil),
      (
        .multibuy,
        "{b}[ ]+[ ]{f} (offert|offerts|offerte|offertes|gratuit|gratuits|gratuite|gratuites)", nil
      ),
      (
        .multibuy,
        "{b} (acheté|achetés|achetée|achetées)[ ][=][ ]{f} (offert|offerts|offerte|offertes|gratuit|gratuits|gratuite|gratuites)",
        nil
      ),
      (
        .multibuy,
        "{q} (acheté|achetés|achetée|achetées) [= ]{m} (payé|payés|payée|payées)", nil
      ),
      (
        .multibuy, "{q} (achetés|achetées) dont {f} (offert|offerte|offerts|gratuit|gratuite)", nil
      ),
      (.multibuy, "(achetez|prenez) {q} [et ]payez [en ]{m}", nil),
      (.nth, "[le |la ]{k} [produit |article |unité ]à moitié prix", 50),
      (
        .nth, "[le |la ]{k} [produit |article |unité ][est ](offert|offerte|gratuit|gratuite)", 100
      ),
      (
        .nth,
        "(achetez|acheté) {b} [et ](le|la) {k} [est ](offert|offerte|gratuit|gratuite)", 100
      ),
      (.nth, "{b} (acheté|achetés) (le|la) {k} [est ](offert|gratuit)", 100),
      (.nth, "{b} (achetée|achetées) (le|la) {k} [est ](offerte|gratuite)", 100),
      (.nth, "[le |la ]{k} [produit |article |unité |paquet ](-{d}%|à -{d}%)", nil),
      (.nth, "[le |la ]{k} [produit |article |unité ]à 50 %", 50),
      (
        .nth, "(-{d}%|{d}% de remise|{d}% de réduction) sur (le|la) {k} [produit|article|unité]",
        nil
      ),
      (.percent, "[avec ][-]{d}% de (remise|réduction)", nil),
      (.percent, "[avec ](remise|réduction|rabais) [de ][-]{d}%", nil),
      (.amount, "{p} de (remise|réduction) [par paquet]", nil),
      (
        .coupon, "{p} de remise une fois [(pour|dès|à partir de) {n} [paquets|paquet|achetés]]", nil
      ),
      (.possibleCoupon, "avec [un |le |ce ](bon de réduction|bon d'achat|coupon|bon) {p}", nil),
      (
        .coupon,
        "(bon de réduction|bon d'achat|coupon) [de ]{p} [(pour|dès|à partir de) {n} [paquets|paquet|achetés]]",
        nil
      ),
      (.coupon, "-{P} avec [un |le |ce ](bon de réduction|bon d'achat|coupon|bon)", nil),
      (.coupon, "{p} (de remise|de réduction) dès {n} achetés", nil),
      (.bundle, "[ou |les ]{q} pour {P} [ou]", nil),
      (.bundle, "{p} les {q}", nil),
      (.bundle, "les {q} [seulement ]{P}", nil),
      (.bonus, "+[ ]{a} (offert|offerts|gratuit|gratuits)", nil),
      (.bonus, "{a} en plus", nil),
      (.tax, "(plus|hors) (tva|taxe|taxes)", nil),
      (.bonusPercent, "{d}% en plus", nil),
      (.limit, "(limité à|limitée à|max|maximum) {l} [par (foyer|client|personne|ménage)]", nil),
      (.limit, "{l} [paquet |paquets ]au maximum", nil),
      (.limit, "dans la limite de {l} [par (foyer|client|personne|ménage)]", nil),
    ])

  static let spanish = OfferWords(
    ordinals: ["segunda segundo", "tercera tercero"], ordinalEndings: "a,ª,º,.ª,.º",
    every: "cada", before: "hasta", after: "a partir de", with: "con",
    conditions:
      "con tarjeta,con la tarjeta,con tu tarjeta,con la app,comprando,al comprar",
    beforePacks: "en",
    [
      (.multibuy, "[o ]{q} (por|por el precio de|al precio de) {m}", nil),
      (
        .multibuy,
        "(lleva|llévate|lleve|llévese|llevando|compra|compre) {q} [y ](paga|pague) [solo ]{m}", nil
      ),
      (.multibuy, "{q} (paga|pague|pagas) [solo ]{m}", nil),
      (.multibuy, "(compra|paga) {m} [y ](lleva|llévate) {q}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|de regalo|regalo)", nil),
      (.nth, "[la ]{k} [unidad |ud |unid ]a mitad de precio", 50),
      (.nth, "[la ]{k} [unidad |ud |unid ](-{d}%|al -{d}%|{d}% de descuento|{d}% dto)", nil),
      (.nth, "{k} paquete con un {d}% de descuento", nil),
      (.nth, "[la ]{k} [unidad |ud |unid ]al 50 %", 50),
      (.nth, "{d}% (de descuento|dto|descuento) en la {k} [unidad]", nil),
      (.nth, "[la |el ]{k} [unidad |ud |unid ][es |sale ]gratis", 100),
      (.nth, "(compra|compre) {b} [y ](la|el) {k} [unidad ][es |sale ]gratis", 100),
      (.percent, "[con ][-][ ]{d}% (de descuento|dto|descuento|de dto)", nil),
      (.percent, "(descuento|dto|rebaja) [del |de ]{d}%", nil),
      (.amount, "{p} de (descuento|dto) [por paquete]", nil),
      (.coupon, "{p} de descuento una vez [por {n} (paquetes|paquete)]", nil),
      (.possibleCoupon, "con [el |un ](cupón|vale) {p}", nil),
      (
        .coupon, "(cupón|vale) [de ]{p} [(a partir de|desde|por) {n} [unidades|uds|paquetes]]", nil
      ),
      (.bundle, "[o |los |las |lleva |llévate |lleve ]{q} por {P}", nil),
      (.bundle, "[o ]{q} (unidades|uds) (solo|por|por solo|x) {P}", nil),
      (.bonus, "+[ ]{a} (gratis|de regalo)", nil),
      (.bonus, "{a} (extra|adicionales|adicional)", nil),
      (.bonusPercent, "(regalo|de regalo) {d}%", nil),
      (.tax, "(más|sin) (iva|impuestos)", nil),
      (.bonusPercent, "{d}% (extra|adicional)", nil),
      (.limit, "(máx|máximo|límite|límite de) {l} [por (hogar|cliente|persona)]", nil),
    ])

  static let italian = OfferWords(
    ordinals: ["secondo seconda", "terzo terza"], ordinalEndings: "°,º,ª,a,o",
    every: "ogni", before: "fino al,fino a", after: "", with: "con",
    conditions:
      "con carta,con la carta,con tessera,con la tessera,con app,per i soci,a partire da,acquistando",
    beforePacks: "con",
    [
      (.multibuy, "[o ]{q} (per|al prezzo di) {m}", nil),
      (.multibuy, "(prendi|compri|compra|acquisti) {q} [e ]paghi {m}", nil),
      (.multibuy, "paghi {m} [e ]prendi {q}", nil),
      (.multibuy, "{q} [e ]paghi {m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|omaggio|in omaggio)", nil),
      (.multibuy, "(compri|acquisti) {b} [e ][prendi |ricevi ]{f} (gratis|in omaggio)", nil),
      (.nth, "[il |la ]{k} [pezzo |prodotto |unità ]a metà prezzo", 50),
      (.nth, "[il |la ]{k} [pezzo |prodotto |unità ]al 50%", 50),
      (
        .nth,
        "[il |la ]{k} [pezzo |prodotto |unità |confezione ](-{d}%|al -{d}%|scontato del {d}%)", nil
      ),
      (.nth, "[sconto [del ]]{d}% [di sconto ](sul|sulla) {k} [pezzo|prodotto]", nil),
      (.nth, "-{d}% (sul|sulla) {k} [pezzo|prodotto]", nil),
      (.nth, "[il |la ]{k} [pezzo |prodotto ][è ](gratis|omaggio|in omaggio)", 100),
      (
        .nth,
        "(acquista|acquisti|compra|compri) {b} [e ](il|la) {k} [pezzo ][è ](gratis|in omaggio)",
        100
      ),
      (.percent, "[con ](sconto|riduzione) [del ]{d}%", nil),
      (.percent, "[con ][-]{d}% di (sconto|riduzione)", nil),
      (.amount, "({p} di sconto [per confezione]|sconto [di ]{p})", nil),
      (.coupon, "{p} di sconto una volta [per {n} (confezioni|confezione)]", nil),
      (.possibleCoupon, "con [il |un ](buono|coupon) {p}", nil),
      (.coupon, "(buono|coupon) [da |di ]{p}", nil),
      (.bundle, "[o ]{q} (pezzi per|per) {P}", nil),
      (.bundle, "[o ]{q} pezzi (solo|a soli) {P}", nil),
      (.bonus, "+[ ]{a} (gratis|omaggio|in omaggio)", nil),
      (.bonus, "{a} in più", nil),
      (.tax, "(più iva|iva esclusa)", nil),
      (.bonusPercent, "{d}% in più", nil),
      (
        .limit,
        "(max|massimo) {l} [confezioni|confezione] [a (persona|cliente|famiglia)|per (cliente|persona|famiglia)]",
        nil
      ),
    ])

  static let portuguese = OfferWords(
    ordinals: ["segunda segundo", "terceira terceiro"], ordinalEndings: "a,ª,º",
    every: "a cada,cada", before: "até", after: "a partir de", with: "com",
    conditions: "com cartão,com o cartão,com app,com o app,no app,na compra",
    [
      (.multibuy, "{q} pelo preço de {m}", nil),
      (.multibuy, "(leve|compre) {q} [e ](pague|paga) [só ]{m}", nil),
      (.multibuy, "(compre|pague) {m} [e ]leve {q}", nil),
      (.multibuy, "{q} (pague|paga) [só ]{m}", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (grátis|de oferta)", nil),
      (
        .nth, "[a ]{k} [unidade |un ](pela metade do preço|a metade do preço|por metade do preço)",
        50
      ),
      (
        .nth,
        "[a ]{k} [unidade |un |embalagem ](-{d}%|com {d}% de desconto|com {d}% desconto|com {d}% off|com {d}%)",
        nil
      ),
      (.nth, "{d}% [de desconto |desconto ](na|no) {k} [unidade]", nil),
      (.nth, "[a ]{k} [unidade ]a 50%", 50),
      (.nth, "[a |o ]{k} [unidade ][é |sai ]grátis", 100),
      (.nth, "(compre|leve) {b} [e ](a|o) {k} [unidade ][é |sai ]grátis", 100),
      (.percent, "[com ]([-]{d}% (de desconto|desconto)|desconto [de ]{d}%)", nil),
      (.amount, "({p} de desconto [por embalagem]|desconto [de ]{p})", nil),
      (.coupon, "{p} de desconto uma vez [por {n} (embalagens|embalagem)]", nil),
      (.possibleCoupon, "com [o |um ](cupão|cupom|vale) {p}", nil),
      (.coupon, "(cupão|cupom|vale) [de ]{p}", nil),
      (.bundle, "[ou |leve ]{q} [un ]por {P}", nil),
      (.bonus, "+[ ]{a} (grátis|de oferta)", nil),
      (.bonus, "{a} a mais", nil),
      (.tax, "(mais|sem) (iva|imposto|impostos)", nil),
      (.bonusPercent, "{d}% a mais", nil),
      (
        .limit, "(máx|máximo|no máximo|limite|limite de) {l} [por (cliente|pessoa|cpf|família)]",
        nil
      ),
    ])
}
