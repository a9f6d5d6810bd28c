/** The names of outcomes and severities, and the service's words in plain English. */
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
  started: { mark: '⏳', title: 'started' },
  error: { mark: '🛑', title: 'ended with an error' },
};

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

/** The result of a policy for saved debriefs or earlier runs. */
function trialTitle({ runs }: GateReport): string {
  const evaluated = runs.filter(({ outcome }) => outcome !== 'error').length;
  const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
  return `Policy check: ${passed} of ${formatCounted(evaluated, triedOn(runs))} would pass`;
}

/** What a policy is tried on: files have no run's ID. */
export function triedOn(runs: readonly RunReport[]): string {
  return runs.some(({ jobId }) => jobId !== '') ? 'earlier run' : 'saved debrief';
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
  ['PERSISTENT', 'persistent'],
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
