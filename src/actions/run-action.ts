/** The step of an action other than the gate: inputs, work, publication. */

import { InputForm } from '../inputs/input-form.ts';
import { readAccess, type ServiceAccess } from '../inputs/service-access.ts';
import { pullRequestOrigin } from '../inputs/workflow.ts';
import { publishAction } from '../publish/publish-action.ts';
import { StepReport } from '../report/action-summary.ts';
import type { Runtime } from '../runner/runtime.ts';
import { Wait } from '../runner/wait.ts';
import { connect } from '../service/connect.ts';
import { endOfStep, explain } from '../service/explain.ts';
import { STANDARD_PROFILE } from '../service/operations.ts';
import { nextTurn } from '../text/clock.ts';
import { stackOf } from '../text/error-text.ts';
import type { Action, Step } from './action.ts';

const MAX_POLL_INTERVAL_MS = 10_000;

/** Runs an action once and returns its exit code. Never rejects: an internal error is reported as an error. */
export async function runAction(action: Action, runtime: Runtime): Promise<number> {
  const { runner, cancelled } = runtime;
  const form = new InputForm<string>(runner, action.defaults);
  const report = new StepReport();
  for (const name of action.outputs) report.outputs[name] = '';
  const waits: Wait[] = [];
  // If the input is invalid, the summary says so.
  let summary = true;
  try {
    const origin = pullRequestOrigin(runtime.workflow);
    const access =
      'api-key' in action.defaults ? await readAccess(form, origin, 'give the step an if:') : null;
    const work = action.prepare(form);
    report.warnings.push(...form.findUnknown());
    summary = form.boolean('summary');
    report.errors.push(...form.errors.map(({ message: text }) => text));
    if (access !== undefined && work !== undefined && form.errors.length === 0) {
      // The event loop reports a signal that arrived while the code was loaded.
      await nextTurn();
      cancelled.throwIfAborted();
      await work(stepOf(access, report, waits, runtime));
    }
  } catch (error) {
    const { rule, message: text } = explain(error, waits.at(-1)?.facts ?? null, action.meant);
    if (rule === 'internal') runner.debug(stackOf(error));
    report.errors.push(rule === 'internal' ? endOfStep(error, cancelled).message : text);
  }
  const isValid = form.errors.length === 0;
  return publishAction(report, action.headings, { summary, isValid }, runtime);
}

/** @param access null for an action that uses no service */
function stepOf(
  access: ServiceAccess | null,
  report: StepReport,
  waits: Wait[],
  runtime: Runtime,
): Step {
  return {
    ...runtime,
    report,
    profile: access?.profile ?? STANDARD_PROFILE,
    connect() {
      if (access === null) throw new Error('This action uses no service.');
      return connect(access, runtime);
    },
    wait(part) {
      const wait = new Wait(MAX_POLL_INTERVAL_MS, runtime);
      wait.begin(part);
      waits.push(wait);
      return wait;
    },
  };
}
