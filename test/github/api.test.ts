import { expect, test } from 'vitest';
import { isPermanent } from '../../src/github/api.ts';
import { ServiceError } from '../../src/http/errors.ts';

const failure = (facts: Partial<ConstructorParameters<typeof ServiceError>[0]>) =>
  new ServiceError({
    kind: 'status',
    operation: 'read a policy',
    problem: 'no policy',
    mayHaveBeenTaken: false,
    ...facts,
  });

test.each([
  [failure({ kind: 'tls' }), true],
  [failure({ kind: 'proxy' }), true],
  [failure({ kind: 'connection' }), false],
  [failure({ kind: 'timeout' }), false],
  [failure({ status: 404 }), true],
  [failure({ status: 408 }), false],
  [failure({ status: 503 }), false],
])(
  'a policy of another repository that could not be read fails permanently: %o, %s',
  (error, expected) => {
    expect(isPermanent(error)).toBe(expected);
  },
);
