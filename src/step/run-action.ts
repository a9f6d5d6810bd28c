import { type Action, StepReport } from './action.ts';
import { ActionStep } from './action-step.ts';
import { concludeAction } from './conclude-action.ts';
import { explain } from './explain.ts';
import { readPullRequestOrigin } from './inputs/event.ts';
import { InputForm } from './inputs/input-form.ts';
import { readGivenAccess, readServiceProfile, requireAccess } from './inputs/service-access.ts';
import { stackOf } from './stops.ts';
import type { World } from './world.ts';

/** Runs an action once and gives its exit code. Never rejects: a fault of ours is told as an error. */
export async function runAction(action: Action, world: World): Promise<number> {
  const { env, runner, cancelled } = world;
  const apiKey = runner.getInput('api-key');
  if (apiKey !== '') runner.maskSecret(apiKey);
  const report = new StepReport();
  let step: ActionStep | undefined;
  let summary: boolean | undefined;
  try {
    const form = new InputForm<string>(runner, action.defaults);
    const given = readGivenAccess(form, await readServiceProfile(runner));
    const access = requireAccess(given, form, readPullRequestOrigin(env), 'give the step an if:');
    const work = action.prepare(form);
    report.warnings.push(...form.findUnknown());
    summary = form.boolean('summary');
    report.errors.push(...form.faults.map(({ message }) => message));
    if (access && work && form.faults.length === 0) {
      step = new ActionStep(access, report, world);
      await step.perform(work);
    }
  } catch (error) {
    const { rule, message } = explain(error, step?.waiting?.facts ?? null, action.meant);
    if (rule === 'internal') runner.debug(stackOf(error));
    report.errors.push(message);
  }
  return concludeAction(action, report, {
    runner,
    // Where the input is faulty, that is told there as well.
    summary: summary ?? true,
    cancelled: cancelled.aborted,
  });
}
