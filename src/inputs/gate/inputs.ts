import type { Runtime } from '../../runner/runtime.ts';
import { valid } from '../../text/values/parsed.ts';
import { type InputForm, isComplete } from '../input-form.ts';
import { readGivenAccess, requireAccess } from '../service-access.ts';
import { type PullRequestOrigin, pullRequestOrigin } from '../workflow.ts';
import { type InputName, REMOVED_INPUTS } from './input-defaults.ts';
import { readSource } from './input-source.ts';
import { dayOf, readPolicy } from './policy-file.ts';
import type { ReadInputs } from './publish-inputs.ts';
import { type GateInputs, readSettings } from './settings.ts';

/** Reads and checks all inputs, the files that they name, and the event that the workflow runs for. */
export async function readGateInputs(
  form: InputForm<InputName>,
  { env, workflow, clock, runner }: Pick<Runtime, 'env' | 'workflow' | 'clock' | 'runner'>,
): Promise<ReadInputs<GateInputs>> {
  const access = await readAccess(form, pullRequestOrigin(workflow));
  const settings = readSettings(form);
  const policy = form.takeFromFile('policy', await readPolicy(runner, dayOf(clock.now())));
  const folders = [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== '');
  const { source, name } = readSource(form, access, folders);
  const givenName = form.readGiven('gate-name', valid) ?? null;
  const gateName = givenName ?? name;
  if (source?.kind === 'policy-replay' && settings.history === 0) {
    form.refuse('history', 'leaves policy-check without runs: give 1 or more');
  }
  if (!settings.wait && form.has('debrief-file')) {
    form.refuse('wait', 'cannot be used with debrief-file: remove one of them');
  }
  if (settings.dryRun && form.has('debrief-file')) {
    form.refuse('dry-run', 'cannot be used with debrief-file: remove one of them');
  }
  const warnings = form.findUnknown(REMOVED_INPUTS);
  const read = { source, policy, gateName, givenName, warnings, ...settings };
  const { errors } = form;
  const publishing = { ...settings, gateName, warnings };
  if (access.whySkipped !== null && errors.length === 0) {
    const reasons = [{ rule: 'input', message: access.whySkipped }];
    return { kind: 'skipped', reasons, publishing };
  }
  return isComplete(read) && errors.length === 0
    ? { kind: 'inputs', inputs: read }
    : { kind: 'error', reasons: errors, publishing };
}

/** The service, or why the step is skipped without a key. */
async function readAccess(form: InputForm<InputName>, origin: PullRequestOrigin | null) {
  const given = await readGivenAccess(form);
  const none = { service: undefined, profile: given.profile };
  const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
  const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
  if (form.has('debrief-file')) return { ...none, whySkipped: null };
  if (isSkipped) return { ...none, whySkipped: WHY_SKIPPED[origin] };
  const service = requireAccess(given, form, origin, 'set on-missing-key: skip');
  return { ...none, service, whySkipped: null };
}

const WHY_SKIPPED: Record<PullRequestOrigin, string> = {
  fork: 'pull requests from forks get no API key. To test this change, push it to a branch of this repository',
  dependabot:
    'pull requests from Dependabot get no API key. To test this change, store the key as a Dependabot secret',
};
