/** The names of outcomes and severities, and the service's words in plain English. */
import { fails, type Outcome } from '../model/outcome.ts';
import type { GateReport } from '../model/report.ts';
import { severityRank } from '../model/theme-order.ts';
import { formatCounted, NBSP } from './format.ts';

export const OUTCOME_MARKS: Readonly<Record<Outcome, string>> = {
  passed: '✅',
  failed: '❌',
  inconclusive: '❓',
  skipped: '⏭️',
  started: '⏳',
  error: '🛑',
};

export function titleOf(report: GateReport): { mark: string; title: string } {
  const { outcome, tolerated, policy, runs } = report;
  if (policy.isTrial) {
    const passed = runs.filter((run) => run.outcome === 'passed').length;
    return {
      mark: '🔎',
      title: `Policy check: ${passed} of ${formatCounted(runs.length, 'run')} would pass`,
    };
  }
  const words = outcome === 'error' ? 'ended with an error' : outcome;
  const title = `Simulation gate ${words}`;
  return tolerated && fails(outcome)
    ? { mark: '⚠️', title: `${title} (tolerated)` }
    : { mark: OUTCOME_MARKS[outcome], title };
}

/** By the rank of a severity; signs that are seen on white and on black. */
const SEVERITY_SIGNS = ['🔴', '🟣', '🟠', '🟡'];

/** A sign and a word, on one line: `🔴 high`. */
export function formatSeverity(severity: string): string {
  return `${SEVERITY_SIGNS[severityRank(severity)]}${NBSP}${plainWord(severity.trim()) || 'no severity'}`;
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
