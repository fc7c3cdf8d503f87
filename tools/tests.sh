# shellcheck shell=bash
# Runs all tests and checks, several at a time: most of them wait for windows.
set -euo pipefail
: "${root:?}" "${configuration:?}" "${checks:?}" "${checked_variants:?}"

bundle=$root/.build/$configuration/perPackageTests.xctest

# The parts of a whole run, one a line: the longest and those that keep a processor busy first.
parts() {
  local variant name
  echo "swift-tests"
  for variant in $checked_variants; do echo "check texts $variant"; done
  window_tests | cut -d/ -f1 | awk '!seen[$0]++' |
    awk '{ print (/^EndToEnd/ ? 0 : 1), NR, "window-tests", $0 }' | sort -n -k1,1 -k2,2 | cut -d' ' -f3-
  for name in "${checks[@]}"; do
    [[ $name == texts ]] || echo "check $name"
  done
  echo "lint"
}

# Prints the tests of XCTest, which need a display, as MODULE.CLASS/NAME.
window_tests() { "$bundle" --list-tests | grep -E '^\w+\.\w+/\w+$'; }

# Runs all parts, $PER_TEST_JOBS at a time. Prints the output of each part when it ends, and lists what failed at the end.
run_parts() (
  jobs=${PER_TEST_JOBS:-$(($(nproc) < 4 ? $(nproc) * 2 : 8))}
  results=$(mktemp -d)
  trap 'rm -rf "$results"' EXIT
  parts >"$results/parts"
  grep -q '^window-tests' "$results/parts" || fail "$bundle has no tests."
  # Orca speaks some widgets twice while others keep the machine busy.
  grep -vx "check orca" "$results/parts" |
    xargs -d '\n' -P "$jobs" -I '{}' "$root/meson-helper.sh" part "$results" '{}' || true
  "$root/meson-helper.sh" part "$results" "check orca"
  count=$(wc -l <"$results/parts")
  passed=$(find "$results" -name '*.passed' | wc -l)
  ((passed < count)) || return 0
  say "$((count - passed)) of $count parts of the tests and checks failed:"
  summarize_failures "$results"
  return 1
)

# run_part FOLDER PART: runs one part, and notes in the folder of the results that it passed.
run_part() {
  local output=$1/${2// /-} start=$SECONDS result=passed
  # "set -e" has no effect in a condition, but it has in a separate process.
  # shellcheck disable=SC2086
  "$root/meson-helper.sh" part-alone $2 >"$output.log" 2>&1 || result="FAILED ($?)"
  [[ $result != passed ]] || touch "$output.passed"
  printf '\n==> %s: %s, %d s\n' "$2" "$result" $((SECONDS - start)) >"$output.title"
  # The lock keeps the outputs of two parts apart.
  flock "$1" cat "$output.title" "$output.log"
}

# Runs one part in this process.
run_part_alone() {
  case $1 in
    swift-tests) NO_COLOR=1 on_virtual_display "$bundle" --testing-library swift-testing ;;
    window-tests) run_window_tests "$2" ;;
    check) PER_NO_BUILD=1 check_one "${@:2}" ;;
    lint) lint ;;
  esac
}

# Runs the tests of a class, and checks that none was left out.
run_window_tests() {
  local output expected ran
  output=$(mktemp)
  on_virtual_display "$bundle" "$1" 2>&1 | tee "$output"
  expected=$(window_tests | grep -cE "^$1(/|$)")
  ran=$(grep -cE "^Test Case '.*' (passed|skipped) " "$output")
  rm -f "$output"
  ((ran == expected)) || fail "$ran of $expected tests of $1 ran."
}

# Prints the lines about failures in the outputs of the parts that failed, or the last lines of an output
# without such lines.
summarize_failures() {
  local part log
  while read -r part; do
    log=$1/${part// /-}.log
    [[ ! -e ${log%.log}.passed ]] || continue
    printf '\n%s\n' "$part"
    { grep -m 20 -E ': (error|warning): |^✘|meson-helper.sh: |Fatal error' "$log" || tail -n 15 "$log"; } |
      cut -c1-400 | sed 's/^/    /'
  done <"$1/parts"
}
