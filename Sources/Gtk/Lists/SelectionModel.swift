/// What a list shows, with what of it is selected.
@MainActor
public protocol SelectionModel: Object {}

extension SingleSelection: SelectionModel {}
