import type { FileSpan, FoundPrompt } from '../model/found-prompt.ts';
import { type FixTexts, type Place, PromptFile, readPromptText } from './prompt-file.ts';
import { replaceText } from './replace.ts';
import { applyEdit, type Stretch } from './text-view.ts';

/** So many places of one text are listed. */
const MAX_PLACES = 20;

/** A prompt fix as a report asks for it. */
export interface WantedFix {
  currentText: string;
  suggestedText: string;
}

/** The result of the search for a fix, and the change of the file if it was located. */
export interface FoundFix {
  found: FoundPrompt;
  change: FileChange | null;
}

/** A change of a file: its whole text, with its byte order mark. */
export interface FileChange {
  before: string;
  after: string;
  /** The place of the current text, without the byte order mark. */
  place: Stretch;
  fix: WantedFix;
}

interface Progress extends FixTexts {
  wanted: WantedFix;
  /** True if the suggested text holds the current one, which then occurs where it is applied. */
  isExtension: boolean;
  /** Of the strictest match found, and all places of this laxity. */
  laxity: number;
  places: FileSpan[];
  located: FoundFix;
  applied: FileSpan[];
}

/**
 * Searches the texts of prompt fixes in files that it is shown one after the other. White space
 * around the two texts of a fix does not count, and a fix that changes nothing but white space counts
 * as applied. Texts of fewer than three letters are not searched.
 */
export class PromptSearch {
  readonly #fixes: Progress[];

  constructor(fixes: readonly WantedFix[]) {
    this.#fixes = fixes.map((wanted) => {
      const current = readPromptText(wanted.currentText);
      const suggested = readPromptText(wanted.suggestedText);
      return {
        wanted,
        current,
        suggested,
        isExtension: suggested.folded.includes(current.folded),
        laxity: Number.POSITIVE_INFINITY,
        places: [],
        located: MISSING,
        applied: [],
      };
    });
  }

  /**
   * Searches a file.
   *
   * @param path relative to the repository's root, with `/`; each file once
   * @param text decoded, with its line breaks as they are; a byte order mark may lead
   */
  searchFile(path: string, text: string): void {
    const file = new PromptFile(path, text);
    for (const fix of this.#fixes) {
      const applied = file.placesOf(fix.suggested, []);
      listPlaces(fix.applied, applied, file);
      const places = file.placesOf(fix.current, fix.isExtension ? applied : []);
      const [first] = places;
      if (first === undefined || first.laxity > fix.laxity) continue;
      if (first.laxity < fix.laxity) {
        fix.laxity = first.laxity;
        fix.places = [];
        fix.located = changeAt(file, first, fix);
      }
      listPlaces(fix.places, places, file);
    }
  }

  results(): FoundFix[] {
    return this.#fixes.map(({ located, places, applied }) => {
      if (places.length === 1) return located;
      if (places.length > 0) return { found: { state: 'ambiguous', places }, change: null };
      return applied.length > 0
        ? { found: { state: 'applied', places: applied }, change: null }
        : MISSING;
    });
  }
}

const MISSING: FoundFix = { found: { state: 'missing' }, change: null };

function changeAt(file: PromptFile, place: Place, { wanted, ...texts }: Progress): FoundFix {
  const { edit, leftOut } = replaceText(file, place, texts);
  return {
    found: {
      state: 'located',
      place: file.spanOf(edit),
      insertedText: edit.text,
      fixedLines: file.linesAfter(edit),
      leftOut,
    },
    change: {
      before: file.mark + file.text,
      after: file.mark + applyEdit(file.text, edit),
      place,
      fix: wanted,
    },
  };
}

/** Adds stretches of a file to a list of places, as far as it has room. */
function listPlaces(places: FileSpan[], stretches: readonly Stretch[], file: PromptFile): void {
  const room = MAX_PLACES - places.length;
  places.push(...stretches.slice(0, room).map((stretch) => file.spanOf(stretch)));
}
