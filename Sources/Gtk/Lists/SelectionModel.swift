/// Wraps GtkSelectionModel.
@MainActor
public protocol SelectionModel: Object {}

extension SingleSelection: SelectionModel {}
