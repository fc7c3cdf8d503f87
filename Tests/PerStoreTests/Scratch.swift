import Glibc
import PerCore
import PerStore

/// A folder for one test. It is removed with the object.
final class Scratch {
  let folder: String

  /// - Parameter onDisk: Whether the folder is on a disk, rather than in memory.
  init(onDisk: Bool = true) {
    let parent = !onDisk && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/per-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no scratch folder") }
    folder = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit {
    _ = system("chmod -R u+rwX '\(folder)'; rm -rf '\(folder)'")
  }

  /// The folder of the store.
  var store: String { folder + "/data/per" }

  var database: String { store + "/per.db" }

  var log: String { database + "-wal" }

  func makeStoreFolder() {
    mkdir(folder + "/data", 0o700)
    mkdir(store, 0o700)
  }

  /// Returns the names of the files in the store's folder.
  func files() -> [String] {
    guard let folder = opendir(store) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

enum Files {
  static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func mode(_ path: String) -> UInt32 {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }
}

extension Product {
  /// Creates a product.
  static func sample(
    _ id: Int64, _ quantity: String = "500", _ unit: PerCore.Unit = .gram,
    for price: String = "3.99",
    name: String = "", shop: String = "", note: String = "", entered: CalendarDay? = nil
  ) -> Product {
    guard let quantity = try? Amount(plain: quantity, expression: quantity),
      let price = try? Amount(plain: price, expression: price)
    else { fatalError("\(quantity) or \(price) is no amount") }
    return Product(
      id: id, quantity: quantity, unit: unit, price: price, name: name, shop: shop, note: note,
      entered: entered)
  }
}

extension SQLiteStore {
  /// Commits changes with the next revisions, and with the summaries of a model.
  func commit(_ changes: Change..., from revision: inout Int64) throws {
    var model = LibraryModel(self, comparisons: Set(changes.map(\.comparison)))
    try commit(
      changes.map {
        revision += 1
        return model.apply($0, revision: revision)
      })
  }
}
