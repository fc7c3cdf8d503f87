internal import Gtk
internal import PerCore

extension DetailField {
  /// What the field is called.
  var words: String {
    switch self {
    case .name: tr("Name")
    case .shop: tr("Shop")
    case .note: tr("Note")
    }
  }

  /// What the empty field says.
  var placeholder: String {
    switch self {
    case .name: tr("Name (optional)")
    case .shop: tr("Shop (optional)")
    case .note: tr("Note (optional)")
    }
  }
}
