import Glibc
import PerCore

extension LibraryFile {
  /// Replaces the library by a new one. The old file is renamed.
  ///
  /// If the process is killed before the end, `finishReplacing(schema:)` completes the replacement at the next start.
  ///
  /// - Parameter work: Fills the tables of the new library.
  /// - Returns: The new path of the old file; nil if there was none.
  func replace(
    schema: Schema, filling work: (Database) throws(DatabaseError) -> Void
  ) throws(StoreFailure) -> String? {
    try Self.write(successor) { draft throws(DatabaseError) in
      let database = try Database(path: draft)
      try schema.create(in: database, filling: work)
    }
    return try takeSuccessor()
  }

  /// Completes a replacement that was interrupted.
  ///
  /// A successor that is not complete, or that a sound library does not need, is renamed.
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

  /// Moves a complete successor to the path of the library, after the old file was renamed.
  ///
  /// - Returns: The new path of the old file; nil if there was none.
  @discardableResult
  func takeSuccessor() throws(StoreFailure) -> String? {
    guard let time = try Self.modificationTime(successor) else { return nil }
    let name = try nameForSettingAside(time)
    var setAside: String?
    for suffix in [""] + Self.companions where try Self.modificationTime(path + suffix) != nil {
      try Self.check(rename(path + suffix, name + suffix), path + suffix)
      // Only a log may be there.
      let isThere = try Self.modificationTime(name) != nil
      setAside = setAside ?? (isThere ? name : name + suffix)
    }
    try Self.synchronizeFolder(of: path)
    try Self.check(rename(successor, path), path)
    try Self.synchronizeFolder(of: path)
    return setAside
  }

  /// Returns the time of the last change of a file, folder or link; nil if there is none.
  static func modificationTime(_ path: String) throws(StoreFailure) -> time_t? {
    var status = stat()
    if lstat(path, &status) == 0 { return status.st_mtim.tv_sec }
    guard errno == ENOENT else { throw StoreFailure(systemErrorOfReading: errno, path: path) }
    return nil
  }

  /// Returns a free name for the old library, or the name that it already has if only its companions are left to be
  /// moved.
  private func nameForSettingAside(_ time: time_t) throws(StoreFailure) -> String {
    let isMoved = try Self.size(path) == nil
    let (last, next) = try Self.nameForDamaged(path, time)
    return isMoved ? last ?? next : next
  }

  /// Returns the names for a file that is renamed because it is damaged: the last one that is used, and the next one that
  /// is free.
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
    return "\(parts.tm_year + 1900)\(two(parts.tm_mon + 1))\(two(parts.tm_mday))-"
      + "\(two(parts.tm_hour))\(two(parts.tm_min))\(two(parts.tm_sec))"
  }
}
