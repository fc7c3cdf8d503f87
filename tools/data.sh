# shellcheck shell=bash
# The installed files besides the program, and how they are made.
set -euo pipefail
: "${root:?}" "${id:?}" "${binary:?}"

# Prints for each file how it is made, its source, and its place below share.
data_files() (
  cd "$root"
  shopt -s nullglob
  for file in data/po/*.po; do
    echo "catalogue $file locale/$(basename "$file" .po)/LC_MESSAGES/per.mo"
  done
  for file in data/icons/hicolor/*/apps/*.svg; do echo "copy $file ${file#data/}"; done
  cat <<END_OF_LIST
entry data/$id.desktop.in applications/$id.desktop
metainfo data/$id.metainfo.xml.in metainfo/$id.metainfo.xml
service data/$id.service.in dbus-1/services/$id.service
copy data/per.1 man/man1/per.1
copy LICENSE licenses/per/LICENSE
END_OF_LIST
)

# make_data_file HOW SOURCE TARGET BINDIR: makes a file; BINDIR is the folder of the program.
make_data_file() {
  local how=$1 source=$root/$2 target=$3 bindir=$4
  install -Dm644 /dev/null "$target"
  case $how in
    catalogue) msgfmt "$source" -o "$target" ;;
    entry) translate --desktop "$source" "$target" ;;
    metainfo) translate --xml "$source" "$target" ;;
    service) sed "s|@bindir@|$bindir|" "$source" >"$target" ;;
    copy) cat "$source" >"$target" ;;
  esac
}

# Merges the translations, if there are any, into a template.
translate() {
  if [[ -f $root/data/po/LINGUAS ]]; then
    msgfmt "$1" --template "$2" -d "$root/data/po" -o "$3"
  else
    cp --no-preserve=mode "$2" "$3"
  fi
}

# Makes the data files in ../share from the built program, as they are when installed.
stage() {
  local bindir share how source target
  bindir=$(readlink -f "$(dirname "$binary")")
  share=$(dirname "$bindir")/share
  rm -rf "$share"
  while read -r how source target; do
    make_data_file "$how" "$source" "$share/$target" "$bindir"
  done < <(data_files)
}

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
}

# "sudo ./meson-helper.sh install" installs the program that the user built, and writes nothing to .build.
install_per() {
  local prefix bindir datadir how source target
  read_folders "$@"
  build_per
  say "Installing"
  echo "    ${DESTDIR-}$bindir/per"
  install -Dm755 "$binary" "${DESTDIR-}$bindir/per"
  while read -r how source target; do
    echo "    ${DESTDIR-}$datadir/$target"
    make_data_file "$how" "$source" "${DESTDIR-}$datadir/$target" "$bindir"
  done < <(data_files)
  refresh "$datadir"
}

uninstall_per() {
  local prefix bindir datadir how source target
  read_folders "$@"
  say "Removing"
  remove "${DESTDIR-}$bindir/per"
  while read -r how source target; do
    remove "${DESTDIR-}$datadir/$target"
  done < <(data_files)
  refresh "$datadir"
}

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
