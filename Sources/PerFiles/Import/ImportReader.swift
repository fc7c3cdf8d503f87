internal import PerCore
internal import PerThreads
internal import Synchronization

/// Reads a table on a separate thread, and delivers the rows in parts.
final class ImportReader: Sendable {
  /// A part of the result.
  enum Part: Sendable {
    /// The bytes of the source, which are kept to read them again with other options.
    case bytes([UInt8])
    case table(ImportTable)
    /// Rows, and the reader after them, which knows the headers that are between rows.
    case rows([ImportRow], TableReader, progress: Double)
    /// The text is no table but has lines.
    case lines(String)
    case failure(ImportFailure)
    /// All rows were read. The columns contradicted each other in some of them.
    case end(competingColumns: [ColumnRole: [Int]])
  }

  /// What is read, and how.
  struct Job: Sendable {
    var source: ImportSource
    /// The bytes of the source, if they were read before.
    var bytes: [UInt8]?
    var options: ImportOptions
    /// The choices of earlier imports; nil after the user has chosen how to read this table.
    var remembered: ImportChoices?
    var conventions: Conventions
  }

  /// The number of rows that are handed over at once. The main loop takes less than a millisecond for them.
  private static let partSize = 1_000
  /// The number of rows that are handed over before the others are read, so that the preview appears early.
  private static let firstPartSize = 60

  private let isCancelled = Atomic<Bool>(false)

  /// Starts reading.
  ///
  /// - Parameter handOver: Called on the thread with each part.
  init(_ job: Job, handOver: @escaping @Sendable (Part) -> Void) {
    BackgroundThread.run { [weak self] in
      do throws(ImportFailure) {
        try self?.read(job, handOver)
      } catch {
        handOver(.failure(error))
      }
    }
  }

  /// Stops reading. Rows that were already read can still be delivered.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  private var isStopped: Bool { isCancelled.load(ordering: .relaxed) }

  private func read(_ job: Job, _ handOver: (Part) -> Void) throws(ImportFailure) {
    let text = try decode(job, handOver)
    guard !isStopped else { return }
    guard text.utf8.contains(where: { $0 > 0x20 }) else { throw .empty }
    guard let table = table(in: text, job, LineNotation(job.conventions)) else {
      return handOver(.lines(String(decoding: text.utf8, as: UTF8.self)))
    }
    handOver(.table(table))
    readRows(of: table.reader, job.conventions, handOver)
  }

  private func decode(_ job: Job, _ handOver: (Part) -> Void) throws(ImportFailure) -> DecodedText {
    let bytes: [UInt8]
    switch (job.bytes, job.source) {
    case (let known?, _): bytes = known
    case (nil, .text(let text)): bytes = Array(text.utf8)
    case (nil, .content(let content, _)):
      guard content.count <= FileBytes.maximumSize else { throw .file(.tooLarge) }
      bytes = content
    case (nil, .unreadable(_, let message)): throw .unreadable(message)
    case (nil, .file(let path)):
      do throws(FileBytes.Failure) {
        bytes = try FileBytes.read(path, allowsSpecialFiles: false)
      } catch {
        throw .file(error)
      }
    }
    if job.bytes == nil { handOver(.bytes(bytes)) }
    guard !bytes.isEmpty else { throw .empty }
    do throws(DecodedText.Failure) {
      return try DecodedText(
        bytes, encoding: job.options.encoding, language: job.conventions.language)
    } catch {
      throw .text(error)
    }
  }

  /// Returns the table in a text, read by the choices for its header; nil if the text is no table.
  private func table(in text: DecodedText, _ job: Job, _ notation: LineNotation) -> ImportTable? {
    var options = job.options
    func reader() -> TableReader? {
      options.reader(
        text, notation, isTable: job.source.isNamedTable || job.options != ImportOptions())
    }
    guard let found = reader() else { return nil }
    let automatic = ImportTable(text, found, options)
    // Typed lines such as "Milk, 1 l, 0.99" have commas, too.
    if case .text = job.source, found.separator == ",", found.titles == nil,
      job.options == ImportOptions()
    {
      return nil
    }
    guard let titles = found.titles, let known = job.remembered?[titles] else { return automatic }
    (options.separator, options.roles) = (known.separator, known.roles)
    guard let chosen = reader() else { return automatic }
    return ImportTable(text, chosen, options, automatic: automatic.form)
  }

  private func readRows(
    of table: TableReader, _ conventions: Conventions, _ handOver: (Part) -> Void
  ) {
    var table = table
    var conversion = ProductConversion(conventions)
    var read: [TableRow] = []
    while read.count < Self.firstPartSize, let row = table.next() { read.append(row) }
    while !read.isEmpty {
      for start in stride(from: 0, to: read.count, by: Self.partSize) {
        guard !isStopped else { return }
        let part = read[start...].prefix(Self.partSize)
        let rows = part.map { row in
          ImportRow(
            line: row.line, range: row.range,
            outcome: conversion.outcome(of: row.outcome) { table.answers(to: row) })
        }
        let progress = part.last.map(table.progress(after:)) ?? 1
        handOver(.rows(rows, table, progress: progress))
      }
      read = table.nextRows()
    }
    handOver(.rows([], table, progress: 1))
    handOver(.end(competingColumns: table.competingColumns))
  }
}
