import { describe, expect, onTestFinished, test } from 'vitest';
import { runPost } from '../../../src/actions/gate/post.ts';
import { json, startScriptedServer } from '../../support/http-server.ts';
import { debriefReport } from '../../support/reports.ts';
import { savedDebrief, workspace } from '../../support/saved-files.ts';
import { runAlone } from '../../support/virtual-runtime.ts';

const { save } = workspace('entered');
const PLAN = '88888888-8888-4888-8888-888888888888';
const RUN = '99999999-9999-4999-8999-999999999999';

const PROFILE = `
start:
  method: PUT
  path: /v2/plans/{runPlanId}/runs
  body: { env: staging, inputs: '{variables}' }
  jobId: /run/id
cancel: { method: DELETE, path: '/v2/runs/{jobId}' }
`;

/** A service whose operations are its own, as far as the specification leaves them open. */
async function startOtherService() {
  const debrief = savedDebrief(debriefReport());
  const server = await startScriptedServer((socket, { method, path }) => {
    const what = `${method} ${path.replace(RUN, 'RUN')}`;
    if (what === `PUT /v2/plans/${PLAN}/runs`) socket.write(json(201, { run: { id: RUN } }));
    else if (what.endsWith('/RUN/debrief')) socket.write(json(202, { data: debrief }));
    else if (what.endsWith('/RUN/results')) socket.write(json(200, { data: { debrief } }));
    else if (what === 'DELETE /v2/runs/RUN') socket.write(json(200, {}));
    else socket.write(json(404, {}));
  });
  onTestFinished(() => server.close());
  return server;
}

function inputsFor(origin: string, profile: string) {
  return {
    'base-url': origin,
    'api-key': 'some-key',
    'run-plan': PLAN,
    variables: 'A=b',
    'service-profile': profile,
  };
}

describe('a profile file overrides method, path, body and the place of a value', () => {
  test('of the main step', async () => {
    const server = await startOtherService();
    const inputs = inputsFor(server.origin, save('profile.yml', PROFILE));
    const result = await runAlone(inputs, {}, server.origin);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'passed', 'job-id': RUN } });
    const [start] = server.requests;
    expect(start).toMatchObject({ method: 'PUT', path: `/v2/plans/${PLAN}/runs` });
    expect(JSON.parse(start?.body ?? '')).toEqual({ env: 'staging', inputs: { A: 'b' } });
  });

  test('of the post step', async () => {
    const server = await startOtherService();
    const inputs = inputsFor(
      server.origin,
      save('profile.json', { cancel: { path: '/x/{jobId}' } }),
    );
    const withYaml = { ...inputs, 'service-profile': save('post.yml', PROFILE) };
    const state = { 'STATE_run-0': RUN };
    const post = await runAlone(withYaml, state, server.origin, runPost);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    const refused = await runAlone(inputs, state, server.origin, runPost);
    expect(refused.annotations).toEqual([
      expect.stringContaining(`error: run ${RUN} could not be cancelled`),
    ]);
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE /v2/runs/${RUN}`,
      `POST /x/${RUN}`,
    ]);
  });
});

describe('every error of the profile is reported with its line, together with those of other inputs', () => {
  test.for([
    [
      'bad.yml',
      'start:\n  path: https://evil.example\n  metod: PUT\n',
      [
        /^error: error: input 'wait': 'no' is not a boolean/,
        /^error: error: input 'service-profile': 'bad.yml' line 2, column 3: start\.path /,
        /line 3, column 3: start\.metod is not known here; did you mean method\?/,
      ],
    ],
    ['large.yml', `# ${'x'.repeat(256 * 1024)}`, [/'wait'/, /'large.yml' is larger than 256 KiB/]],
    ['latin1.yml', Buffer.from('read: {} # \xe9', 'latin1'), [/'wait'/, /is not UTF-8 text/]],
  ] as const)('%s', async ([name, content, errors]) => {
    const inputs = { ...inputsFor('http://127.0.0.1:1', save(name, content)), wait: 'no' };
    const result = await runAlone(inputs);
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    const told = result.annotations;
    expect(told).toHaveLength(errors.length);
    for (const fault of errors) expect(told).toContainEqual(expect.stringMatching(fault));
  });

  test.for([
    ['missing.yml', 'does not exist'],
    ['.', 'is not a file'],
  ] as const)('a path that names no file: %s', async ([path, problem]) => {
    const result = await runAlone(inputsFor('http://127.0.0.1:1', path));
    expect(result.annotations).toEqual([
      expect.stringContaining(`input 'service-profile': '${path}' ${problem}`),
    ]);
  });
});
