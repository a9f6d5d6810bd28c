import type { HistoryPlace } from '../../history/stores.ts';
import type { Runtime } from '../../runner/runtime.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { parseDuration } from '../../text/duration.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { parseInteger } from '../../text/values/simple-values.ts';
import { parseUuidList } from '../../text/values/uuid-list.ts';
import { type InputForm, isComplete } from '../input-form.ts';
import { readGivenAccess, readServiceProfile, requireAccess } from '../service-access.ts';
import { type PullRequestOrigin, pullRequestOrigin } from '../workflow.ts';
import { type InputName, REMOVED_INPUTS } from './input-defaults.ts';
import { type GivenService, readSource } from './input-source.ts';
import type { GatePolicy } from './policy-chain.ts';
import { dayOf, readPolicy } from './policy-file.ts';
import { parseFolder, publishingOf, readPublishInputs } from './publish-inputs.ts';
import type { BaselineChoice, GateInputs, ReadInputs } from './settings.ts';

const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;

/** Reads and checks all inputs, the files that they name, and the event that the workflow runs for. */
export async function readGateInputs(
  form: InputForm<InputName>,
  { env, workflow, clock, runner }: Runtime,
): Promise<ReadInputs<GateInputs>> {
  return readInputs(form, {
    origin: pullRequestOrigin(workflow),
    profile: await readServiceProfile(runner),
    policy: await readPolicy(runner, dayOf(clock.now())),
    folders: [process.cwd(), env.RUNNER_TEMP ?? ''].filter((folder) => folder !== ''),
  });
}

/** What inputs depend on. */
export interface Surroundings {
  /** Whether this is a pull request without secrets, and so without variables (`vars`). */
  origin: PullRequestOrigin | null;
  /** Content of the file in `service-profile`, or null. */
  profile: Parsed<ServiceProfile> | null;
  policy: Parsed<GatePolicy>;
  /** In which the files of variables must be. */
  folders: readonly string[];
}

/** Reads and checks all inputs. */
export function readInputs(
  form: InputForm<InputName>,
  { origin, profile, policy, folders }: Surroundings,
): ReadInputs<GateInputs> {
  const access = readAccess(form, origin, profile);
  const settings = readSettings(form);
  const rules = form.takeFromFile('policy', policy);
  const { source, name } = readSource(form, access, access.whySkipped !== null, folders);
  const givenName = form.readGiven('gate-name', valid);
  const gateName = givenName ?? name;
  if (source?.kind === 'policy-replay' && settings.history === 0) {
    form.refuse('history', 'leaves policy-check without runs: give 1 or more');
  }
  if (settings.wait === false && form.has('debrief-file')) {
    form.refuse('wait', 'cannot be used with debrief-file, which has no run to wait for');
  }
  if (settings.dryRun && form.has('debrief-file')) {
    form.refuse('dry-run', 'cannot be used with debrief-file, which needs no request');
  }
  const warnings = form.findUnknown(REMOVED_INPUTS);
  const read = { source, policy: rules, gateName, givenName, warnings, ...settings };
  const { errors } = form;
  const publishing = publishingOf(settings, gateName, warnings);
  if (access.whySkipped !== null && errors.length === 0) {
    const reasons = [{ rule: 'input', message: access.whySkipped }];
    return { kind: 'skipped', reasons, publishing };
  }
  return isComplete(read) && errors.length === 0
    ? { kind: 'inputs', inputs: read }
    : { kind: 'error', reasons: errors, publishing };
}

interface Access extends GivenService {
  /** Why the step is skipped without a key, or null. */
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
  fork: 'pull requests from forks get no API key. To test this change, push it to a branch of this repository',
  dependabot:
    'pull requests from Dependabot get no API key. To test this change, store the key as a Dependabot secret',
};

function parseBaseline(text: string): Parsed<BaselineChoice> {
  if (text === 'auto' || text === 'previous' || text === 'off') return valid({ kind: text });
  const ids = parseUuidList(text);
  const [jobId, ...others] = ids.ok ? ids.value : [];
  return jobId === undefined || others.length > 0
    ? invalid(text, 'is not a choice here: write auto, previous, off, or the UUID of one run')
    : valid({ kind: 'given', jobId });
}

/** Durations are milliseconds. A member is undefined if its input is invalid. */
export function readSettings(form: InputForm<InputName>) {
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
    ...readPublishInputs(form),
    memory: form.read('memory', parseMemory),
    reuseMs: form.read('reuse', parseReuse),
    baseline: form.read('baseline', parseBaseline),
    baselineRuns: form.integer('baseline-runs', 1, 20),
    history: form.integer('history', 0, 50),
  };
  return dryRun === true ? { ...settings, comment: 'never' as const } : settings;
}

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
