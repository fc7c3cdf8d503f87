# shellcheck shell=bash
# What Per needs from the system, and how to find it and install it.
set -euo pipefail
: "${root:?}"

# Each row: who needs it | Debian's package | the check | the purpose
#
# The checks:
#   program NAME [ARGUMENT...] = PATTERN   NAME prints PATTERN, so it is that program and not a namesake
#   command NAME                           NAME is on the PATH; a toolchain may not start before its
#                                          libraries are installed
#   python CODE                            /usr/bin/python3 runs CODE
#   module NAME [>= VERSION]               pkg-config knows the library
#   file PATTERN                           there is such a file
#   font NAME                              fontconfig has the font
needs() {
  sed 's/ *|/|/g' <<'END'
data|meson              |program meson --help = subprojects                     |installs Per
data|ninja-build        |program ninja --version = ^[0-9.]+$                    |builds files for Meson
data|gettext            |program msgfmt --version = GNU gettext-tools            |compiles translations
run |swiftlang          |command swift                                          |Swift compiler, 6.0 or newer
run |libncurses6        |file /usr/lib/*/libncurses.so.6                        |used by the Swift compiler
run |libcurl4           |file /usr/lib/*/libcurl.so.4                           |used by Swift's package manager
run |g++                |program g++ --version = Free Software Foundation       |linker and C++ library for the Swift runtime
run |pkg-config         |program pkg-config --help = --cflags                   |finds libraries for Swift
run |libgtk-4-dev       |module gtk4 >= 4.8                                     |user interface toolkit
run |libsqlite3-dev     |module sqlite3                                         |database
run |libuchardet-dev    |module uchardet                                        |encodings of files
run |adwaita-icon-theme |file /usr/share/icons/Adwaita/index.theme              |icons
run |librsvg2-common    |file /usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg.so       |draws the icons
run |iso-codes          |file /usr/share/iso-codes/json/iso_4217.json          |names of currencies
test|gettext            |program xgettext --version = GNU gettext-tools          |extracts texts from the sources
test|gettext            |program msgen --version = GNU gettext-tools             |makes test translations
test|gettext            |program msgfilter --version = GNU gettext-tools         |makes test translations
test|gettext            |program msginit --version = GNU gettext-tools           |makes catalogues
test|gettext            |program msgmerge --version = GNU gettext-tools          |updates catalogues
test|gettext            |program msgattrib --version = GNU gettext-tools         |lists missing translations
test|gettext-base       |program gettext --version = GNU gettext-runtime         |looks up translations
test|xvfb               |program Xvfb -help = -displayfd                        |virtual display
test|x11-xkb-utils      |program setxkbmap -help = -layout                      |selects keyboard layouts
test|x11-xserver-utils  |program xmodmap -help = -pke                           |adds characters to the keyboard
test|x11-utils          |program xprop -help = xprop:                           |reads window properties
test|weston             |program weston --help = Wayland reference compositor   |Wayland display
test|xdotool            |program xdotool --help = getactivewindow               |presses keys and mouse buttons
test|poppler-utils      |program pdftotext -v = pdftotext version                |reads the pages that are saved as PDF
test|poppler-utils      |program pdftoppm -v = pdftoppm version                  |makes pictures of the pages that are saved as PDF
test|dbus-daemon        |program dbus-run-session --version = Red Hat           |private message bus
test|dbus-daemon        |program dbus-daemon --version = D-Bus Message Bus Daemon   |private message bus
test|libglib2.0-bin     |program gapplication help = gapplication COMMAND       |starts applications over the message bus
test|libglib2.0-bin     |program gdbus help = gdbus COMMAND                     |calls the message bus
test|at-spi2-core       |file /usr/libexec/at-spi-bus-launcher                  |accessibility bus
test|python3-gi         |python import ctypes, sqlite3; from gi.repository import Gio|test driver
test|gir1.2-atspi-2.0   |python import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi|accessibility interface for Python
test|imagemagick        |program convert -size 2x1 xc:red -format %w-%h info: = ^2-1$|converts pictures
test|imagemagick        |program import -version = ImageMagick                  |takes pictures of windows
test|imagemagick        |program montage -version = ImageMagick                 |makes contact sheets
test|fontconfig         |program fc-match --version = fontconfig version        |finds fonts
test|fonts-dejavu-core  |font DejaVu Sans                                       |font of the test display
test|libc-bin           |program localedef --version = localedef .*GLIBC     |compiles locales
test|locales            |file /usr/share/i18n/locales/de_DE                     |number formats of other countries
test|units              |program units --version = GNU Units                    |reference for conversions
test|bc                 |program bc --version = Free Software Foundation        |reference for calculations
test|desktop-file-utils |program desktop-file-validate --help = [Dd]esktop [Ee]ntr|checks the desktop entry
test|appstream          |program appstreamcli --version = AppStream             |checks the metainfo
test|mandoc             |program mandoc -V = usage: mandoc                      |checks the manual page
test|librsvg2-bin       |program rsvg-convert --version = rsvg-convert version  |draws the icons at every size
test|gcc                |program cc --version = Free Software Foundation        |compiles the program that bench compares with
test|perl-base          |program perl -v = This is perl                         |makes test translations
test|util-linux         |program setpriv --version = util-linux                 |ends X servers with their tests
test|util-linux         |program unshare --version = util-linux                 |simulates a full disk
test|util-linux         |program flock --version = util-linux                   |keeps the outputs of tests apart
test|findutils          |program xargs --version = GNU findutils                |runs several tests at a time
deb |debhelper          |program dh --help = part of debhelper                  |builds the package
deb |dpkg-dev           |program dpkg-buildpackage --version = Debian dpkg-buildpackage|builds the package
deb |dpkg-dev           |program dpkg-shlibdeps --version = Debian dpkg-shlibdeps|finds the packages that Per depends on
deb |dpkg               |program dpkg-deb --version = Debian .dpkg-deb.         |packs the files
deb |binutils           |program strip --version = GNU strip                    |removes debugging symbols
orca|orca               |file /usr/bin/orca                                     |screen reader
orca|procps             |program pgrep --version = procps                       |finds a running screen reader
ci  |git                |program git --version = git version                    |copies the sources
ci  |debootstrap        |program debootstrap --help = --variant                 |makes fresh Debian systems
END
}

# Links to the programs of the table that were checked. The folder comes first on the PATH, so that
# other programs with the same names are not called.
programs=$root/.build/programs
export PATH=$programs:$PATH

# Prints each file called $1: first in the system's folders, where packages install, then on the PATH.
candidates() {
  local folder folders
  IFS=: read -ra folders <<<"${PER_SYSTEM_PATH-/usr/bin:/bin:/usr/sbin:/sbin}:$PATH"
  for folder in "${folders[@]}"; do
    [[ $folder == "$programs" || ! -f $folder/$1 || ! -x $folder/$1 ]] || echo "$folder/$1"
  done
}

# Prints the path of the program that a check describes.
find_program() {
  local command=${1% = *} pattern=${1##* = } name arguments candidate output
  read -r name arguments <<<"$command"
  while read -r candidate; do
    # Some programs print the usage and exit with an error.
    # shellcheck disable=SC2086
    output=$(env -u DISPLAY LC_ALL=C "$candidate" $arguments 2>&1 </dev/null) || true
    if grep -qE -e "$pattern" <<<"$output"; then
      echo "$candidate"
      return 0
    fi
  done < <(candidates "$name")
  return 1
}

# Prints the path of a program in the table.
find_listed() {
  local check
  check=$(needs | sed -n "s/^[a-z]*|[^|]*|program \\($1 .*\\)|[^|]*$/\\1/p" | sed -n 1p)
  find_program "$check"
}

has_font() {
  local program
  program=$(find_listed fc-match) || return 1
  [[ $("$program" -f '%{family}\n' "$1") == "$1"* ]]
}

# Checks a row of the table, and links its program into $programs. A program that has a link was checked before.
is_there() {
  local kind=${1%% *} what=${1#* } path
  case $kind in
    program)
      [[ -x $programs/${what%% *} ]] ||
        { path=$(find_program "$what") && link_program "${what%% *}" "$path"; }
      ;;
    command) type -P "$what" ;;
    python) /usr/bin/python3 -c "$what" ;;
    module) pkg-config --exists "$what" ;;
    file) compgen -G "$what" ;;
    font) has_font "$what" ;;
  esac >/dev/null 2>&1
}

# Only the owner of .build writes there, so "sudo ./meson-helper.sh install" creates no files there.
link_program() {
  [[ $(readlink "$programs/$1") != "$2" ]] || return 0
  [[ ! -e $root/.build || -O $root/.build ]] || return 0
  mkdir -p "$programs" || return 0
  ln -sfn "$2" "$programs/$1.$$"
  mv -fT "$programs/$1.$$" "$programs/$1"
}

# Prints "package: purpose" for everything that is missing for $1: data, run, test, deb, orca or ci. All
# but "data", which makes the installed data files, include "run".
missing() {
  local group=$1 who package check purpose
  while IFS='|' read -r who package check purpose; do
    [[ $who == data || $who == "$group" || ($who == run && $group != data) ]] || continue
    is_there "$check" || echo "$package: $purpose"
  done < <(needs)
}

# Prints the packages in the list of missing things, each once.
packages_of() { printf '%s\n' "$@" | sed 's/:.*//' | awk '!seen[$0]++'; }

no_swift="Per needs Swift 6.0 or newer: install a toolchain from https://www.swift.org/install/linux/ and put it on the PATH."

# Prints the version of Swift, or nothing if Swift isn't installed or doesn't start.
swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' || true; }

check_swift() {
  local version
  version=$(swift_version)
  [[ ${version%%.*} -ge 6 ]] ||
    fail "$(command -v swift) ${version:+has version }${version:-does not work}. $no_swift"
}

swift_is_offered() {
  local version
  version=$(LC_ALL=C apt-cache policy swiftlang | sed -n 's/ *Candidate: //p')
  dpkg --compare-versions "${version:-0}" ge 6.0
}

# Installs what is missing for $1. Does nothing if nothing is missing.
set_up() {
  local group=$1 list packages
  [[ -z $(swift_version) ]] || check_swift
  mapfile -t list < <(missing "$group")
  if ((${#list[@]})); then
    say "Per needs these packages:"
    printf '    %s\n' "${list[@]}" | awk '!seen[$0]++'
    mapfile -t packages < <(packages_of "${list[@]}")
    install_packages "${packages[@]}"
    hash -r
    mapfile -t list < <(missing "$group")
    ((${#list[@]} == 0)) ||
      fail "These packages were installed, but their programs are missing or are different ones: ${list[*]}"
  fi
  check_swift
}

install_packages() {
  local command
  command="apt-get update && apt-get install --no-install-recommends $*"
  command -v apt-get >/dev/null ||
    fail "Only apt-get is supported. Install the packages listed above, by your system's names, and try again."
  as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      fail "Installing needs root, and sudo isn't installed. Run this as root, then try again: $command"
    as_root=(sudo)
    say "Installing packages needs your password for sudo"
    sudo -v || fail "sudo isn't allowed here. Run this as root, then try again: $command"
  fi

  if [[ " $* " == *" swiftlang "* ]] && ! swift_is_offered; then
    apt_get update || true
    swift_is_offered || fail "$no_swift"
  fi
  say "Installing $# packages"
  apt_get install -y --no-install-recommends "$@" && return
  # The list of packages may be old. Errors from unrelated package sources can be ignored.
  apt_get update || true
  apt_get install -y --no-install-recommends "$@" || fail_to_install "$command"
}

# Calls apt-get as root. On a terminal, apt-get shows its own progress; elsewhere, there is a line for every
# 25 packages and for each large one. The whole output goes to $apt_log.
apt_get() {
  apt_log=${apt_log:-$(mktemp)}
  : >"$apt_log"
  local call=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C
    apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=0 "$@")
  if [[ -t 1 ]]; then
    "${call[@]}" 2>&1 | tee "$apt_log"
  else
    "${call[@]}" 2>&1 | tee "$apt_log" | summarize_progress
  fi
}

# Prints the important lines of apt-get's output, and counts the others.
summarize_progress() {
  local line package size fetched=0 unpacked=0 ready=0 failed=0
  while IFS= read -r line; do
    case $line in
      Get:*" MB]")
        ((++fetched))
        read -r _ _ _ _ package _ <<<"$line"
        size=${line##*[}
        size=${size%% *}
        ((${size%.*} < 20)) || echo "    Downloading $package ($size MB)"
        ;;
      "Unpacking swiftlang "*) ((++unpacked)) && echo "    Unpacking swiftlang, which takes a while" ;;
      Get:*) ((++fetched % 25)) || echo "    Downloaded $fetched files" ;;
      "Unpacking "*) ((++unpacked % 25)) || echo "    Unpacked $unpacked packages" ;;
      "Setting up "*) ((++ready % 25)) || echo "    Set up $ready packages" ;;
      *"Failed to fetch"*) ((failed++)) || echo "    $line" ;;
      "Need to get"* | [EW]:*) echo "    $line" ;;
    esac
  done
}

# Prints in one line why packages could not be installed, and what to do.
fail_to_install() {
  local again="Then try again, or run this as root: $1" reason
  if grep -qE 'enough free space|No space left on device' "$apt_log"; then
    reason="There isn't enough room on the disk for the packages. Free some space."
  elif grep -qE 'Temporary failure resolving|Could not (connect|resolve)|Unable to connect|Network is unreachable|Failed to fetch' "$apt_log"; then
    reason="The packages can't be downloaded. Check the network connection."
  elif grep -q 'Unable to locate package' "$apt_log"; then
    reason="Some packages can't be found. Check the network connection and the sources of apt."
  elif grep -qE 'Unable to acquire|Could not get lock' "$apt_log"; then
    reason="Another program is installing packages. Wait until it has finished."
  else
    reason="apt-get couldn't install the packages: see $apt_log."
  fi
  fail "$reason $again"
}

# require_space FOLDER MEBIBYTES: fails if the folder's disk has less free space than that.
require_space() {
  local space
  space=$(df --output=avail -BM "$1" | tail -n 1 | tr -dc '0-9')
  ((space >= $2)) ||
    fail "The disk of $1 has $space MiB of free space, and $2 MiB are needed. Delete some files, then try again."
}
