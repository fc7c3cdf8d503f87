import TestSupport

/// Runs the built program without a display or a message bus.
func run(_ arguments: String..., input: String = "") throws -> Program.Result {
  try run(arguments, input: input)
}

/// Runs the built program without a display or a message bus.
func run(_ arguments: [String], input: String = "") throws -> Program.Result {
  try Program(
    [Environment.per] + arguments, environment: ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
  ).run(input: input)
}
