/// The condition of a library's file.
enum Condition {
  case sound(Database)
  /// Saved by an earlier version of Per.
  case old(Database, version: Int64)
  /// Saved by a later version of Per.
  case newer
  case readOnly
  case damaged
  /// The log belongs to another file, or to another version of this one.
  case otherLog
  /// The file has no content.
  case empty
}
