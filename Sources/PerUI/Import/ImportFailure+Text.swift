internal import Glibc
internal import Gtk
internal import PerFiles

extension ImportFailure {
  /// The reason why nothing can be imported, as a sentence.
  @MainActor var text: String {
    switch self {
    case .file(.folder): tr("It is a folder.")
    case .file(.tooLarge): tr("It is larger than 512 MiB.")
    case .file(.notRegular), .file(.noWriter): tr("It is not a regular file.")
    case .file(.changed): tr("It changed while it was being read. Try again.")
    case .file(.system(ENOENT)): tr("The file doesn’t exist.")
    case .file(.system(EACCES)): tr("You don’t have permission to read it.")
    case .file(.system(let number)): String(cString: strerror(number))
    case .unreadable(let message): message
    case .text(.binary): tr("It is not a text file.")
    // Translators: {encoding} is the name of an encoding, such as UTF-8.
    case .text(.unknownEncoding(let name)):
      tr("The encoding {encoding} is unknown.").filled(["encoding": name])
    case .empty: tr("The file is empty.")
    }
  }
}
