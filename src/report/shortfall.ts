/** What fell short in a run, in facts and on one line, in the same words wherever it is told. */
import { isBelowThreshold } from '../model/check-facts.ts';
import type { Check, Reason, RunReport } from '../model/report.ts';
import { formatCount, formatCounted, formatPercentBeside } from './format.ts';
import { waiversByName } from './spared.ts';
import type { Voice } from './voice.ts';

export interface Shortfall {
  /** Sentences; empty where nothing is known that fell short. */
  line: string;
  /** The reasons that the line has told. */
  told: ReadonlySet<Reason>;
  /** How much of the debrief's verdict summary, trimmed, the line is; missing where it is none of it. */
  quotedChars?: number;
}

/** Checks that are named on the line. */
const MAX_CHECKS = 3;
/** Of a debrief's verdict summary. */
const MAX_SUMMARY_CHARS = 300;
/** A longer sentence is cut where it is told. */
const MAX_QUOTED_CHARS = 2000;

const MISSED = 'The run is below the thresholds of its checks.';

/**
 * The checks that missed their bar, else what the debrief says of a failed verdict, else the first of
 * the reasons.
 */
export function shortfallOf(run: RunReport, voice: Voice): Shortfall {
  const bare = run.reasons.filter(isBareVerdict);
  const checks = run.checks ?? [];
  const missed = missedChecks(run);
  if (missed.length > 0) {
    const names = new Set(missed.map(({ name }) => name));
    const ofChecks = run.reasons.filter(
      ({ rule, check }) => rule === 'run-verdict' && check !== undefined && names.has(check),
    );
    return {
      line: checksLine(missed, checks.length, voice),
      told: new Set([...bare, ...ofChecks]),
    };
  }
  const summary = firstSentences((run.report?.verdictSummary ?? '').trim());
  if (bare.length > 0 && summary !== '') {
    const isWhole = summary.length <= MAX_QUOTED_CHARS;
    return {
      line: voice.prose(summary),
      told: new Set(bare),
      ...(isWhole && { quotedChars: summary.length }),
    };
  }
  const others = run.reasons.filter((reason) => !bare.includes(reason));
  if (others.length === 0) return { line: bare.length > 0 ? MISSED : '', told: new Set(bare) };
  const { line, told } = firstReason(others, voice);
  return { line, told: new Set([...told, ...bare]) };
}

/** Whether a reason says no more than the verdict's name, and what that means. */
export function isBareVerdict({ restates }: Pick<Reason, 'restates'>): boolean {
  return restates === 'verdict';
}

/** The first of the reasons as a sentence; an empty line where there is none. */
export function firstReason(reasons: readonly Reason[], voice: Voice): Shortfall {
  const [first] = reasons;
  return first === undefined
    ? { line: '', told: new Set() }
    : { line: sentence(first.message, voice), told: new Set([first]) };
}

/** Whether a check is known to have missed its bar. */
export function missesBar(check: Check): boolean {
  return check.isPassed === false || isBelowThreshold(check);
}

/** Those that no waiver excuses. */
function missedChecks({ checks, exceptions }: RunReport): Check[] {
  const waived = waiversByName(exceptions).check;
  return (checks ?? []).filter((check) => missesBar(check) && !waived.has(check.name));
}

function checksLine(missed: readonly Check[], count: number, voice: Voice): string {
  const shown = missed.slice(0, MAX_CHECKS).map((check) => describeCheck(check, voice));
  const more = missed.length - shown.length;
  const list = [...shown, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])].join(', ');
  return `${formatCount(missed.length)} of ${formatCounted(count, 'check')} ${missed.length === 1 ? 'is' : 'are'} below ${missed.length === 1 ? 'its' : 'their'} threshold: ${list}.`;
}

/** E.g. `refund policy stated passed 6 of 24 calls (threshold 80%)`, as far as that is known. */
function describeCheck(
  { name, passed, evaluated, passRate: rate, threshold }: Check,
  voice: Voice,
): string {
  const counts =
    passed !== null && evaluated !== null
      ? ` passed ${formatCount(passed)} of ${formatCounted(evaluated, 'call')}`
      : rate !== null
        ? ` passed ${formatPercentBeside(rate, threshold)} of its calls`
        : '';
  const bar = threshold === null ? '' : ` (threshold ${formatPercentBeside(threshold, rate)})`;
  return voice.name(name) + voice.own(counts + bar);
}

/** As many whole sentences from the start of a trimmed text as fit, at least one. */
function firstSentences(text: string): string {
  const ends = [...text.slice(0, MAX_QUOTED_CHARS).matchAll(/(?<=[.!?])\s+/g)].map(
    ({ index }) => index,
  );
  const fitting = [...ends, text.length].filter((end) => end <= MAX_SUMMARY_CHARS).at(-1);
  return text.slice(0, fitting ?? ends[0]);
}

/** A message of ours as a sentence. */
function sentence(message: string, voice: Voice): string {
  const end = /[.!?…]$/.test(message) ? '' : '.';
  return voice.prose(message.charAt(0).toUpperCase() + message.slice(1) + end);
}
