internal import PerCore
internal import PerFiles
internal import PerThreads

/// `per read`: prints how each line is read.
struct ReadCommand: Sendable {
  let options: CommandOptions
  let reader: LineReader
  let shown: Shown
  /// The amount that unit prices of its kind are for.
  private let per: LineAmount?

  init(_ options: CommandOptions) throws(CommandOptions.UsageError) {
    self.options = options
    let reader = options.makeReader()
    self.reader = reader
    shown = Shown(notation: options.notation)
    per = try OptionAmount.per(options.per, with: reader)
  }

  func run() -> Int32 {
    guard options.isLines || !options.operands.isEmpty else {
      Output.writeDiagnostic("read requires a line, or --lines")
      return 2
    }
    var titles = ReadText(self)
    titles.appendTitles()
    titles.bytes.withUnsafeBytes { Output.write($0) }
    let (reader, comparability) = (reader, Comparability(kind: options.kind))
    guard options.isLines else {
      let lines = options.operands
      let isAllRead = print(lines) { index in
        .reading(reader.read(lines[index], comparing: comparability))
      }
      if !isAllRead { writeHintForFile() }
      return isAllRead ? 0 : 1
    }
    var isAllRead = true
    let isRead = options.readInputs { input throws(Input.Failure) in
      let lines = reader.joiningTiles(try input.lines())
      let headings = ShopHeadings(lines)
      let areRead = print(lines) { index in
        reader.read(index, of: lines, under: headings, comparing: comparability)
      }
      if !areRead { isAllRead = false }
    }
    guard isRead else { return 2 }
    return isAllRead ? 0 : 1
  }

  /// Tells users who passed the name of a file as a line how to read the file.
  private func writeHintForFile() {
    guard let file = options.operands.first(where: Input.isFile) else { return }
    Output.writeDiagnostic(
      "\(file) is a file. To read its lines, use per read --lines; to rank its products, per rank")
  }

  /// Prints how lines are read, and returns a Boolean value indicating whether each has one meaning.
  ///
  /// - Parameter meaning: Returns the meaning of the line at an index.
  private func print(
    _ lines: [String], meaning: @escaping @Sendable (Int) -> LineReader.LineMeaning
  ) -> Bool {
    var isAllRead = true
    ParallelParts.forEach(
      lines,
      { part in
        var text = ReadText(self)
        for index in part.indices { text.append(meaning(index), part[index]) }
        return text
      },
      use: { text in
        if !text.isAllRead { isAllRead = false }
        text.bytes.withUnsafeBytes { Output.write($0) }
      })
    return isAllRead
  }

  // MARK: - Products

  func write(_ product: LineProduct, to json: inout JSONWriter) {
    let currency = options.notation.currency
    json.amount("amount", product.amount)
    json.money("price", product.price, currency)
    json.string("name", product.name.isEmpty ? nil : product.name)
    json.string("shop", product.shop.isEmpty ? nil : product.shop)
    if let (value, per) = unitPrice(product) {
      json.unitPrice(value, per: per, decimals: shown.decimals(for: value))
    }
    json.offer(product.offer)
    json.integer("packs", product.offer?.packs)
    json.money("deposit", product.deposit, currency)
    json.amount("net", product.net)
    json.amount("count", product.count)
    if product.isAbout { json.bool("about", true) }
  }

  /// Returns the unit price of a product for the packs of its offer, and the amount that it is for.
  func unitPrice(_ product: LineProduct) -> (value: Rational, per: LineAmount)? {
    guard let amount = product.amount, let pack = product.pack,
      let unitPrice = pack.unitPrice(pack.packsOfOffer)
    else { return nil }
    let per = perAmount(for: amount.unit)
    return (unitPrice.exact * per.inBaseUnits, per)
  }

  func perAmount(for unit: Unit) -> LineAmount { shown.amount(chosen: per, for: unit) }
}
