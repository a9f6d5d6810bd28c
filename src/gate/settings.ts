/** What a workflow asked for, checked and typed. Durations are milliseconds. */
export interface GateInputs {
  source: RunSource;
  /** `false`: only start or locate the runs. */
  wait: boolean;
  regenerate: boolean;
  runTimeoutMs: number;
  debriefTimeoutMs: number;
  debriefRetries: number;
  maxPollIntervalMs: number;
  cancelOnAbort: boolean;
  maxParallel: number;
  warnOnly: boolean;
  onInconclusive: 'fail' | 'warn';
  summary: boolean;
  detail: 'full' | 'brief';
  /** Template with `{callId}`, or null. */
  callUrl: string | null;
  /** Template with `{jobId}`, or null. */
  runUrl: string | null;
}

/** Where the debriefs to judge come from. */
export type RunSource =
  | { kind: 'debrief-file'; path: string }
  | ({ kind: 'job-id'; jobIds: string[] } & WithService)
  | ({
      kind: 'run-plan-id';
      runPlanIds: string[];
      variables: Record<string, string>;
    } & WithService)
  | ({
      kind: 'service-phone-number';
      servicePhoneNumber: string;
      /** ISO 8601 with a zone, as the workflow wrote it, or null for now. */
      callTime: string | null;
    } & WithService);

interface WithService {
  service: ServiceAccess;
}

/** How the service is reached. */
export interface ServiceAccess {
  /** Base address without a trailing slash; its path prefix is kept. */
  baseUrl: string;
  apiKey: string;
}
