import { expect, test } from 'vitest';
import { redactingRuntime } from '../../src/publish/redacting.ts';
import type { Runner } from '../../src/runner/runner.ts';
import { recordingRunner } from '../support/recording-runner.ts';
import { VirtualClock } from '../support/virtual-clock.ts';

const CONTACT = 'ask eve@example.com or +15550100200';
const SOURCE = { kind: 'policy-check', files: '' } as const;

test.each<[string, (runner: Runner) => void]>([
  ['a line', (runner) => runner.info(CONTACT)],
  ['a line with debug logging', (runner) => runner.debug(CONTACT)],
  ['the title of a group', (runner) => runner.group(CONTACT, ['line'])],
  ['the lines of a group', (runner) => runner.group('title', ['line', CONTACT])],
  ['an annotation', (runner) => runner.annotate('warning', CONTACT)],
])('%s of the log is masked, unless redact: false', (_, say) => {
  const told = [true, false].map((redact) => {
    const { runner, env, workflow, log } = recordingRunner({ RUNNER_DEBUG: '1' });
    const clock = new VirtualClock(() => false);
    const runtime = { env, runner, workflow, clock, random: () => 0 };
    const cancelled = new AbortController().signal;
    say(redactingRuntime({ ...runtime, cancelled }, { redact, source: SOURCE }).runner);
    return log();
  });
  expect(told[0]).toContain('ask [e-mail address] or [phone number]');
  expect(told[1]).toContain(CONTACT);
});
