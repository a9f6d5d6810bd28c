/** Cases in words: their names, counts, and what the rule `scenario` finds. */
import type { ScenarioReason } from '../../evaluate/reasons.ts';
import type { Case } from '../../model/cases.ts';
import { fold } from '../../text/strip.ts';
import { formatCounts, formatPValue } from './names.ts';

const MAX_NAME_CHARS = 200;

/** `Refund request (Ana, Front desk)`: the scenario, and who took part; without a scenario these alone. */
export function nameCase({
  scenario,
  persona,
  agent,
}: Pick<Case, 'scenario' | 'persona' | 'agent'>) {
  const parties = [persona, agent].filter((name) => name !== null).join(', ');
  const name = scenario === null ? parties : `${scenario}${parties && ` (${parties})`}`;
  return fold(name, MAX_NAME_CHARS) || 'a scenario without a name';
}

export function describeScenario(facts: ScenarioReason): string {
  const { current, baseline, adjustedP } = facts;
  const now = `${formatCounts(current)} passed`;
  const before =
    baseline === null ? '' : `, ${baseline.passed} of ${baseline.evaluated} in the baseline`;
  const p = adjustedP === null ? '' : ` (p = ${formatPValue(adjustedP)})`;
  return `scenario '${nameCase(facts)}' is now failing: ${now}${before}${p}`;
}
