import XCTest

/// Offers and needed amounts, with real keys.
final class OfferJourneyTests: JourneyTestCase {
  /// A shelf label with an offer and a large pack: which one to buy for 1.6 kg.
  func testTwoLinesSayWhatToBuy() throws {
    try start(locale: "en_GB.UTF-8")
    try openQuickEntry()
    try type(line: "500 g oats 3.99, 3 for 2")
    try type(line: "2 kg rice 12.99")
    try press("Escape", "ctrl+e")
    try waitForFocus("Needed amount")
    try type("1.6")
    try press("Return")
    try wait("the purchase is shown") {
      $0.says("£11.97 for 2 kg: 4 × oats (500 g)") && $0.says("400 g more than you need")
    }
    try wait("the rows have their packs") { screen in
      screen.rows.count == 2 && screen.rows[0].name.contains("4 packs, 400 g more than you need")
        && screen.rows[1].name.contains("1 pack, 400 g more than you need")
    }
    try quit()
    try startAgain()
    try wait("the amount is saved") {
      $0.says("£11.97 for 2 kg: 4 × oats (500 g)") && $0.says("400 g more than you need")
    }
    // The changes of the session before can't be undone.
    try press("ctrl+z", "ctrl+e")
    try wait("the amount is still there") { screen in
      screen.focus == "Needed amount"
        && screen.neededAmount == "1.6 kg"
    }
  }

  func testTheNeedIsUndoneAndRedone() throws {
    try start(locale: "en_GB.UTF-8")
    try openQuickEntry()
    try type(line: "500 g oats 3.99, 3 for 2")
    try press("Escape", "ctrl+e")
    try waitForFocus("Needed amount")
    try type("1.6")
    try press("Return")
    try wait("the purchase is shown") { $0.says("£11.97 for 2 kg: 4 × oats (500 g)") }
    try type("3")
    try press("Return")
    try wait("another purchase is shown") { $0.says("£15.96 for 3 kg: 6 × oats (500 g)") }
    try type("45")
    // The number of steps that undo the typed text depends on the version of GTK.
    var text: String? = "45"
    while let before = text, before != "3 kg" {
      try press("ctrl+z")
      try wait("a step is undone") { screen in
        text = screen.neededAmount
        return text != before
      }
    }
    try wait("only the text is undone") { screen in
      screen.says("£15.96 for 3 kg: 6 × oats (500 g)")
        && screen.neededAmount == "3 kg"
    }
    try press("ctrl+z")
    try wait("the first amount is back") { screen in
      screen.says("£11.97 for 2 kg: 4 × oats (500 g)")
        && screen.neededAmount == "1.6 kg"
    }
    try press("ctrl+z")
    try wait("there is no purchase") { !$0.says("£11.97 for 2 kg: 4 × oats (500 g)") }
    try press("ctrl+shift+z", "ctrl+shift+z")
    try wait("the last amount is back") { screen in
      screen.says("£15.96 for 3 kg: 6 × oats (500 g)")
        && screen.neededAmount == "3 kg"
    }
  }

  func testADepositAndANetWeightAreKept() throws {
    try start(locale: "en_GB.UTF-8")
    try openQuickEntry()
    try type(line: "Beans 400 g drained weight 240 g 1.20 + 0.25 deposit")
    try type(line: "300 g peas 1.35")
    try press("Escape")
    try wait("the row has its terms") { screen in
      screen.rows.count == 2 && screen.rows[1].name.contains("400 g net · plus £0.25 deposit")
    }
    try quit()
    try startAgain()
    try wait("the terms are saved") { screen in
      screen.rows.count == 2 && screen.rows[1].name.contains("400 g net · plus £0.25 deposit")
    }
    try press("ctrl+n")
    try wait("the form is open") { $0.form != nil }
    try type("250 g")
    try press("Tab", "Tab", "Tab", "Tab", "Tab", "space")
    try wait("the kinds have the focus") { $0.focus?.hasPrefix("Offer: ") ?? false }
    try press("Tab")
    try wait("the deposit has the focus") { $0.focus == "Deposit" }
    try type("0.15")
    try wait("the deposit is typed") { $0.form?.window.find("text", "Deposit")?.text == "0.15" }
    try quit()
    try startAgain()
    try wait("the draft is kept") { $0.form?.window.find("text", "Deposit")?.text == "0.15" }
  }

  func testAnOfferIsEnteredInTheForm() throws {
    try start(locale: "en_GB.UTF-8")
    try press("ctrl+n")
    try wait("the form is open") { $0.form != nil }
    try type("500 g")
    try press("Return")
    try type("3.99")
    try press("Tab", "Tab", "Tab", "space")
    try wait("the kinds have the focus") { $0.focus?.hasPrefix("Offer: ") ?? false }
    try press("space", "Down", "Return")
    try wait("a kind is chosen") { $0.focus == "Buy" }
    try type("3")
    try press("Tab")
    try type("2")
    try wait("the result is shown") {
      $0.form?.says(
        "3 for 2: 1.5 kg for £7.98 · £5.32 per kg if you buy 3 "
          + "(one\u{A0}pack:\u{A0}£7.98\u{A0}per\u{A0}kg)") ?? false
    }
    try press("Return")
    try wait("the product is added") { screen in
      screen.rows.first?.name.contains("3 for 2 · £5.32 per kg if you buy 3") ?? false
    }
  }

  func testThePurchaseIsSpoken() throws {
    try start()
    try add((quantity: "500 g", price: "3.99"))
    try waitToHear("Added")
    try press("ctrl+e")
    try waitForFocus("Needed amount")
    try type("1.6")
    try press("Return")
    try waitToHear("Buy 4 × 500 g: 2 kg for 15.96, 400 g more than you need")
    try press("ctrl+a", "Delete", "Return")
    try waitToHear("I buy what the offer needs. 1 product: 500 g for 3.99, 7.98 per kg")
  }
}
