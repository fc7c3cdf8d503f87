import Glibc
import PerFiles
import TestSupport
import Testing

@Suite struct DecodedTextTests {
  private func text(_ decoded: DecodedText) -> String {
    String(decoding: decoded.utf8, as: UTF8.self)
  }

  @Test func aByteOrderMarkDecides() throws {
    let utf8 = try DecodedText([0xef, 0xbb, 0xbf] + Array("Käse".utf8))
    #expect(text(utf8) == "Käse" && utf8.encoding == TextEncoding("UTF-8", .byteOrderMark))
    for (name, mark) in [("UTF-16LE", [0xff, 0xfe]), ("UTF-16BE", [0xfe, 0xff])]
      as [(String, [UInt8])]
    {
      let units = "Käse 🧀".utf16.flatMap { unit -> [UInt8] in
        let bytes = [UInt8(unit & 0xff), UInt8(unit >> 8)]
        return name == "UTF-16LE" ? bytes : bytes.reversed()
      }
      let decoded = try DecodedText(mark + units)
      #expect(text(decoded) == "Käse 🧀")
      #expect(decoded.encoding == TextEncoding(name, .byteOrderMark))
    }
  }

  @Test func findsTheEncoding() throws {
    #expect(try DecodedText(Array("Käse".utf8)).encoding == TextEncoding("UTF-8", .valid))
    let utf16 = try DecodedText("Milk;1 l;1.09".utf16.flatMap { [UInt8($0 & 0xff), 0] })
    #expect(text(utf16) == "Milk;1 l;1.09" && utf16.encoding == TextEncoding("UTF-16LE", .valid))
    // "Müsli; Knödel 4 €" in Windows-1252.
    var bytes: [UInt8] = []
    for (text, next) in [("M", 0xfc), ("sli; Kn", 0xf6), ("del 4 ", 0x80)] as [(String, UInt8)] {
      bytes += text.utf8
      bytes.append(next)
    }
    let latin = try DecodedText(bytes, encoding: "WINDOWS-1252")
    #expect(text(latin) == "Müsli; Knödel 4 €" && latin.encoding.source == .chosen)
    #expect(try DecodedText(bytes).encoding.source == .guessed)
  }

  /// uchardet takes them for Baltic, Nordic and Central European texts.
  @Test(arguments: [
    "Nome;Prezzo\nTè 100 g;2\nPerché no 50 g;1\nRagù;2\nBontà 1 kg;2\n", "Piña 1 kg;2,20\n",
    "Öl 1 l;1,99\n",
    "Jalapeño 100 g;2\n",
  ])
  func shortWesternTextsAreInWindows1252(_ expected: String) throws {
    // The characters have the same numbers in Windows-1252.
    let decoded = try DecodedText(expected.unicodeScalars.map { UInt8($0.value) })
    #expect(text(decoded) == expected && decoded.encoding.name == "WINDOWS-1252")
  }

  /// Czech and French letters have the same numbers in the two encodings.
  @Test(arguments: [
    ("WINDOWS-1250", "cs", "Název;Cena\nPivo světlé;19,90\nVejce;49,90\nMáslo 250 g;54,90\n"),
    ("WINDOWS-1252", "fr", "Libellé;Prix\nCrème fraîche;1,09\nGruyère râpé;2,15\n"),
    // Letters that the language doesn't have show that the text is in another one.
    ("WINDOWS-1250", "de", "Název;Cena\nPivo světlé;19,90\nVejce;49,90\nMáslo 250 g;54,90\n"),
    ("WINDOWS-1252", "pl", "Libellé;Prix\nCrème fraîche;1,09\nGruyère râpé;2,15\n"),
  ])
  func theLanguageDecidesOnShortTexts(
    _ encoding: String, _ language: String, _ expected: String
  ) throws {
    let letters = ["ě": 0xec, "á": 0xe1, "é": 0xe9] as [Character: UInt8]
    let bytes = expected.map { letters[$0] ?? UInt8($0.unicodeScalars.first!.value) }
    let decoded = try DecodedText(bytes, language: language)
    #expect(text(decoded) == expected && decoded.encoding.name == encoding)
  }

  @Test func replacesInvalidBytes() throws {
    let decoded = try DecodedText([0xef, 0xbb, 0xbf, 65, 0xff, 66])
    #expect(text(decoded) == "A\u{fffd}B")
    let odd = try DecodedText([0xff, 0xfe, 65, 0, 66])
    #expect(text(odd) == "A\u{fffd}")
  }

  @Test func refusesBinaryFilesAndUnknownEncodings() {
    #expect(throws: DecodedText.Failure.binary) {
      try DecodedText([0x7f, 0x45, 0x4c, 0x46, 1, 0, 0, 7])
    }
    #expect(throws: DecodedText.Failure.binary) { try DecodedText([65, 1, 66]) }
    #expect(throws: DecodedText.Failure.unknownEncoding("klingon")) {
      try DecodedText([65], encoding: "klingon")
    }
  }

  /// The decoder of Vietnamese keeps a letter until it knows whether an accent follows.
  @Test func decodesTheLastLetter() throws {
    let decoded = try DecodedText(Array("Sua".utf8), encoding: "WINDOWS-1258")
    #expect(text(decoded) == "Sua")
  }

  @Test func skipsWholeUnitsInLowercaseEncodings() throws {
    let decoded = try DecodedText([65, 0, 0, 0xdc, 66, 0], encoding: "utf-16le")
    #expect(text(decoded) == "A\u{fffd}B")
  }

  @Test func anInvalidByteAffectsOnlyItself() throws {
    let decoded = try DecodedText(Array("Müsli\nKäse\nBrot".utf8) + [0xff] + Array("Öl".utf8))
    #expect(text(decoded) == "Müsli\nKäse\nBrot\u{fffd}Öl" && decoded.encoding.name == "UTF-8")
  }

  @Test func refusesFoldersAndMissingFiles() {
    #expect(throws: FileBytes.Failure.folder) { try FileBytes.read("/tmp") }
    #expect(throws: FileBytes.Failure.self) { try FileBytes.read("/tmp/per/does/not/exist") }
  }

  @Test func readsPipesAndRefusesHugeFiles() throws {
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.path
    #expect(mkfifo("\(folder)/fifo", 0o600) == 0)
    // Nothing writes to the pipe.
    #expect(throws: FileBytes.Failure.noWriter) { try FileBytes.read("\(folder)/fifo") }
    let writer = open("\(folder)/fifo", O_RDWR)
    #expect(write(writer, "Tea", 3) == 3)
    let reader = open("\(folder)/fifo", O_RDONLY)
    close(writer)
    #expect(try FileBytes.read("\(folder)/fifo") == Array("Tea".utf8))
    close(reader)
    // A sparse file of 2 GiB.
    let huge = open("\(folder)/huge", O_WRONLY | O_CREAT, 0o600)
    #expect(ftruncate(huge, 2 << 30) == 0)
    close(huge)
    #expect(throws: FileBytes.Failure.tooLarge) { try FileBytes.read("\(folder)/huge") }
  }

  @Test func aConvertedTextEndsInTheInitialStateOfItsEncoding() throws {
    let bytes = TextEncoding("ISO-2022-JP", .chosen).bytes(of: "1 kg 米")
    #expect(Array(bytes.suffix(5)) == [0x4a, 0x46, 0x1b, 0x28, 0x42])
    #expect(text(try DecodedText(bytes, encoding: "ISO-2022-JP")) == "1 kg 米")
  }
}
