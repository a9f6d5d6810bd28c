#!/usr/bin/env bash
# Checks this project's workflows, the examples and those in the documents with zizmor and actionlint. Each is
# skipped if it cannot be installed.
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
mkdir -p "$work/examples" "$work/own" "$work/docs"
cp .github/workflows/*.yml "$work/own"
for example in examples/workflows/*.yml; do
  sed "s/FULL_COMMIT_SHA/$(printf '%040d' 1)/" "$example" >"$work/examples/${example##*/}"
done
workflows=("$work"/own/*.yml "$work"/examples/*.yml)
# The YAML of the documents that is a workflow, or a list of steps, which becomes one with an earlier step 'gate'.
# They are too short for the pedantic persona.
awk -v folder="$work/docs" -v sha="$(printf '%040d' 1)" '
  /^```ya?ml$/ { inside = 1; workflow = steps = ""; place = FILENAME "-" FNR; next }
  /^```$/ && inside {
    inside = 0
    gate = workflow ~ /id: gate\n/ ? "" : "      - { id: gate, run: make }\n"
    text = ("\n" workflow) ~ /\njobs:\n/ ? workflow : ("\n" workflow) !~ /\n- / ? "" : \
      "on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n" gate steps
    gsub("/", "-", place)
    if (text != "") printf "%s", text >(folder "/" place ".yml")
  }
  inside { gsub("FULL_COMMIT_SHA", sha); workflow = workflow $0 "\n"; steps = steps "      " $0 "\n" }
' *.md docs/*.md docs/dev/*.md */README.md
documents=("$work"/docs/*.yml)

printf '== zizmor %s\n' "$ZIZMOR"
if ! command -v python3 >/dev/null; then
  skip 'python3 is missing'
elif ! { python3 -m venv "$work/python" &&
  "$work/python/bin/pip" install --quiet --disable-pip-version-check "zizmor==$ZIZMOR"; } >"$work/log" 2>&1; then
  skip 'zizmor cannot be installed'
else
  "$work/python/bin/zizmor" --persona=pedantic --offline "${workflows[@]}" .github/dependabot.yml \
    >"$work/log" 2>&1 || fail 'zizmor'
  "$work/python/bin/zizmor" --offline "$work"/docs/README.md-*.yml >>"$work/log" 2>&1 || fail 'zizmor'
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
  "$work/actionlint" -ignore 'property "workflow_(repository|sha)" is not defined' "${workflows[@]}" "${documents[@]}" \
    >"$work/log" 2>&1 || fail 'actionlint'
  printf 'No findings in %d workflows and %d of the documents.\n' "${#workflows[@]}" "${#documents[@]}"
fi
