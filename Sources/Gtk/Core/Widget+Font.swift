internal import CGtk

extension Widget {
  /// Calls `body` after the user changed the font of the user interface or its size, until the widget is released.
  public func onFontChange(_ body: @escaping @MainActor () -> Void) {
    guard let settings = Settings.current else { return }
    for name in ["gtk-font-name", "gtk-xft-dpi"] {
      let closure = makeClosure { _ in
        body()
        return false
      }
      g_object_watch_closure(typed(), closure)
      g_signal_connect_closure(settings.pointer, "notify::\(name)", closure, true.gboolean)
    }
  }
}
