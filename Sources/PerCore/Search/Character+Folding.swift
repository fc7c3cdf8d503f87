extension StringProtocol {
  /// The text in lowercase and without accents, for comparison with text that a user types.
  public var folded: String {
    utf8.allSatisfy { $0 < 0x80 }
      ? String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self) : String(map(\.folded))
  }
}

extension Character {
  /// The character in lowercase and without accents.
  package var folded: Character {
    if let ascii = asciiValue {
      // The ASCII value of CR LF is that of LF, so the character itself is returned.
      return ascii.isASCIIUppercase ? Character(Unicode.Scalar(ascii.asciiLowercased)) : self
    }
    let lowercase = lowercased().first ?? self
    let scalars = lowercase.unicodeScalars
    let first = scalars[scalars.startIndex]
    let marks = scalars.dropFirst()
    let base = Unicode.Scalar.baseLetters[first] ?? first
    guard base != first || marks.contains(where: \.isAccent) else { return lowercase }
    guard marks.contains(where: \.isVoicingMark) else { return Character(base) }
    var letter = String(base).unicodeScalars
    letter.append(contentsOf: marks.filter(\.isVoicingMark))
    return Character(String(letter))
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether the scalar is an accent or another mark on a letter.
  fileprivate var isAccent: Bool {
    properties.generalCategory == .nonspacingMark && !isVoicingMark
  }

  /// A Boolean value indicating whether the scalar makes another letter of a kana, as in "が" and "ぱ".
  fileprivate var isVoicingMark: Bool { self == "\u{3099}" || self == "\u{309A}" }

  /// The base letters of small letters with accents: those of the Latin, Greek, Cyrillic and Arabic scripts that
  /// Unicode decomposes (UnicodeData.txt, version 14), and "đ", "ı", "ł" and "ø".
  ///
  /// The table takes some microseconds. A dictionary of characters would compare them by canonical equivalence, which
  /// takes a thousand times as long.
  fileprivate static let baseLetters: [Unicode.Scalar: Unicode.Scalar] = {
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    bases.reserveCapacity(accentedLetters.reduce(0) { $0 + $1.accented.unicodeScalars.count })
    for (base, accented) in accentedLetters {
      for letter in accented.unicodeScalars { bases[letter] = base }
    }
    return bases
  }()

  private static let accentedLetters: [(base: Unicode.Scalar, accented: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"), ("d", "ďḋḍḏḑḓđ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥȟḣḥḧḩḫẖ"),
    ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľḷḹḻḽł"), ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋ"), ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"), ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșṡṣṥṧṩ"), ("t", "ţťțṫṭṯṱẗ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"), ("æ", "ǣǽ"), ("ſ", "ẛ"), ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"), ("ε", "έἐἑἒἓἔἕὲέ"), ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ"), ("ο", "όὀὁὂὃὄὅὸό"), ("ρ", "ῤῥ"), ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"),
    ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"), ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"),
    ("з", "ӟ"), ("и", "йѝӣӥ"), ("к", "ќ"), ("о", "ӧ"), ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"),
    ("э", "ӭ"), ("і", "ї"), ("ѵ", "ѷ"), ("ә", "ӛ"), ("ө", "ӫ"), ("ا", "آأإ"), ("و", "ؤ"),
    ("ي", "ئ"), ("ہ", "ۂ"), ("ے", "ۓ"), ("ە", "ۀ"),
  ]
}
