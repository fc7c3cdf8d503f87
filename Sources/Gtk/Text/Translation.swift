internal import CGtk
internal import Glibc

/// The translation of the program's texts by gettext.
public enum Translation {
  /// Sets the user's locale and the directory of the message catalogs. Call it before GTK starts.
  public static func bind(domain: String, directory: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }
}

// Without a translation, gettext returns the pointer that it was given, so the result is copied
// within the closure.

/// Returns the translation of a text.
public func tr(_ text: String) -> String {
  guard !text.isEmpty else { return "" }
  return text.withCString { String(cString: gettext($0)) }
}

/// Returns the translation of a text in the plural form for a count. The count is not inserted.
public func trn(_ singular: String, _ plural: String, _ count: Int) -> String {
  singular.withCString { singular in
    plural.withCString { String(cString: ngettext(singular, $0, UInt(count.magnitude))) }
  }
}

/// Returns the translation of a text in a context, which distinguishes it from equal texts.
public func trc(_ context: String, _ text: String) -> String {
  text.withCString { String(cString: g_dpgettext2(nil, context, $0)) }
}
