# shellcheck shell=bash
# The texts of the sources and their translations, data/po/*.po.
set -euo pipefail
: "${root:?}" "${id:?}"

# Prints the files of data/po/POTFILES.in: those in Swift, or the others.
text_files() {
  local swift=()
  [[ $1 == swift ]] || swift=(-v)
  sed 's/ *#.*//; /^$/d' "$root/data/po/POTFILES.in" | grep "${swift[@]}" '\.swift$'
}

# make_template FILE: collects the texts of the sources. xgettext doesn't support Swift, but Vala has the
# same syntax for strings and comments.
make_template() (
  cd "$root"
  about=(--package-name=Per --package-version="$(version)" --copyright-holder='The Per authors'
    --add-location=file --from-code=UTF-8 --add-comments=Translators)
  text_files swift | xgettext --files-from=- --output="$1" "${about[@]}" \
    --language=Vala \
    --keyword= --keyword=tr --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=Definition:3,4
  text_files other | xgettext --files-from=- --output="$1" "${about[@]}" \
    --join-existing
  # Percent signs in the texts are not formats.
  sed -i '/^#, c-format$/d' "$1"
)

# translations [LANGUAGE]: makes an empty catalogue for the language, if there is none; updates every
# catalogue from the sources, and lists what is missing.
translations() {
  local file scratch
  set_up test
  scratch=$(mktemp -d)
  make_template "$scratch/per.pot"
  if [[ -n ${1-} && ! -f $root/data/po/$1.po ]]; then
    msginit --no-translator --no-wrap --locale="$1.UTF-8" --input="$scratch/per.pot" \
      --output-file="$root/data/po/$1.po"
  fi
  for file in "$root"/data/po/*.po; do
    LC_ALL=C msgmerge --quiet --update --backup=none --no-wrap \
      --add-location=file "$file" "$scratch/per.pot"
    printf '%s: ' "$(basename "$file")"
    LC_ALL=C msgfmt --statistics -o /dev/null "$file" 2>&1
    # The missing translations, and those that msgmerge guessed.
    msgattrib --untranslated --no-wrap "$file" | grep '^msg' || true
    msgattrib --only-fuzzy --no-wrap "$file" | grep '^msg' || true
  done
  rm -rf "$scratch"
}

# make_pseudo_catalogue FILE: compiles a catalogue in which translated texts are marked, for tests.
make_pseudo_catalogue() {
  local scratch
  scratch=$(mktemp -d)
  make_template "$scratch/per.pot"
  msgen --no-wrap "$scratch/per.pot" >"$scratch/english.po"
  python3 "$root/Tests/EndToEndTests/Driver/pseudo.py" "$scratch/english.po" >"$scratch/pseudo.po"
  # English has two plural forms.
  { printf 'msgid ""\nmsgstr ""\n"%s\\n"\n"%s\\n"\n\n' 'Content-Type: text/plain; charset=UTF-8' \
    'Plural-Forms: nplurals=2; plural=(n != 1);' && cat "$scratch/pseudo.po"; } |
    msgfmt -o "$1" -
  rm -rf "$scratch"
}
