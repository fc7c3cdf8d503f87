// Checks generated inputs in a separate process. In the process of the tests, each error takes much longer, because
// Swift Testing records a backtrace of it.
//
//     fuzz-probe TARGET INPUTS [SEED]
//
// It prints the number of inputs a second, or describes the first input with a violation and ends with status 1.

import FuzzTargets
import Glibc

let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let target = FuzzTarget(rawValue: name),
  let count = arguments.dropFirst().first.flatMap({ Int($0) }), count > 0
else {
  let targets = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  print("Usage: fuzz-probe \(targets) INPUTS [SEED]")
  exit(2)
}
let seed = arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
var inputs = FuzzInputs(target, seed: seed)
let time = processorTime {
  for index in 0..<count {
    let input = inputs.next()
    guard let violation = target.violation(of: input) else { continue }
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    print("\(violation): \(text) (\(input), seed \(seed), input \(index))")
    exit(1)
  }
}
print("\(target): \(count) inputs, \(Int(Double(count) / time)) per second of processor time")
