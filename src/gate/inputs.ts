import { parseApiKey } from '../core/input/api-key.ts';
import { parseBaseUrl } from '../core/input/base-url.ts';
import { parseBoolean } from '../core/input/boolean.ts';
import { parseChoice } from '../core/input/choice.ts';
import { parseDuration } from '../core/input/duration.ts';
import { parseInteger } from '../core/input/integer.ts';
import { parseUrlTemplate } from '../core/input/template.ts';
import type { Reason } from '../core/report/model.ts';
import type { Environment } from '../runner/runner.ts';
import type { PullRequestOrigin } from './event.ts';
import type { InputName } from './input-defaults.ts';
import { InputForm } from './input-form.ts';
import { readSource } from './input-source.ts';
import type { GateInputs, ServiceAccess } from './settings.ts';

const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;

export type InputsResult =
  | { kind: 'inputs'; inputs: GateInputs }
  /** Every fault in every input, in the order of the inputs. */
  | { kind: 'faults'; faults: Reason[] }
  /** There is no key, and the workflow wants the step to be skipped then. */
  | { kind: 'skipped'; why: string };

/**
 * Reads and checks all inputs as the runner hands them over (`INPUT_<NAME>`). It loads nothing
 * heavy, so that a faulty workflow costs next to nothing.
 *
 * @param origin whether this is a pull request that gets no secrets; no variables (`vars`) get
 *   there either, so where such a step is to be skipped, what is merely missing is no fault
 */
export function readInputs(env: Environment, origin: PullRequestOrigin | null): InputsResult {
  const form = new InputForm(env);
  const access = readAccess(form, origin);
  const settings = readSettings(form);
  const source = readSource(form, access.service, access.whySkipped !== null);
  if (settings.wait === false && form.has('debrief-file')) {
    form.refuse('wait', 'makes no sense with debrief-file, since there is no run to wait for');
  }
  const inputs = { source, ...settings };
  if (form.faults.length > 0) return { kind: 'faults', faults: form.faults };
  if (access.whySkipped !== null) return { kind: 'skipped', why: access.whySkipped };
  return isComplete(inputs) ? { kind: 'inputs', inputs } : { kind: 'faults', faults: form.faults };
}

interface Access {
  service: ServiceAccess | undefined;
  /** Why the step is skipped for want of a key, or null. */
  whySkipped: string | null;
}

function readAccess(form: InputForm, origin: PullRequestOrigin | null): Access {
  const baseUrl = form.readGiven('base-url', parseBaseUrl);
  const apiKey = form.readExact('api-key', parseApiKey);
  const onMissingKey = form.read('on-missing-key', (text) => parseChoice(text, ['fail', 'skip']));
  if (form.has('debrief-file')) return { service: undefined, whySkipped: null };
  if (apiKey === null && onMissingKey === 'skip' && origin !== null) {
    return { service: undefined, whySkipped: WHY_SKIPPED[origin] };
  }
  if (baseUrl === null) {
    form.fault(
      "input 'base-url' is missing: give the service's address, such as https://api.example.com",
    );
  }
  if (apiKey === null) {
    form.fault(`input 'api-key' is missing: ${HOW_TO_GET_A_KEY[origin ?? 'repository']}`);
  }
  const service = baseUrl && apiKey ? { baseUrl, apiKey } : undefined;
  return { service, whySkipped: null };
}

const WHY_SKIPPED: Record<PullRequestOrigin, string> = {
  fork: 'there is no API key, since pull requests from forks get no secrets; to have this change judged, push it to a branch of this repository',
  dependabot:
    'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to have this change judged, store the key among those (Settings, Secrets and variables, Dependabot) and run the job again',
};

const PASS_THE_SECRET = `store the key as a secret of this repository and pass it, as in api-key: \${{ secrets.SIMULATION_API_KEY }} (a secret that does not exist is passed as an empty text)`;

const HOW_TO_GET_A_KEY: Record<PullRequestOrigin | 'repository', string> = {
  repository: PASS_THE_SECRET,
  fork: `pull requests from forks get no secrets, so set on-missing-key: skip to skip the step there, or push the change to a branch of this repository. Elsewhere, ${PASS_THE_SECRET}`,
  dependabot: `pull requests from Dependabot get none but Dependabot secrets, so store the key among those (Settings, Secrets and variables, Dependabot), or set on-missing-key: skip to skip the step there. Elsewhere, ${PASS_THE_SECRET}`,
};

/** Everything but the source; a member is undefined where its input is faulty. */
function readSettings(form: InputForm) {
  const boolean = (name: InputName) => form.read(name, parseBoolean);
  const duration = (name: InputName) => form.read(name, (text) => parseDuration(text));
  const integer = (name: InputName, min: number, max: number) =>
    form.read(name, (text) => parseInteger(text, min, max));
  const choice = <const T extends string>(name: InputName, choices: readonly T[]) =>
    form.read<T>(name, (text) => parseChoice(text, choices));
  const template = (name: InputName, placeholder: string) =>
    form.readGiven(name, (text) => parseUrlTemplate(text, placeholder));
  return {
    wait: boolean('wait'),
    regenerate: boolean('regenerate'),
    runTimeoutMs: duration('run-timeout'),
    debriefTimeoutMs: duration('debrief-timeout'),
    debriefRetries: integer('debrief-retries', 0, 5),
    maxPollIntervalMs: form.read('max-poll-interval', (text) =>
      parseDuration(text, LONGEST_POLL_INTERVAL_MS),
    ),
    cancelOnAbort: boolean('cancel-on-abort'),
    maxParallel: integer('max-parallel', 1, 500),
    warnOnly: boolean('warn-only'),
    onInconclusive: choice('on-inconclusive', ['fail', 'warn']),
    summary: boolean('summary'),
    detail: choice('detail', ['full', 'brief']),
    callUrl: template('call-url', 'callId'),
    runUrl: template('run-url', 'jobId'),
  };
}

type Complete<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function isComplete<T extends object>(inputs: T): inputs is Complete<T> & T {
  return Object.values(inputs).every((value) => value !== undefined);
}
