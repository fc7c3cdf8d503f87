# shellcheck shell=bash
# The Debian package. It needs the C library of the Debian that it is built on, or a later one: a package
# built on Debian 12 can be installed on Debian 13.
set -euo pipefail
: "${root:?}" "${configuration:?}" "${id:?}"

# make_deb [FOLDER]: builds per_VERSION_ARCHITECTURE.deb in the folder.
make_deb() {
  set_up deb
  say "Building Per"
  build_per
  say "Packing"
  local folder=${1:-.} copy released
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  umask 022
  # The copy contains what Meson installs, and the program that is already built.
  copy=$scratch/per
  mkdir -p "$folder" "$copy/.build"
  cp -r "$root"/{LICENSE,data,meson*,tools} "$copy"
  ln -s "$root/.build/$configuration" "$copy/.build"
  mv "$copy/data/debian" "$copy"
  # Files in the package have the time of the release.
  released=$(sed -n '0,/.*<release .*date="\([^"]*\)".*/s//\1/p' "$root/data/$id.metainfo.xml.in")
  sed "s/@version@/$(version)/; s/@date@/$(LC_ALL=C date -u -R -d "$released")/" \
    "$copy/debian/changelog.in" >"$copy/debian/changelog"
  sed -n '/^Permission/,$ { s/^$/./; s/^/ /; p }' "$copy/LICENSE" |
    cat "$copy/debian/copyright.in" - >"$copy/debian/copyright"
  # Debian 12 has no package of Swift, so the build dependencies aren't checked.
  (cd "$copy" && PER_NO_BUILD=1 DEB_BUILD_OPTIONS=noautodbgsym quietly dpkg-buildpackage -b -d -us -uc)
  cp "$scratch"/per_*.deb "$folder"
  ls "$folder"/per_"$(version)"_*.deb
}
