import { inline } from '../../core/text/markdown.ts';
import { formatCounted } from '../format.ts';
import type { FileSpan, FoundPrompt } from '../model.ts';
import { placeName } from '../place-name.ts';

const MAX_PLACE_CHARS = 300;

/** What became of looking for a prompt's text in the repository. */
export function foundLine(found: FoundPrompt): string {
  switch (found.state) {
    case 'located':
      return `Located in ${names([found.place])}${found.leftOut === null ? '' : `; left out of the patch: ${inline(found.leftOut, 1000)}`}`;
    case 'ambiguous':
      return `Ambiguous: the text stands in ${formatCounted(found.places.length, 'place')}, so nobody can tell which one is meant: ${names(found.places)}`;
    case 'applied':
      return `Already applied: the suggested text stands in ${names(found.places)}`;
    case 'missing':
      return 'Not found in the repository: the fix is stale, or the prompt lives elsewhere';
  }
}

function names(places: readonly FileSpan[]): string {
  return places.map((place) => inline(placeName(place), MAX_PLACE_CHARS)).join(', ');
}
