/// The colours that the windows of this program have.
public enum ColorScheme: Sendable {
  /// Those that the user wants of every program; live.
  case followSystem
  case light, dark

  @MainActor private static var chosen = ColorScheme.followSystem
  @MainActor private static var system: SystemColorScheme?
  @MainActor private static var follower: SystemColorSchemeFollower?
  /// Whether GTK's own setting gives way to a choice or a wish.
  @MainActor private static var isSet = false

  /// Shows all windows, at once and from now on, in these colours.
  ///
  /// It never waits: the desktop is asked whenever it is to be followed from now on, and until it has first answered
  /// things look as GTK has them.
  @MainActor
  public static func apply(_ scheme: ColorScheme) {
    if scheme == .followSystem {
      if let follower {
        if chosen != .followSystem { follower.ask() }
      } else {
        follower = SystemColorScheme.follow { wish in
          system = wish
          update()
        }
      }
    }
    chosen = scheme
    update()
  }

  @MainActor
  private static func update() {
    guard let settings = Settings.current else { return }
    let prefersDark: Bool? =
      switch (chosen, system) {
      case (.dark, _), (.followSystem, .dark): true
      case (.light, _), (.followSystem, .light): false
      case (.followSystem, .unspecified), (.followSystem, nil): nil
      }
    // Each time the setting is set, or reset, GTK reads its theme again, even where it stays as it is.
    if let prefersDark {
      if settings.prefersDark != prefersDark { settings.prefersDark = prefersDark }
    } else if isSet {
      settings.resetPrefersDark()
    }
    isSet = prefersDark != nil
  }
}
