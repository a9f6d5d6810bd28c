#!/usr/bin/env bash
# Runs workflows for real: those that users call or copy, by act, on this machine and without containers. Skipped
# where Go, in whose language act is written, is not here, and where act cannot be installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

ACT=v0.2.89

printf '== act %s\n' "$ACT"
if ! command -v go >/dev/null; then
  echo 'skipped: go is not here'
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
