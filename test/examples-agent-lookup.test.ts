/** The example agents look up their call: a simulated one gets the prompt under test, others the deployed one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/command.ts';
import {
  type RunningReferenceService,
  startReferenceService,
} from '../src/reference-service/server.ts';
import { runProcess } from './support/command-process.ts';
import { isHere } from './support/tools.ts';

const FOLDER = join(ROOT, 'examples/agent-lookup');
const DEPLOYED = readFileSync(join(ROOT, 'examples/agent/prompt.md'), 'utf8');
const UNDER_TEST = 'You are the agent of this pull request.';

/** Starts a run, and moves the clock until one of its calls uses the phone number. */
async function startCall(
  { url, keys, demo }: RunningReferenceService,
  clock: { nowMs: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${keys.full}`, 'content-type': 'application/json' };
  const body = { planId: demo.runPlanId, variables: { agent_prompt: UNDER_TEST } };
  await fetch(`${url}/v1/simulation/run`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const number = encodeURIComponent(demo.servicePhoneNumber);
  const lookup = `${url}/v1/simulation/job/lookup?servicePhoneNumber=${number}`;
  while (!(await fetch(lookup, { headers })).ok) clock.nowMs += 1000;
}

describe.each([
  ['agent.mjs', process.execPath],
  ['agent.py', 'python3'],
])('%s', (file, command) => {
  const promptFor = async (number: string, url: string, key: string) => {
    const env = { SIMULATION_BASE_URL: url, SIMULATION_API_KEY: key };
    const { stdout, stderr } = await runProcess(command, [join(FOLDER, file), number], env, FOLDER);
    expect(stderr).toBe('');
    return stdout;
  };

  test.skipIf(!isHere(command))('uses the prompt under test in simulated calls only', async () => {
    const clock = { nowMs: Date.now(), now: () => clock.nowMs };
    const service = await startReferenceService({ clock, timeScale: 1 });
    const { url, keys, demo } = service;
    try {
      await startCall(service, clock);
      expect(await promptFor(demo.servicePhoneNumber, url, keys.readOnly)).toBe(UNDER_TEST);
      expect(await promptFor('+12025550199', url, keys.readOnly)).toBe(DEPLOYED);
    } finally {
      await service.close();
    }
    expect(await promptFor(demo.servicePhoneNumber, url, keys.readOnly)).toBe(DEPLOYED);
  });
});
