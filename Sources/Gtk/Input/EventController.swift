internal import CGtk

/// Wraps GtkEventController.
@MainActor
public class EventController: Object {
  /// Wraps GtkPropagationPhase: before or after the target widget.
  public enum Phase: UInt32, CEnumeration, Sendable {
    typealias Value = GtkPropagationPhase

    case capture = 1, bubble
  }

  init(adopting pointer: OpaquePointer, phase: Phase) {
    super.init(adopting: UnsafeMutableRawPointer(pointer))
    gtk_event_controller_set_propagation_phase(opaque, phase.value)
  }
}
