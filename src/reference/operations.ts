import { TrieRouter } from 'hono/router/trie-router';
import { createCallOperation } from './operations/calls.ts';
import { deleteFlowOperation } from './operations/customer-flows.ts';
import { healthOperation, versionedHealthOperation } from './operations/health.ts';
import { createMetricJobOperation, readMetricJobOperation } from './operations/metric-jobs.ts';
import { debriefOperation, resultsOperation } from './operations/results.ts';
import {
  cancelOperation,
  listOperation,
  readOperation,
  startOperation,
} from './operations/runs.ts';
import { lookUpOperation, readSimulationJobOperation } from './operations/simulation-jobs.ts';

/** Every operation that is served, a fixed path before one with a parameter in its place. */
export const OPERATIONS = [
  createCallOperation,
  createMetricJobOperation,
  readMetricJobOperation,
  debriefOperation,
  resultsOperation,
  startOperation,
  readOperation,
  listOperation,
  cancelOperation,
  lookUpOperation,
  readSimulationJobOperation,
  deleteFlowOperation,
  healthOperation,
  versionedHealthOperation,
] as const;

export type OperationName = (typeof OPERATIONS)[number]['name'];

/** Names of all operations; one that two paths lead to once. */
export const OPERATION_NAMES = [...new Set(OPERATIONS.map(({ name }) => name))];

/** The path of the machine-readable description. */
export const DOC_PATH = '/doc';

const router = new TrieRouter<OperationName>();
for (const { name, route } of OPERATIONS) {
  router.add(route.method.toUpperCase(), route.path.replaceAll(/\{(\w+)\}/g, ':$1'), name);
}

const METHODS = [...new Set(OPERATIONS.map(({ route }) => route.method.toUpperCase()))];

/** The operation that a method and a path lead to, or null. */
export function operationAt(method: string, path: string): OperationName | null {
  const [[found]] = router.match(method, path);
  return found?.[0] ?? null;
}

/** Every method that a path is served with; none where nothing is served there. */
export function methodsAt(path: string): string[] {
  if (path === DOC_PATH) return ['GET'];
  return METHODS.filter((method) => operationAt(method, path) !== null);
}
