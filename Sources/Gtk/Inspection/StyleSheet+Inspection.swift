internal import CGtk

extension StyleSheet {
  /// Returns the errors and warnings of GTK's parser for a style sheet, including those for deprecated features.
  package static func parserMessages(for css: String) -> [String] {
    let flags = gtk_get_debug_flags()
    defer { gtk_set_debug_flags(flags) }
    // GTK_DEBUG_CSS of GTK 4.16, which makes the parser warn about deprecated features. Earlier versions don't use the
    // bit.
    gtk_set_debug_flags(GtkDebugFlags(rawValue: flags.rawValue | 1 << 20))
    let provider = Object(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
    var messages: [String] = []
    provider.connect("parsing-error") { arguments in
      let section = g_value_get_boxed(arguments.values + 1)
      let error = g_value_get_boxed(arguments.values + 2)
      guard let error = error?.assumingMemoryBound(to: GError.self) else { return }
      let place = string(taking: gtk_css_section_to_string(section.map { OpaquePointer($0) }))
      messages.append("\(place ?? ""): \(string(at: error.pointee.message) ?? "")")
    }
    gtk_css_provider_load_from_data(
      provider.pointer.assumingMemoryBound(to: GtkCssProvider.self), css, gssize(css.utf8.count))
    return messages
  }
}
