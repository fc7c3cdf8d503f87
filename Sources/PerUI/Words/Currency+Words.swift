internal import Gtk
internal import PerCore

extension Currency {
  /// The currency in a list: "EUR (€)", or the code alone if it has no symbol.
  ///
  /// - Parameter money: The money format of the locale.
  func words(in money: MoneyFormat) -> String {
    let symbol = self == money.currency ? money.symbol : symbol(besides: money.currency)
    guard !symbol.isEmpty, symbol != code else { return code }
    // Translators: A currency's code and symbol: "EUR (€)".
    return tr("{code} ({symbol})").filled(["code": code, "symbol": symbol])
  }
}
