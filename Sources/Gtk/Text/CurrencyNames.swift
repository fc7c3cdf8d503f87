internal import CGtk
internal import Glibc

/// The names of currencies in the package iso-codes, which most Linux distributions have.
public enum CurrencyNames {
  /// Returns the names in the user's language by the codes of ISO 4217, such as "Euro" for "EUR"; an empty dictionary
  /// if the package isn't installed.
  public static func load() -> [String: String] {
    var folder = g_get_system_data_dirs()
    while let name = string(at: folder?.pointee) {
      let names = load(from: name)
      if !names.isEmpty { return names }
      folder = folder?.successor()
    }
    return [:]
  }

  /// Returns the names in a folder such as `/usr/share`.
  package static func load(from folder: String) -> [String: String] {
    var contents: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents("\(folder)/iso-codes/json/iso_4217.json", &contents, nil, nil) != 0,
      let text = string(taking: contents), let englishNames = parse(text)
    else { return [:] }
    let domain = "iso_4217"
    bindtextdomain(domain, "\(folder)/locale")
    bind_textdomain_codeset(domain, "UTF-8")
    return englishNames.mapValues { name in
      name.withCString { String(cString: dgettext(domain, $0)) }
    }
  }

  /// Returns the English names; nil if the text isn't a list of currencies.
  private static func parse(_ json: String) -> [String: String]? {
    // GVariant reads JSON whose values have known types.
    let type = g_variant_type_new("a{saa{ss}}")
    let stringType = g_variant_type_new("s")
    defer {
      g_variant_type_free(type)
      g_variant_type_free(stringType)
    }
    guard let root = g_variant_parse(type, json, nil, nil, nil) else { return nil }
    defer { g_variant_unref(root) }
    let listType = g_variant_type_new("aa{ss}")
    defer { g_variant_type_free(listType) }
    guard let list = g_variant_lookup_value(root, "4217", listType) else { return nil }
    defer { g_variant_unref(list) }
    var names: [String: String] = [:]
    for index in 0..<g_variant_n_children(list) {
      let entry = g_variant_get_child_value(list, index)
      defer { g_variant_unref(entry) }
      func value(_ key: String) -> String? {
        guard let value = g_variant_lookup_value(entry, key, stringType) else { return nil }
        defer { g_variant_unref(value) }
        return string(at: g_variant_get_string(value, nil))
      }
      if let code = value("alpha_3"), let name = value("name") { names[code] = name }
    }
    return names
  }
}
