/** Figures in README and docs/, compared with the defaults and constants that they are about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../scripts/command.ts';
import { NEWEST_RUNS, REFERENCE_RUNS } from '../src/history/run-history.ts';
import { MIN_VALUES } from '../src/model/measures.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** A document as one line, so that a sentence is found across line breaks. */
const textOf = (path: string) => read(path).replace(/\s+/g, ' ');

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.optional(z.string()) })),
});
const { inputs } = actionSchema.parse(parse(read('action.yml')));
const minutesOf = (name: string) => Number(inputs[name]?.default?.match(/^(\d+)m$/)?.[1]);

const [queue, run, debrief] = ['queue-timeout', 'run-timeout', 'debrief-timeout'].map(minutesOf);
const total = (queue ?? 0) + (run ?? 0) + (debrief ?? 0);

test.each([
  ['README.md', `${total} minutes at most; set [\`timeout-minutes: ${total + 15}\`]`],
  ['docs/faq.md', `At most ${total} minutes by default`],
  [
    'docs/faq.md',
    `\`queue-timeout\` ${queue}m, \`run-timeout\` ${run}m and \`debrief-timeout\` ${debrief}m`,
  ],
  ['docs/faq.md', `15 minutes higher: ${total + 15}, or ${2 * total + 15} with \`confirm: 1\``],
  [
    'docs/how-it-works.md',
    `the newest ${NEWEST_RUNS} runs are kept, and the first ${REFERENCE_RUNS}`,
  ],
  ['docs/statistics.md', `The first ${REFERENCE_RUNS} evaluated runs`],
  ['docs/statistics.md', MIN_VALUES === 8 ? 'fewer than eight values' : `${MIN_VALUES} values`],
])('%s says "%s"', (path, sentence) => {
  expect(textOf(path)).toContain(sentence);
});
