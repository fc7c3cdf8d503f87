internal import Gtk
internal import PerCore

extension CalendarDay {
  /// The day on which a product was entered: "Entered on 31/01/26".
  var enteredWords: String {
    // Translators: {date} is a date in the notation of the locale.
    tr("Entered on {date}").filled(["date": localized])
  }
}
