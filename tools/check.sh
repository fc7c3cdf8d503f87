# shellcheck shell=bash
# Checks of the installed files, the packages that Per needs, and the texts in the windows.
set -euo pipefail
: "${root:?}" "${id:?}"

checks=(needs servers version entry metainfo catalogues manual icons installation window texts orca)

# Runs the named checks, or all of them.
check() {
  local name status=0
  (($#)) || set -- "${checks[@]}"
  for name; do
    [[ " ${checks[*]} " == *" $name "* ]] || fail "There is no check \"$name\". The checks are: ${checks[*]}"
    say "Checking the $name"
    # "set -e" has no effect in a condition, but it has in a separate process.
    "$root/meson-helper.sh" check-one "$name" || status=1
  done
  return "$status"
}

# check_one NAME [ARGUMENT...]
check_one() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  export HOME=$scratch
  "check_$1" "${@:2}"
}

# Makes the installed data files in the scratch folder.
make_data() { DESTDIR='' install_data "$scratch/build" "$scratch"; }

version() { sed -n "s/^ *version: '\(.*\)',$/\1/p" "$root/meson.build"; }

# Prints the programs in the table of needs.
programs_in_table() {
  needs | sed -n 's/^[a-z]*|[^|]*|program \([^ ]*\) .*/\1/p' | sort -u
}

# Makes a program in the folder $1 for each name in the table of needs. It notes that it was called,
# succeeds, and prints something, as another program of that name may do.
make_look_alikes() {
  local name
  mkdir -p "$1"
  while read -r name; do
    # shellcheck disable=SC2016
    printf '#!/bin/sh\necho "$0 $*" >>%q\necho "%s 1.0"\n' "$1.log" "$name" >"$1/$name"
    chmod +x "$1/$name"
  done < <(programs_in_table)
}

# The table of needs recognizes other programs with the names of those that it lists, and doesn't use
# them, wherever they are on the PATH.
check_needs() {
  local fakes=$scratch/fakes name real
  make_look_alikes "$fakes"
  while read -r name; do
    # Only some commands need it, so it may be missing.
    if real=$(PATH=/usr/bin:/bin find_listed "$name"); then
      [[ $(PATH=$fakes:/usr/bin:/bin find_listed "$name") == "$real" ]] ||
        fail "$real isn't found behind a look-alike."
    fi
    ! PER_SYSTEM_PATH=$fakes PATH=$fakes:$(path_without "$name") find_listed "$name" >/dev/null ||
      fail "$name counts as installed if only a look-alike is there."
  done < <(programs_in_table)
  echo "$(programs_in_table | wc -l) look-alikes were recognized"
  check_progress
}

# Without a terminal, the output of apt-get is summarized.
check_progress() {
  local source="http://deb.debian.org/debian trixie/main amd64" number
  diff - <({
    echo "Need to get 412 MB of archives."
    echo "Get:1 $source libswiftlang amd64 6.0.3-2 [29.5 MB]"
    echo "Get:2 $source swiftlang amd64 6.0.3-2 [301 MB]"
    echo "Get:3 $source libgtk-4-1 amd64 4.18.6 [3,284 kB]"
    for ((number = 1; number <= 25; number++)); do echo "Setting up package-$number (1.0) ..."; done
    echo "Unpacking swiftlang (6.0.3-2) ..."
  } | summarize_progress) <<'END'
    Need to get 412 MB of archives.
    Downloading libswiftlang (29.5 MB)
    Downloading swiftlang (301 MB)
    Set up 25 packages
    Unpacking swiftlang, which takes a while
END
}

# Prints a PATH with the programs that find_program uses itself, and without $1.
path_without() {
  local folder=$scratch/path-without tool
  rm -rf "$folder"
  mkdir -p "$folder"
  for tool in env grep sed cat; do
    [[ $tool == "$1" ]] || ln -s "$(type -P "$tool")" "$folder/$tool"
  done
  echo "$folder"
}

# An X server ends with the process that started it, even if that is killed, and leaves no lock. The message bus starts
# no services of the system.
check_servers() {
  local owner server number
  mkfifo "$scratch/number"
  # shellcheck disable=SC2016
  bash -c '"$1" 3 3>"$2" & echo "$!"; wait' bash "$root/tools/x-server" "$scratch/number" \
    >"$scratch/server" 2>"$scratch/log" &
  owner=$!
  disown "$owner"
  read -r number <"$scratch/number" || fail "The X server didn't start: $(cat "$scratch/log")"
  server=$(cat "$scratch/server")
  # It keeps its state when its last client leaves.
  DISPLAY=:$number xmodmap -e 'keycode 247 = KP_Separator'
  DISPLAY=:$number xmodmap -pk | grep -q '^ *247.*KP_Separator' || fail "The X server was reset."
  kill -KILL "$owner"
  for ((i = 0; i < 600; i++)); do
    [[ -e /proc/$server/exe || -e /tmp/.X$number-lock ]] || break
    sleep 0.1
  done
  [[ ! -e /proc/$server/exe && ! -e /tmp/.X$number-lock ]] ||
    fail "The X server $server of display :$number is left."
  ! grep -rnE 'xvfb[-]run|displayfd|\<Xvfb +[:-]' "$root"/{Tests,Sources,tools,.ci,meson-helper.sh,README.md,CONTRIBUTING.md} |
    grep -vE '/tools/(x-server|needs.sh|check.sh):' ||
    fail "Only tools/x-server may start an X server."
  echo "The X server of display :$number ended with its process"
  on_virtual_display gdbus call --session -d org.freedesktop.DBus -o /org/freedesktop/DBus \
    -m org.freedesktop.DBus.ListActivatableNames >"$scratch/services"
  grep -Fx "(['org.freedesktop.DBus', 'org.a11y.Bus'],)" "$scratch/services" ||
    fail "The message bus of the tests starts other services: $(cat "$scratch/services")"
}

# The version is the same everywhere.
check_version() {
  grep -q "static let version = \"$(version)\"" "$root/Sources/PerUI/Application/PerApplication.swift"
  sed -n '/<release /{p;q}' "$root/data/$id.metainfo.xml.in" | grep "version=\"$(version)\""
}

check_entry() {
  local entry=$scratch/share/applications/$id.desktop word
  make_data
  desktop-file-validate "$entry"
  for word in price compare shopping calculator; do
    grep -q "^Keywords=.*\<$word;" "$entry" || fail "The keyword \"$word\" is missing in the desktop entry."
  done
}

# AppStream before 1.0 does not know the tag "developer". AppStream 1.0.2 and later expect a homepage, which
# Per does not have; earlier versions reject the override.
check_metainfo() {
  local overrides=unknown-tag=pedantic installed
  make_data
  installed=$(LC_ALL=C appstreamcli --version)
  if printf '%s\n' 1.0.2 "${installed##* }" | sort -CV; then
    overrides+=,url-homepage-missing=pedantic
  fi
  appstreamcli validate --no-net --strict --pedantic --override="$overrides" \
    "$scratch/share/metainfo/$id.metainfo.xml"
}

# Every catalogue is listed, and has every text of the sources, with its placeholders and mnemonics.
check_catalogues() {
  local file language languages=() compiled=()
  cd "$root"
  # Translators would not see texts in other files.
  diff <(grep -rlE --include='*.swift' '\<(tr|trn|trc)\((")?$|\<(tr|trn|trc)\("' Sources/PerUI | sort) \
    <(text_files swift | grep '^Sources/PerUI/' | sort) ||
    fail "data/po/POTFILES.in does not list exactly the files with texts."
  mapfile -t languages < <(sed 's/ *#.*//; /^$/d' data/po/LINGUAS)
  diff <(printf '%s\n' "${languages[@]}" | sort) <(basename -s .po data/po/*.po | sort) ||
    fail "data/po/LINGUAS does not list exactly the languages that have catalogues."
  make_template "$scratch/per.pot"
  msgen "$scratch/per.pot" | msgfmt -o "$scratch/template.mo" -
  for language in "${languages[@]}"; do
    file=data/po/$language.po
    printf '%s: ' "$file"
    LC_ALL=C msgfmt --check --statistics -o "$scratch/$language.mo" "$file" 2>&1 ||
      fail "$file is not a valid catalogue."
    compiled+=("$scratch/$language.mo")
  done
  "$root/tools/check-catalogues.py" "$scratch/template.mo" "${compiled[@]}" ||
    fail "The catalogues do not match the sources. Update them with \"./meson-helper.sh translations\"."
}

# mandoc also reports manuals that this system lacks. Per doesn't need them.
check_manual() {
  local status=0
  mandoc -T lint -W style "$root/data/per.1" >"$scratch/messages" || status=$?
  ! grep -v ': referenced manual not found: ' "$scratch/messages" && ((status <= 1))
}

# Every icon can be drawn at every size. On X11, GTK reads the icon of a window at 48 pixels: with a picture of that
# size, GTK 4.8 does not load the SVG library at each start.
check_icons() {
  local icon size colors difference
  for icon in "hicolor/scalable/apps/$id" "hicolor/symbolic/apps/$id-symbolic"; do
    for size in 16 32 48 64 128 256; do
      rsvg-convert -w "$size" -h "$size" "$root/data/icons/$icon.svg" -o "$scratch/icon.png"
      colors=$(convert "$scratch/icon.png" -format '%w %k' info:)
      [[ ${colors% *} == "$size" && ${colors#* } -gt 3 ]] || fail "$icon has the wrong size or too few colors: $colors"
    done
    ! grep -n '<text\|<image\|font' "$root/data/icons/$icon.svg" || fail "$icon has texts or pictures"
  done
  # Themes replace this color.
  [[ $(grep -o 'fill="[^"]*"' "$root/data/icons/$icon.svg" | sort -u) == 'fill="#2e3436"' ]] ||
    fail "$icon has colors other than #2e3436"
  for size in 48 96; do
    icon=hicolor/48x48/apps/$id.png
    [[ $size == 48 ]] || icon=hicolor/48x48@2/apps/$id.png
    rsvg-convert -w "$size" -h "$size" "$root/data/icons/hicolor/scalable/apps/$id.svg" -o "$scratch/icon.png"
    difference=$(convert "$scratch/icon.png" "$root/data/icons/$icon" \
      -metric RMSE -compare -format '%[distortion]' info:)
    awk "BEGIN { exit !($difference < 0.02) }" || fail "$icon differs from the scalable icon by $difference"
  done
}

# "install" installs into the named folders, relative to the current one, and "uninstall" removes nothing else.
check_installation() {
  local prefix=$scratch/usr other=share/applications/other.desktop
  files() (cd "$prefix" && find . -type f -printf '%m %P\n' | sort -k2)
  install -D /dev/null "$prefix/$other"
  (cd "$scratch" && install_per --prefix usr --datadir usr/lib/data) >/dev/null
  files
  [[ $(stat -c %a "$prefix/bin/per" "$prefix/lib/data/man/man1/per.1" | paste -sd' ') == "755 644" ]]
  grep -x "Exec=$prefix/bin/per --gapplication-service" "$prefix/lib/data/dbus-1/services/$id.service"
  uninstall_per --prefix "$prefix" --datadir "$prefix/lib/data" >/dev/null
  diff <(cd "$prefix" && find . | sort) <(printf '%s\n' . ./share ./share/applications "./$other")
}

# The message bus starts the installed program; it shows a window with its icon, and quits.
check_window() {
  install_per --prefix "$scratch" >/dev/null
  export XDG_DATA_DIRS=$scratch/share:/usr/local/share:/usr/share
  bus_configuration=$scratch/session.conf
  sed "s#<servicedir>#<servicedir>$scratch/share/dbus-1/services</servicedir>&$root/tools/bus/#" \
    "$root/tools/bus/session.conf" >"$bus_configuration"
  # shellcheck disable=SC2016
  on_virtual_display bash -euc '
    # Waits until the command succeeds.
    wait_for() {
      local end=$((SECONDS + 60))
      until "$@"; do
        ((SECONDS < end)) || { echo "Timed out: $*" && exit 1; }
        sleep 0.1
      done
    }
    find_window() {
      window=$(xdotool search --onlyvisible --name "^Per$")
      [[ -n $window ]]
    }
    # The color of the tag, as ARGB.
    has_icon() {
      xprop -id "$window" -f _NET_WM_ICON 32c " \$0+" _NET_WM_ICON | grep -q "\<$((0xff1c71d8))\>"
    }
    # The process may stay as a zombie, which has no program any more.
    has_ended() { [[ ! -e /proc/$process/exe ]]; }
    gapplication launch "$1"
    wait_for find_window
    process=$(xdotool getwindowpid "$window")
    program=$(readlink "/proc/$process/exe")
    echo "The window of $program is shown"
    wait_for has_icon
    # GTK 4.18 loads the library for other icons too.
    pkg-config --atleast-version=4.10 gtk4 || ! grep librsvg "/proc/$process/maps" ||
      { echo "The SVG library is loaded at the start" && exit 1; }
    gapplication action "$1" quit
    wait_for has_ended
    [[ $program == "$2" ]]
    # The window of an import opens together with the main window.
    printf "name,quantity,price\nRice,500 g,1.99\n" >"$3/list.csv"
    gapplication launch "$1" "$3/list.csv"
    find_import() {
      window=$(xdotool search --onlyvisible --name "list.csv")
      [[ -n $window ]]
    }
    wait_for find_import
    process=$(xdotool getwindowpid "$window")
    wait_for has_icon
    gapplication action "$1" quit
    wait_for has_ended' bash "$id" "$scratch/bin/per" "$scratch"
}
