import { describe, expect } from 'vitest';
import { annotationsOf, OUTPUTS, runGate, test } from '../support/gate-test.ts';
import { startAction } from '../support/runner-process.ts';

const ID = '0198c0de-1111-7000-8000-00000000000a';
const RAW_PHONE = '+15550100200';

/** A fault of its own in each input, and how it is told. */
const FAULTS: readonly [name: string, value: string, told: RegExp][] = [
  ['base-url', 'http://api.example.com', /'http:\/\/api\.example\.com' .*: write https/],
  ['api-key', 'Bearer of-a-key', / holds a character that cannot stand in a key/],
  ['wait', 'yes', /'yes' is not a boolean: write true or false$/],
  ['regenerate', '1', /'1' is not a boolean: write true or false$/],
  ['run-timeout', '30', /'30' is a number without a unit: write .*90s, 30m or 1h30m$/],
  ['debrief-timeout', '1.5h', /'1\.5h' is not a duration: write .*90s, 30m or 1h30m$/],
  ['debrief-retries', '6', /'6' is not a whole number from 0 to 5$/],
  ['max-poll-interval', '6m', /'6m' is out of range: write a duration from 1s to 5m$/],
  ['cancel-on-abort', 'on', /'on' is not a boolean: write true or false$/],
  ['max-parallel', '501', /'501' is not a whole number from 1 to 500$/],
  ['warn-only', 'no', /'no' is not a boolean: write true or false$/],
  ['on-inconclusive', 'pass', /'pass' is not a choice here: write fail or warn$/],
  ['on-missing-key', 'warn', /'warn' is not a choice here: write fail or skip$/],
  ['summary', 'off', /'off' is not a boolean: write true or false$/],
  ['detail', 'none', /'none' is not a choice here: write full or brief$/],
  [
    'call-url',
    'https://x.example/calls',
    /'https:\/\/x\.example\/calls' has no \{callId\}: put it/,
  ],
  ['run-url', '{jobId}', /'\{jobId\}' is not an http or https address: write one such as/],
  ['job-id', 'run-1', /'run-1' is not a UUID: write an ID such as/],
  ['run-plan-id', ID.slice(1), /'198c0de-.*' is not a UUID: write an ID such as/],
  ['service-phone-number', '0555', /'0555' is not an E\.164 phone number: write a \+/],
  ['call-time', 'now', /'now' is not an ISO 8601 date and time: write it with a zone/],
  ['variables', 'A=1\nB', /'B' \(line 2\) has no =: write KEY=VALUE/],
];

describe('a fault in an input is told with its name, its value and the cure, before any request', () => {
  test.concurrent.for(FAULTS.filter(([name]) => name !== 'base-url'))(
    '%s',
    async ([name, value, told], { service }) => {
      const source = FAULTS.slice(-5).some(([of]) => of === name) ? {} : { 'job-id': ID };
      const result = await runGate(service, { ...source, [name]: value });
      expect(result.exitCode).toBe(1);
      expect(result.outputs.outcome).toBe('error');
      const [first] = result.annotations.filter(({ message }) => message.includes(`'${name}'`));
      expect(first?.level).toBe('error');
      expect(first?.message).toMatch(/^error: input '[a-z-]+'[: ]/);
      expect(first?.message).toMatch(told);
      expect(service.requests).toEqual([]);
    },
  );

  test.concurrent('all faults in all inputs are reported together', async ({ service }) => {
    const inputs = Object.fromEntries(FAULTS.map(([name, value]) => [name, value]));
    const result = await runGate(service, inputs);
    expect(result.exitCode).toBe(1);
    const reasons: { rule: string; message: string; jobId: string }[] = JSON.parse(
      result.outputs.reasons ?? '',
    );
    for (const [name, , told] of FAULTS) {
      const mine = reasons.filter(({ message }) => message.startsWith(`input '${name}'`));
      expect(mine, name).toHaveLength(1);
      expect(mine[0]).toMatchObject({ rule: 'input', jobId: '' });
      expect(mine[0]?.message).toMatch(told);
    }
    expect(reasons).toHaveLength(FAULTS.length + 1);
    expect(reasons.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^exactly one of the inputs /),
    );
    const shown = annotationsOf(result).join('\n');
    expect(result.annotations).toHaveLength(10);
    for (const { message } of reasons) {
      expect(shown).toContain(message);
      expect(result.stdout).toContain(message);
    }
    expect(service.requests).toEqual([]);
  });

  test.concurrent('they are in the job summary, which a faulty wish does not suppress', async ({
    service,
  }) => {
    const result = await runGate(service, { 'job-id': 'x', summary: 'fAlse' });
    expect(result.summary).toContain('Simulation gate ended with an error');
    expect(result.summary).toContain("input 'job-id': 'x' is not a UUID");
    expect(result.summary).toContain("input 'summary': 'fAlse' is not a boolean");
  });

  test.concurrent('the wish for none is heard all the same', async ({ service }) => {
    const result = await runGate(service, { 'job-id': 'x', summary: 'False' });
    expect(result.summary).toBe('');
    expect(result.exitCode).toBe(1);
  });
});

describe('exactly one of job-id, run-plan-id, service-phone-number and debrief-file is given', () => {
  const LEAD =
    'error: error: exactly one of the inputs job-id, run-plan-id, service-phone-number, debrief-file has to be given, but ';
  const PAIRS: readonly Record<string, string>[] = [
    { 'job-id': ID, 'run-plan-id': ID },
    { 'job-id': ID, 'service-phone-number': RAW_PHONE },
    { 'job-id': ID, 'debrief-file': 'x.json' },
    { 'run-plan-id': ID, 'service-phone-number': RAW_PHONE },
    { 'run-plan-id': ID, 'debrief-file': 'x.json' },
    { 'service-phone-number': RAW_PHONE, 'debrief-file': 'x.json' },
  ];

  test.concurrent.for(PAIRS)('not %j', async (inputs, { service }) => {
    const result = await runGate(service, inputs);
    expect(annotationsOf(result)).toEqual([`${LEAD}${Object.keys(inputs).join(', ')} are`]);
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
  });

  test.concurrent('not none, blanks being none', async ({ service }) => {
    const result = await runGate(service, { 'job-id': ' \n' });
    expect(annotationsOf(result)).toEqual([`${LEAD}none is`]);
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
  });

  test.concurrent('call-time and variables go only with their source', async ({ service }) => {
    const result = await runGate(service, {
      'job-id': ID,
      'call-time': '2026-01-31T14:30:00Z',
      variables: 'A=1',
    });
    expect(annotationsOf(result)).toEqual([
      "error: error: input 'variables': 'A=1' goes only with run-plan-id: leave it out, or give run-plan-id",
      "error: error: input 'call-time': '2026-01-31T14:30:00Z' goes only with service-phone-number: leave it out, or give service-phone-number",
    ]);
    expect(service.requests).toEqual([]);
  });

  test.concurrent('wait: false makes no sense with debrief-file', async ({ service }) => {
    const result = await runGate(service, { 'debrief-file': 'x.json', wait: 'false' });
    expect(annotationsOf(result)).toEqual([
      "error: error: input 'wait': 'false' makes no sense with debrief-file, since there is no run to wait for",
    ]);
  });
});

describe('what is required is asked for', () => {
  test.concurrent('base-url, api-key and a source, each with the cure', async () => {
    const result = await startAction().result;
    expect(annotationsOf(result)).toEqual([
      "error: error: input 'base-url' is missing: give the service's address, such as https://api.example.com",
      expect.stringMatching(
        /^error: error: input 'api-key' is missing: store the key as a secret of this repository and pass it, as in api-key: \$\{\{ secrets\.SIMULATION_API_KEY \}\}/,
      ),
      expect.stringMatching(/but none is$/),
    ]);
    expect(result.exitCode).toBe(1);
    expect(Object.keys(result.outputs)).toEqual(OUTPUTS);
  });
});
