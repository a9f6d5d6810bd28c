/** What further runs, which were to confirm a failure, came to. */
import type { Confirmation, RunEvaluation } from '../../evaluate/evaluate.ts';
import type { NotConfirming } from '../../evaluate/reasons.ts';
import { withoutPeriod } from '../../text/error-text.ts';
import { oneLine } from '../../text/log-line.ts';
import { describeCost, formatCounted, formatList } from '../format.ts';
import { quoteName } from './names.ts';

const MAX_WORD_CHARS = 100;
const MAX_CHECKS = 5;

/** What the log says of a failed run. */
export const CONFIRMED = {
  next: 'failed by rates alone; a further run is to confirm it',
  result: (outcome: string, runs: number) =>
    `${outcome}, with ${formatCounted(runs, 'further run')}`,
};

const TOO_EXPENSIVE =
  'No further run was started to confirm the failure, since the cost of the runs is above max-cost-usd, so the gate fails without it.';

/** Notes on the further runs of a run: the result of each, and why one did not count. */
export function describeConfirmations({ confirmations, furtherRun }: RunEvaluation): string[] {
  const notes = confirmations.flatMap(describeConfirmation);
  return furtherRun === 'too-expensive' ? [...notes, TOO_EXPENSIVE] : notes;
}

/** The result of a further run, and why it did not count if so. */
function describeConfirmation({ facts, outcome, why }: Confirmation): string[] {
  const { jobId, about, ending } = facts;
  const refusal = why === null ? [] : [`The earlier evaluation applies, since ${describe(why)}.`];
  if (jobId === '') {
    const reasons = (ending?.reasons ?? []).map(({ message }) => withoutPeriod(message));
    return [
      `To confirm the failure, a further run was to be started: ${outcome}, since ${reasons.join('; ')}.`,
      ...refusal,
    ];
  }
  const number = about?.number ? `run ${about.number} (${jobId})` : `run ${jobId}`;
  const cost = describeCost([facts]);
  return [
    `To confirm the failure, ${number} was started: ${outcome}${cost && ` (${cost})`}.`,
    ...refusal,
  ];
}

function describe(why: NotConfirming): string {
  switch (why) {
    case 'not-evaluated':
      return 'it could not be evaluated';
    case 'inconclusive':
      return 'it is inconclusive';
    default:
      return 'ended' in why
        ? `it ended ${oneLine(why.ended, MAX_WORD_CHARS)}`
        : `it has no counts for ${formatList(why.uncounted.map(quoteName), MAX_CHECKS)}`;
  }
}
