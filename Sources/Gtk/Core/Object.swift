internal import CGtk

/// A reference to a GObject. It holds nothing but the reference: two wrappers of one object are
/// interchangeable, and what belongs to the object stays with the object.
///
/// The reference is given back where the last wrapper is released, and GTK may then destroy the
/// object: release wrappers on the main thread only.
@MainActor
public class Object {
  nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Takes over what a GTK constructor returned: a floating reference or an owned one.
  init(adopting pointer: UnsafeMutableRawPointer) {
    if g_object_is_floating(pointer) != 0 {
      g_object_ref_sink(pointer)
    }
    self.pointer = pointer
  }

  /// Shares what somebody else owns.
  init(borrowing pointer: UnsafeMutableRawPointer) {
    g_object_ref(pointer)
    self.pointer = pointer
  }

  deinit {
    MainActor.assertIsolated("A GTK object was released off the main thread.")
    g_object_unref(pointer)
  }

  /// Whether both wrap the same object.
  public func isSame(as other: Object?) -> Bool {
    pointer == other?.pointer
  }

  /// The name of the object's class, such as "GtkLabel".
  public var typeName: String {
    String(cString: g_type_name_from_instance(typed()))
  }

  /// The pointer as an instance of a type whose layout C publishes.
  func typed<Instance>() -> UnsafeMutablePointer<Instance> {
    pointer.assumingMemoryBound(to: Instance.self)
  }

  /// The pointer as an instance of a type whose layout is private to C, or of an interface.
  var opaque: OpaquePointer {
    OpaquePointer(pointer)
  }

  /// Whether the object's class is, inherits or implements the type of that name.
  func isInstance(ofTypeNamed name: String) -> Bool {
    let type = g_type_from_name(name)
    return type != 0 && g_type_check_instance_is_a(typed(), type) != 0
  }
}
