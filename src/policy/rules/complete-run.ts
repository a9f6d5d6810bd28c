/** Whether enough of a run took place to be judged at all. */
import * as z from 'zod/mini';
import { tellPercent } from '../../core/percent.ts';
import { hasEnded } from '../../core/run-status.ts';
import { oneLine } from '../../core/text/log-line.ts';
import {
  type CountOrShare,
  compareLimits,
  countOrShare,
  reaches,
  shareOf,
} from '../count-or-share.ts';
import { gateRule, type JudgedRun, type Ruling, unreadRulings } from '../rule.ts';
import { asStrict, ranked } from '../tighten.ts';

const MAX_WORD_CHARS = 100;
const WORD_CURE =
  "Where that is the service's word for COMPLETED, say so in service-profile (words.runStatus)";

/** A run that did not end COMPLETED cannot pass, however its status is called. */
export const incompleteRunRule = gateRule({
  name: 'incomplete-run',
  schema: z.enum(['inconclusive', 'judge']).register(z.globalRegistry, {
    description:
      'What becomes of a run that ended without being completed and would pass: it is inconclusive, or judged by what it has.',
    default: 'inconclusive',
  }),
  standard: 'inconclusive',
  tighten: ranked(['inconclusive', 'judge']),
  apply({ run }, effect): Ruling[] {
    const { runStatus } = run;
    if (runStatus === null || runStatus === 'COMPLETED') return [];
    const hasToldEnd = hasEnded(runStatus);
    const message = `the run ${hasToldEnd ? 'ended' : 'is said to be'} ${oneLine(runStatus, MAX_WORD_CHARS)}${tellGraded(run)}`;
    if (effect === 'judge') {
      return [{ effect: 'note', message: `${message}; the policy has it judged all the same` }];
    }
    const cure = hasToldEnd ? '' : `. ${WORD_CURE}`;
    return [{ effect: 'undecided', message: `${message}, so it is not taken for a pass${cure}` }];
  },
});

/** `, with 11 of 24 calls graded`, as far as that is known. */
function tellGraded({ callCounts }: JudgedRun): string {
  const graded = callCounts?.evaluated ?? null;
  const whole = callCounts?.counted ?? callCounts?.total ?? null;
  if (graded === null) return '';
  return `, with ${graded}${whole === null ? '' : ` of ${whole}`} calls graded`;
}

const NAME = 'min-graded-calls';

/** Fewer graded calls than this are no basis for a judgement. */
export const minGradedCallsRule = gateRule({
  name: NAME,
  schema: countOrShare(
    'Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.',
  ),
  tighten: asStrict<CountOrShare>({
    isAsStrict: (child, parent) => (compareLimits(child, parent) ?? -1) >= 0,
    wanted: (parent) =>
      `be ${parent} or more (a count and a share cannot be compared with each other)`,
  }),
  apply({ run }, limit): Ruling[] {
    const { callCounts } = run;
    const graded = callCounts?.evaluated ?? null;
    const whole = callCounts?.counted ?? callCounts?.total ?? null;
    const share = shareOf(limit);
    if (graded === null || (share !== null && whole === null)) {
      const unread = unreadRulings(run, `${NAME} (${limit})`, { limit });
      if (unread.length > 0) return unread;
      const message = `how many calls were graded is not known, so min-graded-calls (${limit}) was not judged`;
      return [{ effect: 'note', message, limit }];
    }
    if (reaches(graded, whole ?? graded, limit)) return [];
    const of = whole === null ? '' : ` of ${whole}`;
    const value =
      share !== null && whole ? `${tellPercent((100 * graded) / whole, share)}%` : graded;
    const message = `${graded}${of} calls were graded; min-graded-calls is ${limit}`;
    return [{ effect: 'undecided', message, limit, value }];
  },
});
