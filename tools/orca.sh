# shellcheck shell=bash
# Checks what the screen reader Orca speaks while Per is used.
set -euo pipefail
: "${root:?}" "${binary:?}"

# The lines that Orca speaks depend on its version; those of 48 are the expected ones.
oldest_orca=48

# Prints why the check can't run, if it can't.
orca_obstacle() {
  local version
  if ! command -v orca >/dev/null; then
    echo "Orca is not installed; where Debian has Orca $oldest_orca, \"./meson-helper.sh deps orca\" installs it"
  elif version=$(dpkg-query -W -f '${Version}' orca 2>/dev/null) &&
    dpkg --compare-versions "$version" lt "$oldest_orca"; then
    echo "Orca $version is older than $oldest_orca"
  elif pgrep -u "$EUID" -x orca >/dev/null; then
    echo "Orca is running, and a second one can't be started"
  fi
}

# Uses Per with the keyboard, and compares what Orca speaks with tools/orca/first-use.txt.
check_orca() {
  local obstacle
  obstacle=$(orca_obstacle)
  if [[ -n $obstacle ]]; then
    echo "SKIPPED: $obstacle"
    return
  fi
  build_per
  make_locales
  # On a busy machine, Orca sometimes gets an event late and speaks a widget twice. A mistake of Per is
  # in each attempt.
  local attempt
  for attempt in 1 2 3; do
    ! journey_with_orca || return 0
    echo "Try $attempt of 3: Orca spoke other lines"
  done
  return 1
}

# Goes through the journey once. The library of this Per is empty, and its prices are in dollars.
journey_with_orca() {
  on_virtual_display env LC_ALL=en_US.UTF-8 \
    "$root/tools/orca/journey.py" "$binary" "$root/tools/orca/first-use.txt" "${scratch:?}/orca.log"
}
