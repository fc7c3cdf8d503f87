/// Wraps GListModel.
@MainActor
public protocol ListModel: Object {}
