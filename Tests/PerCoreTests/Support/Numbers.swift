import PerCore

/// Returns the value of a decimal number, without `NumberFormat`.
func decimal(_ text: String) -> Rational {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  let digits = parts.joined().utf8.map { UInt($0) - 48 }
  return Rational(BigUInt(digits: digits), decimals: parts.count > 1 ? parts[1].count : 0)
}

func ratio(_ numerator: UInt, _ denominator: UInt) -> Rational {
  Rational(BigUInt(numerator), over: BigUInt(denominator))
}

func bigUInt(_ digits: String) -> BigUInt {
  BigUInt(digits: digits.utf8.map { UInt($0) - 48 })
}

/// Returns the result of `body` or the error that it throws.
func outcome<Value>(_ body: () throws(EntryError) -> Value) -> Result<Value, EntryError> {
  do throws(EntryError) {
    return .success(try body())
  } catch {
    return .failure(error)
  }
}
