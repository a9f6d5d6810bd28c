import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { INPUT_DEFAULTS } from '../src/inputs/gate/input-defaults.ts';
import { parseDuration } from '../src/text/duration.ts';

const FOLDER = new URL('../examples/workflows/', import.meta.url);
const OURS = 'OWNER/simulation-gate';
const CALLED = `${OURS}/.github/workflows/gate.yml`;
const SOURCES = ['job-id', 'run-plan', 'service-phone-number', 'debrief-file'];

const WAITS = ['queue-timeout', 'run-timeout', 'debrief-timeout'] as const;
/** For the checkout, requests and reports. */
const OTHER_MINUTES = 10;

const namesSchema = z.record(z.string(), z.unknown());
const actionSchema = z.looseObject({ inputs: namesSchema, outputs: namesSchema });
const permissionsSchema = z.record(z.string(), z.enum(['read', 'write', 'none']));
const stepSchema = z.looseObject({
  id: z.optional(z.string()),
  uses: z.optional(z.string()),
  run: z.optional(z.string()),
  with: z.optional(namesSchema),
  env: z.optional(namesSchema),
  if: z.optional(z.string()),
});
const workflowSchema = z.looseObject({
  name: z.string(),
  on: namesSchema,
  permissions: permissionsSchema,
  concurrency: z.looseObject({ group: z.string(), 'cancel-in-progress': z.boolean() }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      name: z.string(),
      permissions: z.optional(permissionsSchema),
      'timeout-minutes': z.optional(z.number()),
      env: z._default(namesSchema, {}),
      steps: z._default(z.array(stepSchema), []),
      uses: z.optional(z.string()),
      with: z._default(namesSchema, {}),
      secrets: z._default(namesSchema, {}),
    }),
  ),
});

const action = actionOf('');
const called = z
  .looseObject({
    on: z.object({ workflow_call: z.looseObject({ inputs: namesSchema, secrets: namesSchema }) }),
  })
  .parse(parse(read(new URL('../.github/workflows/gate.yml', import.meta.url)))).on.workflow_call;
/** The workflow that `simulation-gate init` writes. */
const FIRST = 'prompt-check.yml';
const examples = readdirSync(FOLDER).map((name) => {
  const text = read(new URL(name, FOLDER));
  const workflow = workflowSchema.parse(parse(text));
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const gates = steps.filter(({ uses }) => uses?.startsWith(`${OURS}@`));
  const calls = Object.values(workflow.jobs).filter(({ uses }) => uses?.startsWith(`${CALLED}@`));
  return { name, workflow, steps, gates, calls };
});

/** The longest time in minutes that a gate waits by its inputs. */
function waitsOf(inputs: Readonly<Record<string, unknown>>): number {
  const names: readonly (typeof WAITS)[number][] =
    inputs.wait === false ? ['queue-timeout'] : WAITS;
  return names.reduce((sum, name) => {
    const duration = parseDuration(String(inputs[name] ?? INPUT_DEFAULTS[name]));
    return sum + (duration.ok ? duration.value / 60_000 : Number.POSITIVE_INFINITY);
  }, 0);
}

/** Inputs and outputs of one of our actions, by its folder. */
function actionOf(folder: string): z.infer<typeof actionSchema> {
  return actionSchema.parse(parse(read(new URL(`../${folder}action.yml`, import.meta.url))));
}

function read(file: URL): string {
  return readFileSync(file, 'utf8');
}

test('gate.yml gives every job more time than its gate waits', () => {
  const { 'timeout-minutes': minutes } = z
    .looseObject({ 'timeout-minutes': z.looseObject({ default: z.number() }) })
    .parse(called.inputs);
  expect(minutes.default).toBeGreaterThanOrEqual(waitsOf({}) + OTHER_MINUTES);
});

describe.each(examples)('$name', ({ name, workflow, steps, gates, calls }) => {
  test('gives our action inputs that it has, and exactly one source of the run', () => {
    for (const { with: inputs = {} } of gates) {
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
      expect(SOURCES.filter((source) => source in inputs)).toHaveLength(1);
    }
  });

  test('gives our other actions, and our workflow, inputs that they have', () => {
    for (const { uses = '', with: inputs = {} } of steps) {
      const [, folder] = /^OWNER\/simulation-gate\/([\w-]+\/?)@/.exec(uses) ?? [];
      if (folder === undefined) continue;
      const known = Object.keys(actionOf(`${folder}/`).inputs);
      expect(known).toEqual(expect.arrayContaining(Object.keys(inputs)));
    }
    for (const { with: inputs, secrets } of calls) {
      expect(Object.keys(called.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
      expect(Object.keys(called.secrets)).toEqual(expect.arrayContaining(Object.keys(secrets)));
    }
  });

  test('caps the calls of every run that it starts', () => {
    if (name === FIRST) return;
    const starting = [...gates, ...calls].filter(({ with: inputs = {} }) => !('job-id' in inputs));
    for (const { with: inputs = {} } of starting)
      expect(Number(inputs['max-calls'])).toBeGreaterThan(0);
  });

  test('reuses the result of an unchanged agent in pull requests', () => {
    if (!('pull_request' in workflow.on)) return;
    // A preview has the same URL for different code.
    if (name === FIRST || name === 'preview.yml') return;
    for (const { with: inputs = {} } of [...gates, ...calls]) expect(inputs.reuse).toBe('24h');
  });

  test('gives every job more time than its gates wait', () => {
    for (const { steps: own, 'timeout-minutes': minutes = 0 } of Object.values(workflow.jobs)) {
      const gating = own.filter(({ uses }) => uses?.startsWith(`${OURS}@`));
      if (gating.length === 0) continue;
      const waits = gating.reduce((sum, { with: inputs = {} }) => sum + waitsOf(inputs), 0);
      expect(minutes).toBeGreaterThanOrEqual(waits + OTHER_MINUTES);
    }
  });

  test('takes the key from a secret', () => {
    const keys = [...calls.map((call) => call.secrets), ...gates.map((gate) => gate.with)];
    for (const given of keys) expect(given?.['api-key']).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/);
  });

  test('needs no other secret if there is no key', () => {
    const skips = [...gates, ...calls].some(
      ({ with: given }) => given?.['on-missing-key'] === 'skip',
    );
    if (!skips) return;
    for (const { steps: own, env: facts } of Object.values(workflow.jobs)) {
      for (const { if: condition, uses = '', with: inputs = {}, env = {} } of own) {
        if (uses.startsWith(`${OURS}@`)) continue;
        for (const [secret] of JSON.stringify([inputs, env]).matchAll(/secrets\.\w+/g)) {
          const is = (value: unknown) => value === `\${{ ${secret} != '' }}`;
          const [name] = Object.entries(facts).find(([, value]) => is(value)) ?? [];
          expect(condition).toBe(`env.${name} == 'true'`);
        }
      }
    }
  });

  test('reads only outputs that earlier steps have', () => {
    for (const [index, step] of steps.entries()) {
      const uses = JSON.stringify(step).matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g);
      for (const [, id, output = ''] of uses) {
        const source = steps.slice(0, index).find((earlier) => earlier.id === id);
        expect(source).toBeDefined();
        if (source?.run !== undefined) expect(source.run).toContain(`${output}=`);
        else if (source?.uses?.startsWith(`${OURS}@`)) {
          expect(Object.keys(action.outputs)).toContain(output);
        }
      }
    }
  });

  test('has the permissions that it needs and no others', () => {
    expect(workflow.permissions).toEqual({});
    const onPullRequest = 'pull_request' in workflow.on;
    for (const { permissions = {}, steps: own, uses: calls } of Object.values(workflow.jobs)) {
      const checksOut =
        calls !== undefined || own.some(({ uses }) => uses?.startsWith('actions/checkout@'));
      const tracks = own.some(({ uses }) => uses?.startsWith(`${OURS}/track-themes@`));
      expect(permissions).toEqual({
        ...(checksOut ? { contents: 'read' } : {}),
        ...(onPullRequest ? { 'pull-requests': 'write' } : {}),
        ...(tracks ? { issues: 'write' } : {}),
      });
    }
  });

  test('cancels a run in progress only after a newer push', () => {
    expect(workflow.concurrency['cancel-in-progress']).toBe('pull_request' in workflow.on);
  });
});
