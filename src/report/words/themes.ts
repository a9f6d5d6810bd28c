/** What rules find about themes and about checks that may never fail, and its sentences. */

import type { Observed, ThemeFinding } from '../../evaluate/findings.ts';
import { tellPercent } from '../../text/percent.ts';
import { fold } from '../../text/strip.ts';
import { formatCalls, formatCounts, quoteName } from './names.ts';

const MAX_REASON_CHARS = 500;

export function describeTheme(facts: ThemeFinding): string {
  switch (facts.finding) {
    case 'theme': {
      const entries = `gate.themes, entry ${facts.entries.join(', ')}`;
      const traits = describeTraits(facts).join(', ');
      return `theme ${quoteName(facts.theme)} is not allowed: ${traits} (${entries})`;
    }
    case 'max-themes': {
      const { value, severity, limit } = facts;
      const themes = value === 1 ? 'theme' : 'themes';
      return `${value} ${themes} of severity ${severity}; the limit is ${limit}`;
    }
    case 'never':
      return `check ${quoteName(facts.check)} ${describeObserved(facts.observed)}; it may never fail`;
    case 'never-ungraded':
      return `check ${quoteName(facts.check)} was graded on no call, so that never was not judged for it`;
    case 'waiver-expired': {
      const { kind, target, expires, reason } = facts.waiver;
      return `the waiver for ${kind} ${quoteName(target)} expired on ${expires} (${fold(reason, MAX_REASON_CHARS)}): fix what it excused and remove it, or renew it`;
    }
  }
}

function describeTraits({
  traits,
  checks,
  affected,
}: Extract<ThemeFinding, { finding: 'theme' }>): string[] {
  const named = Object.entries(traits).map(([trait, value]) => {
    const name = trait === 'rootCauseChannel' ? 'channel' : trait;
    return `${name} ${value ?? 'none, which counts as NEW'}`;
  });
  return [
    ...named,
    ...(checks.length > 0 ? [`check ${checks.map(quoteName).join(', ')}`] : []),
    ...(affected === null
      ? []
      : [`${affected.calls} of ${affected.total} calls affected, the limit is ${affected.limit}`]),
  ];
}

function describeObserved(observed: Observed): string {
  if ('passRate' in observed) return `has a pass rate of ${tellPercent(observed.passRate, 100)} %`;
  if ('evaluated' in observed) {
    const { failed, evaluated } = observed;
    return `failed in ${formatCounts({ passed: failed, evaluated })}`;
  }
  const { calls, theme } = observed;
  return `failed in ${formatCalls(calls)}${theme === undefined ? '' : ` of theme ${quoteName(theme)}`}`;
}
