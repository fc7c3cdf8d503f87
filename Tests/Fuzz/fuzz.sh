#!/usr/bin/env bash
# Fuzzes the number parser, the calculator and the form: ./fuzz.sh [SECONDS]
#
# With libFuzzer where the compiler brings it, otherwise with random changes to the seeds. What
# libFuzzer learns stays in .build/fuzz/corpus for the next time; an input that fails, in
# .build/fuzz/crash-*.
set -euo pipefail

seconds=${1:-60}
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.." && pwd)
folder=$root/.build/fuzz
flags=(-O -swift-version 6 -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature ExistentialAny -sanitize=fuzzer,address -parse-as-library)
mkdir -p "$folder/corpus"
cd "$folder"

build() {
  local sources
  mapfile -t sources < <(find "$root/Sources/PerCore" -name '*.swift')
  swiftc "${flags[@]}" -wmo -module-name PerCore \
    -emit-module -emit-module-path PerCore.swiftmodule -c "${sources[@]}" -o PerCore.o &&
    swiftc "${flags[@]}" -wmo -module-name Fuzz -I . "$root"/Tests/Fuzz/*.swift PerCore.o -o fuzz
}

if build; then
  # A backtrace of Swift's own would take minutes, and leaks are not what is looked for.
  export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
  ./fuzz -max_total_time="$seconds" -max_len=250 -timeout=10 -print_final_stats=1 corpus
else
  echo "libFuzzer is not available here; changing the seeds at random instead." >&2
  cd "$root"
  PER_FUZZ_SECONDS=$seconds PER_FUZZ_SEED=${PER_FUZZ_SEED:-$RANDOM} \
    swift test -c release --filter FuzzTests
fi
