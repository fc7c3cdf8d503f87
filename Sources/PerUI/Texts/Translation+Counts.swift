internal import Gtk
internal import PerCore

/// Returns the translation of a text in the plural form for a count, which takes the place of `{count}`.
func trn(_ singular: String, _ plural: String, _ count: Int, in format: NumberFormat) -> String {
  trn(singular, plural, count).filled(["count": format.string(Rational(count))])
}
