internal import CGtk

/// Wraps GtkPrintOperation. Lengths are in points, 1/72 of an inch.
@MainActor
public final class PrintOperation: Object {
  public enum Action {
    /// Shows the desktop's print dialog.
    case dialog
    /// Writes a PDF file. GTK does not report errors while it writes, such as a full disk.
    case export(path: String)
  }

  public enum Outcome {
    case done
    case canceled
    /// The operation failed, with a message in the user's language.
    case failed(String)
  }

  public convenience init() {
    self.init(adopting: UnsafeMutableRawPointer(gtk_print_operation_new()))
    gtk_print_operation_set_unit(typed(), GTK_UNIT_POINTS)
    // Pages are drawn while the main loop is idle.
    gtk_print_operation_set_allow_async(typed(), true.gboolean)
    gtk_print_operation_set_embed_page_setup(typed(), true.gboolean)
  }

  /// The name of the print job.
  public func setJobName(_ name: String) {
    gtk_print_operation_set_job_name(typed(), name)
  }

  /// Draws the pages.
  ///
  /// - Parameters:
  ///   - begin: Called with an empty page before the others, which can happen several times.
  ///   - paginate: Continues to divide the content into pages, given an empty page. Returns their number; nil if it
  ///     must be called again, so that the window isn't blocked.
  ///   - draw: Draws the page with an index.
  public func onDraw(
    begin: @escaping @MainActor (PrintPage) -> Void,
    paginate: @escaping @MainActor (PrintPage) -> Int?,
    draw: @escaping @MainActor (PrintPage, _ index: Int) -> Void
  ) {
    connect("begin-print") { arguments in
      if let context = arguments.object(1) { begin(PrintPage(OpaquePointer(context))) }
    }
    connectReturningBool("paginate") { arguments in
      guard let operation = arguments.object(0), let context = arguments.object(1) else {
        return true
      }
      guard let count = paginate(PrintPage(OpaquePointer(context))) else { return false }
      gtk_print_operation_set_n_pages(
        operation.assumingMemoryBound(to: GtkPrintOperation.self), Int32(clamping: max(1, count)))
      return true
    }
    connect("draw-page") { arguments in
      guard let context = arguments.object(1) else { return }
      draw(PrintPage(OpaquePointer(context)), arguments.int(2))
    }
  }

  /// Prints, and calls `body` with the outcome.
  public func run(
    _ action: Action, over parent: Window?, then body: @escaping @MainActor (Outcome) -> Void
  ) {
    var isReported = false
    func report(_ result: Int32, _ operation: UnsafeMutableRawPointer) {
      guard !isReported, result != Int32(GTK_PRINT_OPERATION_RESULT_IN_PROGRESS.rawValue) else {
        return
      }
      isReported = true
      switch result {
      case Int32(GTK_PRINT_OPERATION_RESULT_APPLY.rawValue): body(.done)
      case Int32(GTK_PRINT_OPERATION_RESULT_ERROR.rawValue):
        body(.failed(PrintOperation(borrowing: operation).errorMessage))
      default: body(.canceled)
      }
    }
    connect("done") { arguments in
      if let operation = arguments.object(0) { report(arguments.enumeration(1), operation) }
    }
    var kind = GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG
    if case .export(let path) = action {
      gtk_print_operation_set_export_filename(typed(), path)
      kind = GTK_PRINT_OPERATION_ACTION_EXPORT
    }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(typed(), kind, parent?.typed(), &error)
    if let error {
      isReported = true
      body(.failed(String(cString: error.pointee.message)))
      g_error_free(error)
    } else {
      report(Int32(result.rawValue), pointer)
    }
  }

  private var errorMessage: String {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(typed(), &error)
    guard let error else { return "" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}
