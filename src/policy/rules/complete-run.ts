/** Whether enough of a run took place to be judged at all. */
import * as z from 'zod/mini';
import { tellPercent } from '../../core/percent.ts';
import { hasEnded } from '../../core/run-status.ts';
import {
  type CountOrShare,
  compareLimits,
  countOrShare,
  reaches,
  shareOf,
} from '../count-or-share.ts';
import { gateRule, type JudgedRun, type Ruling, unreadRulings } from '../rule.ts';
import { asStrict, ranked } from '../tighten.ts';

/** A run that ended without being completed cannot pass. Any other word does not say how it ended. */
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
    if (!hasEnded(runStatus) || runStatus === 'COMPLETED') return [];
    const message = `the run ended ${runStatus}${tellGraded(run)}`;
    if (effect === 'judge') {
      return [{ effect: 'note', message: `${message}; the policy has it judged all the same` }];
    }
    return [{ effect: 'undecided', message: `${message}, so it is not taken for a pass` }];
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
