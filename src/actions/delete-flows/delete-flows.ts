/** delete-flows: deletes customer flows, one after the other. */

import type { RequestContext } from '../../http/channel.ts';
import { concernsAll, ServiceError } from '../../http/errors.ts';
import { type InputForm, isComplete } from '../../inputs/input-form.ts';
import { FLOWS } from '../../report/words/action-words.ts';
import type { ServiceClient } from '../../service/client.ts';
import { explain } from '../../service/explain.ts';
import { CancelledError } from '../../text/step-errors.ts';
import type { Action, Step } from '../action.ts';

const DEFAULTS = {
  'base-url': '',
  'api-key': '',
  'flow-ids': '',
  'missing-ok': 'true',
  'service-profile': '',
  summary: 'true',
} as const;

const DELETION_LIMIT_MS = 2 * 60_000;
/** No other flow is tried after so many in a row for which the time ran out. */
const MAX_LATE = 3;

interface Deletion {
  result: 'deleted' | 'missing' | 'failed';
  why: string | null;
  /** Whether the others need not be tried. */
  isLast?: boolean;
  /** Whether its time ran out. */
  isLate?: boolean;
}

export const deleteFlows: Action = {
  headings: FLOWS,
  defaults: DEFAULTS,
  outputs: ['deleted', 'missing'],
  meant: 'the input flow-ids',
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

async function deleteAll(inputs: DeleteInputs, step: Step): Promise<void> {
  const client = step.connect();
  const { clock, cancelled: signal, runner } = step;
  const deletions = new Map<string, Deletion>();
  let late = 0;
  try {
    for (const flowId of inputs.flowIds) {
      signal.throwIfAborted();
      const deadlineMs = clock.now() + DELETION_LIMIT_MS;
      const deletion = await deleteFlow(flowId, client, { signal, deadlineMs });
      deletions.set(flowId, deletion);
      runner.info(FLOWS.result(flowId, deletion.result));
      late = deletion.isLate ? late + 1 : 0;
      if (deletion.isLast || late === MAX_LATE) break;
    }
  } finally {
    record(deletions, inputs, step);
  }
}

function record(
  deletions: ReadonlyMap<string, Deletion>,
  { flowIds, missingOk }: DeleteInputs,
  { report }: Step,
): void {
  const counts = { deleted: 0, missing: 0, failed: 0 };
  for (const [id, { result, why }] of deletions) {
    counts[result] += 1;
    const isError = result === 'failed' || (result === 'missing' && !missingOk);
    if (isError) report.errors.push(FLOWS.failed(id, why));
    report.rows.push([{ id }, result, why]);
  }
  const untried = flowIds.filter((id) => !deletions.has(id));
  if (untried.length > 0) report.errors.push(FLOWS.untried(untried));
  report.rows.push(...untried.map((id) => [{ id }, 'not tried', null]));
  report.outputs.deleted = `${counts.deleted}`;
  report.outputs.missing = `${counts.missing}`;
  report.headline = FLOWS.headline(counts, flowIds.length);
}

/** Deletes a customer flow. Rejects only with an internal error. */
async function deleteFlow(
  flowId: string,
  client: ServiceClient,
  context: RequestContext,
): Promise<Deletion> {
  try {
    await client.deleteCustomerFlow(flowId, context);
    return { result: 'deleted', why: null };
  } catch (error) {
    if (error instanceof CancelledError) {
      return { result: 'failed', why: FLOWS.cancelled(error.message), isLast: true };
    }
    if (!(error instanceof ServiceError)) throw error;
    if (error.status === 404 && error.type !== undefined) {
      return { result: 'missing', why: FLOWS.missing };
    }
    const { message: why } = explain(error, null, deleteFlows.meant);
    const isLate = error.kind === 'deadline';
    return { result: 'failed', why, isLast: concernsAll(error), isLate };
  }
}
