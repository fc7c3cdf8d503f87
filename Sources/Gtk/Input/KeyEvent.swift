internal import CGtk

/// A key press.
public struct KeyEvent: Equatable, Sendable {
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alt = Modifiers(rawValue: 4)
    public static let `super` = Modifiers(rawValue: 8)

    private static let masks: [(Modifiers, GdkModifierType)] = [
      (.shift, GDK_SHIFT_MASK), (.control, GDK_CONTROL_MASK), (.alt, GDK_ALT_MASK),
      (.super, GDK_SUPER_MASK),
    ]

    /// Creates modifiers from GdkModifierType. Lock modifiers and mouse buttons are ignored.
    init(state: UInt32) {
      self = Self.masks.reduce(into: []) { modifiers, mask in
        if state & mask.1.rawValue != 0 { modifiers.insert(mask.0) }
      }
    }

    var state: UInt32 {
      Self.masks.reduce(0) { contains($1.0) ? $0 | $1.1.rawValue : $0 }
    }
  }

  /// The key, after the keyboard layout was applied.
  public let key: Key
  public let modifiers: Modifiers

  package init(_ key: Key, modifiers: Modifiers = []) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  package init(character: Unicode.Scalar) {
    self.init(Key(keyval: gdk_unicode_to_keyval(character.value)))
  }

  /// The character that the key types, or nil if it types none or a control character.
  public var character: Unicode.Scalar? {
    let value = gdk_keyval_to_unicode(key.keyval)
    guard value != 0, let scalar = Unicode.Scalar(value),
      scalar.properties.generalCategory != .control
    else { return nil }
    return scalar
  }

  /// The character that the key types; nil if there is none, or with Ctrl, Alt or Super.
  public var typedCharacter: Character? {
    modifiers.isSubset(of: .shift) ? character.map { Character($0) } : nil
  }

  /// A Boolean value indicating whether the key opens the context menu.
  public var opensMenu: Bool { key == .menu || key == .f10 && modifiers == .shift }

  /// A Boolean value indicating whether the key types a character other than a space, or is a dead key.
  public var startsText: Bool {
    modifiers.isSubset(of: .shift) && key.isDead || typedCharacter.map { $0 != " " } ?? false
  }
}
