import type { Reason } from '../../model/report.ts';
import type { ServiceProfile } from '../../service/operations.ts';
import { type Complete, WHERE_FOUND } from '../input-form.ts';
import type { ServiceAccess } from '../service-access.ts';
import type { readSettings } from './inputs.ts';
import type { GatePolicy } from './policy-chain.ts';
import type { readPublishInputs } from './publish-inputs.ts';
import type { Variables } from './variables.ts';

/** The inputs that say what is published of a step. */
export type PublishSettings = Complete<ReturnType<typeof readPublishInputs>> & {
  /** Identifies the comment and the run history of this gate from push to push; null if it is not known. */
  gateName: string | null;
  /** Warnings about the inputs. */
  warnings: readonly string[];
};

/** The inputs of a step, or why it ends before any request. */
export type ReadInputs<Inputs extends PublishSettings> =
  | { kind: 'inputs'; inputs: Inputs }
  /** All errors of all inputs, or the missing key for which the step is skipped. */
  | { kind: 'error' | 'skipped'; reasons: Reason[]; publishing: PublishSettings };

/** All inputs of the gate. */
export type GateInputs = PublishSettings &
  Complete<ReturnType<typeof readSettings>> & {
    source: RunSource;
    policy: GatePolicy;
    /** The input `gate-name`, or null. */
    givenName: string | null;
  };

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
