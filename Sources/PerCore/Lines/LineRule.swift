/// A rule that decided how a line is read, in the order in which the rules apply.
public enum LineRule: String, CaseIterable, Sendable {
  case signedPrice = "signed price"
  case unitPrice = "unit price"
  case oldPrice = "old price"
  case lastNumber = "last number"
  case bareInteger = "bare integer"
  case groupedNumber = "grouped number"
  case otherMark = "other mark"
  case leadingMark = "leading mark"
  case measureAndCount = "measure and count"
  case multiply
  case container
  case pack
  case restatedTotal = "restated total"
  case twoSystems = "two systems"
  case twoKinds = "two kinds"
  case drained
  case gross
  case bonus
  case uses
  case sheets
  case range
  case about
  case mixedFraction = "mixed fraction"
  case compound
  case hyphen
  case percent
  case nameNumber = "name number"
  case nameAndInteger = "name and integer"
}
