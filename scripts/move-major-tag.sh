#!/usr/bin/env bash
# Moves the tag of a major version, such as `v1`, to the newest release of it. Takes the tag of the release that was
# published, and pushes to the remote `origin`. The tag never moves backwards.
set -euo pipefail

tag=${1:?the tag of a release, such as v1.2.3}
[[ $tag =~ ^v([0-9]+)\.[0-9]+\.[0-9]+$ ]] || {
  echo "'$tag' is not the tag of a release, such as v1.2.3" >&2
  exit 1
}
major=v${BASH_REMATCH[1]}
newest=$(git tag --list "$major.*" --sort=-v:refname | grep -E "^$major\.[0-9]+\.[0-9]+$" | head -n 1)
if [ "$tag" != "$newest" ]; then
  echo "$major is unchanged: $newest is newer than $tag."
  exit 0
fi
git push --force origin "refs/tags/$tag^{commit}:refs/tags/$major"
echo "$major is now $tag."
