# shellcheck shell=bash
# Checks of what is installed beside the program, as the desktop and its tools would find it, and of what
# the windows say.
set -euo pipefail
: "${root:?}" "${id:?}"

checks=(version entry metainfo catalogues manual icons trees window texts orca)

# Makes every check that is named, or all of them.
check() {
  local name status=0
  (($#)) || set -- "${checks[@]}"
  for name; do
    [[ " ${checks[*]} " == *" $name "* ]] || fail "check knows: ${checks[*]}"
    say "Checking the $name"
    # In a condition "set -e" does not hold, but in a process of its own it does.
    "$root/meson-helper.sh" check-one "$name" || status=1
  done
  return "$status"
}

check_one() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  export HOME=$scratch
  "check_$1"
}

# Prints where a file that is to be installed has been made.
made() {
  local how source target
  while read -r how source target; do
    [[ $source != "data/$1" ]] || break
  done < <(data_files)
  make_data_file "$how" "$source" "$scratch/$target" /usr/bin
  echo "$scratch/$target"
}

version() { sed -n "s/^ *version: '\(.*\)',$/\1/p" "$root/meson.build"; }

# One version is told everywhere.
check_version() {
  grep -q "static let version = \"$(version)\"" "$root/Sources/PerUI/Application/PerApplication.swift"
  sed -n '/<release /{p;q}' "$root/data/$id.metainfo.xml.in" | grep "version=\"$(version)\""
}

check_entry() {
  local entry word
  entry=$(made "$id.desktop.in")
  desktop-file-validate "$entry"
  for word in price compare shopping calculator; do
    grep -q "^Keywords=.*\<$word;" "$entry" || fail "A menu does not find Per by \"$word\"."
  done
}

# AppStream before 1.0 does not know the tag "developer". AppStream 1.0.2 and later expect a homepage, which
# Per does not have; earlier versions reject the override.
check_metainfo() {
  local overrides=unknown-tag=pedantic installed
  installed=$(LC_ALL=C appstreamcli --version)
  if printf '%s\n' 1.0.2 "${installed##* }" | sort -CV; then
    overrides+=,url-homepage-missing=pedantic
  fi
  appstreamcli validate --no-net --strict --pedantic --override="$overrides" \
    "$(made "$id.metainfo.xml.in")"
}

# Every text of the sources is in every catalogue, translated, with its placeholders and mnemonics; and
# each catalogue is listed.
check_catalogues() {
  local file language languages=() compiled=()
  cd "$root"
  # Where else there are texts, translators would not see them.
  diff <(grep -rlE --include='*.swift' '\<(tr|trn|trc)\((")?$|\<(tr|trn|trc)\("' Sources/PerUI | sort) \
    <(text_files swift | grep '^Sources/PerUI/' | sort) ||
    fail "data/po/POTFILES.in lists other files than those with texts."
  mapfile -t languages < <(sed 's/ *#.*//; /^$/d' data/po/LINGUAS)
  diff <(printf '%s\n' "${languages[@]}" | sort) <(basename -s .po data/po/*.po | sort) ||
    fail "data/po/LINGUAS lists other languages than there are."
  make_template "$scratch/per.pot"
  msgen "$scratch/per.pot" | msgfmt -o "$scratch/template.mo" -
  for language in "${languages[@]}"; do
    file=data/po/$language.po
    printf '%s: ' "$file"
    LC_ALL=C msgfmt --check --statistics -o "$scratch/$language.mo" "$file" 2>&1 ||
      fail "$file is no catalogue."
    compiled+=("$scratch/$language.mo")
  done
  "$root/tools/check-catalogues.py" "$scratch/template.mo" "${compiled[@]}" ||
    fail "The catalogues do not fit the sources: \"./meson-helper.sh translations\" brings them up to date."
}

check_manual() { mandoc -T lint -W style "$root/data/per.1"; }

# Every icon draws at every size, each at its own, and shows something.
check_icons() {
  local icon size colors
  for icon in "hicolor/scalable/apps/$id" "hicolor/symbolic/apps/$id-symbolic"; do
    for size in 16 32 48 64 128 256; do
      rsvg-convert -w "$size" -h "$size" "$root/data/icons/$icon.svg" -o "$scratch/icon.png"
      colors=$(convert "$scratch/icon.png" -format '%w %k' info:)
      [[ ${colors% *} == "$size" && ${colors#* } -gt 3 ]] || fail "$icon: size and colours $colors"
    done
    ! grep -n '<text\|<image\|font' "$root/data/icons/$icon.svg" || fail "$icon has more than shapes"
  done
  # A theme recolours what has this colour.
  [[ $(grep -o 'fill="[^"]*"' "$root/data/icons/$icon.svg" | sort -u) == 'fill="#2e3436"' ]] ||
    fail "$icon has another colour than a symbolic icon's"
}

# Says what the command says only where it fails.
quietly() {
  if ! "$@" >"$scratch/log" 2>&1; then
    cat "$scratch/log"
    return 1
  fi
}

# Meson and "install" put the same files there, and "uninstall" leaves none of them and all others.
check_trees() {
  local prefix=$scratch/prefix
  tree() (cd "$1" && find . -type f -printf '%m %P\n' | sort -k2)
  # As a packager does it, with folders of another system.
  quietly meson setup --prefix /usr --datadir lib/data "$scratch/build" "$root"
  DESTDIR=$scratch/meson quietly meson install -C "$scratch/build"
  DESTDIR=$scratch/helper install_per --prefix /usr --datadir /usr/lib/data >/dev/null
  tree "$scratch/helper"
  diff -r "$scratch/meson" "$scratch/helper"
  diff <(tree "$scratch/meson") <(tree "$scratch/helper")

  install -D /dev/null "$prefix/share/applications/other.desktop"
  (cd "$scratch" && install_per --prefix prefix) >/dev/null
  [[ -x $prefix/bin/per && -f $prefix/share/man/man1/per.1 ]]
  uninstall_per --prefix "$prefix" >/dev/null
  diff <(cd "$prefix" && find . | sort) \
    <(printf '%s\n' . ./share ./share/applications ./share/applications/other.desktop)
}

# Where it is installed the message bus starts it, and its window is seen, with its icon.
check_window() {
  install_per --prefix "$scratch" >/dev/null
  export XDG_DATA_DIRS=$scratch/share:/usr/local/share:/usr/share
  # shellcheck disable=SC2016
  on_virtual_display bash -euc '
    gapplication launch "$1"
    for ((i = 0; i < 200; i++)); do
      window=$(xdotool search --onlyvisible --name "^Per$" || true)
      [[ -z $window ]] || break
      sleep 0.1
    done
    process=$(xdotool getwindowpid "$window")
    program=$(readlink "/proc/$process/exe")
    echo "The window is up, of $program"
    # The colour of the tag, as ARGB.
    xprop -id "$window" -f _NET_WM_ICON 32c " \$0+" _NET_WM_ICON | grep -c "\<$((0xff1c71d8))\>"
    gapplication action "$1" quit
    # Nobody may be there to wait for its end; what has ended has no program any more.
    for ((i = 0; i < 100; i++)); do
      [[ -e /proc/$process/exe ]] || break
      sleep 0.1
    done
    [[ $program == "$2" ]]' bash "$id" "$scratch/bin/per"
}
