#!/usr/bin/env bash
# Drafts the release of a tag with its files: `draft-release.sh v1.2.3 FOLDER`. The GitHub CLI finds the repository.
set -euo pipefail

tag=${1:?the tag of a release, such as v1.2.3}
folder=${2:?the folder that release-files.sh has made}
# A draft of an earlier attempt is replaced. A published release stays, and `create` fails.
if [ "$(gh release view "$tag" --json isDraft --jq .isDraft 2>/dev/null || true)" = true ]; then
  gh release delete "$tag" --yes
fi
gh release create "$tag" --draft --verify-tag --title "$tag" --notes-file "$folder/notes.md" \
  "$folder/simulation-gate-$tag.tar.gz" "$folder/sbom.cdx.json" "$folder/SHA256SUMS"
