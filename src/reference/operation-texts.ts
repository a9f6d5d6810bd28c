import type { OperationName } from './operations.ts';

/** Every status of the specification's error table. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 429 | 500;

/** What the description says of an operation beside its shapes. */
export interface OperationText {
  /** One for each path. */
  operationIds: readonly string[];
  tag: keyof typeof TAGS;
  summary: string;
  description?: string;
  answer: string;
  errors: readonly ErrorStatus[];
}

export const TAGS = {
  Calls: 'Conversations that clients upload.',
  Metrics: 'Jobs that compute metrics over calls or chats.',
  Simulations: 'Runs of run plans, their simulated calls and their debriefs.',
  'Customer flows': 'Simulation flows that run plans can link.',
  Health: 'Connectivity.',
} as const;

const COMMON = [401, 403, 429, 500] as const;

export const OPERATION_TEXTS: Record<OperationName, OperationText> = {
  createCall: {
    operationIds: ['createCall'],
    tag: 'Calls',
    summary: 'Create a call with recording, transcript, agents and customers',
    description:
      'Fields that are not shown here are kept. An `externalId` that the project has already is refused with 409.',
    answer: 'The call.',
    errors: [400, 409, ...COMMON],
  },
  createMetricJob: {
    operationIds: ['createMetricCollectionJob'],
    tag: 'Metrics',
    summary: 'Compute metrics over calls or chats',
    answer: 'The metric collection job, which starts at once.',
    errors: [400, ...COMMON],
  },
  readMetricJob: {
    operationIds: ['getMetricCollectionJob'],
    tag: 'Metrics',
    summary: 'Read a metric collection job and its progress',
    answer: 'The metric collection job as it stands.',
    errors: [400, 404, ...COMMON],
  },
  debrief: {
    operationIds: ['requestSimulationRunDebrief'],
    tag: 'Simulations',
    summary: 'Request the debrief of a settled simulation run',
    description:
      'Returns at once; the debrief is written in the background. One that is ready or being written is returned as it stands, unless `regenerate` is true.',
    answer: 'The debrief.',
    errors: [400, 404, 409, ...COMMON],
  },
  results: {
    operationIds: ['getSimulationRunResults'],
    tag: 'Simulations',
    summary: 'Read the results of a simulation run',
    answer: 'The results; the debrief is null until there is one.',
    errors: [400, 404, ...COMMON],
  },
  start: {
    operationIds: ['startSimulationRun'],
    tag: 'Simulations',
    summary: 'Start a run of a run plan',
    answer: 'The run.',
    errors: [400, 404, ...COMMON],
  },
  read: {
    operationIds: ['getSimulationRun'],
    tag: 'Simulations',
    summary: 'Read a simulation run and its progress',
    answer: 'The run as it stands.',
    errors: [400, 404, ...COMMON],
  },
  list: {
    operationIds: ['listSimulationRuns'],
    tag: 'Simulations',
    summary: 'List the runs of a run plan, newest first',
    answer: 'A page of runs.',
    errors: [400, 404, ...COMMON],
  },
  cancel: {
    operationIds: ['cancelSimulationRun'],
    tag: 'Simulations',
    summary: 'Cancel a simulation run',
    description: 'Safe to repeat. A run that has ended stays as it is.',
    answer: 'The run.',
    errors: [400, 404, ...COMMON],
  },
  lookup: {
    operationIds: ['lookUpSimulationJob'],
    tag: 'Simulations',
    summary: 'Find the simulation job that uses a number of the simulation agent',
    answer: 'The newest simulation job that used the number at that moment.',
    errors: [400, 404, ...COMMON],
  },
  readSimulationJob: {
    operationIds: ['getSimulationJob'],
    tag: 'Simulations',
    summary: 'Read a simulation job',
    answer: 'The simulation job as it stands.',
    errors: [400, 404, ...COMMON],
  },
  deleteFlow: {
    operationIds: ['deleteCustomerFlow'],
    tag: 'Customer flows',
    summary: 'Delete a customer flow',
    description:
      'Soft-deletes the flow with its variants, expectations and step graph. Run plans that linked it drop it from their test cases.',
    answer: 'The flow is deleted.',
    errors: [404, ...COMMON],
  },
  health: {
    operationIds: ['getHealth', 'getVersionedHealth'],
    tag: 'Health',
    summary: 'Check that the service can be reached and knows the key',
    answer: 'It can, and does.',
    errors: COMMON,
  },
};
