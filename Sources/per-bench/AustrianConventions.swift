import PerCore

/// The conventions of Austria: decimal comma, grouping by dots, euro sign before the amount.
let conventions: Conventions = {
  let numbers = NumberFormat(decimalMark: ",", groupingMark: ".")
  let money = MoneyFormat(symbol: "€", code: "EUR", spacesSymbol: true, numbers: numbers)
  return Conventions(numbers: numbers, money: money, measures: .metric)
}()
