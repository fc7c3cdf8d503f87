# shellcheck shell=bash
# The Debian package. It needs the C library of the Debian that it is built on, or a later one: a package
# built on Debian 12 can be installed on Debian 13.
set -euo pipefail
: "${root:?}" "${id:?}"

maintainer='The Per authors <per-linux@users.noreply.github.com>'

# make_deb [FOLDER]: builds per_VERSION_ARCHITECTURE.deb in the folder.
make_deb() {
  set_up deb
  say "Building Per"
  build_per
  local folder=${1:-.} file
  mkdir -p "$folder"
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  umask 022
  tree=$scratch/per
  local documents=$tree/usr/share/doc/per
  # Files in the package have the time of the release.
  released=$(sed -n '0,/.*<release .*date="\([^"]*\)".*/s//\1/p' "$root/data/$id.metainfo.xml.in")
  export SOURCE_DATE_EPOCH
  SOURCE_DATE_EPOCH=$(date -u -d "$released" +%s)

  say "Packing"
  DESTDIR=$tree install_per --prefix /usr >/dev/null
  strip --strip-unneeded --remove-section=.comment --remove-section=.note "$tree/usr/bin/per"
  gzip -n9 "$tree/usr/share/man/man1/per.1"
  # Debian has the licence in another place.
  rm -r "$tree/usr/share/licenses"
  mkdir -p "$documents" "$tree/DEBIAN"
  copyright >"$documents/copyright"
  changelog | gzip -n9 >"$documents/changelog.gz"
  mkdir -p "$tree/usr/share/lintian/overrides"
  overrides >"$tree/usr/share/lintian/overrides/per"
  (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
  control >"$tree/DEBIAN/control"
  file=$folder/per_$(version)_$(dpkg --print-architecture).deb
  dpkg-deb --root-owner-group --build "$tree" "$file"
}

# The packages of the libraries that the program needs, by their names in this system. Debian 13 provides
# the names of Debian 12.
dependencies() (
  mkdir -p "$scratch/debian"
  printf 'Source: per\n\nPackage: per\nArchitecture: any\n' >"$scratch/debian/control"
  cd "$scratch"
  dpkg-shlibdeps --warnings=0 -O -e"$tree/usr/bin/per" | sed -n 's/^shlibs:Depends=//p'
)

control() {
  local libraries
  libraries=$(dependencies)
  cat <<END_OF_CONTROL
Package: per
Version: $(version)
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $(du -k -s --apparent-size "$tree/usr" | cut -f1)
Depends: $libraries, adwaita-icon-theme, librsvg2-common
Recommends: iso-codes
Section: utils
Priority: optional
Description: compare the unit prices of products
 Enter the quantity, unit and price of each product. Per converts the units
 and ranks the products by price per unit, with the best value first. It
 shows how much more you pay for each of the others.
 .
 Per supports weights, volumes, lengths, areas and counted units in metric, US
 and imperial units. Its arithmetic is exact, and quantities and prices can be
 calculations.
END_OF_CONTROL
}

copyright() {
  cat <<'END_OF_HEADER'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Per

Files: *
Copyright: 2026 The Per authors
License: Expat

Files: usr/share/metainfo/*
Copyright: 2026 The Per authors
License: CC0-1.0

Files: usr/bin/per
Copyright: 2014-2026 Apple Inc. and the Swift project authors
License: Expat and Apache-2.0-with-runtime-exception
Comment: The Swift runtime is linked into the program.

License: Expat
END_OF_HEADER
  sed '1,/^Copyright/d; /./!d; s/^/ /' "$root/LICENSE" | sed '/^ \(The above\|THE SOFTWARE IS\)/i\ .'
  cat <<'END_OF_LICENSES'

License: CC0-1.0
 On Debian systems the text of this licence is in
 /usr/share/common-licenses/CC0-1.0.

License: Apache-2.0-with-runtime-exception
 On Debian systems the text of the Apache License, version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.
 .
 As an exception, if you use this Software to compile your source code and
 portions of this Software are embedded into the binary product as a result,
 you may redistribute such product without providing attribution as would
 otherwise be required by Sections 4(a), 4(b) and 4(d) of the License.
END_OF_LICENSES
}

# The findings of Lintian that the package accepts.
overrides() {
  cat <<'END_OF_OVERRIDES'
# Per has no homepage yet. AppStream 1.0 warns about that.
per: appstream-metadata-validation-failed
END_OF_OVERRIDES
}

changelog() {
  cat <<END_OF_CHANGELOG
per ($(version)) unstable; urgency=medium

  * Release $(version).

 -- $maintainer  $(LC_ALL=C date -u -R -d "$released")
END_OF_CHANGELOG
}
