/** What a gate with several runs holds against chance: every drop was tested, in whichever run it was. */

import type { RunReport } from '../../report/model.ts';
import type { Followed } from './confirm.ts';
import type { Decider } from './decider.ts';
import type { RunRecord } from './run-record.ts';

/** What judging runs together needs. */
interface Judging {
  decider: Decider;
  narrator: { say(run: RunRecord, text: string): void };
  /** Keeps what a run came to. */
  remember(run: RunRecord, told: RunReport): Promise<void>;
}

/** Of each run the p of all drops that the gate's other runs were tested for. */
export function otherPValues(all: readonly Followed[]): number[][] {
  const tested = all.map(({ run, told }) =>
    (run.judgementOf(told)?.decision.tested ?? []).flatMap(({ p }) => p ?? []),
  );
  return tested.map((_, index) => tested.filter((__, at) => at !== index).flat());
}

/** Each run decided again in the light of the others, where that can make a difference. */
export async function judgeTogether(
  all: readonly Followed[],
  { decider, narrator, remember }: Judging,
): Promise<Followed[]> {
  const others = otherPValues(all);
  return Promise.all(
    all.map(async (one, index) => {
      const { run, told: before } = one;
      const own = run.judgementOf(before);
      const otherPs = others[index] ?? [];
      if (own === null || own.decision.tested.length === 0 || otherPs.length === 0) return one;
      const again = decider.judge(own.judged, { looks: run.looks, otherPValues: otherPs });
      const told = run.concludeJudged(again, before.report);
      if (told.outcome !== before.outcome) {
        const why = 'once the drops of all runs are held against chance together';
        narrator.say(run, `${told.outcome}, ${why}`);
        await remember(run, told);
      }
      return { ...one, told };
    }),
  );
}
