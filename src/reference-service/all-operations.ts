import { TrieRouter } from 'hono/router/trie-router';
import { healthOperation, meOperation, versionedHealthOperation } from './operations/account.ts';
import { callMetricsOperation, transcriptOperation } from './operations/call-evidence.ts';
import { createCallOperation } from './operations/call-operations.ts';
import { deleteFlowOperation } from './operations/customer-flows.ts';
import {
  createMetricJobOperation,
  readMetricJobOperation,
} from './operations/metric-job-operations.ts';
import { listPlansOperation, readPlanOperation } from './operations/plans.ts';
import { debriefOperation, resultsOperation } from './operations/result-operations.ts';
import {
  cancelOperation,
  costOperation,
  listOperation,
  readOperation,
  startOperation,
} from './operations/run-operations.ts';
import {
  lookUpOperation,
  readSimulationJobOperation,
} from './operations/simulation-job-operations.ts';

/** Every operation that is served, a fixed path before one with a parameter in its place. */
export const OPERATIONS = [
  createCallOperation,
  transcriptOperation,
  callMetricsOperation,
  createMetricJobOperation,
  readMetricJobOperation,
  debriefOperation,
  resultsOperation,
  startOperation,
  readOperation,
  listOperation,
  cancelOperation,
  costOperation,
  listPlansOperation,
  readPlanOperation,
  lookUpOperation,
  readSimulationJobOperation,
  deleteFlowOperation,
  healthOperation,
  versionedHealthOperation,
  meOperation,
] as const;

/** Those of the specification, and the start of a run. */
export const SPECIFIED_OPERATIONS = OPERATIONS.filter(({ isUnspecified }) => !isUnspecified);

export type OperationName = (typeof OPERATIONS)[number]['name'];

/** Names of all operations; one that two paths lead to once. */
export const OPERATION_NAMES = [...new Set(OPERATIONS.map(({ name }) => name))];

/** The path of the machine-readable description. */
export const DOC_PATH = '/doc';

const router = new TrieRouter<(typeof OPERATIONS)[number]>();
for (const operation of OPERATIONS) {
  const { method, path } = operation.route;
  router.add(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), operation);
}

/** The operation of a method and a path, or null. */
export function operationAt(method: string, path: string): OperationName | null {
  const [[found]] = router.match(method, path);
  return found?.[0]?.name ?? null;
}
