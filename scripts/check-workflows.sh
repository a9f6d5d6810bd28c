#!/usr/bin/env bash
# Checks this project's workflows and the examples with zizmor and actionlint. Each is skipped if it cannot be
# installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ZIZMOR=1.32.0
ACTIONLINT=1.7.12

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  cat "$work/log" >&2
  printf 'FAILED: %s\n' "$*" >&2
  exit 1
}

skip() {
  [ ! -s "$work/log" ] || tail -n 3 "$work/log"
  printf 'skipped: %s\n' "$*"
}

# The examples with their placeholder filled in.
mkdir -p "$work/examples" "$work/own"
cp .github/workflows/*.yml "$work/own"
for example in examples/workflows/*.yml; do
  sed "s/FULL_COMMIT_SHA/$(printf '%040d' 1)/" "$example" >"$work/examples/${example##*/}"
done
workflows=("$work"/own/*.yml "$work"/examples/*.yml)
# The first workflow of the README, which is too short for the pedantic persona.
readme=$work/readme.yml
awk '/^```yaml$/ { n++; next } /^```$/ && n == 1 { exit } n == 1' README.md |
  sed "s/FULL_COMMIT_SHA/$(printf '%040d' 1)/" >"$readme"

printf '== zizmor %s\n' "$ZIZMOR"
if ! command -v python3 >/dev/null; then
  skip 'python3 is missing'
elif ! { python3 -m venv "$work/python" &&
  "$work/python/bin/pip" install --quiet --disable-pip-version-check "zizmor==$ZIZMOR"; } >"$work/log" 2>&1; then
  skip 'zizmor cannot be installed'
else
  "$work/python/bin/zizmor" --persona=pedantic --offline "${workflows[@]}" .github/dependabot.yml \
    >"$work/log" 2>&1 || fail 'zizmor'
  "$work/python/bin/zizmor" --offline "$readme" >>"$work/log" 2>&1 || fail 'zizmor'
  tail -n 1 "$work/log"
fi

printf '\n== actionlint %s\n' "$ACTIONLINT"
: >"$work/log"
if ! command -v go >/dev/null; then
  skip 'go is missing'
elif ! GOBIN="$work" go install "github.com/rhysd/actionlint/cmd/actionlint@v$ACTIONLINT" >"$work/log" 2>&1; then
  skip 'actionlint cannot be installed'
else
  # It does not know these properties of a called workflow yet.
  "$work/actionlint" -ignore 'property "workflow_(repository|sha)" is not defined' "${workflows[@]}" "$readme" >"$work/log" 2>&1 ||
    fail 'actionlint'
  echo 'No findings.'
fi
