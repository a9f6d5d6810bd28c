import type { HistoryPlace } from '../../history/stores.ts';
import type { Reason } from '../../model/report.ts';
import type { Inputs } from '../../runner/runner.ts';
import type { Runtime } from '../../runner/runtime.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { parseDuration } from '../../text/duration.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { parseInteger } from '../../text/values/simple-values.ts';
import { parseUuidList } from '../../text/values/uuid-list.ts';
import { type PullRequestOrigin, readPullRequestOrigin } from '../event.ts';
import { InputForm, isComplete } from '../input-form.ts';
import { readGivenAccess, readServiceProfile, requireAccess } from '../service-access.ts';
import { INPUT_DEFAULTS, type InputName, REMOVED_INPUTS } from './input-defaults.ts';
import { chooseSource, type GivenService, gateNameOf, readGivenSource } from './input-source.ts';
import { dayOf, type GatePolicy, readPolicy } from './policy-file.ts';
import type { BaselineChoice, GateInputs, Telling } from './settings.ts';
import { parseFolder, readTellingInputs, tellingOf } from './telling-inputs.ts';

const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;

export type InputsResult =
  | { kind: 'inputs'; inputs: GateInputs }
  /**
   * The step ends with this outcome: `error` with every fault in every input, or `skipped` since there
   * is no key, and the workflow wants that then.
   */
  | { kind: 'error' | 'skipped'; reasons: Reason[]; telling: Telling };

/** What must not be shown, as the workflow gave it; empty where it gave none. */
export interface Secrets {
  apiKey: string;
  githubToken: string;
}

export function readSecrets(given: Inputs): Secrets {
  return { apiKey: given.getInput('api-key'), githubToken: given.getInput('github-token').trim() };
}

/** Reads and checks all inputs, the files that they name, and the event that the workflow runs for. */
export async function readGateInputs({ env, clock, runner }: Runtime): Promise<InputsResult> {
  return readInputs(runner, {
    origin: readPullRequestOrigin(env),
    profile: await readServiceProfile(runner),
    policy: await readPolicy(runner, dayOf(clock.now())),
    folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== ''),
  });
}

/** In the light of what inputs are read. */
export interface Surroundings {
  /**
   * Whether this is a pull request that gets no secrets; no variables (`vars`) get there either, so
   * where such a step is to be skipped, what is merely missing is no fault.
   */
  origin: PullRequestOrigin | null;
  /** What the file that `service-profile` names holds, or null where there is none. */
  profile: Parsed<ServiceProfile> | null;
  /** What the policy file holds. */
  policy: Parsed<GatePolicy>;
  /** In which the files of variables may lie. */
  folders: readonly string[];
}

/** Reads and checks all inputs as the runner hands them over. */
export function readInputs(
  inputs: Inputs,
  { origin, profile, policy, folders }: Surroundings,
): InputsResult {
  const form = new InputForm(inputs, INPUT_DEFAULTS);
  const access = readAccess(form, origin, profile);
  const settings = readSettings(form);
  const isPolicyCheck = form.boolean('policy-check');
  const rules = form.takeFromFile('policy', policy);
  const given = readGivenSource(form, folders);
  const mayBeMissing = access.whySkipped !== null;
  const source = chooseSource(given, form, access, mayBeMissing, isPolicyCheck);
  const givenName = form.readGiven('gate-name', valid, true);
  const gateName = givenName ?? gateNameOf(given);
  if (source?.kind === 'policy-replay' && settings.history === 0) {
    form.refuse('history', 'leaves policy-check no run to try the policy on: give 1 or more');
  }
  if (settings.wait === false && form.has('debrief-file')) {
    form.refuse('wait', 'makes no sense with debrief-file, since there is no run to wait for');
  }
  if (settings.dryRun && form.has('debrief-file')) {
    form.refuse('dry-run', 'cannot be used with debrief-file, which needs no request');
  }
  const warnings = form.findUnknown(REMOVED_INPUTS);
  const read = { source, policy: rules, gateName, givenName, warnings, ...settings };
  const { errors } = form;
  const telling = { ...tellingOf(settings), gateName, warnings };
  if (access.whySkipped !== null && errors.length === 0) {
    const reasons = [{ rule: 'input', message: access.whySkipped }];
    return { kind: 'skipped', reasons, telling };
  }
  return isComplete(read) && errors.length === 0
    ? { kind: 'inputs', inputs: read }
    : { kind: 'error', reasons: errors, telling };
}

interface Access extends GivenService {
  /** Why the step is skipped for want of a key, or null. */
  whySkipped: string | null;
}

function readAccess(
  form: InputForm<InputName>,
  origin: PullRequestOrigin | null,
  profile: Parsed<ServiceProfile> | null,
): Access {
  const given = readGivenAccess(form, profile);
  const none = { service: undefined, profile: given.profile };
  const onMissingKey = form.choice('on-missing-key', ['fail', 'skip']);
  const isSkipped = given.apiKey === null && onMissingKey === 'skip' && origin !== null;
  if (form.has('debrief-file')) return { ...none, whySkipped: null };
  if (isSkipped) return { ...none, whySkipped: WHY_SKIPPED[origin] };
  const service = requireAccess(given, form, origin, 'set on-missing-key: skip');
  return { ...none, service, whySkipped: null };
}

const WHY_SKIPPED: Record<PullRequestOrigin, string> = {
  fork: 'there is no API key, since pull requests from forks get no secrets; to test this change, push it to a branch of this repository',
  dependabot:
    'there is no API key, since pull requests from Dependabot get none but Dependabot secrets; to test this change, store the key there (Settings, Secrets and variables, Dependabot) and run the job again',
};

/** What runs are compared with. */
function parseBaseline(text: string): Parsed<BaselineChoice> {
  if (text === 'auto' || text === 'previous' || text === 'off') return valid({ kind: text });
  const ids = parseUuidList(text);
  const [jobId, ...others] = ids.ok ? ids.value : [];
  return jobId === undefined || others.length > 0
    ? invalid(text, 'is not a choice here: write auto, previous, off, or the ID (UUID) of one run')
    : valid({ kind: 'given', jobId });
}

/** Everything but the source; a member is undefined where its input is faulty. */
function readSettings(form: InputForm<InputName>) {
  const dryRun = form.boolean('dry-run');
  const settings = {
    wait: form.boolean('wait'),
    regenerate: form.boolean('regenerate'),
    maxCalls: form.readGiven('max-calls', (text) => parseInteger(text, 1, MOST_CALLS)),
    dryRun,
    queueTimeoutMs: form.duration('queue-timeout'),
    runTimeoutMs: form.duration('run-timeout'),
    debriefTimeoutMs: form.duration('debrief-timeout'),
    debriefRetries: form.integer('debrief-retries', 0, 5),
    maxPollIntervalMs: form.duration('max-poll-interval', LONGEST_POLL_INTERVAL_MS),
    cancelOnAbort: form.boolean('cancel-on-abort'),
    maxParallel: form.integer('max-parallel', 1, 500),
    confirm: form.integer('confirm', 0, 3),
    transcripts: form.boolean('transcripts'),
    ...readTellingInputs(form),
    memory: form.read('memory', parseMemory),
    reuseMs: form.read('reuse', parseReuse),
    baseline: form.read('baseline', parseBaseline),
    baselineRuns: form.integer('baseline-runs', 1, 20),
    history: form.integer('history', 0, 50),
  };
  return dryRun === true ? { ...settings, comment: 'never' as const } : settings;
}

/** A word that looks like a switch is not a folder. */
function parseMemory(text: string): Parsed<HistoryPlace> {
  if (text === 'auto' || text === 'off') return valid({ kind: text });
  if (/^(?:auto|off|on|true|false|yes|no|none)$/i.test(text)) {
    return invalid(text, `is not a choice here: write auto, off, or a folder such as ./${text}`);
  }
  const folder = parseFolder(text);
  return folder.ok ? valid({ kind: 'folder', path: folder.value }) : folder;
}

function parseReuse(text: string): Parsed<number | null> {
  if (text === 'off') return valid(null);
  const parsed = parseDuration(text);
  return parsed.ok ? parsed : invalid(text, 'is neither off nor a duration such as 24h or 90m');
}
