internal import CGtk

/// Wraps GtkEventController.
@MainActor
public class EventController: Object {
  /// Wraps GtkPropagationPhase: before or after the target widget, or only on it.
  public enum Phase: Sendable {
    case capture, bubble, target

    var value: GtkPropagationPhase {
      switch self {
      case .capture: GTK_PHASE_CAPTURE
      case .bubble: GTK_PHASE_BUBBLE
      case .target: GTK_PHASE_TARGET
      }
    }
  }

  init(adopting pointer: OpaquePointer, phase: Phase) {
    super.init(adopting: UnsafeMutableRawPointer(pointer))
    gtk_event_controller_set_propagation_phase(opaque, phase.value)
  }
}
