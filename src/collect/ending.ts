import { INPUTS_OF, WHERE_ID_FOUND } from '../inputs/gate/settings.ts';
import type { Ending } from '../model/run-facts.ts';
import { explain, type WaitFacts } from '../service/explain.ts';
import { stackOf } from '../text/step-error.ts';
import type { Context } from './context.ts';

/** Identifies a started run to the service. */
const STARTED_ID =
  'the ID that the service gave for the run (start.jobId, where service-profile names it)';

/**
 * What an error means for a run: the outcome, the rule and the words.
 *
 * @param wait null if nothing was waited for
 */
export function endingOf(
  error: unknown,
  wait: WaitFacts | null,
  isStartedHere: boolean,
  { source, runner }: Pick<Context, 'source' | 'runner'>,
): Ending {
  const { kind } = source;
  const [inputs, where] = isStartedHere
    ? [STARTED_ID, '']
    : [INPUTS_OF[kind], WHERE_ID_FOUND[kind]];
  const { outcome, rule, message } = explain(error, wait, inputs, where);
  if (rule === 'internal') runner.debug(stackOf(error));
  return { outcome, reasons: [{ rule, message }] };
}
