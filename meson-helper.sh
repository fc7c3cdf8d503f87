#!/usr/bin/env bash
# Builds, tests and installs Per, for people and for Meson. See: ./meson-helper.sh help
set -euo pipefail

root=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
configuration=${PER_CONFIGURATION:-release}
binary=$root/.build/$configuration/per
locales=$root/.build/locales
id=io.github.per_linux.Per

usage() {
  sed "s/CHECKS/${checks[*]}/" <<'END'
Usage: ./meson-helper.sh COMMAND

  run [ARGUMENT...]    install missing packages, build, and start Per
  test [OPTION...]     install missing packages, build, and run all tests and checks;
                       options go to "swift test", as in: test --filter Calculator
  deps [run|test|deb|ci|orca]
                       install missing packages only
  build [FILE]         build Per without installing packages; copy the program to FILE
  install [--prefix DIR] [--bindir DIR] [--datadir DIR]
                       build and install, below $DESTDIR if it is set (/usr/local)
  uninstall [...]      remove what install with the same options installs
  deb [FOLDER]         build a Debian package, in the current folder or another
  check [WHAT...]      check the installed files and the texts in the windows, or only WHAT:
                       CHECKS
  translations [LANGUAGE]
                       update the catalogues from the sources and list what is missing;
                       a language without a catalogue gets an empty one
  lint                 check the style and the dependencies between modules
  bench [SECTION...]   measure some or all workloads; bench --help lists them
  pictures [FOLDER]    take pictures of every state of the windows, in .build/pictures, and
                       those of the README (data/pictures); report texts that can't be read
  display COMMAND...   run a command on a virtual display, which ends with it
  faults [MINUTES]     damage files, kill Per, make each system call fail, rank a million products
                       with offers, and read ten million random inputs, with different random
                       numbers in each round (30 minutes)
  fuzz [SECONDS] [TARGET...]
                       test numbers, calculator, form, lines, offers and tables, or some of them,
                       with the random input of libFuzzer (60 seconds each)
  help                 show this help

Environment:
  PER_CONFIGURATION=debug   build without optimization, which is faster while you change the code
  PER_NO_BUILD=1            build, install, deb and check use the program that is already built
  PER_TEST_FONT="Sans 11"   run the tests with another font
  PER_TEST_JOBS=2           run that many parts of the tests at a time
END
}

say() { printf '\n==> %s\n' "$*"; }

fail() {
  printf '\nmeson-helper.sh: %s\n' "$*" >&2
  exit 1
}

# shellcheck source=tools/needs.sh
. "$root/tools/needs.sh"
# shellcheck source=tools/display.sh
. "$root/tools/display.sh"
# shellcheck source=tools/install.sh
. "$root/tools/install.sh"
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
# shellcheck source=tools/tests.sh
. "$root/tools/tests.sh"

# Swift Testing would record a backtrace of each error that is thrown, which takes longer than reading the input.
export SWT_SWIFT_ERROR_BACKTRACING_ENABLED=0

# --- Building: tests use the program and the modules of a release ----------------------------------

# Runs the command without SwiftPM's warning about the harmless -pthread in GTK's pkg-config files.
swift_quietly() { "$@" 2> >(sed '/^warning: prohibited flag/d' >&2); }

build() {
  command -v swift >/dev/null || fail "$no_swift"
  [[ -w $root && (! -e $root/.build || -w $root/.build) ]] ||
    fail "You can't write to $root. Copy Per into a folder of your own, then try again."
  [[ -e $binary ]] || require_space "$root" 1500
  # The Swift runtime is linked statically, so the program needs no path to it.
  swift_quietly swift build --package-path "$root" -c "$configuration" --disable-local-rpath "$@"
  stage
}

# --- The commands ---------------------------------------------------------------------------------

run() {
  local headless=
  [[ -n ${DISPLAY-}${WAYLAND_DISPLAY-} ]] || headless=yes
  [[ -z $headless ]] || say "There is no graphical session: Per will be built, but its window can't be shown"
  set_up run
  say "Building Per"
  build --product per
  [[ -z $headless || $# -gt 0 ]] || fail "Per is built, but there is no graphical session to show \
its window: neither DISPLAY nor WAYLAND_DISPLAY is set.
Run it in a desktop session, or on a virtual display (from Debian's package xvfb):
    ./meson-helper.sh display ./meson-helper.sh run"
  say "Starting Per"
  exec "$binary" "$@"
}

run_tests() {
  set_up test
  [[ -z ${PER_TEST_FONT-} ]] || has_font "${PER_TEST_FONT% *}" ||
    fail "The font ${PER_TEST_FONT% *} isn't installed."
  require_space "${TMPDIR:-/tmp}" 200
  say "Building Per and its tests"
  build --build-tests --explicit-target-dependency-import-check error
  make_locales
  say "Testing"
  if (($#)); then
    on_virtual_display swift test --package-path "$root" -c "$configuration" --skip-build "$@" ||
      fail "Some tests failed: see above."
  else
    run_parts || fail "Some tests or checks failed: see above."
  fi
  say "Everything passed"
}

# Checks the sources. Checks whose tools are missing are skipped.
lint() (
  cd "$root"
  status=0
  say "Checking the dependencies between modules"
  check_imports || status=1
  tools/check-folders.py || status=1
  check_expectations || status=1
  say "Checking the style"
  if swift format --version >/dev/null 2>&1; then
    swift format lint --strict --parallel --recursive Package.swift Sources Tests || status=1
  else
    echo "SKIPPED: this Swift toolchain has no swift-format"
  fi
  if command -v shellcheck >/dev/null; then
    shellcheck -x meson-helper.sh tools/*.sh tools/x-server .ci/run || status=1
  else
    echo "SKIPPED: shellcheck is not installed"
  fi
  return "$status"
)

# Checks that only the tools and the tests import Foundation. The build of the tests checks that a target imports only
# its dependencies.
check_imports() {
  local found=0
  grep -rnE --include='*.swift' '^[^/"]*\<import +([a-z]+ +)?Foundation\>' \
    Sources/{PerCore,PerThreads,PerFiles,PerStore,Gtk,PerUI,PerCommand,per} || found=$?
  # The status is 2 if a folder is missing.
  ((found == 1))
}

# Checks that no expectation has a `try` inside its operands: the macro of Swift 6.0, the toolchain of Debian 13, can't
# expand it.
check_expectations() {
  local found=0
  grep -rnE --include='*.swift' '#(expect|require)\(.*([=<>!]=|[<>]|&&|\|\|) \(try ' Tests || found=$?
  ((found == 1))
}

bench() {
  set_up test
  build --product per
  build --product per-bench
  say "Measuring"
  PER_BINARY=$binary "$(dirname "$binary")/per-bench" "$@"
}

display() {
  find_listed Xvfb >/dev/null ||
    fail "There is no Xvfb. Install Debian's package xvfb, then try again."
  on_x_server -- "$@"
}

fuzz() {
  set_up run
  say "Fuzzing for ${1:-60} seconds each"
  "$root/Tests/Fuzz/fuzz.sh" "${1:-60}" "${@:2}"
}

# Runs the tests of faults in full. There is at least one round.
faults() {
  local end=$((SECONDS + ${1:-30} * 60)) seed=0
  set_up test
  build --build-tests
  while ((seed == 0 || SECONDS < end)); do
    seed=$((seed + 1))
    say "Testing faults: round $seed"
    PER_FAULTS_SEED=$seed PER_OFFERS=1000000 PER_FUZZ_INPUTS=10000000 swift_quietly swift test \
      --package-path "$root" -c "$configuration" --skip-build --disable-xctest --filter \
      'PerStoreTests.(DamageTests|InjectedFaultTests|KillTests)|PerCoreTests.OfferRankingTests|FuzzTests' ||
      fail "Round $seed failed: see above."
  done
}

deps() {
  set_up "${1:-test}"
  say "All packages are installed"
}

# Builds the program, unless PER_NO_BUILD is set or another user built it.
build_per() {
  [[ -z ${PER_NO_BUILD-} && (! -x $binary || -O $binary) ]] || return 0
  # Finds the programs to build with.
  missing run >/dev/null
  build --product per
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
  part) run_part "$@" ;;
  part-alone) run_part_alone "$@" ;;
  translations) translations "$@" ;;
  look-alikes) make_look_alikes "$@" ;;
  pseudo-catalogue) make_pseudo_catalogue "$@" ;;
  lint) lint ;;
  bench) bench "$@" ;;
  pictures) take_pictures "$@" ;;
  display) display "$@" ;;
  faults) faults "$@" ;;
  fuzz) fuzz "$@" ;;
  help | --help | -h) usage ;;
  *)
    echo "meson-helper.sh: unknown command \"$command\"" >&2
    usage >&2
    exit 2
    ;;
esac
