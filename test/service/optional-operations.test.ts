import { describe, expect, test } from 'vitest';
import { ServiceError } from '../../src/http/errors.ts';
import { OptionalOperations } from '../../src/service/requests.ts';

function refusal(status: number): ServiceError {
  const facts = { kind: 'status', operation: 'read cost', mayHaveBeenTaken: true } as const;
  return new ServiceError({ ...facts, status, problem: `${status}` });
}

/** Calls of one operation, each of which is answered when the test says so. */
function calling() {
  const operations = new OptionalOperations();
  const sent: PromiseWithResolvers<string>[] = [];
  const call = () =>
    operations.request('read cost', () => {
      const answer = Promise.withResolvers<string>();
      sent.push(answer);
      return answer.promise;
    });
  return { operations, sent, call };
}

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: ServiceError) => error.status,
  );

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('an optional operation', () => {
  test.each([404, 405, 501])('is not called again after %i, for no ID', async (status) => {
    const { sent, call } = calling();
    const calls = [call(), call(), call()].map(statusOf);
    sent[0]?.reject(refusal(status));
    expect(await Promise.all([...calls, statusOf(call())])).toEqual(Array(4).fill(status));
    expect(sent).toHaveLength(1);
  });

  test('is called one at a time until a call succeeds, then side by side', async () => {
    const { sent, call } = calling();
    const calls = [0, 1, 2, 3].map(() => statusOf(call()));
    for (const status of [500, 403]) {
      sent.at(-1)?.reject(refusal(status));
      await turn();
    }
    expect(sent).toHaveLength(3);
    sent[2]?.resolve('1 USD');
    await turn();
    expect(sent).toHaveLength(4);
    calls.push(statusOf(call()));
    await turn();
    expect(sent).toHaveLength(5);
    for (const answer of sent.slice(3)) answer.resolve('1 USD');
    expect(await Promise.all(calls)).toEqual([500, 403, 200, 200, 200]);
  });

  test('is not called again after a 404 that follows a success', async () => {
    const { sent, call } = calling();
    const first = call();
    sent[0]?.resolve('1 USD');
    await first;
    const second = statusOf(call());
    sent[1]?.reject(refusal(404));
    expect([await second, await statusOf(call())]).toEqual([404, 404]);
    expect(sent).toHaveLength(2);
  });

  test('says nothing about another one', async () => {
    const { operations, sent, call } = calling();
    const missing = statusOf(call());
    sent[0]?.reject(refusal(404));
    await missing;
    expect(await operations.request('read plan', async () => 'a plan')).toBe('a plan');
  });
});
