import { expect, test } from 'vitest';
import { concernsAll } from '../../src/collect/concerns-all.ts';
import { ServiceError, type ServiceErrorFacts } from '../../src/http/errors.ts';

const error = (facts: Partial<ServiceErrorFacts>) =>
  new ServiceError({
    kind: 'status',
    operation: 'create call',
    problem: 'no',
    mayHaveBeenTaken: false,
    ...facts,
  });

test.each([
  [{ status: 401 }, true],
  [{ status: 402 }, true],
  [{ status: 403 }, true],
  [{ status: 407 }, true],
  [{ status: 404 }, true],
  [{ status: 404, type: 'not_found' }, false],
  [{ status: 400 }, false],
  [{ status: 503 }, false],
  [{ kind: 'redirect' }, true],
  [{ kind: 'tls' }, true],
  [{ kind: 'proxy' }, true],
  [{ kind: 'protocol' }, true],
  [{ kind: 'unresolved' }, true],
  [{ kind: 'connection' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'deadline' }, true],
  [{ kind: 'connection', mayHaveBeenTaken: true }, false],
  [{ kind: 'shape' }, false],
] as const)('what is wrong with one call is wrong with all: %j is %s', (facts, concerned) => {
  expect(concernsAll(error(facts))).toBe(concerned);
});
