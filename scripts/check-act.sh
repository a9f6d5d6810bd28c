#!/usr/bin/env bash
# Runs the workflows that users call or copy with act, without containers. Skipped if Go or act cannot be had.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ACT=v0.2.89

printf '== act %s\n' "$ACT"
if ! command -v go >/dev/null; then
  echo 'skipped: go is missing'
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
GOBIN="$work" go install "github.com/nektos/act@$ACT" >"$work/log" 2>&1 || {
  tail -n 3 "$work/log"
  echo 'skipped: act cannot be installed'
  exit 0
}
node scripts/bootstrap.mjs test/act/run-workflows.ts "$work/act"
