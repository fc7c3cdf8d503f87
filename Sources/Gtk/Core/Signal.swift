internal import CGtk

/// The arguments of a signal emission. The first is the emitting object.
///
/// They are valid only during the emission and never leave the main thread. `@unchecked Sendable`
/// allows their use within `MainActor.assumeIsolated`.
struct SignalArguments: @unchecked Sendable {
  let values: UnsafePointer<GValue>

  func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
  func uint(_ index: Int) -> UInt32 { g_value_get_uint(values + index) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
  func enumeration(_ index: Int) -> Int32 { g_value_get_enum(values + index) }
  func double(_ index: Int) -> Double { g_value_get_double(values + index) }
  func object(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_object(values + index)
  }
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + index) }

  /// Returns the emitting widget as an instance of its class.
  @MainActor func emitter<Emitter: Widget>(as type: Emitter.Type) -> Emitter {
    Emitter(borrowing: object(0)!)
  }
}

/// A Swift closure that a GClosure retains.
private typealias SignalBox = Boxed<@MainActor @Sendable (SignalArguments) -> Bool>

/// The marshaller of all closures. GLib calls it on the emitting thread, for GTK the main thread.
private func marshal(
  closure: UnsafeMutablePointer<GClosure>?, returnValue: UnsafeMutablePointer<GValue>?,
  count: guint,
  values: UnsafePointer<GValue>?, hint: gpointer?, data: gpointer?
) {
  guard let values, let data = closure?.pointee.data else { return }
  let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
  let arguments = SignalArguments(values: values)
  let result = MainActor.assumeIsolated { box.value(arguments) }
  if let returnValue, returnValue.pointee.g_type == per_type_boolean {
    g_value_set_boolean(returnValue, result.gboolean)
  }
}

private func release(data: gpointer?, closure: UnsafeMutablePointer<GClosure>?) {
  guard let data else { return }
  Unmanaged<SignalBox>.fromOpaque(data).release()
}

/// Creates a GClosure that owns `body` and releases it when it is finalized.
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
  /// Connects a handler. The object retains it until the object is finalized.
  ///
  /// Capture the object's wrapper weakly. A strong capture is a reference cycle.
  func connect(_ signal: String, _ body: @escaping @MainActor () -> Void) {
    connect(signal) { _ in body() }
  }

  func connect(_ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Void) {
    connectReturningBool(signal) { arguments in
      body(arguments)
      return false
    }
  }

  /// Connects a handler to a signal with a Boolean return value.
  func connectReturningBool(
    _ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Bool
  ) {
    g_signal_connect_closure(pointer, signal, makeClosure(body), false.gboolean)
  }

  /// Emits a signal that has no arguments.
  func emit(_ signal: String) {
    var value = GValue()
    g_value_init_from_instance(&value, pointer)
    let identifier = g_signal_lookup(signal, value.g_type)
    g_signal_emitv(&value, identifier, 0, nil)
    g_value_unset(&value)
  }
}

extension Widget {
  private static let isBlocked = "per-is-blocked"

  /// Calls `body` while the handlers of changes are blocked, such as for a change by the program.
  ///
  /// These are the handlers of `onChange`, `onSelectionChange`, `onSelect` and `onToggle`.
  public func withBlocked(_ body: () -> Void) {
    let wasBlocked = stringData(Widget.isBlocked)
    setStringData(Widget.isBlocked, "")
    body()
    setStringData(Widget.isBlocked, wasBlocked)
  }

  /// Connects a handler that is not called within `withBlocked(_:)`.
  func connectUnlessBlocked(
    _ signal: String, _ body: @escaping @MainActor (SignalArguments) -> Void
  ) {
    connect(signal) { arguments in
      let isBlocked = arguments.emitter(as: Widget.self).stringData(Widget.isBlocked) != nil
      if !isBlocked { body(arguments) }
    }
  }
}
