public import PerCore

/// Controls the import of a table: reads it on a thread, and adds its products to the library.
@MainActor
public final class ImportController {
  /// Calls a function on the main thread. It is called on other threads.
  public typealias MainScheduler = @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void

  /// The progress of the import.
  public enum State: Equatable {
    /// The table is being read.
    case reading
    /// The table was read, and its products can be added.
    case ready
    /// The products are being added.
    case adding
    /// The source can't be read.
    case failed(ImportFailure)
    /// The source is no table but lines of text.
    case lines(String)
  }

  public weak var delegate: (any ImportControllerDelegate)?

  public let source: ImportSource
  public internal(set) var state = State.reading
  /// The form of the table; nil until it is found.
  public var form: TableForm? { table?.form }
  /// The rows that have been read.
  public internal(set) var rows: [ImportRow] = []
  /// The share of the table that has been read, from 0 to 1.
  public private(set) var progress = 0.0
  public internal(set) var counts = ImportCounts()
  /// The columns that contradicted each other, by what they hold.
  public private(set) var competingColumns: [ColumnRole: [Int]] = [:]
  /// The destinations that the user chose.
  var destinations: [ImportCounts.Key: ImportDestination] = [:]
  /// The texts of the rows that the user changed.
  var edits: [Int: String] = [:]
  /// A Boolean value indicating whether the user changed or answered rows that haven't been added since.
  public internal(set) var isEdited = false
  /// The number of products that were added; nil before that.
  public internal(set) var importedCount: Int?
  /// The only other currency in which refused rows are products; nil if there is none, or if the table has products in
  /// the currency of the open comparison.
  private(set) var otherCurrency: Currency?
  /// The conventions by which the rows were read.
  private var readConventions: Conventions?

  let library: LibraryController
  let schedule: MainScheduler
  private var reader: ImportReader?
  /// The number of times that reading began.
  private var readingCount = 0
  private var bytes: [UInt8]?
  private(set) var table: ImportTable?
  private var options = ImportOptions()
  private var remembered: ImportChoices?
  /// The form of the table without the user's choices; nil until it is found.
  var automatic: TableForm?

  public init(_ source: ImportSource, library: LibraryController, schedule: @escaping MainScheduler)
  {
    (self.source, self.library, self.schedule) = (source, library, schedule)
    remembered = ImportChoices(library.setting(ImportChoices.settingKey))
  }

  /// The conventions of the open comparison, by which the table is read.
  public var conventions: Conventions { library.list.conventions }

  /// A Boolean value indicating whether the rows were read by the conventions of the open comparison.
  public var isCurrent: Bool { readConventions == conventions }

  /// Starts reading. A table that is being read is read again from its start.
  public func start() {
    guard state != .adding else { return }
    reader?.cancel()
    readingCount += 1
    (state, rows, counts, progress, edits) = (.reading, [], ImportCounts(), 0, [:])
    (competingColumns, isEdited, readConventions) = ([:], false, conventions)
    otherCurrency = nil
    delegate?.importDidStart(self)
    let job = ImportReader.Job(
      source: source, bytes: bytes, options: options, remembered: remembered,
      conventions: conventions)
    let (schedule, number) = (schedule, readingCount)
    reader = ImportReader(job) { [weak self] part in
      schedule { self?.receive(part, of: number) }
    }
  }

  /// Stops reading. Nothing is imported.
  public func cancel() {
    reader?.cancel()
    reader = nil
    readingCount += 1
  }

  // MARK: - Choices

  /// Reads the table in another encoding.
  public func chooseEncoding(_ name: String) {
    guard name != options.encoding ?? form?.encoding.name else { return }
    options.encoding = name
    // The columns are found again by their headers, which look different now.
    options.roles = nil
    readAgain()
  }

  /// Reads the table with another separator.
  public func chooseSeparator(_ separator: Character) {
    guard separator != options.separator ?? form?.separator else { return }
    options.separator = separator
    options.roles = nil
    readAgain()
  }

  /// Sets what a column holds.
  public func choose(_ role: ColumnRole, forColumn column: Int) {
    guard var roles = options.roles ?? form?.roles, roles.indices.contains(column),
      roles[column] != role
    else {
      return
    }
    roles[column] = role
    options.roles = roles
    readAgain()
  }

  private func readAgain() {
    remembered = nil
    start()
  }

  // MARK: - Reading

  private func receive(_ part: ImportReader.Part, of number: Int) {
    guard number == readingCount else { return }
    switch part {
    case .bytes(let bytes): self.bytes = bytes
    case .table(let table):
      (self.table, options) = (table, table.options)
      if automatic == nil { automatic = table.automatic }
      delegate?.importDidFindTable(self)
    case .rows(let more, let reader, let progress):
      table?.reader = reader
      let start = rows.count
      reserveRows(more.count, progress)
      rows += more
      for row in more { counts.add(row, 1) }
      self.progress = progress
      delegate?.import(self, didReadFrom: start)
    case .lines(let text): end(.lines(text))
    case .failure(let failure): end(.failed(failure))
    case .end(let columns):
      competingColumns = columns
      otherCurrency = findOtherCurrency()
      end(.ready)
    }
  }

  /// Reserves space for as many rows as the table probably has, so that they are not copied while they are read.
  ///
  /// - Parameters:
  ///   - count: The number of rows that are added now.
  ///   - progress: The share of the table that has been read with them.
  private func reserveRows(_ count: Int, _ progress: Double) {
    let number = rows.count + count
    guard progress > 0, number > rows.capacity else { return }
    // Rows differ in length. Space that isn't used takes no memory.
    let all = Double(number) / progress * 1.1
    rows.reserveCapacity(max(number, Int(min(all, Double(2 * number + 1_000_000)))))
  }

  private func end(_ state: State) {
    self.state = state
    reader = nil
    delegate?.importDidEnd(self)
  }
}
