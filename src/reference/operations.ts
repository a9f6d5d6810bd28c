import { z } from 'zod';

/** In the order in which they are matched: a fixed path comes before one with a parameter. */
export const operationNameSchema = z.enum([
  'createCall',
  'createMetricJob',
  'readMetricJob',
  'debrief',
  'results',
  'start',
  'read',
  'list',
  'cancel',
  'lookup',
  'readSimulationJob',
  'deleteFlow',
  'health',
]);

export type OperationName = z.infer<typeof operationNameSchema>;

/** An operation's place: one method and the paths that lead to it. `write` needs full access. */
interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  paths: readonly string[];
  access: 'read' | 'write';
}

/** Every operation that is served. */
export const OPERATIONS: Record<OperationName, Operation> = {
  createCall: { method: 'POST', paths: ['/v1/call'], access: 'write' },
  createMetricJob: { method: 'POST', paths: ['/v1/metric/collection-jobs'], access: 'write' },
  readMetricJob: { method: 'GET', paths: ['/v1/metric/collection-jobs/:jobId'], access: 'read' },
  debrief: {
    method: 'POST',
    paths: ['/v1/simulation/plan/job/:jobId/debrief'],
    access: 'write',
  },
  results: {
    method: 'GET',
    paths: ['/v1/simulation/plan/job/:jobId/results'],
    access: 'read',
  },
  start: { method: 'POST', paths: ['/v1/simulation/run'], access: 'write' },
  read: { method: 'GET', paths: ['/v1/simulation/plan/job/:jobId'], access: 'read' },
  list: { method: 'GET', paths: ['/v1/simulation/plan/jobs'], access: 'read' },
  cancel: { method: 'POST', paths: ['/v1/simulation/plan/job/:jobId/cancel'], access: 'write' },
  lookup: { method: 'GET', paths: ['/v1/simulation/job/lookup'], access: 'read' },
  readSimulationJob: { method: 'GET', paths: ['/v1/simulation/job/:jobId'], access: 'read' },
  deleteFlow: {
    method: 'DELETE',
    paths: ['/v1/simulation/customer-flow/:flowId'],
    access: 'write',
  },
  health: { method: 'GET', paths: ['/health', '/v1/health'], access: 'read' },
};

/** The operation that a method and a path lead to, or null. */
export function operationAt(method: string, path: string): OperationName | null {
  const found = operationNameSchema.options.find(
    (name) => OPERATIONS[name].method === method && leadsTo(path, name),
  );
  return found ?? null;
}

/** The path of the machine-readable description. */
export const DOC_PATH = '/doc';

/** Every method that a path is served with, each once; none where nothing is served there. */
export function methodsAt(path: string): string[] {
  if (path === DOC_PATH) return ['GET'];
  const names = operationNameSchema.options.filter((name) => leadsTo(path, name));
  return [...new Set(names.map((name) => OPERATIONS[name].method))];
}

function leadsTo(path: string, name: OperationName): boolean {
  return OPERATIONS[name].paths.some((pattern) => matches(pattern, path));
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part === given[index],
    )
  );
}
