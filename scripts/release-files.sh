#!/usr/bin/env bash
# Makes the files of a release in a folder: what a runner needs of the action as an archive, the bill of
# materials of what is bundled (CycloneDX), the changelog's section as notes, and checksums.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What npm calls `--omit dev` omits packages, too, that are bundled and that a tool names as its peer: so the
# tools are taken out of a copy of package.json first.
bill_of_materials() (
  bare=$(mktemp -d)
  trap 'rm -rf "$bare"' EXIT
  cp package.json package-lock.json "$bare"
  cd "$bare"
  npm pkg delete devDependencies workspaces
  npm install --package-lock-only --ignore-scripts --no-audit --no-fund --silent
  npm sbom --sbom-format cyclonedx --package-lock-only
)

tag=${1:?the tag of a release, such as v1.2.3}
out=${2:?a folder}
mkdir -p "$out"
node scripts/bootstrap.mjs scripts/release-notes.ts "$tag" >"$out/notes.md"
bill_of_materials >"$out/sbom.cdx.json"
mapfile -t actions < <(git ls-files -- action.yml '*/action.yml')
# Without the time of packing, so that the same tag gives the same archive.
git archive --format=tar --prefix="simulation-gate-$tag/" "$tag" -- \
  "${actions[@]}" dist schema LICENSE README.md CHANGELOG.md | gzip --no-name >"$out/simulation-gate-$tag.tar.gz"
(cd "$out" && sha256sum "simulation-gate-$tag.tar.gz" sbom.cdx.json >SHA256SUMS)
