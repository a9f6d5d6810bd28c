/** How odd answers about a run are put up with. */
import { ServiceError } from '../../http/errors.ts';
import { askPatiently, PATIENCE } from '../../step/patience.ts';
import { Stopped, withoutPeriod } from '../../step/stops.ts';
import type { Wait } from '../../step/wait.ts';
import type { RunRecord } from './run-record.ts';
import type { Watch } from './watch.ts';

/** Asks for something about a run, and again while the answer is odd. */
export async function askAboutRun<Answer>(
  ask: () => Promise<Answer>,
  run: RunRecord,
  wait: Wait,
  { clock, narrator }: Watch,
): Promise<Answer> {
  const isKnown = () => run.startedHere || run.isKnown;
  const tell = (line: string) => narrator.sayOnce(run, line);
  try {
    return await askPatiently(ask, { clock, wait, isKnown, tell });
  } catch (error) {
    throw explainLasting(error, run);
  }
}

/** A run that was known a moment ago is not one that the workflow has named wrongly. */
function explainLasting(error: unknown, { isKnown }: RunRecord): unknown {
  if (!(error instanceof ServiceError) || error.status !== 404 || !isKnown) return error;
  return new Stopped(
    'service',
    `${withoutPeriod(error.message)}, for ${PATIENCE}, though the service has answered for this run before`,
  );
}
