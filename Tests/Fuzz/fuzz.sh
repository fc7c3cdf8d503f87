#!/usr/bin/env bash
# Fuzzes with libFuzzer: ./fuzz.sh [SECONDS] [TARGET...]
#
# Each target runs for the given time: numbers, calculator, form, lines, offers and tables. The corpus
# stays in .build/fuzz for the next run. An input that fails is stored as .build/fuzz/crash-*.
set -euo pipefail

seconds=${1:-60}
targets=("${@:2}")
((${#targets[@]})) || targets=(numbers calculator form lines offers tables)
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
folder=$root/.build/fuzz
# shellcheck disable=SC2054 # The comma is part of an argument.
flags=(-O -swift-version 6 -package-name per -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature ExistentialAny -sanitize=fuzzer,address -parse-as-library -wmo)
mkdir -p "$folder"
cd "$folder"

fail() {
  echo "fuzz.sh: $1" >&2
  exit 1
}

command -v swiftc >/dev/null || fail "swiftc was not found. Install Swift 6.0 or newer."
echo 'print(1)' >probe.swift
if ! swiftc -sanitize=fuzzer,address -parse-as-library probe.swift -o probe 2>probe.log &&
  grep -q 'fuzzer' probe.log; then
  cat probe.log >&2
  fail "$(command -v swiftc) comes without libFuzzer (libclang_rt.fuzzer). Toolchains from \
https://www.swift.org/install/linux/ contain it. Without it, this command changes inputs at random:
    ./meson-helper.sh test --filter FuzzTests"
fi

# compile MODULE SOURCE...: compiles a module.
compile() {
  swiftc "${flags[@]}" -module-name "$1" -emit-module -emit-module-path "$1.swiftmodule" \
    -c "${@:2}" -o "$1.o" || fail "$1 does not compile: see above."
}

rm -f fuzz ./*.o ./*.swiftmodule
flags+=(-I . -I "$root/Sources/CUchardet")
for option in $(pkg-config --cflags uchardet); do flags+=(-Xcc "$option"); done
for module in PerCore PerThreads PerFiles; do
  mapfile -t sources < <(find "$root/Sources/$module" -name '*.swift')
  compile $module "${sources[@]}"
done
compile TestSupport "$root"/Tests/TestSupport/*.swift
# shellcheck disable=SC2046 # Each option is a word.
swiftc "${flags[@]}" -module-name Fuzz "$root"/Tests/Fuzz/*.swift PerCore.o PerThreads.o PerFiles.o \
  TestSupport.o $(pkg-config --libs uchardet) -o fuzz ||
  fail "The fuzzer does not compile: see above."

# A backtrace of Swift takes minutes, and leaks are not tested here.
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
for target in "${targets[@]}"; do
  mkdir -p "corpus-$target"
  PER_FUZZ_TARGET=$target ./fuzz -max_total_time="$seconds" -max_len=250 -timeout=10 \
    -print_final_stats=1 "corpus-$target"
done
