/** The name of each outcome, and what to do about one that is no judgement. */
import { fails, type Outcome } from '../model/outcome.ts';
import type { GateReport, RunReport } from '../model/report.ts';
import { formatCounted } from './format.ts';

interface OutcomeWords {
  mark: string;
  title: string;
}

const WORDS: Readonly<Record<Outcome, OutcomeWords>> = {
  passed: { mark: '✅', title: 'passed' },
  failed: { mark: '❌', title: 'failed' },
  inconclusive: { mark: '❓', title: 'inconclusive' },
  skipped: { mark: '⏭️', title: 'skipped' },
  started: { mark: '⏳', title: 'started, not judged yet' },
  error: { mark: '🛑', title: 'ended with an error' },
};

/** What the reader can do where nothing was judged, as the rest of a sentence. */
const CURES = {
  inconclusive:
    'run it again; where a run exists, pass its ID as `job-id`, so that its calls are not placed a second time. If it ends like this again, look at the run in the service.',
  error: 'correct what is named here; without a change it ends the same way.',
} as const;

const FOLLOW_AGAIN =
  'run it again: that follows the run, and places no call a second time. If it ends like this again, look at the run in the service.';

const NOT_STARTED =
  'run it again: there is no run yet. If it ends like this again, look at what is named here.';

const SAVE_AGAIN =
  'look at the run in the service, and save its results again once they are judged: the same file ends the same way.';

const START_AGAIN =
  'start again: this step asked the run that it had started to cancel, so not all of its calls were made.';

/** The cure where this holds of every run that was not judged. */
const CURES_BY_RUN: readonly [is: (run: RunReport) => boolean, cure: string][] = [
  [({ askedToCancel }) => askedToCancel === true, START_AGAIN],
  // The workflow names the run by its ID.
  [({ jobId, label }) => jobId !== '' && label === jobId, FOLLOW_AGAIN],
  // It was read from a file, which has no run's ID.
  [({ jobId, report }) => jobId === '' && report !== null, SAVE_AGAIN],
  [({ jobId }) => jobId === '', NOT_STARTED],
];

/** The cure where a reason has this rule, whatever the outcome. */
const CURES_BY_RULE: ReadonlyMap<string, string> = new Map([
  ['budget', 'have the budget of the account raised, or wait until it is renewed.'],
  [
    'start',
    'find the run that may have been started, and pass its ID as `job-id`. To run this again as it is would place the calls a second time.',
  ],
  [
    'debrief-file',
    'save a debrief that is READY, with its report: the same file ends the same way.',
  ],
  [
    'missing-report',
    'look at the job whose report is missing, and run that again where it can be mended.',
  ],
]);

/** The sign of an outcome. */
export function outcomeMark(outcome: Outcome): string {
  return WORDS[outcome].mark;
}

/** The outcome as a title, with its sign. */
export function titleOf(report: GateReport): { mark: string; title: string } {
  const { outcome, tolerated, policy } = report;
  if (policy.isTrial) return { mark: '🔎', title: trialTitle(report) };
  const { mark, title } = WORDS[outcome];
  return tolerated && fails(outcome)
    ? { mark: '⚠️', title: `Simulation gate ${title} (tolerated)` }
    : { mark, title: `Simulation gate ${title}` };
}

/** What a policy would have made of saved debriefs. */
function trialTitle({ runs }: GateReport): string {
  const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
  const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
  return `Policy check: ${passed} of ${formatCounted(judged, triedOn(runs))} would pass`;
}

/** What a policy was tried on: files have no run's ID. */
export function triedOn(runs: readonly RunReport[]): string {
  return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
}

/** What the reader can do, as the rest of a sentence. */
export function cureWordsOf(report: GateReport): string {
  const outcome = report.outcome === 'inconclusive' ? 'inconclusive' : 'error';
  const unjudged = report.runs.filter((run) => run.outcome === outcome);
  const [, ofRuns] =
    outcome === 'inconclusive' && unjudged.length > 0
      ? (CURES_BY_RUN.find(([is]) => unjudged.every(is)) ?? [])
      : [];
  return cureByRule(report) ?? ofRuns ?? CURES[outcome];
}

/** Whether something else has to be done before it can end in another way. */
export function asksForMore(report: GateReport): boolean {
  return cureByRule(report) !== undefined || cureWordsOf(report) === SAVE_AGAIN;
}

function cureByRule({ runs, reasons }: GateReport): string | undefined {
  const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
  const rules = new Set(all.map(({ rule }) => rule));
  return [...CURES_BY_RULE].find(([rule]) => rules.has(rule))?.[1];
}

/** A sign that is seen on white and on black, and a word: `🔴 high`. */
export interface Severity {
  sign: string;
  /** Text of the service where this version does not know the severity. */
  word: string;
}

const SEVERITIES: ReadonlyMap<string, Severity> = new Map([
  ['HIGH', { sign: '🔴', word: 'high' }],
  ['MEDIUM', { sign: '🟠', word: 'medium' }],
  ['LOW', { sign: '🟡', word: 'low' }],
]);

export function severityOf(severity: string): Severity {
  return SEVERITIES.get(severity) ?? { sign: '🟣', word: severity.trim() || 'no severity' };
}

const PLAIN_WORDS: ReadonlyMap<string, string> = new Map([
  ['NEW', 'new'],
  ['PERSISTENT', 'known before'],
  ['IMPROVING', 'improving'],
  ['FIXED', 'fixed'],
  ['CRITICAL', 'critical'],
  ['HIGH', 'high'],
  ['MEDIUM', 'medium'],
  ['LOW', 'low'],
  ['WIDESPREAD', 'widespread'],
  ['RECURRING', 'recurring'],
  ['ISOLATED', 'isolated'],
  ['PROMPT', 'prompt'],
  ['VOICE_CONFIG', 'voice settings'],
  ['STT', 'speech recognition'],
  ['SPEECH_MODEL', 'speech model'],
  ['LLM_MODEL', 'language model'],
  ['INFRA', 'infrastructure'],
  ['EXTERNAL', 'another service'],
]);

/** Lifecycle, impact, prevalence and cause of a theme; text of the service where it is not known. */
export function plainWord(value: string): string;
export function plainWord(value: string | null): string | null;
export function plainWord(value: string | null): string | null {
  return value === null ? null : (PLAIN_WORDS.get(value) ?? value);
}
