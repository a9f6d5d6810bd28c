/** The built action comments on a pull request, and connects to no other host. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../support/command.ts';
import { runGate, test } from '../support/gate-test.ts';
import { startFakeGitHub, WORKFLOW } from '../support/github/fake-github.ts';
import { environment, pullRequestEvent, TOKEN } from '../support/github/github-runtime.ts';
import { preloading } from '../support/preload.ts';
import { workspace } from '../support/saved-files.ts';

const { cwd } = workspace();

/** Has Node write every connection and every name that is looked up to a file, one per line. */
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

test('a failed gate on a pull request comments and suggests, and connects to the service and to GitHub alone', async ({
  service,
}) => {
  const folder = mkdtempSync(join(cwd, 'job-'));
  const prompt = readFileSync(join(ROOT, 'examples', 'agent', 'prompt.md'), 'utf8');
  writeFileSync(join(folder, 'agent.md'), prompt);
  const github = await startFakeGitHub(() => performance.now());
  github.accounts.set(TOKEN, WORKFLOW);
  const lines = prompt.trimEnd().split('\n');
  const patch = [`@@ -0,0 +1,${lines.length} @@`, ...lines.map((line) => `+${line}`)].join('\n');
  const pull = github.addPull({ files: [{ filename: 'agent.md', patch }] });
  const seen = join(folder, 'connections.txt');
  writeFileSync(seen, '');
  const result = await runGate(
    service,
    {
      'run-plan': service.demo.runPlanId,
      'variable-files': 'agent_prompt=agent.md',
      paths: '*.md',
      'github-token': TOKEN,
    },
    {
      cwd: folder,
      event: pullRequestEvent(pull),
      env: { ...environment(github.apiUrl), ...recordingTo(seen) },
    },
  );
  expect(result).toMatchObject({ exitCode: 1, stderr: '', outputs: { outcome: 'failed' } });
  expect(pull.comments.map(({ body }) => body)).toEqual([
    expect.stringContaining('refund policy stated'),
  ]);
  expect(result.outputs['comment-url']).toContain(`${pull.comments[0]?.id}`);
  expect(pull.reviewComments).toMatchObject([
    { path: 'agent.md', body: expect.stringContaining('tell them its date and its amount.') },
  ]);
  expect(github.faults).toEqual([]);
  const log = result.stdout.replaceAll(`::add-mask::${TOKEN}\n`, '');
  expect(log + result.summary + JSON.stringify(result.outputs)).not.toContain(TOKEN);

  const connections = readFileSync(seen, 'utf8').trim().split('\n');
  const told = (url: string) => `connect ${new URL(url).host}`;
  expect([...new Set(connections)].sort()).toEqual([told(service.url), told(github.apiUrl)].sort());
});
