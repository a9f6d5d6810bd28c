/** delete-flows: deletes customer flows, one after the other. */

import { concernsAll } from '../../collect/concerns-all.ts';
import { ServiceError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import { formatCounted, formatList } from '../../report/format.ts';
import type { ServiceClient } from '../../service/client.ts';
import { explain } from '../../service/explain.ts';
import { CancelledError, withoutPeriod } from '../../text/step-error.ts';
import type { Action, Step } from '../action.ts';

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  'flow-ids': '',
  'missing-ok': 'true',
  'service-profile': '',
  summary: 'true',
} as const;

/** How long one deletion and its retries may take. */
const DELETION_LIMIT_MS = 2 * 60_000;
const MAX_NAMES = 50;
/** The step ends after this time without a deletion. */
const PATIENCE_MS = 5 * 60_000;

/** The result for a flow; `hopeless` if the others need not be tried. */
type Deletion =
  | { result: 'deleted' | 'missing' }
  | { result: 'failed'; why: string; hopeless: boolean };

/** The input that names the flows, for messages. */
const FLOW_INPUT = 'the input flow-ids';

const ROUTE_FIX = 'set deleteCustomerFlow.path in service-profile';

const PLACE_FIX = 'Set deleteCustomerFlow.deleted in service-profile';

const ALL_MISSING = `none of the customer flows exists. If they should exist, ${ROUTE_FIX}`;

export const deleteFlows: Action = {
  title: 'Delete flows',
  defaults: DEFAULTS,
  outputs: ['deleted', 'missing'],
  columns: ['customer flow', 'result', 'why'],
  meant: FLOW_INPUT,
  prepare(form: InputForm<keyof typeof DEFAULTS>) {
    const fix = 'give the ID of at least one customer flow';
    const inputs = {
      flowIds: form.required('flow-ids', form.uuids('flow-ids'), fix),
      missingOk: form.boolean('missing-ok'),
    };
    return isComplete(inputs) ? (step) => deleteAll(inputs, step) : undefined;
  },
};

interface DeleteInputs {
  flowIds: readonly string[];
  missingOk: boolean;
}

type Fate = Deletion | { result: 'not tried' };

async function deleteAll({ flowIds, missingOk }: DeleteInputs, step: Step): Promise<void> {
  const client = step.connect();
  const fates = new Map<string, Fate>(flowIds.map((id) => [id, { result: 'not tried' }]));
  const { clock, cancelled: signal, runner } = step;
  let untilMs = clock.now() + PATIENCE_MS;
  try {
    for (const flowId of flowIds) {
      signal.throwIfAborted();
      if (clock.now() >= untilMs) break;
      const deadlineMs = clock.now() + DELETION_LIMIT_MS;
      const fate = await deleteFlow(flowId, client, { signal, deadlineMs });
      fates.set(flowId, fate);
      runner.info(`customer flow ${flowId}: ${fate.result}`);
      if (fate.result !== 'failed') untilMs = clock.now() + PATIENCE_MS;
      else if (fate.hopeless) break;
    }
  } finally {
    record(fates, missingOk, step);
  }
}

function record(fates: ReadonlyMap<string, Fate>, missingOk: boolean, { report }: Step): void {
  const idsOf = (result: Fate['result']) =>
    [...fates].filter(([, fate]) => fate.result === result).map(([id]) => id);
  const [deleted, missing, untried] = [idsOf('deleted'), idsOf('missing'), idsOf('not tried')];
  for (const [id, fate] of fates) {
    const why = fate.result === 'failed' ? fate.why : WHY[fate.result];
    report.rows.push([{ id }, fate.result, why]);
    if (fate.result === 'failed') report.errors.push(`customer flow ${id}: ${fate.why}`);
    if (fate.result === 'missing' && !missingOk) {
      report.errors.push(`customer flow ${id} does not exist (missing-ok: false)`);
    }
  }
  if (untried.length > 0) {
    report.errors.push(`not tried after that: ${formatList(untried, MAX_NAMES)}`);
  }
  if (missing.length === fates.size) report.warnings.push(ALL_MISSING);
  report.outputs.deleted = String(deleted.length);
  report.outputs.missing = String(missing.length);
  report.headline = `Deleted ${deleted.length} of ${formatCounted(fates.size, 'customer flow')}, ${missing.length} missing`;
}

const WHY: Record<Exclude<Fate['result'], 'failed'>, string | null> = {
  deleted: null,
  missing: 'it does not exist',
  'not tried': 'the step ended before',
};

/** Deletes a customer flow. Rejects only with an internal error. */
async function deleteFlow(
  flowId: string,
  client: ServiceClient,
  context: RequestContext,
): Promise<Deletion> {
  try {
    await client.deleteCustomerFlow(flowId, context);
    return { result: 'deleted' };
  } catch (error) {
    if (error instanceof CancelledError) {
      const why = `${error.message} before the response, so the flow may be deleted`;
      return { result: 'failed', why, hopeless: true };
    }
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404 && error.type !== undefined) return { result: 'missing' };
    // A 404 in another form than the service's own is about the address, not the flow.
    if (error.status === 404) {
      const why = `${withoutPeriod(error.message)}. The service seems to have no such path: check base-url, or ${ROUTE_FIX}`;
      return { result: 'failed', why, hopeless: true };
    }
    const { message } = explain(error, null, FLOW_INPUT);
    const why = error.kind === 'shape' ? `${withoutPeriod(message)}. ${PLACE_FIX}` : message;
    return { result: 'failed', why, hopeless: concernsAll(error) };
  }
}
