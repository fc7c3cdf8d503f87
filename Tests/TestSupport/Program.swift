package import Glibc

/// A program with its arguments and environment.
package struct Program {
  /// What a program wrote, and how it ended.
  package struct Result {
    package let output: String
    package let errors: String
    /// The exit status, or the negative number of the signal that ended the program.
    package let status: Int32
  }

  /// The error thrown if a program can't be started.
  package struct StartError: Error {
    package let program: String
    package let code: Int32
  }

  private let command: [String]
  private let environment: [String: String]

  /// - Parameters:
  ///   - command: The path of the program, or its name on the PATH, and its arguments.
  ///   - environment: The variables of the program.
  package init(_ command: [String], environment: [String: String] = Environment.variables) {
    self.command = command
    self.environment = environment
  }

  /// Starts the program and returns its process ID.
  ///
  /// - Parameter descriptors: The file descriptors of this process that the program gets, by their number there.
  package func start(_ descriptors: [Int32: Int32] = [:]) throws(StartError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      posix_spawn_file_actions_destroy(&actions)
      for text in arguments + variables { free(text) }
    }
    for (number, own) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, number) }
    var process = pid_t()
    let code = posix_spawnp(&process, command[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw StartError(program: command[0], code: code) }
    return process
  }

  /// Runs the program to its end.
  package func run(input: String = "") throws(StartError) -> Result {
    // Through pipes, each side could wait for the other.
    let folder = ScratchFolder()
    let files = ["input", "output", "errors"].map { "\(folder.path)/\($0)" }
    Files.write(input, to: files[0])
    let flags = [O_RDONLY, O_WRONLY | O_CREAT, O_WRONLY | O_CREAT].map { $0 | O_CLOEXEC }
    let descriptors = zip(files, flags).map { open($0, $1, 0o600) }
    defer { for descriptor in descriptors { close(descriptor) } }
    let process = try start([0: descriptors[0], 1: descriptors[1], 2: descriptors[2]])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Result(
      output: String(decoding: Files.read(files[1]), as: UTF8.self),
      errors: String(decoding: Files.read(files[2]), as: UTF8.self),
      status: status & 0x7f == 0 ? status >> 8 : -(status & 0x7f))
  }

  /// Returns the path of a program on the PATH, which has the checked programs first, or `nil` if it isn't installed.
  package static func path(of name: String) -> String? {
    (Environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }
      .first(where: Files.isExecutable)
  }
}
