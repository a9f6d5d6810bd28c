import { expect } from 'vitest';
import { OUTPUTS, reasonsOf, runGate, test } from '../support/gate-test.ts';

const FAULTY = {
  'job-id': 'run-1',
  'run-plan': 'plan\u200b1',
  'service-phone-number': '0555',
  'call-time': 'now',
  variables: 'A=1\nB',
  wait: 'yes',
  regenerate: '1',
  'run-timeout': '30',
  'debrief-timeout': '1.5h',
  'debrief-retries': '6',
  'max-poll-interval': '6m',
  'cancel-on-abort': 'on',
  'max-parallel': '501',
  'warn-only': 'no',
  'on-inconclusive': 'pass',
  'on-missing-key': 'warn',
  summary: 'off',
  detail: 'none',
  'call-url': 'https://x.example/calls',
  'run-url': '{jobId}',
};

test('before any request all faults in all inputs are reported together, each with the name of its input, and the key hidden first', async ({
  service,
}) => {
  const result = await runGate(service, { ...FAULTY, 'base-url': 'http://api.example.com' });
  expect(result).toMatchObject({ exitCode: 1, stderr: '', outputs: { outcome: 'error' } });
  expect(result.stdout.startsWith(`::add-mask::${service.keys.full}\n`)).toBe(true);
  expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  const messages = reasonsOf(result).map(({ message }) => message);
  for (const name of [...Object.keys(FAULTY), 'base-url']) {
    const told = messages.filter((message) => message.startsWith(`input '${name}'`));
    expect(told, name).toHaveLength(1);
  }
  expect(messages).toContainEqual(expect.stringMatching(/^exactly one of the inputs /));
  const annotated = result.annotations.map(({ message }) => message).join('\n');
  expect(result.annotations).toHaveLength(10);
  for (const message of messages) {
    expect(annotated).toContain(message);
    expect(result.stdout).toContain(message);
  }
  expect(service.requests).toEqual([]);
});
