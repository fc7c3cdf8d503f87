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

// Where there is no translation gettext answers with the very text that it was given, so the answer is read
// while that text still stands.

/// The text in the user's language.
public func tr(_ text: String) -> String {
  guard !text.isEmpty else { return "" }
  return text.withCString { String(cString: gettext($0)) }
}

/// The text that goes with a count, in the user's language. The count is not put into it.
public func trn(_ singular: String, _ plural: String, _ count: Int) -> String {
  singular.withCString { singular in
    plural.withCString { String(cString: ngettext(singular, $0, UInt(count.magnitude))) }
  }
}

/// The text in the user's language, where a context tells it from another of the same words.
public func trc(_ context: String, _ text: String) -> String {
  text.withCString { String(cString: g_dpgettext2(nil, context, $0)) }
}
