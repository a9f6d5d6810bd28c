/** What rules find about a run as a whole, and its sentences. */
import type {
  Effect,
  NotEvaluated,
  Observed,
  RunReason,
  ThemeReason,
} from '../../evaluate/reasons.ts';
import { percentDigits } from '../../text/percent.ts';
import { fold } from '../../text/strip.ts';
import { formatList } from '../format.ts';
import { describeFailure } from './failures.ts';
import { type Form, formatCounts, quoteName } from './names.ts';

const MAX_NAMES = 10;
const NO_PASS = 'so it does not pass';
const FAILED = 'the verdict is THRESHOLD_FAILED';
const FAILED_IN = { alone: FAILED, document: 'gate.verdict is fail-unless-known' };

export function describeRun(effect: Effect, facts: RunReason, form: Form): string {
  switch (facts.kind) {
    case 'run-failure':
      return describeFailure(facts.failure);
    case 'variables-confirmed':
      return 'variables confirmed by the service';
    case 'variables-differ':
      return `the run did not use the variables that were sent (${formatList(facts.names.map(quoteName), MAX_NAMES)}): check that the run plan and the agent use them`;
    case 'run-failed':
      return 'the service reports the run as failed without a reason';
    case 'not-evaluated':
      return `${describeNotEvaluated(facts.why)}, ${NO_PASS}`;
    case 'run-ended': {
      const { status, graded, calls } = facts;
      const known = graded === null ? '' : `, with ${gradedOf(graded, calls)} calls graded`;
      const effects = effect === 'note' ? '; the policy evaluates it anyway' : `, ${NO_PASS}`;
      return `the run ended ${status}${known}${effects}`;
    }
    case 'graded-calls': {
      const { graded, calls, limit } = facts;
      return effect === 'note' || graded === null
        ? `how many calls were graded is not known, so min-graded-calls (${limit}) was not evaluated`
        : `${gradedOf(graded, calls)} calls were graded; min-graded-calls is ${limit}`;
    }
    case 'verdict':
      return describeVerdict(effect, facts.verdict);
    case 'no-known-theme':
      return `${FAILED_IN[form]}, and there is no theme that was known before`;
    case 'new-theme':
      return `${FAILED_IN[form]}, and theme ${quoteName(facts.theme)} ${form === 'document' ? 'is neither waived nor known' : describeLifecycle(facts.lifecycle)}`;
  }
}

function gradedOf(graded: number, calls: number | null): string {
  return calls === null ? `${graded}` : `${graded} of ${calls}`;
}

function describeNotEvaluated(why: NotEvaluated): string {
  if (why === 'no-check') return 'no check evaluated this run';
  if (why === 'no-graded-call') return 'no call of this run was graded';
  return `the run's results cannot be read (${why.unread})`;
}

function describeVerdict(effect: Effect, verdict: string): string {
  if (effect === 'note') return 'the policy ignores the verdict of the debrief';
  return effect === 'fail'
    ? `${FAILED}: the run is below the thresholds of its checks`
    : `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), ${NO_PASS}`;
}

function describeLifecycle(lifecycle: string | null): string {
  if (lifecycle === 'NEW') return 'is new';
  if (lifecycle === null) return 'has no lifecycle, so it counts as new';
  return `has the lifecycle ${quoteName(lifecycle)}, which this version does not know`;
}

const MAX_REASON_CHARS = 500;

export function describeTheme(facts: ThemeReason, form: Form): string {
  switch (facts.kind) {
    case 'theme': {
      const entries = `gate.themes, entry ${facts.entries.join(', ')}`;
      const traits = form === 'document' ? '' : `: ${describeTraits(facts).join(', ')}`;
      return `theme ${quoteName(facts.theme)} is not allowed${traits} (${entries})`;
    }
    case 'max-themes': {
      const { value, severity, limit } = facts;
      const themes = value === 1 ? 'theme' : 'themes';
      return `${value} ${themes} of severity ${severity}; the limit is ${limit}`;
    }
    case 'never':
      return `check ${quoteName(facts.check)} ${describeObserved(facts.observed, form)}; it may never fail`;
    case 'never-ungraded':
      return `check ${quoteName(facts.check)} was graded on no call, so never was not evaluated for it`;
    case 'waiver-expired': {
      const { kind, target, expires, reason } = facts.waiver;
      return `the waiver for ${kind} ${quoteName(target)} expired on ${expires} (${fold(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`;
    }
  }
}

function describeTraits(found: Extract<ThemeReason, { kind: 'theme' }>): string[] {
  const { traits, checks, affected } = found;
  const named = traits.map(([name, value]) => `${name} ${value ?? 'none, which counts as NEW'}`);
  return [
    ...named,
    ...(checks.length > 0 ? [`check ${checks.map(quoteName).join(', ')}`] : []),
    ...(affected === null
      ? []
      : [`${affected.calls} of ${affected.total} calls affected, the limit is ${affected.limit}`]),
  ];
}

function describeObserved(observed: Observed, form: Form): string {
  if ('theme' in observed) return `failed in calls of theme ${quoteName(observed.theme)}`;
  if (form === 'document' && !('isOther' in observed)) return 'failed';
  if ('passRate' in observed) return `has a pass rate of ${percentDigits(observed.passRate, 100)}%`;
  const { failed, evaluated } = observed;
  return `failed in ${formatCounts({ passed: failed, evaluated })}`;
}
