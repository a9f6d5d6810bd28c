/** Whether enough of a run took place to be judged at all. */
import * as z from 'zod/mini';
import { tellPercent } from '../../core/percent.ts';
import { hasEnded } from '../../core/run-status.ts';
import { type CountOrShare, countOrShare, reaches, shareOf } from '../count-or-share.ts';
import { type JudgedRun, type PolicyView, type Ruling, unreadRulings } from '../rule.ts';

export const incompleteRunSchema = z.enum(['inconclusive', 'judge']).register(z.globalRegistry, {
  description:
    'What becomes of a run that ended without being completed and would pass: it is inconclusive, or judged by what it has.',
  default: 'inconclusive',
});

/** A run that ended without being completed cannot pass. Any other word does not say how it ended. */
export function evaluateIncompleteRun(
  { run }: PolicyView,
  effect: z.infer<typeof incompleteRunSchema>,
): Ruling[] {
  const { runStatus } = run;
  if (!hasEnded(runStatus) || runStatus === 'COMPLETED') return [];
  const message = `the run ended ${runStatus}${tellGraded(run)}`;
  if (effect === 'judge') {
    return [{ effect: 'note', message: `${message}; the policy has it judged all the same` }];
  }
  return [{ effect: 'undecided', message: `${message}, so it is not taken for a pass` }];
}

/** `, with 11 of 24 calls graded`, as far as that is known. */
function tellGraded({ callCounts }: JudgedRun): string {
  const graded = callCounts?.evaluated ?? null;
  const whole = callCounts?.counted ?? callCounts?.total ?? null;
  if (graded === null) return '';
  return `, with ${graded}${whole === null ? '' : ` of ${whole}`} calls graded`;
}

const NAME = 'min-graded-calls';

export const minGradedCallsSchema = countOrShare(
  'Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.',
);

/** Fewer graded calls than the limit are no basis for an evaluation. */
export function evaluateGradedCalls(
  { run }: PolicyView,
  limit: CountOrShare | undefined,
): Ruling[] {
  if (limit === undefined) return [];
  const { callCounts } = run;
  const graded = callCounts?.evaluated ?? null;
  const whole = callCounts?.counted ?? callCounts?.total ?? null;
  const share = shareOf(limit);
  if (graded === null || (share !== null && whole === null)) {
    const unread = unreadRulings(run, `${NAME} (${limit})`, { limit });
    if (unread.length > 0) return unread;
    const message = `how many calls were graded is not known, so ${NAME} (${limit}) was not judged`;
    return [{ effect: 'note', message, limit }];
  }
  if (reaches(graded, whole ?? graded, limit)) return [];
  const of = whole === null ? '' : ` of ${whole}`;
  const value = share !== null && whole ? `${tellPercent((100 * graded) / whole, share)}%` : graded;
  const message = `${graded}${of} calls were graded; ${NAME} is ${limit}`;
  return [{ effect: 'undecided', message, limit, value }];
}
