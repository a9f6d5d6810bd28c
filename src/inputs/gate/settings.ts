import type { HistoryPlace } from '../../history/stores.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import type { GatePolicy } from './policy-file.ts';
import type { Variables } from './variables.ts';

/** How an ending is told. What can be read of it holds even where other inputs are faulty. */
export interface Telling {
  /** Write the job summary. */
  summary: boolean;
  detail: 'full' | 'brief';
  /** Template with `{callId}`, or null. */
  callUrl: string | null;
  /** Template with `{jobId}`, or null. */
  runUrl: string | null;
  comment: 'auto' | 'always' | 'never';
  suggestions: boolean;
  /**
   * What tells this gate's comment from those of others of the same job, and stays the same from push
   * to push; null where the inputs do not tell.
   */
  gateName: string | null;
  /** Folder for the report files, or null: a fresh one is made. */
  reportDir: string | null;
  /** Upload the report page; `auto` as its run and its repository suggest. */
  uploadReport: 'auto' | boolean;
  /** What is odd about the inputs, but no fault of theirs. */
  warnings: readonly string[];
}

/** How an ending is told as long as the inputs have not been read. */
export const UNREAD: Telling = {
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

/** What a workflow asked for, checked and typed. Durations are milliseconds. */
export interface GateInputs extends Telling {
  source: RunSource;
  memory: HistoryPlace;
  /** Age up to which an identical run is reused, or null: none is. */
  reuseMs: number | null;
  /** `false`: only start or locate the runs. */
  wait: boolean;
  regenerate: boolean;
  /** Most calls that all runs to start may place together, or null. */
  maxCalls: number | null;
  /** Start nothing and request no debrief: check what can be checked, and say what would be started. */
  dryRun: boolean;
  queueTimeoutMs: number;
  runTimeoutMs: number;
  debriefTimeoutMs: number;
  debriefRetries: number;
  maxPollIntervalMs: number;
  cancelOnAbort: boolean;
  maxParallel: number;
  /** How many further runs may confirm one that failed by rates alone. */
  confirm: number;
  policy: GatePolicy;
  warnOnly: boolean;
  onInconclusive: 'fail' | 'warn';
  /** Quote what was said in failing calls of a run that failed. */
  transcripts: boolean;
  /** Mask phone numbers and e-mail addresses in text that the service wrote. */
  redact: boolean;
  /** The name that the workflow gives the gate, or null. */
  givenName: string | null;
  /**
   * Globs of the files that make up the agent, or null. A change that touches none of them skips the gate,
   * `reuse` compares their contents, and prompt fixes are searched in them.
   */
  paths: string[] | null;
  baseline: BaselineChoice;
  /** How many earlier runs are pooled. */
  baselineRuns: number;
  /** How many earlier runs are shown beside a run. */
  history: number;
}

/** What runs are compared with: a choice of the gate, the service's previous run, nothing, or one run. */
export type BaselineChoice =
  | { kind: 'auto' }
  | { kind: 'previous' }
  | { kind: 'off' }
  | { kind: 'given'; jobId: string };

/** Where the debriefs to judge come from. */
export type RunSource =
  | { kind: 'debrief-file'; path: string; profile?: ServiceProfile }
  /** Saved debriefs that a policy is tried on: a list of paths and globs. */
  | { kind: 'policy-check'; files: string; profile?: ServiceProfile }
  /** Run plans whose last runs a policy is tried on. */
  | { kind: 'policy-replay'; plans: WantedPlan[]; access: ServiceAccess }
  | ({ kind: 'job-id'; jobIds: string[] } & WithService)
  | ({
      kind: 'run-plan';
      plans: WantedPlan[];
      variables: Variables;
      /** The paths in `variable-files`. */
      variableFiles: readonly string[];
    } & WithService)
  | ({
      kind: 'service-phone-number';
      servicePhoneNumber: string;
      /** ISO 8601 with a zone, as the workflow wrote it, or null for now. */
      callTime: string | null;
    } & WithService);

/** A run plan as the workflow tells it. */
export type WantedPlan = { id: string } | { name: string };

interface WithService {
  service: ServiceAccess;
}

/** Where saved debriefs come from. */
export type SavedSource = Extract<RunSource, { kind: 'debrief-file' | 'policy-check' }>;

/** Whether a policy is only tried: what it finds fails nothing. */
export function isTrial({ kind }: RunSource): boolean {
  return kind === 'policy-check' || kind === 'policy-replay';
}

/** Where runs that are to be followed come from. */
export type ServiceSource = Extract<RunSource, WithService>;

/** The inputs that tell the service which run is meant, as a sentence names them. */
export const INPUTS_OF: Readonly<Record<ServiceSource['kind'], string>> = {
  'job-id': 'the input job-id',
  'run-plan': 'the inputs run-plan, variables and variable-files',
  'service-phone-number': 'the inputs service-phone-number and call-time',
};

/** Where the IDs are found that these inputs take. */
export const WHERE_ID_FOUND: Readonly<Record<ServiceSource['kind'], string>> = {
  'job-id': WHERE_FOUND['job-id'],
  'run-plan': WHERE_FOUND['run-plan'],
  'service-phone-number': '',
};
