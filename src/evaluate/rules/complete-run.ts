/** Whether enough of a run took place to be judged at all. */
import * as z from 'zod/mini';
import { hasEnded } from '../../model/outcome.ts';
import { tellPercent } from '../../text/percent.ts';
import { type CountOrShare, countOrShare, reaches, shareOf } from '../count-or-share.ts';
import { type JudgedRun, type PolicyView, type Ruling, unreadRulings } from '../rule.ts';

export const incompleteRunSchema = z.enum(['inconclusive', 'judge']).register(z.globalRegistry, {
  description:
    'Result of a run that did not complete and would pass: inconclusive, or evaluated by the calls that it has.',
  default: 'inconclusive',
});

/** A run that ended without being completed cannot pass. Any other word does not say how it ended. */
export function evaluateIncompleteRun(
  { run }: PolicyView,
  effect: z.infer<typeof incompleteRunSchema>,
): Ruling[] {
  const { runStatus } = run;
  if (!hasEnded(runStatus) || runStatus === 'COMPLETED') return [];
  return [
    {
      effect: effect === 'judge' ? 'note' : 'undecided',
      finding: 'run-ended',
      status: runStatus,
      ...gradedCalls(run),
    },
  ];
}

function gradedCalls({ callCounts }: JudgedRun) {
  return {
    graded: callCounts?.evaluated ?? null,
    calls: callCounts?.counted ?? callCounts?.total ?? null,
  };
}

export const minGradedCallsSchema = countOrShare(
  'Fewest calls that have to be graded: a count such as 20, or a share such as 90%. A run with fewer is inconclusive.',
);

/** Fewer graded calls than the limit are no basis for an evaluation. */
export function evaluateGradedCalls(
  { run }: PolicyView,
  limit: CountOrShare | undefined,
): Ruling[] {
  if (limit === undefined) return [];
  const { graded, calls } = gradedCalls(run);
  const facts = { finding: 'graded-calls', graded, calls, limit } as const;
  const share = shareOf(limit);
  if (graded === null || (share !== null && calls === null)) {
    const unread = unreadRulings(run, 'min-graded-calls', { limit });
    return unread.length > 0 ? unread : [{ effect: 'note', ...facts }];
  }
  if (reaches(graded, calls ?? graded, limit)) return [];
  const value = share !== null && calls ? `${tellPercent((100 * graded) / calls, share)}%` : graded;
  return [{ effect: 'undecided', ...facts, value }];
}
