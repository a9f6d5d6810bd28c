/** Figures in README and docs/, compared with the defaults and constants that they are about. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { ROOT } from '../scripts/command.ts';
import {
  MAX_CONVERSATIONS,
  MAX_ITEMS,
  MAX_METRICS,
} from '../src/actions/collect-metrics/metric-jobs.ts';
import { MAX_ARRAY_MIB } from '../src/actions/ingest-calls/manifest.ts';
import { MAX_UNKNOWN } from '../src/actions/ingest-calls/sender.ts';
import { resolvePolicy } from '../src/evaluate/extends.ts';
import { MAX_DAYS_AHEAD } from '../src/evaluate/waivers.ts';
import { NEWEST_RUNS, REFERENCE_RUNS } from '../src/history/run-history.ts';
import { ATTEMPT_LIMIT_MS, MAX_RESPONSE_BYTES } from '../src/http/channel.ts';
import { MAX_FILES } from '../src/inputs/gate/policy-chain.ts';
import { MIN_VALUES } from '../src/model/measures.ts';
import { ENDED, IN_FLIGHT } from '../src/model/outcome.ts';
import { OLD_DAYS } from '../src/report/baseline-words.ts';
import { MAX_OUTPUT_BYTES } from '../src/report/output-text.ts';
import { GRACE_MS } from '../src/runner/deadline.ts';
import { INTERVAL_SHARE, MIN_INTERVAL_MS } from '../src/runner/wait.ts';
import { END_STATUSES } from '../src/service/call-schema.ts';
import { SHORTEST_HIDDEN } from '../src/service/client.ts';
import { fileOf } from './evaluate/decide.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** A document as one line, so that a sentence is found across line breaks. */
const textOf = (path: string) => read(path).replace(/\s+/g, ' ');

const MIB = 1024 * 1024;
const NUMBERS: Readonly<Record<number, string>> = { 5: 'five', 8: 'eight', 10: 'ten' };

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
  ['docs/statistics.md', `fewer than ${NUMBERS[MIN_VALUES]} values`],
  [
    'docs/how-it-works.md',
    `is ${INTERVAL_SHARE * 100}% of the time waited, between ${MIN_INTERVAL_MS / 1000} s and`,
  ],
  ['docs/how-it-works.md', `at most ${GRACE_MS / 1000} s after the sum of its timeouts`],
  ['docs/how-it-works.md', `A baseline older than ${OLD_DAYS} days is a warning`],
  ['docs/policy.md', `at most ${MAX_DAYS_AHEAD} days ahead`],
  ['docs/policy.md', `Up to ${NUMBERS[MAX_FILES]} files can extend each other`],
  ['docs/admin.md', `Values under ${SHORTEST_HIDDEN} characters are not masked`],
  ['docs/api.md', `one of ${END_STATUSES.length} values`],
  ['docs/api.md', `in progress: ${IN_FLIGHT.join(', ')}; ended: ${[...ENDED].join(', ')};`],
  [
    'docs/dev/threat-model.md',
    `${MAX_RESPONSE_BYTES / MIB} MiB and ${ATTEMPT_LIMIT_MS / 1000} s per request`,
  ],
  [
    'collect-metrics/README.md',
    `${MAX_METRICS} metrics, ${MAX_CONVERSATIONS} conversations or ${MAX_ITEMS.toLocaleString('en-US')} items`,
  ],
  ['ingest-calls/README.md', `After ${NUMBERS[MAX_UNKNOWN]} calls in a row without a result`],
  ['ingest-calls/action.yml', `a JSON array up to ${MAX_ARRAY_MIB} MiB`],
  ['ingest-calls/action.yml', `above ${MAX_OUTPUT_BYTES / 1024} KiB`],
  ['find-simulation/action.yml', `larger than ${MAX_OUTPUT_BYTES / 1024} KiB`],
])('%s says "%s"', (path, sentence) => {
  expect(textOf(path)).toContain(sentence);
});

/** The outcomes and exit codes in the first table of a document that has them. */
function exitCodesOf(path: string): string[][] {
  const rows = [...read(path).matchAll(/^\| (`\w+`) \| .* \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThanOrEqual(6);
  return rows.map(([, outcome = '', code = '']) => [outcome, code]).slice(0, 6);
}

test('README.md and docs/how-it-works.md have the same exit codes', () => {
  expect(exitCodesOf('README.md')).toEqual(exitCodesOf('docs/how-it-works.md'));
});

const orders = [...read('docs/policy.md').matchAll(/^ {2}- (`.*): (.*)$/gm)].flatMap(
  ([, keys = '', words = '']) =>
    [...keys.matchAll(/`([\w-]+)/g)].map(([, key = '']) => ({ key, words: words.split(', ') })),
);

const choiceSchema = z.object({ default: z.string(), enum: z.array(z.string()) });

test('docs/policy.md has the words and defaults of the schema', () => {
  const choices = new Map<string, z.infer<typeof choiceSchema>>();
  JSON.parse(read('schema/policy.schema.json'), (key, value) => {
    const choice = z.safeParse(choiceSchema, value);
    if (choice.success) choices.set(key, choice.data);
    return value;
  });
  const comments = read('docs/policy.md').matchAll(/^ *([\w-]+): .*# .*: (\w.*\(default\).*)$/gm);
  const shown = [...comments].map(([, key = '', words = '']) => {
    const [, standard = ''] = /(\S+) \(default\)/.exec(words) ?? [];
    const all = words.replace(' (default)', '').split(/, | or /);
    return [key, { default: standard, enum: all.toSorted() }] as const;
  });
  const defined = [...choices].map(
    ([key, choice]) => [key, { ...choice, enum: choice.enum.toSorted() }] as const,
  );
  expect(defined.length).toBeGreaterThan(5);
  expect(new Map(shown)).toEqual(new Map(defined));
  expect(new Set(orders.map(({ key }) => key))).toEqual(new Set(choices.keys()));
});

test.each(orders)('docs/policy.md lists $key from strict to loose', ({ key, words }) => {
  expect(words.length).toBeGreaterThan(1);
  const isTrend = /evidence|scenarios|drift|baseline/.test(key);
  const fileWith = (name: string, word: string) =>
    fileOf(
      name,
      `version: 1\ngate: ${isTrend ? `{ trend: { min-pass-rate: 80, ${key}: ${word} } }` : `{ ${key}: ${word} }`}`,
    );
  const extended = words.flatMap((parent) =>
    words.map((child) => resolvePolicy([fileWith('child', child), fileWith('parent', parent)]).ok),
  );
  const expected = words.flatMap((_, parent) => words.map((__, child) => child <= parent));
  expect(extended).toEqual(expected);
});

test('CONTRIBUTING.md has the goals of the benchmark', () => {
  const [, goals = ''] = /## Performance\s([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md')) ?? [];
  const numbers = [...read('scripts/bench.ts').matchAll(/goal: '?([\d., a-zA-Z]+)/g)].flatMap(
    ([, goal = '']) => goal.match(/\d+(?:\.\d+)?/g) ?? [],
  );
  expect(numbers).toHaveLength(8);
  for (const number of numbers) expect(goals).toMatch(new RegExp(`\\b${number}\\b`));
});
