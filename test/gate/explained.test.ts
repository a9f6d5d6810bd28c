/** What people meet most often is found in docs/troubleshooting.md by its own words. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/command.ts';
import { workspace } from '../support/saved-files.ts';
import { type VirtualWorld, virtualWorld } from '../support/virtual-world.ts';

const { cwd, save } = workspace('entered');
const page = readFileSync(join(ROOT, 'docs/troubleshooting.md'), 'utf8');
/** The words by which a row of the page is found. */
const words = [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
);

const UNKNOWN = '11111111-1111-4111-8111-111111111111';
const PLAN = { 'run-plan': 'Lakeside appointment line' };
const onFork = {
  GITHUB_EVENT_NAME: 'pull_request',
  GITHUB_EVENT_PATH: join(cwd, 'fork.json'),
  GITHUB_REPOSITORY: 'acme/agent',
};

beforeAll(() => {
  save('level.yml', 'version: 1\ngate: { min-pass-rate: 80 }\n');
  mkdirSync(join(cwd, 'prompts'));
  writeFileSync(join(cwd, 'prompts/latin.md'), Buffer.from([0x67, 0xfc, 0x6e]));
  save(
    'fork.json',
    JSON.stringify({
      pull_request: {
        number: 7,
        head: { sha: 'a'.repeat(40), ref: 'x', repo: { full_name: 'eve/agent', fork: true } },
        base: { sha: 'b'.repeat(40), ref: 'main', repo: { full_name: 'acme/agent' } },
      },
      repository: { full_name: 'acme/agent' },
    }),
  );
});

/** What the step says when it ends, in one text. */
async function said(world: VirtualWorld, inputs: Record<string, string>, env = {}) {
  const { annotations, log } = await world.runStep(inputs, env);
  return `${annotations.join('\n')}\n${log}`;
}

describe('docs/troubleshooting.md has the words of', () => {
  test.each<[Record<string, string>, string]>([
    [{ 'base-url': '', ...PLAN }, 'is missing'],
    [{ 'api-key': '', ...PLAN }, 'is missing'],
    [{}, 'exactly one of the inputs'],
    [{ ...PLAN, 'job-id': UNKNOWN }, 'exactly one of the inputs'],
    [{ 'run-plan': 'nightly' }, 'is the name of no run plan'],
    [{ ...PLAN, 'run-timeout': '30' }, 'is a number without a unit'],
    [{ ...PLAN, 'run-timeout': '30min' }, 'is not a duration'],
    [{ ...PLAN, wait: 'yes' }, 'is not a boolean'],
    [{ ...PLAN, comment: 'sometimes' }, 'is not a choice here'],
    [{ ...PLAN, 'base-url': 'api.example.com' }, 'is not an address'],
    [{ ...PLAN, 'base-url': 'http://example.com' }, 'would send the key unencrypted'],
    [{ ...PLAN, 'api-key': 'secret ' }, 'has white space around it'],
    [{ ...PLAN, 'variable-files': 'agent_prompt=no.md' }, 'does not exist'],
    [
      { ...PLAN, 'variable-files': 'agent_prompt=/etc/passwd' },
      'lies neither in the workspace nor in RUNNER_TEMP',
    ],
    [{ ...PLAN, 'variable-files': 'prompts/agent.md' }, 'KEY=path'],
    [{ ...PLAN, 'variable-files': 'agent_prompt=prompts/latin.md' }, 'is not UTF-8 text'],
    [{ ...PLAN, variables: 'You are an agent.' }, 'KEY=VALUE'],
    [{ ...PLAN, policy: 'no.yml' }, 'does not exist'],
    [{ ...PLAN, policy: 'level.yml' }, 'is not known here'],
    [{ ...PLAN, 'variables-files': 'agent_prompt=a.md' }, 'did you mean'],
    [{ ...PLAN, 'api-key': 'wrong' }, 'the service does not know this key'],
    [{ 'job-id': UNKNOWN }, 'and that base-url and api-key belong to the same project'],
    [{ ...PLAN, 'max-calls': '3' }, 'more calls would be placed than the input max-calls'],
    [{ ...PLAN, 'dry-run': 'true' }, 'would start'],
  ])('%j: %s', async (inputs, word) => {
    const world = await virtualWorld();
    expect(words).toContain(word);
    expect(await said(world, inputs)).toContain(word);
  });

  test('a base-url with /v1 at its end', async () => {
    const world = await virtualWorld();
    const text = await said(world, { ...PLAN, 'base-url': `${world.service.url}/v1` });
    expect(text).toContain('/v1/v1');
    expect(page).toContain('`/v1/v1`');
  });

  test('a key that may only read', async () => {
    const world = await virtualWorld();
    const key = world.service.keys.readOnly;
    expect(await said(world, { ...PLAN, 'api-key': key })).toContain(
      'lacks the permission for this',
    );
  });

  test('a timeout', async () => {
    const world = await virtualWorld();
    const text = await said(world, { ...PLAN, 'run-timeout': '5s' });
    expect(text).toMatch(/waited 5s .*run-timeout: 5s.*last seen/);
    expect(words).toEqual(expect.arrayContaining(['waited', 'last seen']));
  });

  test('a pull request from a fork', async () => {
    const world = await virtualWorld();
    const text = await said(world, { ...PLAN, 'api-key': '', 'on-missing-key': 'skip' }, onFork);
    expect(text).toContain('there is no API key');
    expect(words).toContain('there is no API key');
  });

  test('a run that may have been started', async () => {
    const world = await virtualWorld();
    world.service.orderFault({ operation: 'start', kind: 'reset', afterProcessing: true });
    const text = await said(world, PLAN);
    expect(text).toContain('may have been started all the same');
    expect(words).toContain('may have been started all the same');
  });
});
