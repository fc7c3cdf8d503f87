# shellcheck shell=bash
# Takes pictures of every state of the windows, and checks that all texts can be read.
set -euo pipefail
: "${root:?}" "${binary:?}"

pictures=$root/.build/pictures

# Prints the variants: the name, the environment (or -), the font size in points (or -), and the width of
# the window. They are in British English unless the environment has another language.
variants() {
  sed 's/ *|/|/g' <<'END'
light           |-                                                  |-  |600
dark            |GTK_THEME=Default:dark                             |-  |600
high-contrast   |GTK_THEME=Default:hc                               |-  |600
high-dark       |GTK_THEME=Default:hc-dark                          |-  |600
large           |-                                                  |21 |700
right-to-left   |GTK_DEBUG=invert-text-dir                          |-  |600
arabic          |LC_ALL=ar_EG.UTF-8 LANGUAGE=ar                     |-  |600
narrow          |-                                                  |-  |360
wide            |-                                                  |-  |2560
long            |CATALOGUES=long                                    |-  |600
german          |LC_ALL=de_DE.UTF-8 LANGUAGE=de                     |-  |600
french          |LC_ALL=fr_FR.UTF-8 LANGUAGE=fr                     |-  |600
END
}

# The variants that the tests check.
checked_variants="light large right-to-left narrow wide long"

# Whether the translations of a variant exist.
is_translated() {
  local language
  language=$(sed -n 's/.*LANGUAGE=\([a-z]*\).*/\1/p' <<<"$1")
  [[ -z $language || -f $root/data/po/$language.po ]]
}

# Makes a language whose texts are the English ones, 40 percent longer, as German and French are.
# shellcheck disable=SC2016
make_long_language() {
  local folder=$pictures/catalogues/long/en/LC_MESSAGES
  mkdir -p "$folder"
  make_template "$folder/per.pot"
  sed 's/charset=CHARSET/charset=UTF-8/' "$folder/per.pot" |
    LC_ALL=C.UTF-8 msgen - | LC_ALL=C.UTF-8 msgfilter --keep-header perl -CSD -0777 -pe '
      ($plain = $_) =~ s/\{\w*\}|[_…]//g;
      $more = lc substr($plain, 0, int(length($plain) * 0.4 + 0.9)) =~ s/^\s+|\s+$//gr;
      # One word gets longer; several words get more words.
      $_ .= ($plain =~ /\S\s+\S/ ? " " : "") . $more;
      ' | msgfmt --output-file="$folder/per.mo" -
}

# play NAME SETTINGS FONT WIDTH [OPTION...]: shows the states of a variant on a virtual display.
play() {
  local name=$1 font=$3 width=$4 setting environment=() options=()
  read -ra environment <<<"${2/#-/}"
  shift 4
  for setting in "${environment[@]}"; do
    [[ $setting == CATALOGUES=* ]] || continue
    make_long_language
    options+=(--catalogues "$pictures/catalogues/${setting#*=}")
  done
  # shellcheck disable=SC2016
  on_virtual_display bash -euc '
    settings=$XDG_CONFIG_HOME/gtk-4.0/settings.ini
    # Over a row, the pointer would show a tooltip.
    xdotool mousemove 0 9999
    [[ $1 == - ]] || sed -i "s/^\(gtk-font-name=.*\) [0-9.]*$/\1 $1/" "$settings"
    shift
    exec env LC_ALL=en_GB.UTF-8 "$@" "$XDG_DATA_HOME/per"' bash "$font" \
    XDG_DATA_DIRS="$(dirname "$(dirname "$(readlink -f "$binary")")")/share:/usr/local/share:/usr/share" \
    "${environment[@]}" "$(dirname "$binary")/per-pictures" --width "$width" "${options[@]}" "$@" ||
    { echo "The variant \"$name\" has problems: see above." >&2 && return 1; }
}

# Shows the named variants, or all that have translations.
play_variants() {
  local wanted=$1 name settings font width status=0
  shift
  make_locales
  while IFS='|' read -r name settings font width; do
    [[ -z $wanted || " $wanted " == *" $name "* ]] || continue
    is_translated "$settings" || continue
    if (($#)); then
      rm -rf "${pictures:?}/$name"
      mkdir -p "$pictures/$name"
      say "$name"
      play "$name" "$settings" "$font" "$width" --into "$pictures/$name" || status=1
      sheet "$name"
    else
      play "$name" "$settings" "$font" "$width" || status=1
    fi
  done < <(variants)
  return "$status"
}

# Makes pictures of a variant's printed pages, and a contact sheet of all its pictures.
sheet() {
  local pages
  for pages in "$pictures/$1"/*.pdf; do
    [[ ! -e $pages ]] || pdftoppm -png -r 72 "$pages" "${pages%.pdf}"
  done
  montage -font "$(fc-match -f '%{file}' sans)" -label '%t' "$pictures/$1"/*.png \
    -tile 7x -geometry '420x480>+8+8' -background '#888' "$pictures/$1.png"
}

# pictures [FOLDER]: puts all pictures into .build, and those of the README into the folder.
take_pictures() {
  local folder=${1:-$root/data/pictures} status=0 name picture
  set_up test
  build --product per-pictures
  play_variants "${PER_VARIANTS-}" pictures || status=1
  mkdir -p "$folder"
  while read -r name picture; do
    [[ -f $picture ]] || continue
    convert "$picture" -strip +dither -colors 256 -define png:compression-level=9 \
      -define png:exclude-chunks=date,time "$folder/$name.png"
  done < <(printf '%s %s\n' list "$pictures"/light/*-five.png form "$pictures"/light/*-form-sum.png)
  say "All pictures are in ${pictures#"$PWD"/}, with a sheet of each variant"
  ((status == 0)) || fail "Some texts can't be read: see above."
}

# Checks that all texts can be read, in the named variants or in the most different ones.
check_texts() {
  [[ -n ${PER_NO_BUILD-} ]] || build --product per-pictures
  play_variants "${*:-$checked_variants}"
}
