/** The inputs of the gate, typed. */
import type { HistoryPlace } from '../../history/stores.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { parseDuration } from '../../text/duration.ts';
import { invalid, type Parsed, valid } from '../../text/values/parsed.ts';
import { parseInteger, parseUuidList } from '../../text/values/simple-values.ts';
import { type InputForm, WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import type { InputName } from './input-defaults.ts';
import type { GatePolicy } from './policy-chain.ts';
import { type PublishSettings, parseFolder, readPublishInputs } from './publish-inputs.ts';
import type { Variables } from './variables.ts';

const MOST_CALLS = 1_000_000;
const LONGEST_POLL_INTERVAL_MS = 5 * 60_000;

export type GateInputs = PublishSettings &
  ReturnType<typeof readSettings> & {
    source: RunSource;
    policy: GatePolicy;
    /** The input `gate-name`, or null. */
    givenName: string | null;
  };

export type BaselineChoice =
  | { kind: 'auto' | 'previous' | 'off' }
  | { kind: 'given'; runId: string };

export type RunSource =
  | { kind: 'debrief-file'; path: string; profile?: ServiceProfile }
  /** A trial of a policy on saved debriefs: a list of paths and globs. */
  | { kind: 'policy-check'; files: string; profile?: ServiceProfile }
  /** A trial of a policy on the last runs of run plans. */
  | { kind: 'policy-replay'; plans: WantedPlan[]; access: ServiceAccess }
  | ({ kind: 'job-id'; runIds: string[] } & WithService)
  /** `files` are those of the variables. */
  | ({ kind: 'run-plan'; plans: WantedPlan[]; variables: Variables; files: string[] } & WithService)
  | ({ kind: 'service-phone-number' } & SoughtCall & WithService);

export interface SoughtCall {
  /** E.164. */
  servicePhoneNumber: string;
  /** ISO 8601 with a zone, or null for now. */
  callTime: string | null;
}

export type WantedPlan = { id: string } | { name: string };

interface WithService {
  service: ServiceAccess;
}

export type SavedSource = Extract<RunSource, { kind: 'debrief-file' | 'policy-check' }>;

/** Whether a policy is only tried, which fails only on errors. */
export function isTrial({ kind }: RunSource): boolean {
  return kind === 'policy-check' || kind === 'policy-replay';
}

export type ServiceSource = Extract<RunSource, WithService>;

/** The inputs that identify the run, and where users find their values, for messages. */
export const INPUTS_OF: Readonly<Record<ServiceSource['kind'], [inputs: string, where: string]>> = {
  'job-id': ['the input job-id', WHERE_FOUND['job-id']],
  'run-plan': ['the inputs run-plan, variables and variable-files', WHERE_FOUND['run-plan']],
  'service-phone-number': ['the inputs service-phone-number and call-time', ''],
};

function parseBaseline(text: string): Parsed<BaselineChoice> {
  if (text === 'auto' || text === 'previous' || text === 'off') return valid({ kind: text });
  const ids = parseUuidList(text);
  const [runId, ...others] = ids.ok ? ids.value : [];
  return runId === undefined || others.length > 0
    ? invalid(text, 'is not a choice here: write auto, previous, off, or the UUID of one run')
    : valid({ kind: 'given', runId });
}

/** Durations are milliseconds. An invalid input has its default. */
export function readSettings(form: InputForm<InputName>) {
  const dryRun = form.boolean('dry-run');
  const settings = {
    wait: form.boolean('wait'),
    regenerate: form.boolean('regenerate'),
    maxCalls: form.readGiven('max-calls', (text) => parseInteger(text, 1, MOST_CALLS)) ?? null,
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
  return dryRun ? { ...settings, comment: 'never' as const } : settings;
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
  return parsed.ok ? parsed : invalid(text, 'is not valid: write off, or a duration such as 24h');
}
