import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/core/yaml-text.ts';
import { fillRequest, OPERATIONS, type Operations } from '../../src/service/operations.ts';
import { parseProfile } from '../../src/service/profile.ts';

function operationsOf(source: string): Operations {
  const parsed = parseProfile(readYaml(source), 'p.yml');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

function faultsOf(source: string): string[] {
  const parsed = parseProfile(readYaml(source), 'p.yml');
  if (parsed.ok) throw new Error('no fault');
  expect(parsed.faults.every(({ shown }) => shown === 'p.yml')).toBe(true);
  return parsed.faults.map(({ problem }) => problem);
}

const WHOLE = `
start:
  method: PUT
  path: /v2/plans/{runPlanId}/runs?notify=no
  body:
    options: &options { tags: [gate, 1, null, true] }
    more: *options
    vars: '{variables}'
  jobId: ''
read: { path: '/v2/runs/{jobId}', status: /state, simulationJobs: '/a~1b/0' }
list:
  path: /v2/runs?plan={runPlanId}
  nextPath: /v2/runs?plan={runPlanId}&page={after}
cancel: { method: DELETE, path: '/v2/runs/{jobId}' }
lookup: { timeParameter: at }
createCall: { endStatusField: endStatus }
readMetricCollectionJob: { method: POST, path: /v2/jobs, body: { id: '{id}' }, job: '' }
readSimulationJob: { job: /job }
`;

it('tells the faults of the text and those of the profile together', () => {
  expect(faultsOf('strat: {}\nread: {}\nread: { status: state }')).toEqual([
    expect.stringContaining('line 1, column 1: strat is not known here; did you mean start?'),
    expect.stringContaining('line 3, column 1: the key read stands in this map already'),
    expect.stringContaining('line 3, column 9: read.status '),
  ]);
});

describe('a profile overrides method, path, body and where a value stands', () => {
  it('in YAML', () => {
    const options = { tags: ['gate', 1, null, true] };
    expect(operationsOf(WHOLE)).toEqual({
      start: {
        method: 'PUT',
        path: '/v2/plans/{runPlanId}/runs?notify=no',
        body: { options, more: options, vars: '{variables}' },
        jobId: '',
      },
      read: {
        method: 'GET',
        path: '/v2/runs/{jobId}',
        status: '/state',
        simulationJobs: '/a~1b/0',
      },
      list: {
        ...OPERATIONS.list,
        path: '/v2/runs?plan={runPlanId}',
        nextPath: '/v2/runs?plan={runPlanId}&page={after}',
      },
      cancel: { method: 'DELETE', path: '/v2/runs/{jobId}' },
      lookup: { timeParameter: 'at' },
      createCall: { endStatusField: 'endStatus' },
      readMetricCollectionJob: { method: 'POST', path: '/v2/jobs', body: { id: '{id}' }, job: '' },
      readSimulationJob: { ...OPERATIONS.readSimulationJob, job: '/job' },
    });
  });

  it('in JSON, with a byte order mark, tabs and CRLF', () => {
    const json = JSON.stringify({ read: { status: '/state' } }, null, '\t');
    const { read, ...others } = operationsOf(`\uFEFF${json.replaceAll('\n', '\r\n')}`);
    expect(read).toEqual({ ...OPERATIONS.read, status: '/state' });
    expect({ read: OPERATIONS.read, ...others }).toEqual(OPERATIONS);
  });

  it('the one in the README is that of the defaults', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```yaml\n(start:\n[\s\S]*?)```/.exec(readme) ?? [];
    expect(example).toContain('readSimulationJob');
    expect(operationsOf(example)).toEqual(OPERATIONS);
  });

  it('fills bodies and paths', () => {
    const { start } = operationsOf(WHOLE);
    expect(fillRequest(start, { runPlanId: 'a/b', variables: { x: '{runPlanId}' } })).toEqual({
      method: 'PUT',
      path: '/v2/plans/a%2Fb/runs?notify=no',
      body: expect.objectContaining({ vars: { x: '{runPlanId}' } }),
    });
    const list = { method: 'POST', path: '/x', body: ['{after}', 'text', 1] };
    expect(fillRequest(list, { after: null }).body).toEqual([null, 'text', 1]);
  });
});

describe('every fault of a profile is told with its line', () => {
  it('all of them together, in the order of the lines', () => {
    const source = `cancel:
  path: cancel/{jobId}
  metod: POST
read:
  status: data
  method: get
raed: {}
start: [1]
list:
  hasMore: 5
`;
    expect(faultsOf(source)).toEqual([
      'line 2, column 3: cancel.path "cancel/{jobId}" is not absolute: begin it with a /',
      'line 3, column 3: cancel.metod is not known here; did you mean method? Known are method, path, body',
      'line 5, column 3: read.status "data" is not a JSON Pointer: write the keys to the value, each after a slash, such as /data/id',
      'line 6, column 3: read.method "get" is no method here: write GET, POST, PUT, PATCH, DELETE',
      expect.stringMatching(
        /^line 7, column 1: raed is not known here; did you mean read\? Known are start, /,
      ),
      'line 8, column 1: start is [1], but has to be a map of keys',
      'line 10, column 3: list.hasMore is 5, but has to be a text',
    ]);
  });

  it('in a body, at the line of each text', () => {
    const source = `start:
  body:
    plan: "{runPlanId}"
    facts:
      - "{plan}"
      - text
      - more: "x-{variables}"
`;
    expect(faultsOf(source)).toEqual([
      'line 5, column 9: start.body.facts[0] "{plan}" has a placeholder that is not known here: known are {runPlanId} and {variables}',
      'line 7, column 9: start.body.facts[2].more "x-{variables}" has a placeholder with other text around it: it stands alone',
    ]);
  });

  it('at its alias, where the value stands elsewhere', () => {
    expect(faultsOf('read: &a\n  path: x/{jobId}\ncancel: *a\n')).toEqual([
      'line 2, column 3: read.path "x/{jobId}" is not absolute: begin it with a /',
      'line 3, column 1: cancel.path "x/{jobId}" is not absolute: begin it with a /',
    ]);
  });

  it.each([
    ['https://evil.example/{jobId}', 'has a scheme or a host'],
    ['//evil.example/{jobId}', 'has a scheme or a host'],
    ['javascript:{jobId}', 'has a scheme or a host'],
    ['runs/{jobId}', 'is not absolute'],
    ['\\\\evil.example\\{jobId}', 'is not absolute'],
    ['/\\evil.example/{jobId}', 'holds a character'],
    ['/runs/{jobId}#part', 'holds a character'],
    ['/runs/{jobId} HTTP/1.1', 'holds a character'],
    ['/runs/{jobId}/é', 'holds a character'],
    ['/runs/%zz/{jobId}', 'holds a character'],
    ['/runs/../{jobId}', 'holds . or ..'],
    ['/runs/%2e%2E/{jobId}', 'holds . or ..'],
    ['/runs/{jobid}', 'has braces that are no placeholder known here: known are {jobId}'],
    ['/runs/{jobId}/{', 'has braces'],
    ['/runs', 'has no {jobId} in path or body'],
    ['', 'is not absolute'],
  ])('a path that is not plain and absolute: %s', (path, problem) => {
    const faults = faultsOf(JSON.stringify({ cancel: { path } })).join('\n');
    expect(faults).toMatch(/^line 1, column \d+: cancel/);
    expect(faults).toContain(problem);
  });

  it.each([
    [
      { start: { body: { plan: '{runPlanID}' } } },
      'start.body.plan "{runPlanID}" has a placeholder that is not known',
    ],
    [
      { start: { body: ['x-{runPlanId}'] } },
      'start.body[0] "x-{runPlanId}" has a placeholder with other text',
    ],
    [{ start: { body: { a: 1, b: null } } }, 'start has no {runPlanId} in path or body'],
    [{ read: { body: {} } }, 'read has a body, which GET cannot send'],
    [{ lookup: { timeParameter: 'a&b' } }, 'lookup.timeParameter "a&b" is not the name of a query'],
    [
      { createCall: { endStatusField: 'end status' } },
      'createCall.endStatusField "end status" is not the name of a f',
    ],
    [
      { createCall: { endStatusField: '' } },
      'createCall.endStatusField "" is not the name of a field',
    ],
    [
      { createCall: { endReason: 'x' } },
      'createCall.endReason is not known here; did you mean endStatus',
    ],
    [{ lookup: 5 }, 'lookup is 5, but has to be a map of keys'],
  ])('a value that cannot work: %j', (profile, problem) => {
    expect(faultsOf(JSON.stringify(profile)).join()).toContain(problem);
  });

  it.each([
    ['', 'line 1, column 1: the profile is empty, but has to be a map of keys'],
    ['# nothing\n', 'line 1, column 1: the profile is empty, but has to be a map of keys'],
    ['[]', 'line 1, column 1: the profile is [], but has to be a map of keys'],
    ['read: {}\n---\nread: {}', 'a second document begins: keep one'],
    ['read: {}\nread: {}', 'the key read stands in this map already: keep one of the two'],
    ['read:\n  status: "/data', 'Missing closing "quote'],
    ['read: {}\nlist: *nobody', '*nobody stands for nothing'],
    ['read: !!js/function x', 'the tag tag:yaml.org,2002:js/function is not taken'],
    ['start: { body: [.inf] }', 'Infinity is no number of JSON'],
    ['start: { body: &a [*a] }', 'its aliases expand to too much, or to themselves'],
  ])('a text that is no profile: %j', (source, problem) => {
    expect(faultsOf(source)[0]).toContain(problem);
  });

  it.each([
    ['deep flows', '['.repeat(200_000), 'nested too deeply'],
    ['deep blocks', '- '.repeat(100_000), 'nested too deeply'],
    ['a heap of faults', ']'.repeat(256 * 1024), 'Unexpected'],
    ['a heap of aliases', `start: { body: [&a 1${', *a'.repeat(21)}] }`, 'one more alias'],
    [
      'aliases of aliases',
      Array.from(
        { length: 4 },
        (_, i) => `k${i}: &a${i} [${i ? `*a${i - 1},`.repeat(5) : 1}]`,
      ).join('\n'),
      'its aliases expand to too much',
    ],
  ])('hostile: %s', (_, source, problem) => {
    expect(faultsOf(source).at(-1)).toContain(problem);
  });
});
