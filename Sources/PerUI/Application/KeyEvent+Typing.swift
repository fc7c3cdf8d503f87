internal import Gtk

extension KeyEvent {
  /// The character that the key types; nil if there is none, or with Ctrl, Alt or Super.
  var typedCharacter: Character? {
    modifiers.isSubset(of: .shift) ? character.map { Character($0) } : nil
  }
}
