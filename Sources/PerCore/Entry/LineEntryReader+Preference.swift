extension LineEntryReader {
  /// Returns what to prefer where a line states several amounts: what the list compares. For an empty list, it is the
  /// item that most lines count, if that makes products of more lines than the first amount of each line does.
  ///
  /// - Complexity: O(1), because only the first lines are read.
  func preference(of lines: ArraySlice<Substring>) -> Comparability {
    let held = list.state.products.comparability
    guard held.kind == nil else { return held }
    let sample: [String] = lines.prefix(Self.sampleSize).map { String($0) }
    var counts: [CountedItem: Int] = [:]
    for line in sample {
      let product = reader.read(line).outcome.product
      guard let item = (product.count ?? product.amount)?.unit.item else { continue }
      counts[item, default: 0] += 1
    }
    var most: CountedItem?
    for item in CountedItem.allCases where counts[item] ?? 0 > most.flatMap({ counts[$0] }) ?? 0 {
      most = item
    }
    guard most != nil else { return held }
    let counted = Comparability(kind: .units, item: most)
    return addableCount(sample, counted) > addableCount(sample, held) ? counted : held
  }

  private static let sampleSize = 100

  /// Returns how many of the lines are products that can be added together.
  ///
  /// - Parameter comparability: What the first line is compared with.
  private func addableCount(_ lines: [String], _ comparability: Comparability) -> Int {
    var comparability = comparability
    var count = 0
    for line in lines {
      guard case .product(let answer) = read(line, preferring: comparability).outcome,
        (try? comparability.add(answer.product.unit)) != nil
      else { continue }
      count += 1
    }
    return count
  }
}
