internal import CGtk

/// A connected handler, to be given back to the object it was connected to.
public struct SignalHandler: Sendable {
  let identifier: gulong
}

/// The values a signal was emitted with; the emitter is the first. Valid during the emission only,
/// and so never sent anywhere: `@unchecked` lets them cross into the main actor in place.
struct SignalArguments: @unchecked Sendable {
  let values: UnsafePointer<GValue>

  func bool(_ index: Int) -> Bool { g_value_get_boolean(values + index) != 0 }
  func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
  func uint(_ index: Int) -> UInt32 { g_value_get_uint(values + index) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
  func enumeration(_ index: Int) -> Int32 { g_value_get_enum(values + index) }
  func double(_ index: Int) -> Double { g_value_get_double(values + index) }
  func object(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_object(values + index)
  }
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + index) }
}

/// Keeps a Swift closure alive for as long as GLib may call it.
final class SignalBox {
  let body: @MainActor (SignalArguments) -> Bool

  init(_ body: @escaping @MainActor (SignalArguments) -> Bool) {
    self.body = body
  }
}

/// Called by GLib for every emission, on the thread that emits: for GTK, the main thread.
private func marshal(
  closure: UnsafeMutablePointer<GClosure>?, answer: UnsafeMutablePointer<GValue>?, count: guint,
  values: UnsafePointer<GValue>?, hint: gpointer?, data: gpointer?
) {
  guard let values, let data = closure?.pointee.data else { return }
  nonisolated(unsafe) let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
  let arguments = SignalArguments(values: values)
  let result = MainActor.assumeIsolated { box.body(arguments) }
  if let answer, answer.pointee.g_type == per_type_boolean {
    g_value_set_boolean(answer, result.gboolean)
  }
}

private func release(data: gpointer?, closure: UnsafeMutablePointer<GClosure>?) {
  guard let data else { return }
  Unmanaged<SignalBox>.fromOpaque(data).release()
}

/// Makes a GLib closure that owns `body`; GLib releases both with its last reference.
func makeClosure(
  _ body: @escaping @MainActor (SignalArguments) -> Bool
) -> UnsafeMutablePointer<GClosure> {
  let data = Unmanaged.passRetained(SignalBox(body)).toOpaque()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
  g_closure_add_finalize_notifier(closure, data, release)
  g_closure_set_marshal(closure, marshal)
  return closure
}

extension Object {
  /// Connects a handler that the object owns until it is destroyed. Capture the object's own
  /// wrapper weakly: a strong one would keep the object, and so the handler, alive.
  @discardableResult
  func connect(
    _ signal: String, _ body: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connect(signal) { _ in body() }
  }

  @discardableResult
  func connect(
    _ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Void
  ) -> SignalHandler {
    connectAnswering(signal) { arguments in
      body(arguments)
      return false
    }
  }

  /// Connects a handler whose answer is the value that the signal asks for.
  @discardableResult
  func connectAnswering(
    _ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalHandler {
    SignalHandler(
      identifier: g_signal_connect_closure(pointer, signal, makeClosure(body), false.gboolean))
  }

  /// Emits a signal with no arguments but the emitter.
  func emit(_ signal: String) {
    var values = [GValue()]
    g_value_init_from_instance(&values[0], pointer)
    g_signal_emitv(&values, g_signal_lookup(signal, g_type_from_name(typeName)), 0, nil)
    g_value_unset(&values[0])
  }

  /// Takes a handler off the object and releases its closure.
  public func disconnect(_ handler: SignalHandler) {
    g_signal_handler_disconnect(pointer, handler.identifier)
  }

  /// Does something without the handler being called for it.
  public func withBlocked(_ handler: SignalHandler, _ body: () throws -> Void) rethrows {
    g_signal_handler_block(pointer, handler.identifier)
    defer { g_signal_handler_unblock(pointer, handler.identifier) }
    try body()
  }
}
