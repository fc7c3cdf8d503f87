import Glibc
import PerCore

extension LibraryFile {
  /// Replaces the library by a new one. The old file is renamed.
  ///
  /// If the process is killed before the end, `finishReplacing(schema:)` completes the replacement at the next start.
  ///
  /// - Parameters:
  ///   - time: The time in the new name of the old file.
  ///   - work: Fills the tables of the new library.
  func replace(
    schema: Schema, time: time_t = Glibc.time(nil),
    filling work: (Database) throws(DatabaseError) -> Void
  ) throws(StoreFailure) {
    try Self.write(successor, modified: time) { draft throws(DatabaseError) in
      let database = try Database(path: draft)
      try schema.create(in: database, filling: work)
    }
    try takeSuccessor()
  }

  /// Completes a replacement that was interrupted.
  ///
  /// A successor is renamed if it is incomplete, or if the library is sound and needs none.
  func finishReplacing(schema: Schema) throws(StoreFailure) {
    guard let time = try Self.modificationTime(successor) else { return }
    guard try isReplaceable(schema: schema), try successorIsComplete(schema: schema) else {
      // If the file can't be renamed, it is left there. The library can still be read.
      _ = rename(successor, try Self.nameForDamaged(successor, time).next)
      return
    }
    try takeSuccessor()
  }

  /// Returns whether the library is missing or must be recovered.
  private func isReplaceable(schema: Schema) throws(StoreFailure) -> Bool {
    switch try inspect(schema: schema) {
    case .sound, .old, .newer, .readOnly: false
    case .damaged, .otherLog, .empty: true
    }
  }

  private func successorIsComplete(schema: Schema) throws(StoreFailure) -> Bool {
    guard try Self.isFile(successor), try FileHeader(path: successor).isSound else { return false }
    let pages = try PageFile(path: successor)
    do throws(DatabaseError) {
      let database = try Database(image: pages.image())
      switch try database.state(of: schema) {
      case .current, .old: return true
      case .newer, .damaged: return false
      }
    } catch  where error.isCausedByFile {
      return false
    } catch {
      throw StoreFailure(error, path: successor)
    }
  }

  /// Moves a complete successor to the path of the library, after the old file was renamed. The time of the successor
  /// is in the new name, so that an interrupted replacement is completed with the same name.
  func takeSuccessor() throws(StoreFailure) {
    guard let time = try Self.modificationTime(successor) else { return }
    let name = try newName(time)
    for suffix in [""] + Self.companions where try Self.modificationTime(path + suffix) != nil {
      try Self.check(rename(path + suffix, name + suffix), path + suffix)
    }
    try Self.synchronizeFolder(of: path)
    try Self.check(rename(successor, path), path)
    try Self.synchronizeFolder(of: path)
  }

  /// Returns the time of the last change of a file, folder or link; nil if there is none.
  static func modificationTime(_ path: String) throws(StoreFailure) -> time_t? {
    var status = stat()
    if lstat(path, &status) == 0 { return status.st_mtim.tv_sec }
    guard errno == ENOENT else { throw StoreFailure(systemErrorOfReading: errno, path: path) }
    return nil
  }

  /// Returns the path to which the old file will be moved; that of its log if there is no other file.
  func nameForSettingAside(_ time: time_t) throws(StoreFailure) -> String {
    let name = try newName(time)
    for place in [path, name] where try Self.modificationTime(place) != nil { return name }
    for suffix in Self.companions where try Self.modificationTime(path + suffix) != nil {
      return name + suffix
    }
    return name
  }

  /// Returns a free name for the old library, or the name that it already has if only its companions are left to be
  /// moved.
  private func newName(_ time: time_t) throws(StoreFailure) -> String {
    let isMoved = try Self.size(path) == nil
    let (last, next) = try Self.nameForDamaged(path, time)
    return isMoved ? last ?? next : next
  }

  /// Returns the names for a file that is renamed because it is damaged: the last one that is used, and the next one
  /// that is free.
  ///
  /// - Parameter time: The time of its last change.
  static func nameForDamaged(
    _ path: String, _ time: time_t
  ) throws(StoreFailure) -> (last: String?, next: String) {
    try freeName(path + ".damaged-" + stamp(time))
  }

  /// Returns a free name for the content of a library whose file another program replaced.
  func nameForReplaced() throws(StoreFailure) -> String {
    try Self.freeName(path + ".replaced-" + Self.stamp(time(nil))).next
  }

  /// Returns the last name that is used and the next one that is free: the stem, or the stem with a number.
  static func freeName(_ stem: String) throws(StoreFailure) -> (last: String?, next: String) {
    var name = stem
    var number = 1
    var last: String?
    while try modificationTime(name) != nil {
      last = name
      number += 1
      name = "\(stem)-\(number)"
    }
    return (last, name)
  }

  /// Returns the local time as `20260131-235959`.
  private static func stamp(_ time: time_t) -> String {
    var (time, parts) = (time, tm())
    localtime_r(&time, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))-"
      + "\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }
}
