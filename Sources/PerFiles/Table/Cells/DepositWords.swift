/// The words beside the number in a cell of deposits: "0.25 per bottle", "Pfand 1,50", "1,50 € Kasten".
struct DepositWords {
  /// The text without the words.
  var rest: String
  /// A Boolean value indicating whether the deposit is for each of several containers.
  private(set) var isOfEach = false
  /// A Boolean value indicating whether the words name the container of one product.
  private(set) var isOfContainer = false
  /// A Boolean value indicating whether the words name a crate or another pack of several containers.
  private(set) var isOfPack = false

  init(_ text: String) {
    rest = text
    guard text.hasLetter || text.contains("/") else { return }
    var words: [Substring] = []
    for word in text.replacing("/", with: " / ").split(whereSeparator: \.isWhitespace) {
      let folded = HeaderWords.folded(word.filter { !".:,;()=".contains($0) })
      if folded == "/" || HeaderWords.each.contains(folded) {
        isOfEach = true
      } else if HeaderWords.cases.contains(folded) {
        isOfPack = true
      } else if HeaderWords.isContainer(folded) {
        isOfContainer = true
      } else if !HeaderWords.deposits.contains(folded), !Self.particles.contains(folded) {
        words.append(word)
      }
    }
    rest = words.joined(separator: " ")
    if isOfPack { (isOfEach, isOfContainer) = (false, false) }
  }

  private static let particles = HeaderWords.set("dep zzgl plus de du for für a the")
}
