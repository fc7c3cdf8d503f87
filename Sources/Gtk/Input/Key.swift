internal import CGtk

/// A key symbol. The keys of the numeric keypad have their own symbols.
public struct Key: Hashable, Sendable {
  /// The GDK key symbol.
  let keyval: UInt32

  init(keyval: UInt32) {
    self.keyval = keyval
  }

  /// Creates the key of a lowercase ASCII letter.
  public init(letter: Unicode.Scalar) {
    keyval = letter.value
  }

  private init(_ keyval: Int32) {
    self.keyval = UInt32(keyval)
  }

  public static let `return` = Key(GDK_KEY_Return)
  package static let isoEnter = Key(GDK_KEY_ISO_Enter)
  public static let escape = Key(GDK_KEY_Escape)
  public static let tab = Key(GDK_KEY_Tab)
  /// Shift+Tab.
  public static let isoLeftTab = Key(GDK_KEY_ISO_Left_Tab)
  public static let space = Key(GDK_KEY_space)
  public static let up = Key(GDK_KEY_Up)
  public static let down = Key(GDK_KEY_Down)
  public static let left = Key(GDK_KEY_Left)
  public static let right = Key(GDK_KEY_Right)
  public static let menu = Key(GDK_KEY_Menu)
  public static let f10 = Key(GDK_KEY_F10)

  package static let keypadEnter = Key(GDK_KEY_KP_Enter)
  public static let keypadDecimal = Key(GDK_KEY_KP_Decimal)
  public static let keypadSeparator = Key(GDK_KEY_KP_Separator)

  /// A Boolean value indicating whether the key is an Enter key, of which keyboards have up to three.
  public var isEnter: Bool { [.return, .keypadEnter, .isoEnter].contains(self) }

  /// A Boolean value indicating whether the key puts an accent on the next character.
  public var isDead: Bool {
    (UInt32(GDK_KEY_dead_grave)...UInt32(GDK_KEY_dead_greek)).contains(keyval)
  }
}
