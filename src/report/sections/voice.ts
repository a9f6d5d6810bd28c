import { inline, linkDestination } from '../../core/text/markdown.ts';
import { unbroken } from '../format.ts';
import type { GateReport } from '../model.ts';
import { nextStep, type StepVoice, type Ways } from '../next-step.ts';
import type { Voice } from '../shortfall.ts';
import { bold } from './building-blocks.ts';

/** Longest message of a reason or a note, in UTF-16 units. */
export const MAX_MESSAGE_CHARS = 2000;

/** How Markdown writes text of others; it may stand in a table. */
export const VOICE: Voice & StepVoice = {
  name: bold,
  prose: (text) => inline(text, MAX_MESSAGE_CHARS),
  own: unbroken,
  link: (words, url) => `[${words}](${linkDestination(url)})`,
};

/** What to do next, on a line of its own; empty where there is nothing. */
export function nextLine(report: GateReport, ways: Ways): string {
  const step = nextStep(report, ways, VOICE);
  return step === '' ? '' : `**Next:** ${step}.\n\n`;
}
