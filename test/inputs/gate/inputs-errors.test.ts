import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INPUT_DEFAULTS } from '../../../src/inputs/gate/input-defaults.ts';
import { readGateInputs } from '../../../src/inputs/gate/inputs.ts';
import { InputForm } from '../../../src/inputs/input-form.ts';
import { inputVariables, recordingRunner } from '../../support/recording-runner.ts';
import { VirtualClock } from '../../support/virtual-clock.ts';

const JOB = '0198c0de-1111-7000-8000-00000000000a';
const KEY = 'test-key-0123456789';
const FULL = { 'base-url': 'https://api.example.com', 'api-key': KEY, 'job-id': JOB };

function read(given: Record<string, string>) {
  const recording = recordingRunner(inputVariables(given));
  const form = new InputForm(recording.runner, INPUT_DEFAULTS);
  return readGateInputs(form, { ...recording, clock: new VirtualClock(() => false) });
}

async function errorsOf(given: Record<string, string>): Promise<string[]> {
  const result = await read(given);
  return result.kind === 'error' ? result.reasons.map(({ message }) => message) : [];
}

describe('an error names the input, its value and the fix', () => {
  it.each([
    ['base-url', 'http://x.example', 'write https'],
    ['job-id', 'run-1', 'write an ID such as'],
    ['wait', 'yes', 'write true or false'],
    ['regenerate', '1', 'write true or false'],
    [
      'run-timeout',
      '30',
      'number without a unit: write numbers and units, such as 90s, 30m or 1h30m',
    ],
    ['debrief-timeout', '5 min', 'write numbers and units'],
    ['debrief-retries', '6', 'from 0 to 5'],
    ['max-poll-interval', '6m', 'from 1s to 5m'],
    ['cancel-on-abort', 'off', 'write true or false'],
    ['max-parallel', '0', 'from 1 to 500'],
    ['confirm', '4', 'from 0 to 3'],
    ['max-calls', '0', 'from 1 to 1000000'],
    ['baseline', `${JOB},${JOB.slice(0, -1)}b`, 'the UUID of one run'],
    ['memory', 'true', 'write auto, off, or a folder'],
    ['memory', 'on', 'write auto, off, or a folder'],
    ['warn-only', 'ja', 'write true or false'],
    ['on-inconclusive', 'skip', 'write fail or warn'],
    ['on-missing-key', 'warn', 'write fail or skip'],
    ['summary', '"true"', 'write true or false'],
    ['detail', 'short', 'write full or brief'],
    ['upload-report', 'yes', 'write auto, true or false'],
    ['call-url', 'https://x.example', 'put it in place of the ID'],
    ['run-url', 'https://x.example/{callId}', '{jobId}: it is the only placeholder'],
    ['report-dir', 'package.json', 'is not a folder: name a folder'],
    ['report-dir', 'package.json/reports', 'is not a folder: name a folder'],
  ])("%s: '%s'", async (name, value, fix) => {
    const [error = '', ...others] = await errorsOf({ ...FULL, [name]: value });
    expect(error.startsWith(`input '${name}': '${value}' `)).toBe(true);
    expect(error).toContain(fix);
    expect(others).toEqual([]);
  });

  it('also for the other sources and their inputs', async () => {
    const { 'job-id': _, ...access } = FULL;
    expect(await errorsOf({ ...access, 'run-plan': 'p', variables: 'A=1\nB' })).toEqual([
      expect.stringMatching(
        /^input 'variables': 'B' \(line 2\) is not a KEY=VALUE line: .* variable-files/,
      ),
    ]);
    expect(
      await errorsOf({
        ...access,
        'service-phone-number': '123',
        'call-time': '2026-01-31T14:30:00',
      }),
    ).toEqual([
      expect.stringMatching(
        /^input 'service-phone-number': '123' is not an E\.164 phone number: write /,
      ),
      "input 'call-time': '2026-01-31T14:30:00' has no zone: end it with Z for UTC, or with an offset such as +02:00",
    ]);
  });

  it('all errors of all inputs are reported together', async () => {
    // Any text is a name, a secret, a glob or a path.
    const FREE = ['gate-name', 'run-plan', 'github-token', 'paths', 'report-dir', 'memory'];
    const broken = Object.fromEntries(
      Object.keys(INPUT_DEFAULTS)
        // The files of a profile and a policy are read before.
        .filter((name) => !['debrief-file', 'policy', 'service-profile', ...FREE].includes(name))
        .map((name) => [name, '=\u00a0?']),
    );
    const errors = await errorsOf(broken);
    for (const name of Object.keys(broken)) {
      expect(errors.some((error) => error.startsWith(`input '${name}'`))).toBe(true);
    }
    expect(errors.some((error) => error.startsWith('exactly one of '))).toBe(true);
  });
});

describe('the value in an error', () => {
  it('is cut at 100 characters', async () => {
    const [error] = await errorsOf({ ...FULL, wait: 'x'.repeat(1000) });
    expect(error).toBe(`input 'wait': '${'x'.repeat(99)}…' is not a boolean: write true or false`);
  });

  it('is cleaned to one line without commands', async () => {
    const [error] = await errorsOf({ ...FULL, wait: 'a\n::error::b##[error]c' });
    expect(error).toBe(
      "input 'wait': 'a ::error::b## [error]c' is not a boolean: write true or false",
    );
  });

  it('has *** for passwords in URLs', async () => {
    const given = {
      'base-url': 'https://me:hunter2@api.example.com',
      'call-url': 'ftp://me:hunter2@x',
    };
    const errors = (await errorsOf({ ...FULL, ...given })).join('\n');
    expect(errors).toContain("'https://***@api.example.com'");
    expect(errors).toContain("'ftp://***@x'");
    expect(errors).not.toContain('hunter2');
  });
});

describe('an invisible character', () => {
  it.each([
    ['job-id', `\ufeff${JOB}`, 'U+FEFF'],
    ['detail', `${KEY.slice(0, 5)}\u200b${KEY.slice(5)}`, 'U+200B'],
    ['gate-name', 'english\u202e', 'U+202E'],
    ['paths', 'prompts\u0007/**', 'U+0007'],
    ['report-dir', 'out\u00ad', 'U+00AD'],
    ['policy', '\u2060policy.yml', 'U+2060'],
  ])('in %s is refused by its code', async (name, value, char) => {
    expect(await errorsOf({ ...FULL, [name]: value })).toEqual([
      expect.stringMatching(`^input '${name}' .*${char.replace('+', '\\+')}`),
    ]);
  });

  it('is valid if it may be meant: a joiner in a name, anything in the value of a variable', async () => {
    const { 'job-id': _, ...access } = FULL;
    expect(await errorsOf({ ...FULL, 'gate-name': '\u0645\u06cc\u200c\u062e' })).toEqual([]);
    expect(await errorsOf({ ...access, 'run-plan': JOB, variables: 'A=\u200b\u0007' })).toEqual([]);
  });
});

describe('with any inputs', () => {
  const name = fc.constantFrom(...Object.keys(INPUT_DEFAULTS));

  it('no error shows any part of the key', async () => {
    // Letters that no message puts side by side.
    const key = fc.stringMatching(/^[QXZJ]{12,30}$/);
    const other = name.filter((input) => input !== 'api-key');
    await fc.assert(
      fc.asyncProperty(
        key,
        other,
        fc.string(),
        fc.nat(120),
        async (secret, input, tail, length) => {
          const given = { 'api-key': secret, [input]: `${'y'.repeat(length)}${secret}${tail}` };
          const errors = (await errorsOf({ ...given, summary: secret })).join('\n');
          expect(errors).not.toBe('');
          for (let at = 0; at + 4 <= secret.length; at += 1) {
            expect(errors).not.toContain(secret.slice(at, at + 4));
          }
        },
      ),
    );
  });
});
