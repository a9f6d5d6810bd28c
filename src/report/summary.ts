/** The job summary as a whole, fitted into what GitHub shows. */
import { layOut, layOutWhole, leftOutNotice, type Section } from './layout.ts';

/**
 * Bytes that the job summary stays below. GitHub shows nothing of one over 1,048,576 bytes and was
 * seen to drop some just under it; masking, which may lengthen a line, comes after us.
 */
export const SUMMARY_BUDGET_BYTES = 950_000;

/** Room for the sentence that says what was left out. */
const NOTICE_BYTES = 2000;

/** A report as Markdown. */
export interface Summary {
  /** Fitted into a number of bytes. */
  text: string;
  /** In full, piece by piece. */
  whole(): Iterable<string>;
}

/** What a summary is made of, in the order in which it is read. */
export interface Screens {
  heading: string;
  /** What a reviewer needs to decide. */
  first: readonly Section[];
  details: readonly Section[];
  /** What decided nothing, and what is only looked up. */
  last: readonly Section[];
}

/**
 * Below `budgetBytes` (4000 or more) of UTF-8: what does not fit is left out, least important first, and
 * the text says what and how much.
 */
export function summaryOf(
  { heading, first, details, last }: Screens,
  budgetBytes = SUMMARY_BUDGET_BYTES,
): Summary {
  const room = budgetBytes - Buffer.byteLength(heading) - NOTICE_BYTES;
  const sections = [...first, ...details, ...last];
  const { texts, leftOut } = layOut(sections, room);
  const notice = leftOutNotice('summary', leftOut);
  const end = texts.length - last.length;
  const parts = [heading, ...texts.slice(0, end), notice, ...texts.slice(end)];
  const shown = parts.filter((part) => part !== '');
  const text = `${shown.join('').trimEnd()}\n`;
  return {
    text,
    whole: () => (leftOut.length === 0 ? [text] : layOutWhole(sections, heading)),
  };
}
