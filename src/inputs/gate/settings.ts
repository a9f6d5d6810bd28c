import type { HistoryPlace } from '../../history/stores.ts';
import type { Reason } from '../../model/report.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import type { GatePolicy } from './policy-chain.ts';
import type { Variables } from './variables.ts';

/** What is published of a step. */
export interface PublishSettings {
  /** Write the job summary. */
  summary: boolean;
  detail: 'full' | 'brief';
  /** Template with `{callId}`, or null. */
  callUrl: string | null;
  /** Template with `{jobId}`, or null. */
  runUrl: string | null;
  comment: 'auto' | 'always' | 'never';
  suggestions: boolean;
  /** Identifies the comment and the run history of this gate from push to push; null if it is not known. */
  gateName: string | null;
  /** Folder for the report files; null for a new one. */
  reportDir: string | null;
  /** Upload the report page; `auto` depends on the repository and the outcome. */
  uploadReport: 'auto' | boolean;
  /** Warnings about the inputs. */
  warnings: readonly string[];
}

/** Used before the inputs have been read. */
export const DEFAULT_PUBLISHING: PublishSettings = {
  summary: true,
  detail: 'full',
  callUrl: null,
  runUrl: null,
  comment: 'auto',
  suggestions: true,
  gateName: null,
  reportDir: null,
  uploadReport: 'auto',
  warnings: [],
};

/** The inputs of a step, or why it ends before any request. */
export type ReadInputs<Inputs extends PublishSettings> =
  | { kind: 'inputs'; inputs: Inputs }
  /** All errors of all inputs, or the missing key for which the step is skipped. */
  | { kind: 'error' | 'skipped'; reasons: Reason[]; publishing: PublishSettings };

/** All inputs of the gate. Durations are milliseconds. */
export interface GateInputs extends PublishSettings {
  source: RunSource;
  memory: HistoryPlace;
  /** Age up to which the result of an identical run is reused, or null. */
  reuseMs: number | null;
  wait: boolean;
  regenerate: boolean;
  /** Highest number of calls of all started runs, or null. */
  maxCalls: number | null;
  dryRun: boolean;
  queueTimeoutMs: number;
  runTimeoutMs: number;
  debriefTimeoutMs: number;
  debriefRetries: number;
  maxPollIntervalMs: number;
  cancelOnAbort: boolean;
  maxParallel: number;
  /** Number of confirmation runs. */
  confirm: number;
  policy: GatePolicy;
  warnOnly: boolean;
  onInconclusive: 'fail' | 'warn';
  transcripts: boolean;
  redact: boolean;
  /** The input `gate-name`, or null. */
  givenName: string | null;
  /** Globs of the files that make up the agent, or null. */
  paths: string[] | null;
  baseline: BaselineChoice;
  baselineRuns: number;
  history: number;
}

export type BaselineChoice =
  | { kind: 'auto' }
  | { kind: 'previous' }
  | { kind: 'off' }
  | { kind: 'given'; jobId: string };

/** Where the debriefs come from. */
export type RunSource =
  | { kind: 'debrief-file'; path: string; profile?: ServiceProfile }
  /** A trial of a policy on saved debriefs: a list of paths and globs. */
  | { kind: 'policy-check'; files: string; profile?: ServiceProfile }
  /** A trial of a policy on the last runs of run plans. */
  | { kind: 'policy-replay'; plans: WantedPlan[]; access: ServiceAccess }
  | ({ kind: 'job-id'; jobIds: string[] } & WithService)
  | ({ kind: 'run-plan'; plans: WantedPlan[]; variables: Variables } & WithService)
  | ({
      kind: 'service-phone-number';
      servicePhoneNumber: string;
      /** ISO 8601 with a zone, or null for now. */
      callTime: string | null;
    } & WithService);

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

/** The inputs that identify the run, for messages. */
export const INPUTS_OF: Readonly<Record<ServiceSource['kind'], string>> = {
  'job-id': 'the input job-id',
  'run-plan': 'the inputs run-plan, variables and variable-files',
  'service-phone-number': 'the inputs service-phone-number and call-time',
};

/** Where users find the values of these inputs. */
export const WHERE_ID_FOUND: Readonly<Record<ServiceSource['kind'], string>> = {
  'job-id': WHERE_FOUND['job-id'],
  'run-plan': WHERE_FOUND['run-plan'],
  'service-phone-number': '',
};
