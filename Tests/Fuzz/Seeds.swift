/// Numbers and calculations. The first byte of each seed selects the conventions.
let numberSeeds: [[UInt8]] = [
  "", " ", "0", "12", "3.99", "3,99", "1,234.50", "1.234,50", "1\u{202F}234,5", "1’234.5",
  "12,34,567.8", "۱٬۲۳۴٫۵", "１２．５", "6×330", "6x330 ml", "2 lb", "5 kg", "1 US gal", "5 m²",
  "$3.99", "3,99 €", "EUR 5", "12+", "(12+3", "(1+2)×3", "1÷3", "1/0", "5-5", "3-5", "-5", "1.2.3",
  "1e9", "0x10", "nan", "inf", "1\n2", "😀", "5\0", "\u{200F}5", "1\u{301}", "()", "+", ".", "12 13",
  "999999999999999999999999999999", "0.000000000000000000000000000001", "((((((1))))))",
  "1÷7÷1000000", "20%", "3.99−20%", "(5%+1)%", "½", "1½", "1 1/2", "1 123/500", "12:90", "12 : 90",
  "£2·50", "۱۲۳/۵", "1.234", "1,234", "5€50", "50p", "$3.99+$2", "5 €500", "5 kr.", "US$5", "3$999",
  "S/ 1,234.50", "12 rolls", "1÷3 kg", "\u{202A}5\u{202C}",
  "999999999999999999999999999999×999999999999999999999999999999",
].map { [0] + Array($0.utf8) }

/// Key presses, and changes of the caret and the selection.
let keySeeds: [[UInt8]] = [
  [0, 1, 2, 13, 3, 12],
  [0, 6, 15, 3, 3, 0, 12, 13, 1, 12],
  [1, 1, 10, 5, 13, 14, 15, 2, 17, 1, 13, 11, 11],
  [2, 1, 2, 3, 4, 18, 1, 3, 13, 18, 0, 5, 11],
  [3, 20, 1, 13, 2, 21, 15, 3, 12, 19, 120, 19, 45],
  [4, 10, 13, 5, 24, 13, 24, 14, 25, 26, 27, 28, 29, 30, 31],
]

/// Lines, with and without offers.
let lineSeeds: [[UInt8]] = [
  "6 x 330 ml 4.49 €", "1 1/2 lb $3", "2½ kg 5 €", "4 lb 2 oz $3", "Oliven 400 g (ATG 240 g) 2,49",
  "600–800 g 5 €", "1.000 g 3,99", "8 Rollen x 150 Blatt 3,49 €", "statt 4,99 3,99 Käse 200 g",
  "2x(4x100g) £3", "9+1 gratis 5 €", "1 kg = 7,98 €", "牛乳 1000ml 198", "¥2,480 5㎏", "10,-", "-,89",
  "24/7", "12.05.2025", "1e5 g", "٥ كجم ١٥٠", "3x2", "2 for £5", "½", "x6", "(((", "5€50",
  "1’000 g", "half a dozen 2 €", "1 kg y medio 3 €", "entre 2 y 3 kg 5 €",
  "2 11-ounce cans @ $2.79",
  "1斤2两 60元", "豚肉 300g 594円 (100g 198円)", "1lb4oz $3", "3 packs of 64 $6", "8折 500g 39.9元",
  "500 g 3.99 3 for 2", "2 for £5 500g max 4", "50% off the second 1 kg €2", "500 g 3,99 −20%",
  "2+1 gratis 200 g 3,49", "1 kg + 200 g gratis 1,29", "500 g $3 $1 off",
  "6 x 1 l 4,49 + je 0,25 Pfand",
  "买一送一 104g 7.9元", "2個で300円 100g",
  "49 рублей 39 копеек 1 л", "0 0/$3", "3 03/0g)1 4l @ 02 0 4l",
].map { [0] + Array($0.utf8) }

/// Tables.
let tableSeeds: [[UInt8]] = [
  "name;quantity;price\nMilk;1 l;0,99\nOats;500 g;3,99\nTotal;;4,98\n",
  "Product,Size,Price,Deposit\n\"Cola, 6 pack\",6 x 330 ml,4.49,1.50\nRice,2 lb,$3.20,\n",
  "| Name | Price |\n|---|---|\n| Tea 100 g | 2.49 |\n| Coffee 1 kg | 12.90 |\n",
  "sep=;\nArtikel;Menge;Einheit;Preis (€);Preis je kg\nMehl;1;kg;0,89;0,89\n",
  "Flour\t1 kg\t0.89\t3 for 2\nSugar\t500 g\t1.19\t20% off\n",
  "name,quantity,unit,price,currency,unit_price,per,shop,note,date,typed,typed_for\n"
    + "Oats,1/3,kg,3.99,EUR,11.97,kg,,,2026-01-02,,\n",
].map { [0] + Array($0.utf8) }
