# shellcheck shell=bash
# Installs and uninstalls Per. meson.build has the list of the installed files.
set -euo pipefail
: "${root:?}" "${binary:?}"

# configure FOLDER [OPTION...]: makes a build folder of Meson.
configure() {
  local folder=$1 list
  shift
  mapfile -t list < <(missing data)
  ((${#list[@]} == 0)) ||
    fail "These packages are missing: $(packages_of "${list[@]}" | paste -sd' '). Install them, then try again."
  quietly meson setup "$@" "$folder" "$root"
}

# Runs the command, and prints its output only if it fails.
quietly() {
  local output
  output=$("$@" 2>&1) || { printf '%s\n' "$output" >&2 && return 1; }
}

# install_data FOLDER PREFIX [OPTION...]: installs the data files, without the program, from a new build
# folder of Meson.
install_data() {
  configure "$1" -Dprogram=false --prefix "$2" --datadir share "${@:3}"
  quietly meson install -C "$1"
}

# Installs the data files into ../share, relative to the built program, unless they are up to date.
stage() (
  bindir=$(readlink -f "$(dirname "$binary")")
  folder=$(dirname "$bindir")
  sources=("$root"/{data,LICENSE,meson.build,meson_options.txt})
  [[ ! -d $folder/share || -n $(find "${sources[@]}" -newer "$folder/share" -print -quit) ]] || return 0
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  DESTDIR=$scratch/tree install_data "$scratch/build" "$folder" --bindir "$bindir"
  # Without a cache, GTK would look for each folder of the icon theme when it starts. It reads the cache with the first
  # folder of the theme that exists.
  mkdir -p "$scratch/tree$folder/share/icons/hicolor/16x16/actions"
  touch "$scratch/tree$folder/share/icons/hicolor/icon-theme.cache"
  DESTDIR='' refresh "$scratch/tree$folder/share"
  rm -rf "$folder/share"
  mv "$scratch/tree$folder/share" "$folder"
)

# Reads the options --prefix, --bindir and --datadir into variables.
read_folders() {
  prefix=/usr/local bindir='' datadir=''
  while (($#)); do
    case $1 in
      --*=*) set -- "${1%%=*}" "${1#*=}" "${@:2}" && continue ;;
      --prefix) prefix=${2:?} ;;
      --bindir) bindir=${2:?} ;;
      --datadir) datadir=${2:?} ;;
      *) fail "install and uninstall have no option $1" ;;
    esac
    shift 2
  done
  prefix=$(realpath -ms "$prefix")
  bindir=$(realpath -ms "${bindir:-$prefix/bin}")
  datadir=$(realpath -ms "${datadir:-$prefix/share}")
  [[ -z ${DESTDIR-} ]] || DESTDIR=$(realpath -ms "$DESTDIR")
}

# Makes a build folder of Meson that installs into the folders in the variables.
configure_folders() { configure "$1" --prefix "$prefix" --bindir "$bindir" --datadir "$datadir"; }

# Prints the paths of the files that a build folder installs.
installed_files() {
  meson introspect --installed "$1" | /usr/bin/python3 -c '
import json, os, sys
for path in json.load(sys.stdin).values():
    print(os.environ.get("DESTDIR", "") + path)'
}

# "sudo ./meson-helper.sh install" installs the program that the user built, and writes nothing to .build.
install_per() (
  read_folders "$@"
  build_per
  say "Installing"
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  configure_folders "$scratch"
  # With sudo, "meson install" would build as the user, who can't write to the folder.
  PER_NO_BUILD=1 quietly meson compile -C "$scratch"
  quietly meson install --no-rebuild -C "$scratch"
  installed_files "$scratch" | sed 's/^/    /'
)

uninstall_per() (
  read_folders "$@"
  say "Removing"
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  configure_folders "$scratch"
  while IFS= read -r file; do remove "$file"; done < <(installed_files "$scratch")
  refresh "$datadir"
)

# Removes a file, and the folders that are empty then, up to the prefix.
remove() {
  local folder=$1
  [[ ! -e $1 ]] || echo "    $1"
  rm -f "$1"
  while folder=$(dirname "$folder") && [[ $folder == "${DESTDIR-}$prefix"/* ]]; do
    case $folder in
      # Debian installs these folders, even if they are empty.
      /usr/bin | /usr/local/bin | /usr/local/share | /usr/local/share/man) return ;;
    esac
    [[ ! -d $folder ]] || rmdir --ignore-fail-on-non-empty "$folder"
  done
}

# refresh DATADIR: updates the desktop's caches of icons and entries, if they exist and if $DESTDIR
# isn't set.
refresh() {
  [[ -z ${DESTDIR-} ]] || return 0
  if [[ -f $1/icons/hicolor/icon-theme.cache ]] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache --quiet --force --ignore-theme-index "$1/icons/hicolor" || true
  fi
  if [[ -f $1/applications/mimeinfo.cache ]] && command -v update-desktop-database >/dev/null; then
    update-desktop-database --quiet "$1/applications" || true
  fi
}
