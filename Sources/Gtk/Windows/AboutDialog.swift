internal import CGtk

/// Wraps GtkAboutDialog.
@MainActor
public final class AboutDialog: Window {
  override class var gType: GType { gtk_about_dialog_get_type() }

  public convenience init() {
    self.init(borrowing: gtk_about_dialog_new())
  }

  public var programName: String? {
    get { string(at: gtk_about_dialog_get_program_name(opaque)) }
    set { gtk_about_dialog_set_program_name(opaque, newValue) }
  }

  public var version: String? {
    get { string(at: gtk_about_dialog_get_version(opaque)) }
    set { gtk_about_dialog_set_version(opaque, newValue) }
  }

  public var comments: String? {
    get { string(at: gtk_about_dialog_get_comments(opaque)) }
    set { gtk_about_dialog_set_comments(opaque, newValue) }
  }

  public var copyright: String? {
    get { string(at: gtk_about_dialog_get_copyright(opaque)) }
    set { gtk_about_dialog_set_copyright(opaque, newValue) }
  }

  public var logoIconName: String? {
    get { string(at: gtk_about_dialog_get_logo_icon_name(opaque)) }
    set { gtk_about_dialog_set_logo_icon_name(opaque, newValue) }
  }

  /// The translators for the current language.
  public var translatorCredits: String? {
    get { string(at: gtk_about_dialog_get_translator_credits(opaque)) }
    set { gtk_about_dialog_set_translator_credits(opaque, newValue) }
  }

  /// Sets the accessible labels of the scrolled windows and of the license text. GTK sets none.
  public func nameParts(pages: String, license: String) {
    labelDescendants(byTypeName: ["GtkScrolledWindow": pages, "GtkTextView": license])
  }

  public func setAuthors(_ authors: [String]) {
    withCStrings(authors) { gtk_about_dialog_set_authors(opaque, $0) }
  }

  /// The text of the license. Long lines wrap.
  public var license: String? {
    get { string(at: gtk_about_dialog_get_license(opaque)) }
    set {
      gtk_about_dialog_set_license(opaque, newValue)
      gtk_about_dialog_set_wrap_license(opaque, true.gboolean)
    }
  }
}
