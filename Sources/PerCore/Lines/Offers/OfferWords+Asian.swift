extension OfferWords {
  static let japanese = OfferWords(
    ordinals: ["2個目 2点目 2本目 2つ目 二つ目", "3個目 3点目 3本目 3つ目"],
    before: "最大", after: "", with: "",
    [
      (.multibuy, "{b}(個|点|本|袋)買うと{f}(個|点|本|袋)(無料|プレゼント|サービス|おまけ|タダ)", nil),
      (.nth, "{k}[は ](半額)", 50),
      (.nth, "{k}[は ]{d}%(引き|オフ|off|引)", nil),
      (.nth, "{k}[は ](無料)", 100),
      (.percent, "{d}%(引き|オフ|off|割引|引)", nil),
      (.percent, "{t}割(引き|引|オフ)", nil),
      (.amount, "{p}(引き|オフ|off|引)", nil),
      (.coupon, "{p}(クーポン|引きクーポン|オフクーポン)", nil),
      (.coupon, "クーポン[で]{p}(引き|オフ|引)", nil),
      (.bundle, "[よりどり]{q}(個|点|本|袋|枚|缶|箱|パック)で {P}", nil),
      (.bundle, "よりどり{q}(個|点|本|袋|枚|缶|箱|パック) {P}", nil),
      (.limit, "[お一人様]{l}(個|点|本|袋|枚|缶|箱|パック)まで", nil),
      (.limit, "お一人様{l}(個|点|本|袋|枚|缶|箱|パック)限り", nil),
    ])

  static let chinese = OfferWords(
    ordinals: ["第二件 第2件 第二份 第2份 第二瓶 第二个 第二箱 第2箱 第二盒", "第三件 第3件"],
    before: "低至,满", after: "起", with: "",
    [
      (.multibuy, "买{b}送{f}", nil),
      (.multibuy, "買{b}送{f}", nil),
      (.nth, "{k}半(价|價)", 50),
      (.nth, "{k}{z}折", nil),
      (.nth, "{k}(免费|免費)", 100),
      (.percent, "{z}折[优惠|優惠]", nil),
      (.percent, "[立]减{d}%", nil),
      (.amount, "立(减|減|省){p}", nil),
      (.coupon, "{p}(优惠券|優惠券)", nil),
      (.coupon, "(优惠券|優惠券){p}", nil),
      (.bundle, "(任选|任選){q}(件|瓶|袋|盒|包|罐){P}", nil),
      (.bundle, "{q}件[ ]{p}", nil),
      (.unclear, "{q}(件|瓶|袋|盒|包|罐|份){z}折", nil),
      (.limit, "(每人限购|限购|每人限購|限購){l}(件|份|瓶|袋|盒|包|罐)", nil),
    ])

  static let arabic = OfferWords(
    ordinals: ["الثاني الثانية", "الثالث الثالثة"],
    before: "حتى,لغاية", after: "", with: "",
    [
      (.multibuy, "(اشتر|اشتري) {b} واحصل على {f} (مجانا|مجاني)", nil),
      (.multibuy, "{b}[ ]+[ ]{f} (مجانا|مجاني)", nil),
      (.multibuy, "{q} بسعر {m}", nil),
      (.nth, "{k} بنصف السعر", 50),
      (.nth, "{k} (خصم {d}%|بخصم {d}%)", nil),
      (.percent, "(خصم|تخفيض) {d}%", nil),
      (.amount, "(خصم|تخفيض) {p}", nil),
      (.coupon, "قسيمة {p}", nil),
      (.bundle, "{q} [قطع |قطعة |حبات |حبة |علب |علبة |عبوات ](مقابل|بسعر|ب) {P}", nil),
      (.bonus, "+[ ]{a} (مجانا|مجاني)", nil),
      (.limit, "(حد اقصى|بحد اقصى|بحد أقصى) {l} [لكل عميل]", nil),
    ])
}
