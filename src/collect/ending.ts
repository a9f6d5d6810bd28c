import { INPUTS_OF, WHERE_ID_FOUND } from '../inputs/gate/settings.ts';
import type { Ending } from '../model/run-facts.ts';
import { explain } from '../service/explain.ts';
import { stackOf } from '../text/step-error.ts';
import type { Context } from './context.ts';
import type { RunWait } from './wait/run-wait.ts';

/** Identifies a started run to the service. */
const STARTED_ID =
  'the ID that the service gave for the run (start.jobId, where service-profile names it)';

/** What an error means for a run: the outcome, the rule and the words. */
export function endingOf(error: unknown, run: RunWait, { source, runner }: Context): Ending {
  const { kind } = source;
  const [inputs, where] = run.isStartedHere
    ? [STARTED_ID, '']
    : [INPUTS_OF[kind], WHERE_ID_FOUND[kind]];
  const { outcome, rule, message } = explain(error, run.facts, inputs, where);
  if (rule === 'internal') runner.debug(stackOf(error));
  return { outcome, reasons: [{ rule, message }] };
}
