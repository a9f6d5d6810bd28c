/** Every action at a service that speaks the other words which public clients know. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSimulation } from '../../../src/actions/find-simulation/find-simulation.ts';
import { virtualRuntime } from '../../support/virtual-runtime.ts';
import { call, ingestRuntime } from '../ingest-calls/ingest-runtime.ts';

const PUBLIC = { words: 'public' } as const;

function profileFile(profile: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'profile.json');
  writeFileSync(path, JSON.stringify(profile));
  return path;
}

test('the gate starts a run and evaluates it', async () => {
  const runtime = await virtualRuntime(PUBLIC);
  const step = await runtime.runStep({ 'run-plan': runtime.service.demo.name });
  expect(step).toMatchObject({ exitCode: 0, outputs: { outcome: 'passed' } });
  expect(step.annotations).toEqual([expect.stringMatching(/^notice: passed/)]);
});

test('find-simulation ends at processing COMPLETED, by the number parameter of the profile', async () => {
  const runtime = await virtualRuntime(PUBLIC);
  runtime.service.addRun();
  const inputs = {
    'service-phone-number': runtime.service.demo.servicePhoneNumber,
    'call-time': new Date(runtime.clock.now() - 30_000).toISOString(),
    wait: 'true',
    'service-profile': profileFile({ lookup: { numberParameter: 'phoneNumber' } }),
  };
  const step = await runtime.runStep(inputs, {}, findSimulation);
  expect(step).toMatchObject({
    exitCode: 0,
    outputs: { status: 'COMPLETED', 'processing-status': 'COMPLETED' },
  });
});

test('ingest-calls sends nulls, objects and both end fields', async () => {
  const runtime = await ingestRuntime(PUBLIC);
  const manifest = [
    call(1, {
      endedReason: undefined,
      endedStatus: 'AGENT_SAID_END_CALL_PHRASE',
      customer: { phoneNumberE164: null, label: null },
      toolInvocations: [{ name: 'refund', result: { amount: 12 } }],
    }),
    call(2, { endedReason: undefined, endedStatus: 'CUSTOMER_ENDED_CALL' }),
  ];
  const step = await runtime.ingest(manifest);
  expect(step).toMatchObject({ exitCode: 0, outputs: { created: '2', failed: '0' } });
});
