import type { FileSpan, FoundPrompt } from '../core/found-prompt.ts';
import { Anchors } from './anchors.ts';
import { FORMS, findAll } from './occurrences.ts';
import type { Edit } from './passage.ts';
import { PromptFile, SearchBudget } from './prompt-file.ts';
import { type FixTexts, readPromptText } from './prompt-text.ts';
import { replaceText, type Stretch } from './replace.ts';

/** So many places of one text are listed. */
const MAX_PLACES = 20;

/** What it takes to begin a search of a text in a file, in units of work. */
const SEARCH_WORK = 500;

const CUT_SHORT = 'the search was given up early, so the text may stand in another file as well';

/** A prompt fix as a report asks for it. */
export interface WantedFix {
  currentText: string;
  suggestedText: string;
}

/** What became of looking for a fix's text, and the change of the file where it was located. */
export interface FoundFix {
  found: FoundPrompt;
  change: FileChange | null;
}

/** An edit of a file. */
export interface FileChange {
  /** The file as it was shown. */
  text: string;
  /** Its offsets count from behind a byte order mark. */
  edit: Edit;
}

type Located = Extract<FoundPrompt, { state: 'located' }>;

/** What is known of a fix so far. */
interface Progress extends FixTexts {
  /** True where the suggested text holds the current one, which then stands where it is applied. */
  isExtension: boolean;
  /** Position in `FORMS` of the strictest form found, and all places where it was. */
  form: number;
  places: FileSpan[];
  /** The change at the first of the places. */
  change: (FileChange & { found: Located }) | null;
  /** Where the suggested text stands. */
  applied: FileSpan[];
  /** True once it was found in a file that was sent. */
  isInSent: boolean;
}

/**
 * Looks for the texts of prompt fixes in files that it is shown one after the other, and keeps no
 * more of them than what it found. White space around the two texts of a fix is no part of it, and a
 * fix that changes nothing but white space counts as applied. Texts with fewer than three letters in
 * a row (digits and everything beyond ASCII count as letters) are not looked for.
 */
export class PromptSearch {
  readonly #fixes: Progress[];
  readonly #anchors: Anchors;
  readonly #work: SearchBudget;

  constructor(fixes: readonly WantedFix[], work = new SearchBudget()) {
    this.#work = work;
    this.#fixes = fixes.map(({ currentText, suggestedText }) => {
      const current = readPromptText(currentText);
      const suggested = readPromptText(suggestedText);
      return {
        current,
        suggested,
        isExtension: findAll(suggested.folded, current.folded).length > 0,
        form: FORMS.length,
        places: [],
        change: null,
        applied: [],
        isInSent: false,
      };
    });
    this.#anchors = new Anchors(
      this.#fixes.flatMap(({ current, suggested }) => [current.exact, suggested.exact]),
    );
  }

  /**
   * Looks into a file. What was found in a file that was sent is not searched for in others, so these
   * come first.
   * @param path relative to the repository's root, with `/`; each file once
   * @param text decoded, with its line breaks as they are; a byte order mark may lead
   * @param isSent whether the run was started with it
   */
  look(path: string, text: string, isSent = false): void {
    if (this.isCutShort) return;
    const hits = new Set(this.#anchors.hits(text));
    const file = new PromptFile(path, text, this.#work);
    for (const index of new Set([...hits].map((hit) => hit >> 1))) {
      const fix = this.#fixes[index];
      if (fix === undefined || this.isCutShort) return;
      if (fix.isInSent && !isSent) continue;
      const isHere = { current: hits.has(2 * index), suggested: hits.has(2 * index + 1) };
      const applied = isHere.suggested ? this.#lookForSuggested(file, fix) : [];
      if (isHere.current) this.#lookForCurrent(file, fix, applied);
      fix.isInSent ||= isSent && fix.places.length > 0;
    }
  }

  /** True when so much was found that the search was given up before its end. */
  get isCutShort(): boolean {
    return this.#work.isUsedUp;
  }

  /** What was found, in the order of the fixes. */
  results(): FoundFix[] {
    return this.#fixes.map((fix) => this.#resultOf(fix));
  }

  /** Notes where the suggested text stands; gives the places in which the current one means nothing. */
  #lookForSuggested(file: PromptFile, fix: Progress): Stretch[] {
    if (fix.places.length > 0 && !fix.isExtension) return [];
    let stretches: Stretch[] = [];
    for (const find of FORMS) {
      this.#work.take(SEARCH_WORK + file.text.length);
      const further = outside(stretches, find(file, fix.suggested));
      stretches = [...stretches, ...further].toSorted((a, b) => a.start - b.start);
    }
    listPlaces(fix.applied, stretches, file);
    return fix.isExtension ? stretches : [];
  }

  /** Notes where the current text stands in the strictest form in which it was found so far. */
  #lookForCurrent(file: PromptFile, fix: Progress, applied: readonly Stretch[]): void {
    for (const [form, find] of FORMS.entries()) {
      if (form > fix.form || (form === fix.form && fix.places.length >= MAX_PLACES)) return;
      this.#work.take(SEARCH_WORK + file.text.length);
      const stretches = outside(applied, find(file, fix.current));
      const [first] = stretches;
      if (first === undefined) continue;
      if (form < fix.form) this.#begin(file, fix, form, first);
      listPlaces(fix.places, stretches, file);
      return;
    }
  }

  /** Starts the list of places anew, with one of a stricter form. */
  #begin(file: PromptFile, fix: Progress, form: number, first: Stretch): void {
    fix.form = form;
    fix.places = [];
    const { edit, leftOut } = replaceText(file, first, fix);
    const found: Located = {
      state: 'located',
      place: file.spanOf(edit.start, edit.end),
      insertedText: edit.text,
      fixedLines: file.linesAfter(edit),
      leftOut,
    };
    fix.change = { text: file.mark + file.text, edit, found };
  }

  #resultOf({ change, places, applied }: Progress): FoundFix {
    if (change !== null && places.length === 1) {
      const { found, text, edit } = change;
      const leftOut = found.leftOut ?? (this.isCutShort ? CUT_SHORT : null);
      return { found: { ...found, leftOut }, change: { text, edit } };
    }
    return { found: placesOf(places, applied), change: null };
  }
}

function placesOf(places: FileSpan[], applied: FileSpan[]): FoundPrompt {
  if (places.length > 0) return { state: 'ambiguous', places };
  return applied.length > 0 ? { state: 'applied', places: applied } : { state: 'missing' };
}

/** Adds stretches of a file to a list of places, as far as it has room. */
function listPlaces(places: FileSpan[], stretches: readonly Stretch[], file: PromptFile): void {
  const room = MAX_PLACES - places.length;
  places.push(...stretches.slice(0, room).map(({ start, end }) => file.spanOf(start, end)));
}

/** Those stretches that share nothing with the taken ones; both lists go from left to right. */
function outside(taken: readonly Stretch[], stretches: readonly Stretch[]): Stretch[] {
  let next = 0;
  return stretches.filter(({ start, end }) => {
    while (Number(taken[next]?.end) <= start) next += 1;
    return !(Number(taken[next]?.start) < end);
  });
}
