import Gtk
public func start() -> Int { Gtk.majorVersion }
