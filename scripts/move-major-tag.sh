#!/usr/bin/env bash
# Moves the tag of a major version to a release, so that `v1` is the newest v1.x.y: never backwards, and
# never to what is no release. Takes the release's tag; pushes to the remote `origin`.
set -euo pipefail

tag=${1:?the tag of a release, such as v1.2.3}
[[ $tag =~ ^v([0-9]+)\.[0-9]+\.[0-9]+$ ]] || {
  echo "'$tag' is no tag of a release, such as v1.2.3" >&2
  exit 1
}
major=v${BASH_REMATCH[1]}
newest=$(git tag --list "$major.*" --sort=-v:refname | grep -E "^$major\.[0-9]+\.[0-9]+$" | head -n 1)
if [ "$tag" != "$newest" ]; then
  echo "$major stays where it is: $newest is newer than $tag."
  exit 0
fi
git push --force origin "refs/tags/$tag^{commit}:refs/tags/$major"
echo "$major is $tag now."
