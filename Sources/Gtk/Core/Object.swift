internal import CGtk

/// A strong reference to a GObject.
///
/// A wrapper has no other state, so two wrappers of the same object are interchangeable. State that
/// belongs to the object is stored in the object, see `setStringData`.
///
/// Release wrappers on the main thread only: releasing the last reference finalizes the object.
@MainActor
public class Object {
  nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Takes ownership of a floating or owned reference, as returned by GTK's constructors.
  init(adopting pointer: UnsafeMutableRawPointer) {
    if g_object_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    }
    self.pointer = pointer
  }

  /// Adds a reference to an object that GTK or another owner keeps.
  init(borrowing pointer: UnsafeMutableRawPointer) {
    g_object_ref(pointer)
    self.pointer = pointer
  }

  deinit {
    MainActor.assertIsolated("A GTK object was released off the main thread.")
    g_object_unref(pointer)
  }

  /// Returns whether both wrappers refer to the same object.
  public func isSame(as other: Object?) -> Bool {
    pointer == other?.pointer
  }

  /// Returns the pointer typed as an instance whose structure is public in C.
  func typed<Instance>() -> UnsafeMutablePointer<Instance> {
    pointer.assumingMemoryBound(to: Instance.self)
  }

  /// The pointer as an instance of an interface or of a type whose structure is private in C.
  var opaque: OpaquePointer {
    OpaquePointer(pointer)
  }

  /// The opaque pointer, with a reference for a function that consumes one.
  var consumed: OpaquePointer {
    g_object_ref(pointer)
    return opaque
  }

  /// Returns whether the object's class is a type, derives from it or implements it.
  func isInstance(of type: GType) -> Bool {
    type != per_type_invalid && g_type_check_instance_is_a(typed(), type) != 0
  }
}
