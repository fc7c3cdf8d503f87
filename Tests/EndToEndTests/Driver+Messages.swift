import Foundation

/// Messages to `driver.py` and its answers: lines of JSON.
extension Driver {
  private struct Answer: Decodable {
    let error: String?
  }

  /// Sends a command that has no result.
  func send(_ command: Command) throws {
    let _: Answer = try ask(command)
  }

  /// Sends a command and returns its result.
  func ask<Reply: Decodable>(_ command: Command) throws -> Reply {
    var line = try JSONEncoder().encode(command)
    line.append(UInt8(ascii: "\n"))
    try requests.fileHandleForWriting.write(contentsOf: line)
    let reply = try nextLine()
    if let error = try JSONDecoder().decode(Answer.self, from: reply).error {
      throw Failure(description: error)
    }
    return try JSONDecoder().decode(Reply.self, from: reply)
  }

  private func nextLine() throws -> Data {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(received[..<end])
        received.removeSubrange(...end)
        // Services of the bus write here as well.
        guard line.first == UInt8(ascii: "{") else { continue }
        return line
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 300_000) == 1 else { throw Failure(description: "No answer.") }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else {
        throw Failure(description: "The driver ended: " + log())
      }
      received.append(contentsOf: buffer[..<count])
    }
  }

  private func log() -> String {
    let file = folder.appendingPathComponent("bus.log")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
