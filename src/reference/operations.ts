import { z } from 'zod';

export const operationNameSchema = z.enum([
  'debrief',
  'results',
  'start',
  'read',
  'list',
  'cancel',
  'lookup',
  'health',
]);

export type OperationName = z.infer<typeof operationNameSchema>;

/** An operation's place: one method and the paths that lead to it. `write` needs full access. */
interface Operation {
  method: 'GET' | 'POST';
  paths: readonly string[];
  access: 'read' | 'write';
}

/** Every operation that is served. */
export const OPERATIONS: Record<OperationName, Operation> = {
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
  health: { method: 'GET', paths: ['/health', '/v1/health'], access: 'read' },
};

/** The operation that a method and a path lead to, or null. */
export function operationAt(method: string, path: string): OperationName | null {
  const found = operationNameSchema.options.find(
    (name) =>
      OPERATIONS[name].method === method &&
      OPERATIONS[name].paths.some((pattern) => matches(pattern, path)),
  );
  return found ?? null;
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
