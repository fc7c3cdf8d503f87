import PerCore
import Testing
@Test func kind() { #expect(Kind.weight == .weight) }
