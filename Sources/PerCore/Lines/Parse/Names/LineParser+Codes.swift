/// Codes after a label and numbers after an equals sign, which are neither amounts nor prices.
extension LineParser {
  /// Sets aside the code after a label: "Ref: 500g-12.50", "#12.50". A shorter number is read with the name.
  func findCodes() {
    guard clues.contains(.label) else { return }
    for index in tokens.indices where has(index, .label) && isFree(index) {
      var start = index + 1
      while isSign(start, ".") || isSign(start, ":") { start += 1 }
      guard isFree(start), tokens[start].kind != .sign, start > index + 1 || !isAfterNumber(index)
      else { continue }
      var end = start + 1
      while isGlued(end) { end += 1 }
      while end > start + 1, isSign(end - 1, ",") || isSign(end - 1, ".") || isSign(end - 1, ")") {
        end -= 1
      }
      let code = start..<end
      guard code.contains(where: isNumber), !has(end, .currency),
        !code.contains(where: { has($0, [.currency, .multiply]) }),
        isCode(code, hasColon: isSign(start - 1, ":"))
      else { continue }
      setAside(index..<end)
    }
  }

  /// Returns whether the tokens after a label look like an amount or a price and are its code: a number like a price,
  /// parts that a dash or a slash joins, or, after a colon, a number with a unit.
  private func isCode(_ code: Range<Int>, hasColon: Bool) -> Bool {
    if code.count == 1 { return isBarePrice(code.lowerBound) && unit(code.upperBound) == nil }
    return hasColon || code.dropFirst().dropLast().contains { isDash($0) || isSign($0, "/") }
  }

  /// Sets aside the 12 of "6 rolls = 12 3.99": so many smaller rolls, which the line does not describe, equal those
  /// that are bought.
  func setAsideEquivalent(of count: Quantity) {
    let sign = count.range.upperBound
    guard isSign(sign, "="), isFree(sign), let other = number(sign + 1), other.isInteger,
      !other.isBroken, other.value > count.value,
      sign + 2 < tokens.count || monies.contains(where: { $0.mark == .none })
    else { return }
    use(sign..<sign + 2, as: .noise)
    decided(by: .nameNumber)
  }
}
