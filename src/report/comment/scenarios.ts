/** The scenarios that a change broke, each with one call that shows it. */

import type { Call, Case, GateReport, ReportSettings } from '../../model/report.ts';
import { blockQuote, inline } from '../../text/markdown.ts';
import { formatCount, formatCounted } from '../format.ts';
import type { Section } from '../layout.ts';
import { callLink } from '../sections/building-blocks.ts';
import { section } from '../sections/section.ts';
import { bold } from '../voice.ts';
import { nameCase } from '../words/scenarios.ts';

const MAX_CASES = 5;
const MAX_LINES = 2;
const MAX_LINE_CHARS = 300;

/** The cases of all runs that are failing now. */
export function scenarioSection({ runs }: GateReport, settings: ReportSettings): Section {
  const failing = runs.flatMap(({ cases = [], calls = [] }) =>
    cases
      .filter(({ status }) => status === 'now failing')
      .map((one) => ({ one, call: calls.find(({ id }) => id !== null && id === one.failingCall) })),
  );
  const shown = failing.slice(0, MAX_CASES);
  const more = failing.length - shown.length;
  return section({
    part: 'scenarios',
    one: 'scenario',
    many: 'scenarios',
    count: shown.length,
    open: '### Now failing\n\n',
    close: more > 0 ? `\nAnd ${formatCounted(more, 'further scenario')}.\n\n` : '\n',
    items: () => shown.map(({ one, call }) => caseItem(one, call, settings)),
  });
}

function caseItem(one: Case, call: Call | undefined, settings: ReportSettings): string {
  const { passed, evaluated, baseline, failingCall } = one;
  const before =
    baseline === null
      ? ''
      : `, ${formatCount(baseline.passed)} of ${formatCount(baseline.evaluated)} in the baseline`;
  const now = `${formatCount(passed)} of ${formatCounted(evaluated, 'call')} passed${before}`;
  const excerpt = (call?.excerpt ?? []).slice(-MAX_LINES);
  const link = failingCall === null ? '' : ` Call ${callLink(failingCall, settings)}`;
  if (excerpt.length === 0) return `- ❌ ${bold(nameCase(one))}: ${now}.${link}\n`;
  const quoted = excerpt.map(
    ({ speaker, text }) =>
      `${speaker === null ? '' : `${bold(speaker)}: `}${inline(text, MAX_LINE_CHARS)}`,
  );
  const quote = blockQuote(quoted.join('  \n')).replace(/^/gm, '  ');
  return `- ❌ ${bold(nameCase(one))}: ${now}.${link}\n\n${quote}\n\n`;
}
