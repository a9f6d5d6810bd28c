#!/usr/bin/env bash
# Drafts the release of a tag with its files, or publishes the draft and sees that nobody can change it any more:
# `publish-release.sh draft v1.2.3 FOLDER`, `publish-release.sh publish v1.2.3`. Speaks to GitHub through gh, in
# the repository that GITHUB_REPOSITORY names.
set -euo pipefail

step=${1:?draft or publish}
tag=${2:?the tag of a release, such as v1.2.3}

case $step in
draft)
  folder=${3:?the folder that release-files.sh has made}
  # What an earlier attempt has left is drafted anew; a release that is public is left alone, and fails below.
  if [ "$(gh release view "$tag" --json isDraft --jq .isDraft 2>/dev/null || true)" = true ]; then
    gh release delete "$tag" --yes
  fi
  gh release create "$tag" --draft --verify-tag --title "$tag" --notes-file "$folder/notes.md" \
    "$folder/simulation-gate-$tag.tar.gz" "$folder/sbom.cdx.json" "$folder/SHA256SUMS"
  ;;
publish)
  gh release edit "$tag" --draft=false
  if [ "$(gh api "repos/$GITHUB_REPOSITORY/releases/tags/$tag" --jq .immutable)" != true ]; then
    echo "::error title=Release::$tag is published, but can still be changed: turn on release immutability (Settings, General, Releases), and release again under the next version."
    exit 1
  fi
  echo "$tag is published, and nothing of it can be changed."
  ;;
*)
  echo "'$step' is neither draft nor publish" >&2
  exit 1
  ;;
esac
