import Glibc
import XCTest

import Gtk

@MainActor
final class MainLoopTests: DisplayTestCase {
  func testIdleRunsOnceAndReleasesClosure() async throws {
    var runs = 0
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      MainLoop.idle {
        _ = owner
        runs += 1
      }
    }
    XCTAssertNotNil(kept)
    MainLoop.iterate()
    MainLoop.iterate()
    XCTAssertEqual(runs, 1)
    XCTAssertNil(kept)
  }

  func testTimeoutRunsOnce() async throws {
    var runs = 0
    let source = MainLoop.timeout(milliseconds: 5) { runs += 1 }
    XCTAssertTrue(source.isPending)
    MainLoop.iterate(until: { runs > 0 })
    waitForTimeout(milliseconds: 10)
    XCTAssertEqual(runs, 1)
    XCTAssertFalse(source.isPending)
    source.cancel()
  }

  func testCancelledTimeoutDoesNotRun() async throws {
    var runs = 0
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      let source = MainLoop.timeout(milliseconds: 5) {
        _ = owner
        runs += 1
      }
      source.cancel()
      source.cancel()
      XCTAssertFalse(source.isPending)
    }
    XCTAssertNil(kept)
    waitForTimeout(milliseconds: 10)
    XCTAssertEqual(runs, 0)
  }

  func testRepeatingTimeoutCanCancelItself() async throws {
    var runs = 0
    var source: ScheduledSource?
    source = MainLoop.timeout(milliseconds: 1, repeats: true) {
      runs += 1
      if runs == 3 { source?.cancel() }
    }
    MainLoop.iterate(until: { runs == 3 })
    waitForTimeout(milliseconds: 10)
    XCTAssertEqual(runs, 3)
    XCTAssertEqual(source?.isPending, false)
  }

  func testAsyncRunsOnMainLoopFromOtherThread() async throws {
    nonisolated(unsafe) var isReached = false
    runOnAnotherThread { MainLoop.async { isReached = true } }
    XCTAssertFalse(isReached)
    XCTAssertTrue(MainLoop.iterate(until: { isReached }))
  }
}

/// Runs `body` on a new thread and waits for its end.
private func runOnAnotherThread(_ body: @escaping @Sendable () -> Void) {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { data in
      Unmanaged<ThreadBody>.fromOpaque(data!).takeRetainedValue().run()
      return nil
    }, Unmanaged.passRetained(ThreadBody(body)).toOpaque())
  pthread_join(thread, nil)
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
