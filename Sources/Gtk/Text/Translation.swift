internal import CGtk
internal import Glibc

/// The language of the program's texts.
public enum Translation {
  /// Takes the user's locale and reads texts from `directory`. Call it before GTK starts.
  public static func bind(domain: String, directory: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }
}

/// The text in the user's language.
public func tr(_ text: String) -> String {
  text.isEmpty ? "" : String(cString: gettext(text))
}

/// The text that goes with a count, in the user's language. The count is not put into it.
public func trn(_ singular: String, _ plural: String, _ count: Int) -> String {
  String(cString: ngettext(singular, plural, UInt(count.magnitude)))
}

/// The text in the user's language, where a context tells it from another of the same words.
public func trc(_ context: String, _ text: String) -> String {
  String(cString: g_dpgettext2(nil, context, text))
}
