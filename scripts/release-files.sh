#!/usr/bin/env bash
# Makes the files of a release: the action as an archive, the bill of materials of its bundle (CycloneDX), the
# section of the changelog as notes, and checksums. Usage: `release-files.sh v1.2.3 FOLDER`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# dist/ bundles its dependencies, so package.json lists none. A copy lists the bundled packages for npm.
bill_of_materials() (
  bare=$(mktemp -d)
  trap 'rm -rf "$bare"' EXIT
  cp package.json package-lock.json "$bare"
  cd "$bare"
  node --eval '
    const { writeFileSync } = require("node:fs");
    const { name, version, bundled, devDependencies } = require("./package.json");
    const dependencies = Object.fromEntries(bundled.map((each) => [each, devDependencies[each]]));
    writeFileSync("package.json", JSON.stringify({ name, version, dependencies }));
  '
  npm install --package-lock-only --ignore-scripts --no-audit --no-fund --silent
  npm sbom --sbom-format cyclonedx --package-lock-only
)

tag=${1:?the tag of a release, such as v1.2.3}
out=${2:?a folder}
mkdir -p "$out"
node scripts/bootstrap.mjs scripts/release-notes.ts "$tag" >"$out/notes.md"
bill_of_materials >"$out/sbom.cdx.json"
mapfile -t actions < <(git ls-files -- action.yml '*/action.yml')
# Without a timestamp, the same tag gives the same archive.
git archive --format=tar --prefix="simulation-gate-$tag/" "$tag" -- \
  "${actions[@]}" dist schema examples/workflows/prompt-check.yml LICENSE README.md CHANGELOG.md | gzip --no-name >"$out/simulation-gate-$tag.tar.gz"
(cd "$out" && sha256sum "simulation-gate-$tag.tar.gz" sbom.cdx.json >SHA256SUMS)
