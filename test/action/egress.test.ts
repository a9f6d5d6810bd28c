/** Whom the built action speaks to: nobody but the service and GitHub, and no name is asked for besides. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runGate, test } from '../support/gate-test.ts';
import { startFakeGitHub, WORKFLOW } from '../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../support/github/github-world.ts';
import { preloading } from '../support/preload.ts';
import { workspace } from '../support/saved-files.ts';

/** To either host, of a gate with one run. */
const MOST_CONNECTIONS = 6;

const { cwd } = workspace();

/** Has Node write down every connection and every name that is looked up, one a line. */
const recordingTo = (file: string) =>
  preloading(`
    import { appendFileSync } from 'node:fs';
    import dns from 'node:dns';
    import net from 'node:net';
    const note = (line) => appendFileSync(${JSON.stringify(file)}, line + '\\n');
    const connect = net.Socket.prototype.connect;
    net.Socket.prototype.connect = function (...given) {
      const [first] = Array.isArray(given[0]) ? given[0] : given;
      note('connect ' + (first.host ?? 'localhost') + ':' + first.port);
      return connect.apply(this, given);
    };
    for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) {
      const ask = dns[name];
      dns[name] = (host, ...rest) => { note('name ' + host); return ask(host, ...rest); };
    }
  `);

test('a failed gate on a pull request speaks to the service and to GitHub, and to nobody else', async ({
  service,
}) => {
  const github = await startFakeGitHub(() => performance.now());
  github.accounts.set(TOKEN, WORKFLOW);
  const pull = github.addPull();
  const folder = mkdtempSync(join(cwd, 'egress-'));
  const seen = join(folder, 'connections.txt');
  writeFileSync(seen, '');
  const result = await runGate(
    service,
    {
      'run-plan-id': service.demo.runPlanId,
      variables: 'agent_prompt=You are an agent.',
      'github-token': TOKEN,
    },
    {
      cwd: folder,
      event: pullRequestEvent(pull),
      env: { ...environment(github.apiUrl), ...recordingTo(seen) },
    },
  );
  expect(result.outputs.outcome).toBe('failed');
  expect(pull.comments).toHaveLength(1);
  const connections = readFileSync(seen, 'utf8').trim().split('\n');
  const told = (url: string) => `connect ${new URL(url).host}`;
  expect([...new Set(connections)].sort()).toEqual([told(service.url), told(github.apiUrl)].sort());
  // One after the other over the same connection, but where requests go out together.
  const countOf = (url: string) => connections.filter((line) => line === told(url)).length;
  expect(countOf(service.url)).toBeLessThanOrEqual(MOST_CONNECTIONS);
  expect(countOf(github.apiUrl)).toBeLessThanOrEqual(MOST_CONNECTIONS);
});
