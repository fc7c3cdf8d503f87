# shellcheck shell=bash
# Virtual displays for tests and checks.
set -euo pipefail
: "${root:?}" "${binary:?}" "${locales:?}"

# on_x_server [OPTION...] -- COMMAND...: runs the command with $DISPLAY set to an X server of its own.
on_x_server() (
  options=()
  while [[ $1 != -- ]]; do
    options+=("$1")
    shift
  done
  shift
  folder=$(mktemp -d)
  mkfifo "$folder/number"
  "$root/tools/x-server" 3 "${options[@]}" 3>"$folder/number" </dev/null >"$folder/log" 2>&1 &
  server=$!
  trap 'kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
  number=
  read -r number <"$folder/number" || true
  [[ -n $number ]] || { cat "$folder/log" >&2 && fail "The virtual display didn't start."; }
  DISPLAY=:$number "$@"
)

# Writes the GTK settings of the test display into the folder $1. PER_TEST_FONT selects another font,
# as in PER_TEST_FONT="Cantarell 11".
write_gtk_settings() {
  mkdir -p "$1/gtk-4.0"
  sed "s/^gtk-font-name=.*/gtk-font-name=${PER_TEST_FONT:-$(test_font)}/" \
    "$root/Tests/settings.ini" >"$1/gtk-4.0/settings.ini"
}

test_font() { sed -n 's/^gtk-font-name=//p' "$root/Tests/settings.ini"; }

# Compiles the locales that tests use, without root and outside of the system's folders.
make_locales() {
  local name
  mkdir -p "$locales"
  for name in en_US en_GB en_IN de_DE de_CH fr_FR it_IT es_ES pt_BR ja_JP ar_EG; do
    [[ ! -d $locales/$name.UTF-8 ]] || continue
    rm -rf "$locales/new"
    localedef -i "$name" -f UTF-8 "$locales/new"
    mv "$locales/new" "$locales/$name.UTF-8"
  done
}

# Runs the command with its own X server, message bus and home folders. $bus_configuration can name a
# configuration file for the message bus; the default is that of the tests.
on_virtual_display() (
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  for folder in CONFIG_HOME DATA_HOME CACHE_HOME STATE_HOME RUNTIME_DIR; do
    mkdir -m 700 "$scratch/$folder"
    export "XDG_$folder=$scratch/$folder"
  done
  write_gtk_settings "$scratch/CONFIG_HOME"
  unset WAYLAND_DISPLAY XAUTHORITY LANGUAGE GTK_THEME GTK_A11Y AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
  # GIO warns if the message bus doesn't have the services of an installed desktop.
  export GIO_USE_VFS=local GIO_USE_VOLUME_MONITOR=unix GSETTINGS_BACKEND=memory
  export GDK_BACKEND=x11 GSK_RENDERER=cairo G_DEBUG=fatal-criticals LC_ALL=C.UTF-8
  # GTK 4.16 and later have a variable of its own for this, and warn about the old one.
  if pkg-config --atleast-version=4.16 gtk4; then
    export GDK_DISABLE=gl,vulkan
  else
    export GDK_DEBUG=gl-disable
  fi
  export LOCPATH=$locales PER_TEST_LOCALES=$locales PER_BINARY=$binary
  [[ ${CI-} != true ]] || export PER_TEST_STRICT=1
  swift_quietly on_x_server -- \
    dbus-run-session --config-file="${bus_configuration:-$root/tools/bus/session.conf}" -- "$@"
)
