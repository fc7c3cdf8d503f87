#!/usr/bin/env bash
# The one door to Per, for people and for Meson. See: ./meson-helper.sh help
set -euo pipefail

root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
configuration=${PER_CONFIGURATION:-release}
binary=$root/.build/$configuration/per
locales=$root/.build/locales
id=io.github.per_linux.Per

usage() {
  cat <<'END'
Usage: ./meson-helper.sh COMMAND

  run [ARGUMENT...]    install what is missing, build, and start Per
  test [OPTION...]     install what is missing, build, and run every test and check;
                       options go to "swift test", as in: test --filter Calculator
  deps [run|test|deb|orca]
                       install what is missing, and nothing else
  build [FILE]         build Per with what is there; copy the program to FILE
  install [--prefix DIR] [--bindir DIR] [--datadir DIR]
                       build and install, under $DESTDIR if that is set (/usr/local)
  uninstall [...]      remove what install with the same options puts there
  deb [FOLDER]         build a Debian package, in the current folder or another
  check [WHAT...]      check what is installed and what the windows say, in whole or in part
  translations [LANGUAGE]
                       bring the catalogues up to the texts of the sources, and say what is
                       missing; a language without a catalogue gets an empty one
  lint                 check the style and the walls between the modules
  bench [SECTION...]   print the figures: ranking insertion rows bound store memory start long
  pictures [FOLDER]    take pictures of every state of the windows, in .build/pictures, and
                       those of the README (data/pictures); tell which texts cannot be read
  fuzz [SECONDS]       feed the number parser and the calculator nonsense (60 seconds)
  help                 show this

With PER_NO_BUILD=1, build, install, deb and check use the program that is already built.
PER_CONFIGURATION=debug makes "test" build faster while you change the code.
END
}

say() { printf '\n==> %s\n' "$*"; }

fail() {
  printf '\nmeson-helper.sh: %s\n' "$*" >&2
  exit 1
}

# shellcheck source=tools/data.sh
. "$root/tools/data.sh"
# shellcheck source=tools/deb.sh
. "$root/tools/deb.sh"
# shellcheck source=tools/translations.sh
. "$root/tools/translations.sh"
# shellcheck source=tools/check.sh
. "$root/tools/check.sh"
# shellcheck source=tools/orca.sh
. "$root/tools/orca.sh"
# shellcheck source=tools/pictures.sh
. "$root/tools/pictures.sh"

# --- What Per needs: who needs it | Debian's package | what shows that it is there | why ----------

needs() {
  sed 's/ *|/|/g' <<'END'
run |swiftlang         |command swift                                    |the Swift compiler, 6.0 or newer
run |libncurses6       |file /usr/lib/*/libncurses.so.6                  |under the compiler
run |libcurl4          |file /usr/lib/*/libcurl.so.4                     |under Swift's package manager
run |g++               |command g++                                      |the linker and the C++ library under Swift's runtime
run |pkg-config        |command pkg-config                               |tells Swift where the libraries are
run |libgtk-4-dev      |module gtk4 >= 4.8                               |the toolkit
run |libsqlite3-dev    |module sqlite3                                   |keeps the comparisons
run |gettext           |command msgfmt                                   |compiles the translations
run |adwaita-icon-theme|file /usr/share/icons/Adwaita/index.theme        |the icons
run |librsvg2-common   |file /usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg.so |draws them
test|xvfb              |command xvfb-run                                 |a virtual display
test|xauth             |command xauth                                    |opens it to the tests
test|dbus-daemon       |command dbus-run-session                         |a message bus of the tests' own
test|at-spi2-core      |file /usr/libexec/at-spi-bus-launcher            |what a screen reader sees
test|gir1.2-atspi-2.0  |file /usr/lib/*/girepository-1.0/Atspi-2.0.typelib|reads it
test|python3-gi        |file /usr/lib/python3/dist-packages/gi/__init__.py|reads it from Python
test|xdotool           |command xdotool                                  |presses real keys and buttons
test|x11-utils         |command xprop                                    |reads the icon of a window
test|imagemagick       |command convert                                  |takes and compares pictures
test|locales           |file /usr/share/i18n/locales/de_DE               |how other countries write numbers
test|units             |command units                                    |a second opinion on conversions
test|bc                |command bc                                       |a second opinion on sums
test|desktop-file-utils|command desktop-file-validate                    |checks the desktop entry
test|appstream         |command appstreamcli                             |checks the metainfo
test|mandoc            |command mandoc                                   |checks the manual page
test|librsvg2-bin      |command rsvg-convert                             |draws the icons at every size
test|meson             |command meson                                    |installs as distributions do
deb |dpkg-dev          |command dpkg-shlibdeps                           |finds out which packages Per needs
orca|orca              |command orca                                     |speaks to the check of what is spoken
orca|procps            |command pgrep                                    |finds an Orca that runs already
deb |binutils          |command strip                                    |takes out what only a debugger needs
END
}

is_there() {
  local kind=${1%% *} what=${1#* }
  case $kind in
    command) command -v "$what" ;;
    module) pkg-config --exists "$what" ;;
    file) compgen -G "$what" ;;
  esac >/dev/null 2>&1
}

# Prints "package: why" for each thing that the ring lacks, which needs what "run" needs besides.
lacking() {
  local ring=$1 who package check why
  while IFS='|' read -r who package check why; do
    [[ $who == run* || $who == "$ring"* ]] || continue
    is_there "$check" || echo "$package: $why"
  done < <(needs)
}

no_swift="Per needs Swift 6.0 or newer. Debian 13 has it as a package, swiftlang; for other systems
there are toolchains at https://www.swift.org/install/linux/. Put one on the PATH and try again."

# Prints the version, or nothing if there is no Swift that starts.
swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' || true; }

check_swift() {
  local version
  version=$(swift_version)
  [[ ${version%%.*} -ge 6 ]] ||
    fail "$(command -v swift) is ${version:-not a Swift that starts}. $no_swift"
}

# Calls apt-get as root, or tells what root is to call, so that the tests find everything as well; its
# long story is for those who watch it on a terminal.
apt() {
  local as_root=() story=/dev/null packages
  packages=$(lacking "${ring/run/test}" | cut -d: -f1 | paste -sd ' ')
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "This takes root, and there is no sudo. \
As root, run this, and try again:
    apt-get update
    apt-get install --no-install-recommends $packages"
    as_root=(sudo)
  fi
  [[ ! -t 1 ]] || story=/dev/stdout
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o DPkg::Lock::Timeout=300 "$@" >"$story"
}

# A third-party source that cannot be reached is no reason to stop: what matters is what installs.
apt_update() { apt update || true; }

swift_is_offered() {
  local version
  version=$(LC_ALL=C apt-cache policy swiftlang | sed -n 's/ *Candidate: //p')
  dpkg --compare-versions "${version:-0}" ge 6.0
}

# Installs what the ring lacks; when nothing is lacking it asks for nothing.
set_up() {
  local ring=$1 list
  [[ -z $(swift_version) ]] || check_swift
  mapfile -t list < <(lacking "$ring")
  if ((${#list[@]})); then
    say "Per needs these packages:"
    printf '    %s\n' "${list[@]}"
    install_packages "${list[@]%%:*}"
    hash -r
    mapfile -t list < <(lacking "$ring")
    ((${#list[@]} == 0)) || fail "Installed, but still not found: ${list[*]%%:*}"
  fi
  check_swift
}

install_packages() {
  local install=(install -y --no-install-recommends "$@")
  command -v apt-get >/dev/null || fail "Only apt-get is known here. Install what the list names, \
by the names of your system, and try again.
Swift has toolchains for most systems: https://www.swift.org/install/linux/"

  if [[ " $* " == *" swiftlang "* ]] && ! swift_is_offered; then
    apt_update
    swift_is_offered || fail "$no_swift"
  fi
  say "Installing them; this may take some minutes"
  apt "${install[@]}" || { apt_update && apt "${install[@]}"; } ||
    fail "apt-get could not install them: its own words are above."
}

# --- Building: one configuration, so that what is tested is what ships ----------------------------

# Runs the command without SwiftPM's warning about the harmless -pthread in GTK's pkg-config files.
swift_quietly() { "$@" 2> >(sed '/^warning: prohibited flag/d' >&2); }

build() {
  command -v swift >/dev/null || fail "$no_swift"
  # What is linked statically is not to be looked for beside the program.
  swift_quietly swift build --package-path "$root" -c "$configuration" --disable-local-rpath "$@"
  stage
}

# --- The commands ---------------------------------------------------------------------------------

run() {
  local headless=
  [[ -n ${DISPLAY-}${WAYLAND_DISPLAY-} ]] || headless=yes
  [[ -z $headless ]] || say "No graphical session here: Per will be built, but cannot be shown"
  set_up run
  say "Building Per"
  build --product per
  [[ -z $headless || $# -gt 0 ]] || fail "Per is built, and needs a graphical session to show its \
window: neither DISPLAY nor WAYLAND_DISPLAY is set.
Start it from a desktop, or on a virtual display: xvfb-run -a ./meson-helper.sh run"
  say "Starting Per"
  exec "$binary" "$@"
}

run_tests() {
  local status=0
  set_up test
  say "Building Per and its tests"
  build --build-tests
  make_locales
  say "Testing"
  on_virtual_display swift test --package-path "$root" -c "$configuration" --skip-build "$@" || status=$?
  [[ $# -gt 0 ]] || PER_NO_BUILD=1 check || status=$?
  [[ $# -gt 0 ]] || lint || status=$?
  ((status == 0)) || fail "Not everything passed: see above."
  say "Everything passed"
}

# Compiles the locales that tests ask for; it takes no root and leaves the system alone.
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

# Runs the command on a display, a message bus and home folders that nobody else uses.
on_virtual_display() (
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  for folder in CONFIG_HOME DATA_HOME CACHE_HOME STATE_HOME RUNTIME_DIR; do
    mkdir -m 700 "$scratch/$folder"
    export "XDG_$folder=$scratch/$folder"
  done
  mkdir "$scratch/CONFIG_HOME/gtk-4.0"
  printf '[Settings]\ngtk-cursor-blink=0\ngtk-enable-animations=0\n' \
    >"$scratch/CONFIG_HOME/gtk-4.0/settings.ini"
  unset WAYLAND_DISPLAY LANGUAGE GTK_THEME GTK_A11Y AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
  export GDK_BACKEND=x11 GSK_RENDERER=cairo G_DEBUG=fatal-criticals LC_ALL=C.UTF-8
  # GTK 4.16 gave this switch a variable of its own, and complains about the old one.
  if pkg-config --atleast-version=4.16 gtk4; then
    export GDK_DISABLE=gl,vulkan
  else
    export GDK_DEBUG=gl-disable
  fi
  export LOCPATH=$locales PER_TEST_LOCALES=$locales PER_BINARY=$binary
  [[ ${CI-} != true ]] || export PER_TEST_STRICT=1
  swift_quietly xvfb-run -a -s "-screen 0 1280x1024x24" dbus-run-session -- "$@"
)

# Checks the sources; what cannot be checked here is said, and is no failure.
lint() (
  cd "$root"
  status=0
  say "Checking the walls between the modules"
  walls || status=1
  say "Checking the style"
  if swift format --version >/dev/null 2>&1; then
    swift format lint --strict --parallel --recursive Package.swift Sources Tests || status=1
  else
    echo "SKIPPED: this Swift comes without swift-format"
  fi
  if command -v shellcheck >/dev/null; then
    shellcheck -x meson-helper.sh tools/*.sh .ci/run || status=1
  else
    echo "SKIPPED: shellcheck is not installed"
  fi
  return "$status"
)

# Arrows run per → PerUI → Gtk → CGtk, PerUI → PerCore, per → PerStore → PerCore, and never back.
walls() {
  local status=0 room banned
  while read -r room banned; do
    [[ -d Sources/$room ]] || continue
    # A wall is broken by "import X", whatever stands before it on its line, as in "public import X".
    if grep -rnE --include='*.swift' "^[^/\"]*\<import +([a-z]+ +)?($banned)\>" "Sources/$room"; then
      echo "Sources/$room must not import ${banned//|/, }" >&2
      status=1
    fi
  done <<'END'
PerCore   Foundation|PerUI|PerStore|Gtk|CGtk|CSQLite
PerStore  Foundation|PerUI|Gtk|CGtk
Gtk       Foundation|PerCore|PerStore|PerUI|CSQLite
PerUI     Foundation|PerStore|CGtk|CSQLite
per       Foundation|CGtk|CSQLite
END
  return "$status"
}

bench() {
  set_up test
  build --product per
  build --product per-bench
  say "Measuring"
  PER_BINARY=$binary "$(dirname "$binary")/per-bench" "$@"
}

fuzz() {
  set_up run
  say "Fuzzing for ${1:-60} seconds"
  "$root/Tests/Fuzz/fuzz.sh" "${1:-60}"
}

deps() {
  set_up "${1:-test}"
  say "Everything that Per needs is there"
}

# Builds the program, unless $PER_NO_BUILD is set, or another user, who built it, owns it.
build_per() {
  [[ -n ${PER_NO_BUILD-} || (-x $binary && ! -O $binary) ]] || build --product per
}

build_to() {
  build_per
  [[ -z ${1-} ]] || install -m755 "$binary" "$1"
}

command=${1:-help}
shift || true
case $command in
  run) run "$@" ;;
  test) run_tests "$@" ;;
  deps) deps "$@" ;;
  build) build_to "$@" ;;
  install) install_per "$@" ;;
  uninstall) uninstall_per "$@" ;;
  refresh) refresh "$@" ;;
  deb) make_deb "$@" ;;
  check) check "$@" ;;
  check-one) check_one "$@" ;;
  translations) translations "$@" ;;
  pseudo-catalogue) make_pseudo_catalogue "$@" ;;
  lint) lint ;;
  bench) bench "$@" ;;
  pictures) take_pictures "$@" ;;
  fuzz) fuzz "$@" ;;
  help | --help | -h) usage ;;
  *)
    echo "meson-helper.sh: there is no command \"$command\"" >&2
    usage >&2
    exit 2
    ;;
esac
