extension OfferWords {
  static let french = OfferWords(
    ordinals: ["2nd 2nde deuxième second seconde", "troisième"],
    ordinalEndings: "e,eme,ème,\u{1D49}",
    items: "produit |article |unité ",
    every: "chaque", before: "jusqu'à", after: "dès,pour", with: "avec",
    conditions:
      "avec la carte,avec votre carte,avec ma carte,avec carte,à partir de",
    [
      (.multibuy, "[ou ]{q} (pour|pour le prix de|au prix de) {m}"),
      (.multibuy, "[ou |obtenez |prenez ]{q} (pour le prix|au prix) d'(un|une|1)"),
      (.multibuy, "(obtenez|prenez) {q} (pour|pour le prix de) {m}"),
      (
        .multibuy,
        "{b}[ ]+[ ]{f} (offert|offerts|offerte|offertes|gratuit|gratuits|gratuite|gratuites)"
      ),
      (
        .multibuy,
        "{b} (acheté|achetés|achetée|achetées)[ ][=|+][ ]{f} (offert|offerts|offerte|offertes|gratuit|gratuits|gratuite|gratuites)"
      ),
      (.multibuy, "{q} (acheté|achetés|achetée|achetées) [= ]{m} (payé|payés|payée|payées)"),
      (.multibuy, "{q} (achetés|achetées) dont {f} (offert|offerte|offerts|gratuit|gratuite)"),
      (.multibuy, "(achetez|prenez) {q} [et ]payez [en ]{m}"),
      (.nth, "[le |la ]{k} [{i}]à moitié prix {50}"),
      (.nth, "[le |la ]{k} [{i}][est ](offert|offerte|gratuit|gratuite) {100}"),
      (.nth, "(achetez|acheté) {b} [et ](le|la) {k} [est ](offert|offerte|gratuit|gratuite) {100}"),
      (.nth, "{b} (acheté|achetés) (le|la) {k} [est ](offert|gratuit) {100}"),
      (.nth, "{b} (achetée|achetées) (le|la) {k} [est ](offerte|gratuite) {100}"),
      (.nth, "[le |la ]{k} [{i}|paquet ](-{d}%|à -{d}%)"),
      (.nth, "[le |la ]{k} [{i}]à 50 % {50}"),
      (.nth, "(-{d}%|{d}% de remise|{d}% de réduction) sur (le|la) {k} [{i}]"),
      (.percent, "[avec ][-]{d}% de (remise|réduction) [immédiate]"),
      (.percent, "-{d}% (immédiat|immédiate)"),
      (.percent, "[avec ](remise|réduction|rabais) [immédiate |immédiat ][de ][-]{d}%"),
      (.amount, "{p} de (remise|réduction) [par paquet|immédiate]"),
      (
        .coupon,
        "{p} de remise une [seule ]fois [(pour|dès|à partir de) {n} [paquets|paquet|achetés]]"
      ),
      (.possibleCoupon, "avec [un |le |ce ](bon de réduction|bon d'achat|coupon|bon) {p}"),
      (
        .coupon,
        "(bon de réduction|bon d'achat|coupon) [de ]{p} [(pour|dès|à partir de) {n} [paquets|paquet|achetés]]"
      ),
      (.coupon, "-{P} avec [un |le |ce ](bon de réduction|bon d'achat|coupon|bon)"),
      (.coupon, "[avec [un |le |ce ]](bon de réduction|bon d'achat|coupon|bon) -{P}"),
      (.amount, "(remise|réduction|rabais) [immédiate ]-{P}"),
      (.coupon, "{p} (de remise|de réduction) dès {n} achetés"),
      (.bundle, "ou {q}/{P}"),
      (.bundle, "[ou |les ]{q} pour {P} [ou]"),
      (.bundle, "{p} les {q}"),
      (.bundle, "les {q} [seulement ]{P}"),
      (.bonus, "+[ ]{a} (offert|offerts|gratuit|gratuits)"),
      (.bonus, "{a} en plus"),
      (.tax, "(plus|hors) (tva|taxe|taxes)"),
      (.remark, "dont [-]{d}% (de (remise|réduction) [immédiate]|déduits|immédiatement)"),
      (.remark, "[(remise|réduction) [de ]][-]{d}% (déduit|déduits|déduite|déduites)"),
      (.remark, "(tva (comprise|incluse|incl)|toutes taxes comprises)"),
      (.bonusPercent, "({d}% en plus|dont {d}% gratuit)"),
      (.limit, "(limité à|limitée à|max|maximum) {l} [par (foyer|client|personne|ménage)]"),
      (.limit, "{l} [paquet |paquets ]au maximum"),
      (.limit, "dans la limite de {l} [par (foyer|client|personne|ménage)]"),
    ])

  static let spanish = OfferWords(
    ordinals: ["segunda segundo", "tercera tercero"],
    ordinalEndings: "a,ª,º,.ª,.º,da,do",
    items: "unidad |ud |unid ",
    every: "cada", before: "hasta", after: "a partir de", with: "con",
    conditions:
      "con tarjeta,con la tarjeta,con tu tarjeta,con la app,comprando,al comprar",
    beforePacks: "en",
    [
      (.multibuy, "[o ]{q} (por|por el precio de|al precio de) {m}"),
      (
        .multibuy,
        "(lleva|llévate|lleve|llévese|llevando|compra|compre) {q} [y ](paga|pague) [solo ]{m}"
      ),
      (.multibuy, "{q} (paga|pague|pagas) [solo ]{m}"),
      (.multibuy, "(compra|paga) {m} [y ](lleva|llévate) {q}"),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|de regalo|regalo)"),
      (.nth, "[la ]{k} [{i}]a mitad de precio {50}"),
      (.nth, "[la ]{k} [{i}](-{d}%|al -{d}%|{d}% de descuento|{d}% dto)"),
      (.nth, "{k} paquete con un {d}% de descuento"),
      (.nth, "[la ]{k} [{i}]al {d}% de (descuento|dto)"),
      (.unclear, "[la ]{k} [{i}]al {d}%"),
      (.nth, "[la ]{k} [{i}][al ]50 % {50}"),
      (.nth, "{d}% (de descuento|dto|descuento) en la {k} [unidad]"),
      (.nth, "[la |el ]{k} [{i}][es |sale ]gratis {100}"),
      (.nth, "(compra|compre) {b} [y ](la|el) {k} [unidad ][es |sale ]gratis {100}"),
      (.percent, "[con ][-][ ]{d}% (de descuento|dto|descuento|de dto)"),
      (.percent, "(descuento|dto|rebaja) [del |de ]{d}%"),
      (.amount, "({p} de (descuento|dto) [por paquete]|descuento de {p})"),
      (.coupon, "{p} de descuento una [sola ]vez [(por|al comprar) {n} (paquetes|paquete)]"),
      (.possibleCoupon, "con [el |un ](cupón|vale) {p}"),
      (.coupon, "[con [el |un ]](cupón|vale) -{P}"),
      (.amount, "(descuento|dto) -{P}"),
      (
        .coupon,
        "[con [un ]](cupón|vale) [de ]{p} [(a partir de|desde|por) {n} [unidades|uds|paquetes]]"
      ),
      (.bundle, "o {q}/{P}"),
      (.bundle, "[o |los |las |lleva |llévate |lleve ]{q} por {P}"),
      (.bundle, "[o ]{q} (unidades|uds) (solo|por|por solo|x) {P}"),
      (.bonus, "+[ ]{a} (gratis|de regalo)"),
      (.bonus, "{a} (extra|adicionales|adicional)"),
      (.bonusPercent, "(regalo|de regalo) {d}%"),
      (.tax, "(más|sin) (iva|impuestos)"),
      (.remark, "(iva (incl|incluido)|con iva)"),
      (.bonusPercent, "{d}% (extra|adicional)"),
      (.limit, "(máx|máximo|límite|límite de) {l} [por (hogar|cliente|persona)]"),
    ])

  static let italian = OfferWords(
    ordinals: ["secondo seconda", "terzo terza"], ordinalEndings: "°,º,ª,a,o",
    items: "pezzo |prodotto ",
    every: "ogni", before: "fino al,fino a", after: "", with: "con",
    conditions:
      "con carta,con la carta,con tessera,con la tessera,con app,per i soci,a partire da,acquistando",
    beforePacks: "con",
    [
      (.multibuy, "[o ]{q} (per|al prezzo di) {m}"),
      (.multibuy, "(prendi|compri|compra|acquisti) {q} [e ]paghi {m}"),
      (.multibuy, "paghi {m} [e ]prendi {q}"),
      (.multibuy, "{q} [e ]paghi {m}"),
      (.multibuy, "{b}[ ]+[ ]{f} (gratis|omaggio|in omaggio)"),
      (.multibuy, "(compri|acquisti) {b} [e ][prendi |ricevi ]{f} (gratis|in omaggio)"),
      (.nth, "[il |la ]{k} [{i}|unità ]a metà prezzo {50}"),
      (.nth, "{b}[ ]+[ ]{f} (a metà prezzo|metà prezzo) {50}"),
      (.nth, "[il |la ]{k} [{i}|unità ]al 50% {50}"),
      (.nth, "[il |la ]{k} [{i}|unità |confezione ](-{d}%|al -{d}%|scontato del {d}%)"),
      (.nth, "[sconto [del ]]{d}% [di sconto ](sul|sulla) {k} [{i}]"),
      (.nth, "-{d}% (sul|sulla) {k} [{i}]"),
      (.nth, "[il |la ]{k} [{i}][è ](gratis|omaggio|in omaggio) {100}"),
      (
        .nth,
        "(acquista|acquisti|compra|compri) {b} [e ](il|la) {k} [pezzo ][è ](gratis|in omaggio) {100}"
      ),
      (.percent, "[con ](sconto|riduzione) [del ]{d}%"),
      (.percent, "[con ][-]{d}% di (sconto|riduzione)"),
      (.amount, "({p} di sconto [per confezione]|sconto [di ]{p})"),
      (.coupon, "{p} di sconto una [sola ]volta [(per|acquistando) {n} (confezioni|confezione)]"),
      (.possibleCoupon, "con [il |un ](buono|coupon) {p}"),
      (.coupon, "[con [il |un ]](buono|coupon) -{P}"),
      (.amount, "(sconto|riduzione) -{P}"),
      (.coupon, "(buono|coupon) [da |di ]{p}"),
      (.bundle, "o {q}/{P}"),
      (.bundle, "[o ]{q} (pezzi per|per) {P}"),
      (.bundle, "[o ]{q} pezzi (solo|a soli) {P}"),
      (.bonus, "+[ ]{a} (gratis|omaggio|in omaggio)"),
      (.bonus, "{a} in più"),
      (.tax, "(più iva|iva esclusa)"),
      (.remark, "iva (incl|inclusa|compresa)"),
      (.bonusPercent, "{d}% in più"),
      (
        .limit,
        "(max|massimo) {l} [confezioni|confezione] [a (persona|cliente|famiglia)|per (cliente|persona|famiglia)]"
      ),
    ])

  static let portuguese = OfferWords(
    ordinals: ["segunda segundo", "terceira terceiro"], ordinalEndings: "a,ª,º",
    every: "a cada,cada", before: "até", after: "a partir de", with: "com",
    conditions:
      "com cartão,com o cartão,com app,com o app,no app,na compra,no pix,no boleto,à vista",
    [
      (.multibuy, "{q} pelo preço de {m}"),
      (.multibuy, "(leve|compre) {q} [e ](pague|paga) [só ]{m}"),
      (.multibuy, "(compre|pague) {m} [e ]leve {q}"),
      (.multibuy, "{q} (pague|paga) [só ]{m}"),
      (.multibuy, "{b}[ ]+[ ]{f} (grátis|de oferta)"),
      (
        .nth,
        "[a ]{k} [unidade |un ](pela metade do preço|a metade do preço|por metade do preço) {50}"
      ),
      (
        .nth,
        "[a ]{k} [unidade |un |embalagem ](-{d}%|[com ]{d}% (de desconto|desconto|off)|com {d}%)"
      ),
      (.nth, "{d}% [de desconto |desconto ](na|no) {k} [unidade]"),
      (.nth, "[a ]{k} [unidade ]a 50% {50}"),
      (.nth, "[a ]{k} unidade 50% {50}"),
      (.nth, "[a |o ]{k} [unidade ][é |sai ]grátis {100}"),
      (.nth, "(compre|leve) {b} [e ](a|o) {k} [unidade ][é |sai ]grátis {100}"),
      (.percent, "[com ]([-]{d}% (de desconto|desconto)|desconto [de ]{d}%)"),
      (.amount, "({p} de desconto [por embalagem]|desconto [de ]{p})"),
      (.coupon, "{p} de desconto uma [única ]vez [(por|na compra de) {n} (embalagens|embalagem)]"),
      (.possibleCoupon, "com [o |um ](cupão|cupom|vale) {p}"),
      (.coupon, "[com [o |um ]](cupão|cupom|vale) -{P}"),
      (.amount, "desconto -{P}"),
      (.coupon, "(cupão|cupom|vale) [de ]{p}"),
      (.bundle, "ou {q}/{P}"),
      (.bundle, "[ou |leve ]{q} [un ]por {P}"),
      (.bonus, "+[ ]{a} (grátis|de oferta)"),
      (.bonus, "{a} a mais"),
      (.tax, "(mais|sem) (iva|imposto|impostos)"),
      (.remark, "(iva (incl|incluído)|com iva)"),
      (.remark, "[ou ](em|em até|até) {q}x [de ]{P} [sem juros|s/ juros]"),
      (.remark, "[ou |em |em até |ou em até ]{q}x [{P} ]sem juros"),
      (.bonusPercent, "{d}% a mais"),
      (.limit, "(máx|máximo|no máximo|limite|limite de) {l} [por (cliente|pessoa|cpf|família)]"),
    ])
}
