import PerCore
import Testing

/// Numbers in words, with a counter after a size.
@Suite struct NumeralCountTests {
  @Test func chineseNumeralsMultiplyAsDigitsDo() {
    checkLines([
      ("zh_CN", "啤酒 330ml 六罐 30元", "1980 mL 30"),
      ("zh_CN", "啤酒 330ml 十二罐 60元", "3960 mL 60"),
      ("zh_CN", "啤酒 330ml 二十四罐 90元", "7920 mL 90"),
      ("zh_CN", "饼干 100g 七袋 15元", summary(Readers.read("饼干 100g 7袋 15元", "zh_CN"))),
      ("zh_CN", "午餐肉 340g 三罐 39元", "ask total 39"),
      ("zh_CN", "可乐 330ml 两罐 8元", "ask total 8"),
      ("zh_CN", "鸡蛋 三十枚 25元", "30 piece 25"),
      ("ja_JP", "ビール 350ml 六缶 1,180円", "2100 mL 1180"),
      ("ja_JP", "お茶 600ml 二十四本 1,980円", "14400 mL 1980"),
      ("ja_JP", "ジャム 340g 三瓶 980円", "ask total 980"),
      ("ja_JP", "卵 十個 228円", "10 piece 228"),
    ])
  }

  @Test func aNumeralInANameIsNotACount() {
    checkLines([
      ("zh_CN", "三只松鼠 坚果 500g 39元", "500 g 39"),
      ("zh_CN", "三得利 乌龙茶 500ml 6元", "500 mL 6"),
      ("ja_JP", "一番搾り 350ml 198円", "350 mL 198"),
      ("ja_JP", "十六茶 600ml 98円", "600 mL 98"),
      ("ja_JP", "九条ねぎ 200g 198円", "200 g 198"),
    ])
  }

  @Test func arabicNumbersMultiplyInBothForms() {
    checkLines([
      ("ar_EG", "بيبسي 330 مل ستة علب 60 جنيه", "1980 mL 60"),
      ("ar_EG", "بيبسي 330 مل ست علب 60 جنيه", "1980 mL 60"),
      ("ar_EG", "بيبسي 330 مل أربع علب 40 جنيه", "1320 mL 40"),
      ("ar_EG", "بيبسي 330 مل سبعة علب 70 جنيه", "2310 mL 70"),
      ("ar_EG", "مياه 600 مل عشر زجاجات 50 جنيه", "6000 mL 50"),
      ("ar_EG", "مياه 600 مل اثنتا عشرة زجاجة 60 جنيه", "7200 mL 60"),
      ("ar_EG", "شاي 100 جم ثماني علب 80 جنيه", "ask total 80"),
    ])
  }

  @Test func dozensAreTwelveOfASize() {
    checkLines([
      ("en_GB", "Water 500ml dozen bottles £4", "6000 mL 4"),
      ("en_GB", "Water 500ml 1 dozen bottles £4", "6000 mL 4"),
      ("en_GB", "Water 500ml 2 dozen £8", "ask total 8"),
      ("de_DE", "Bier 0,5 l ein Dutzend Flaschen 9,99", "6 L 9.99"),
      ("fr_FR", "Eau 50 cl une douzaine 5,90", "ask total 5.9"),
      ("ja_JP", "ビール 350ml 1ダース 2,480円", "ask total 2480"),
      ("ar_EG", "عصير 200 مل دستة 60 جنيه", "ask total 60"),
      ("en_US", "Eggs 1 dozen 24 oz $3", "24 oz 3"),
      ("de_DE", "1 Dtzd. Eier 3,20", "12 piece 3.2"),
    ])
  }
}
