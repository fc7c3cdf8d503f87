/// Wraps GtkSelectionModel.
@MainActor
public protocol SelectionModel: Object {}
