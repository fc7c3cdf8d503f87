/// The words before a colon that several lines of a shop page begin with, such as "Price:" and "Size:".
struct TileLabels {
  private let repeated: Set<Substring>

  init(_ lines: [String]) {
    var counts: [Substring: Int] = [:]
    for line in lines {
      if let label = Self.label(of: line) { counts[label, default: 0] += 1 }
    }
    // The quantity of a product can be beside others, such as "Fat: 3 g".
    let hasOthers = lines.count(where: Self.hasOtherLabel) > 1
    repeated = hasOthers ? [] : Set(counts.keys.filter { counts[$0, default: 0] > 1 })
  }

  /// Returns the text after the label of a line, or the line if it has none.
  func removed(from line: String) -> String {
    guard let label = Self.label(of: line), repeated.contains(label) else { return line }
    return String(line[label.endIndex...].dropFirst())
  }

  /// Returns the known label before the colon of a line; nil if the line has none, or if nothing follows the colon.
  private static func label(of line: String) -> Substring? {
    guard let colon = line.firstIndex(of: ":"), !line[line.index(after: colon)...].isBlank else {
      return nil
    }
    let label = line[..<colon]
    return label.utf8.count <= maximumLength && known.contains(label.lowercased()) ? label : nil
  }

  /// Returns whether a line is a number after an unknown label.
  private static func hasOtherLabel(_ line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":"), label(of: line) == nil else { return false }
    return line[..<colon].allSatisfy { $0.isLetter || $0 == " " }
      && line[line.index(after: colon)...].first { $0 != " " }?.isNumber == true
  }

  private static let maximumLength = 40

  /// The labels of names, quantities and prices. Others can change what the number after them means, such as "Old price"
  /// and "Salt".
  private static let known = Set(
    """
    item|name|product|size|weight|volume|quantity|pack size|price|our price|unit price
    artikel|produkt|bezeichnung|größe|gewicht|menge|inhalt|preis|grundpreis
    article|nom|produit|taille|poids|quantité|contenance|prix
    artículo|nombre|producto|tamaño|peso|cantidad|contenido|precio
    articolo|nome|prodotto|formato|quantità|contenuto|prezzo
    produto|tamanho|quantidade|conteúdo|preço
    naam|inhoud|gewicht|hoeveelheid|prijs
    namn|navn|storlek|størrelse|vikt|vægt|vekt|pris
    nazwa|produkt|waga|ilość|cena
    商品名|内容量|容量|重量|価格|الاسم|الوزن|السعر
    """.split { $0 == "|" || $0.isNewline }.map(String.init))
}
