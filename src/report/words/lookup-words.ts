/** Words about the lookup of a simulation job by its phone number, and about the job that is found. */

import { oneLine } from '../../text/log-line.ts';

const MAX_CHARS = 100;

interface Sought {
  servicePhoneNumber: string;
  callTime: string | null;
}

interface FoundJob {
  simulationJobId: string;
  runPlan: { id: string };
  servicePhoneNumber?: string | null | undefined;
  startedAt?: string | null | undefined;
  completedAt?: string | null | undefined;
}

interface LocatedRun {
  startedAt?: string | null | undefined;
  createdAt?: string | null | undefined;
  endedAt?: string | null | undefined;
}

export const LOOKUP = {
  /** The specification does not show the name of the parameter that takes the time. */
  checkTimeParameter:
    'Check lookup.timeParameter in the input service-profile, the name under which the time was sent. Else check the inputs service-phone-number and call-time',
  call: ({ servicePhoneNumber }: Sought, callMs: number) =>
    `the call to ${servicePhoneNumber} at ${new Date(callMs).toISOString()}`,
  job: ({ simulationJobId, runPlan }: FoundJob) =>
    `simulation job ${simulationJobId} of run plan ${shown(runPlan.id)}`,
  /** How a run was found. */
  located: (
    { startedAt, createdAt, endedAt }: LocatedRun,
    { simulationJobId, runPlan }: FoundJob,
    call: string,
  ) =>
    `located: the newest run of run plan ${shown(runPlan.id)} whose time span (${startedAt ?? createdAt} to ${endedAt ?? 'now'}) contains ${call}, as simulation job ${simulationJobId} says`,
  noRun: (planId: string, call: string) =>
    `no run of run plan ${shown(planId)} contains ${call}: set the input call-time to a time within the call, or pass the run's ID as job-id`,
  noJob: (message: string, { servicePhoneNumber, callTime }: Sought, requestedMs: number) => {
    const [time, fix] =
      callTime === null
        ? [
            `${new Date(requestedMs).toISOString()}, the time of the request`,
            'no call with this number is in progress now: set the input call-time to the time of the call',
          ]
        : [callTime, 'check the inputs service-phone-number and call-time'];
    return `${message}; looked up ${servicePhoneNumber} at ${time}; ${fix}`;
  },
  /** `redact` masks the whole number, but not its last digits. */
  otherNumber: (job: FoundJob, sought: Sought) => {
    const number = (job.servicePhoneNumber ?? '').replace(/\D/g, '');
    const other = `${shown(job.servicePhoneNumber)} (ending in ${number.slice(-4)})`;
    return `${returned(job)}, which uses ${other} instead of ${sought.servicePhoneNumber}. Check lookup.numberParameter in the input service-profile`;
  },
  otherTime: (job: FoundJob, { callTime }: Sought) => {
    const [start, end] = [job.startedAt, job.completedAt].map((time) => shown(time) || 'unknown');
    return `${returned(job)}, whose call lasted from ${start} to ${end}, and call-time is ${callTime}. Check lookup.timeParameter in the input service-profile. Else check the input call-time`;
  },
};

export const FIND = {
  title: 'Find simulation',
  columns: ['simulation job', 'status', 'processing', 'call', 'run plan'],
  goal: (number: string, isToEnd: boolean) =>
    `the simulation job that uses ${number} to be ${isToEnd ? 'COMPLETED and PROCESSED' : 'found'}`,
  notYet: (number: string, callTime: string | null) =>
    `no call with ${number} ${callTime === null ? 'in progress' : `at ${callTime}`} yet (404)`,
  giveTimeParameter:
    ', or lookup.timeParameter there, with which the lookup finds a call that is over',
  name: (id: string) => `simulation job ${shown(id)}`,
  state: (status: string, processing: string | null | undefined) =>
    processing ? `${shown(status)}, processing ${shown(processing)}` : shown(status),
  ended: (state: string) => `ended ${state}, so it will never be COMPLETED and PROCESSED`,
  headline: (id: string, state: string) => `Found ${FIND.name(id)}: ${state}`,
  /** @param why empty texts are unknown */
  invalid: (invalidation: string, owner: string) =>
    `The call does not count: ${[invalidation, owner && `failure owner ${owner}`].filter(Boolean).join('; ')}`,
  noJson: 'the output json is empty: the job is larger than 64 KiB',
};

function returned({ simulationJobId }: FoundJob): string {
  return `look up simulation job: the service returned simulation job ${shown(simulationJobId)}`;
}

function shown(text: string | null | undefined): string {
  return oneLine(text ?? '', MAX_CHARS);
}
