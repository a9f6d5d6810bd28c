import { describe, expect, it } from 'vitest';
import { readYaml } from '../../src/core/yaml-text.ts';
import {
  fillRequest,
  type ServiceProfile,
  STANDARD_PROFILE,
} from '../../src/service/operations.ts';
import { parseProfile } from '../../src/service/profile.ts';
import { describeProfile } from '../../src/service/profile-settings.ts';

function profileOf(source: string): ServiceProfile {
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

const { operations: STANDARD } = STANDARD_PROFILE;

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
lookup: { numberParameter: number, timeParameter: at }
createCall: { method: PUT, path: /v2/calls, endStatusField: endStatus }
createMetricCollectionJob: { body: { metricIds: '{metricIds}', over: { calls: '{callIds}' } } }
readMetricCollectionJob: { method: POST, path: /v2/jobs, body: { id: '{id}' }, job: '' }
readSimulationJob: { job: /job }
readResults: { path: '/v2/runs/{jobId}/results?base={compareToJobId}', verdict: /judgement }
deleteCustomerFlow: { path: '/v1/customer-flow/{flowId}' }
readPlan: { path: '/v2/plans/{runPlanId}', plan: '' }
headers: { X-Team: voice agents }
project-header: { name: X-Project-Key, value: 0198c0de }
words:
  runStatus: { DONE: COMPLETED }
  metricJobStatus: { CANCELED: CANCELLED }
`;

it('tells the faults of the text and those of the profile together', () => {
  expect(faultsOf('strat: {}\nread: {}\nread: { status: state }')).toEqual([
    expect.stringContaining('line 1, column 1: strat is not known here; did you mean start?'),
    expect.stringContaining('line 3, column 1: the key read stands in this map already'),
    expect.stringContaining('line 3, column 9: read.status '),
  ]);
});

describe('a profile overrides what it names, and nothing else', () => {
  it('in YAML', () => {
    const options = { tags: ['gate', 1, null, true] };
    expect(profileOf(WHOLE)).toEqual({
      operations: {
        ...STANDARD,
        start: {
          ...STANDARD.start,
          method: 'PUT',
          path: '/v2/plans/{runPlanId}/runs?notify=no',
          body: { options, more: options, vars: '{variables}' },
          jobId: '',
        },
        read: {
          ...STANDARD.read,
          path: '/v2/runs/{jobId}',
          status: '/state',
          simulationJobs: '/a~1b/0',
        },
        list: {
          ...STANDARD.list,
          path: '/v2/runs?plan={runPlanId}',
          nextPath: '/v2/runs?plan={runPlanId}&page={after}',
        },
        cancel: { method: 'DELETE', path: '/v2/runs/{jobId}' },
        lookup: { ...STANDARD.lookup, numberParameter: 'number', timeParameter: 'at' },
        createCall: {
          ...STANDARD.createCall,
          method: 'PUT',
          path: '/v2/calls',
          endStatusField: 'endStatus',
        },
        createMetricCollectionJob: {
          ...STANDARD.createMetricCollectionJob,
          body: { metricIds: '{metricIds}', over: { calls: '{callIds}' } },
        },
        readMetricCollectionJob: {
          method: 'POST',
          path: '/v2/jobs',
          body: { id: '{id}' },
          job: '',
        },
        readSimulationJob: { ...STANDARD.readSimulationJob, job: '/job' },
        readResults: {
          ...STANDARD.readResults,
          path: '/v2/runs/{jobId}/results?base={compareToJobId}',
          verdict: '/judgement',
        },
        deleteCustomerFlow: { ...STANDARD.deleteCustomerFlow, path: '/v1/customer-flow/{flowId}' },
        readPlan: { method: 'GET', path: '/v2/plans/{runPlanId}', plan: '' },
      },
      words: {
        ...STANDARD_PROFILE.words,
        runStatus: { DONE: 'COMPLETED' },
        metricJobStatus: { CANCELED: 'CANCELLED' },
      },
      headers: { 'x-team': 'voice agents', 'x-project-key': '0198c0de' },
    });
  });

  it('in JSON, with a byte order mark, tabs and CRLF', () => {
    const json = JSON.stringify({ read: { status: '/state' } }, null, '\t');
    const { operations, ...others } = profileOf(`\uFEFF${json.replaceAll('\n', '\r\n')}`);
    expect(operations).toEqual({ ...STANDARD, read: { ...STANDARD.read, status: '/state' } });
    expect({ operations: STANDARD, ...others }).toEqual(STANDARD_PROFILE);
  });

  it('and may say all that holds anyway', () => {
    const { operations, words } = STANDARD_PROFILE;
    expect(profileOf(JSON.stringify({ ...operations, words, headers: {} }))).toEqual(
      STANDARD_PROFILE,
    );
  });

  it('fills bodies and paths', () => {
    const { start, lookup, createMetricCollectionJob } = profileOf(WHOLE).operations;
    expect(fillRequest(start, { runPlanId: 'a/b', variables: { x: '{runPlanId}' } })).toEqual({
      method: 'PUT',
      path: '/v2/plans/a%2Fb/runs?notify=no',
      body: expect.objectContaining({ vars: { x: '{runPlanId}' } }),
    });
    const { numberParameter, timeParameter } = lookup;
    const call = { servicePhoneNumber: '+1', callTime: 'now', numberParameter, timeParameter };
    expect(fillRequest(lookup, call).path).toBe('/v1/simulation/job/lookup?number=%2B1&at=now');
    const values = { metricIds: ['m'], chatIds: ['c'] };
    expect(JSON.stringify(fillRequest(createMetricCollectionJob, values).body)).toBe(
      '{"metricIds":["m"],"over":{}}',
    );
    const list = { method: 'POST', path: '/x', body: ['{after}', 'text', 1] };
    expect(fillRequest(list, { after: null }).body).toEqual([null, 'text', 1]);
  });

  it('leaves out members of a body that have no value, and keeps what is written as null', () => {
    const body = { plan: '{runPlanId}', page: { after: '{after}' }, order: null };
    const list = { method: 'POST', path: '/x', body };
    expect(JSON.stringify(fillRequest(list, { runPlanId: 'p', after: null }).body)).toBe(
      '{"plan":"p","page":{},"order":null}',
    );
  });

  it('leaves out parts of a query that have no value', () => {
    const path = '/x?{name}={value}&fixed=1&other={value}{more}';
    const pathOf = (values: Record<string, unknown>) =>
      fillRequest({ method: 'GET', path }, values).path;
    expect(pathOf({ name: 'n', value: 'v', more: '?' })).toBe('/x?n=v&fixed=1&other=v%3F');
    expect(pathOf({ name: 'n', value: 'v', more: null })).toBe('/x?n=v&fixed=1');
    expect(fillRequest({ method: 'GET', path: '/x?a={value}' }, {}).path).toBe('/x');
  });

  it.each([
    ['/jobs/{id}/results', ''],
    ['/jobs/{id}/results', '.'],
    ['/jobs/{id}/results?id={id}', '..'],
    ['/jobs/{id}', '..'],
    ['/jobs/.{id}', '.'],
    ['/jobs/%2E{id}', '.'],
    ['/jobs/{id}{id}', '.'],
  ])('refuses a path %s whose segment would be empty or dots by %j', (path, id) => {
    expect(() => fillRequest({ method: 'GET', path }, { id })).toThrow(
      expect.objectContaining({ name: 'ServiceError', mayHaveBeenTaken: false }),
    );
  });

  it('takes dots within a segment, and in a query', () => {
    const path = '/jobs/{id}/v{id}/?a={id}';
    expect(fillRequest({ method: 'GET', path }, { id: '...' }).path).toBe('/jobs/.../v.../?a=...');
    expect(fillRequest({ method: 'GET', path: '/x?a={id}' }, { id: '..' }).path).toBe('/x?a=..');
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
        /^line 7, column 1: raed is not known here; did you mean read\? Known are requestDebrief, /,
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
      { createCall: { endStatusFeld: 'x' } },
      'createCall.endStatusFeld is not known here; did you mean endStatusField?',
    ],
    [{ lookup: 5 }, 'lookup is 5, but has to be a map of keys'],
    [{ lookup: { path: '/x' } }, 'lookup has no {servicePhoneNumber} in path or body'],
    [{ createCall: { method: 'GET' } }, 'createCall.method "GET" cannot send a body'],
    [{ createCall: { method: 'post' } }, 'createCall.method "post" is no method here'],
    [{ headers: ['X-Team'] }, 'headers is ["X-Team"], but has to be a map of keys'],
    [{ headers: { 'X Team': 'a' } }, 'headers."X Team" "a" is not the name of a header'],
    [
      { headers: { Host: 'evil.example' } },
      'is a header that the action sets itself: leave it out',
    ],
    [{ headers: { 'content-length': '1' } }, 'is a header that the action sets itself'],
    [{ headers: { Authorization: 'Bearer x' } }, 'sounds like a secret'],
    [{ headers: { 'x-api-key': 'x' } }, 'sounds like a secret'],
    [{ headers: { 'X-Team': 'a\r\nhost: b' } }, 'cannot be sent as the value of a header'],
    [{ headers: { 'X-Team': '' } }, 'cannot be sent as the value of a header'],
    [{ headers: { 'X-Team': 5 } }, 'headers.X-Team is 5, but has to be a text'],
    [{ 'project-header': 'X-Project: 1' }, 'but has to be a map of keys'],
    [
      { 'project-header': { name: 'X-Project' } },
      'project-header.value is missing: it has to be a text',
    ],
    [
      { 'project-header': { name: 'authorization', value: 'x' } },
      'is a header that the action sets',
    ],
    [{ words: { runStatus: { DONE: 'COMPLETE' } } }, 'has to be one of PENDING, QUEUED'],
    [{ words: { runStatus: { DONE: 'COMPLETE' } } }, 'did you mean COMPLETED?'],
    [{ words: { runStatus: [] } }, 'words.runStatus is [], but has to be a map of keys'],
    [{ words: { runState: {} } }, 'words.runState is not known here; did you mean runStatus?'],
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
    ['read: {}\nlist: *nobody', 'an alias cannot be resolved'],
    ['read: !!js/function x', 'Unresolved tag'],
    ['start: { body: &a [*a] }', 'an alias cannot be resolved'],
  ])('a text that is no profile: %j', (source, problem) => {
    expect(faultsOf(source)[0]).toContain(problem);
  });

  it.each([
    ['deep flows', '['.repeat(200_000), 'nested too deeply'],
    ['deep blocks', '- '.repeat(100_000), 'nested too deeply'],
    ['a heap of faults', ']'.repeat(32 * 1024), 'Unexpected'],
    [
      'aliases of aliases',
      Array.from(
        { length: 4 },
        (_, i) => `k${i}: &a${i} [${i ? `*a${i - 1},`.repeat(5) : 1}]`,
      ).join('\n'),
      'an alias cannot be resolved',
    ],
  ])('hostile: %s', (_, source, problem) => {
    expect(faultsOf(source).at(-1)).toContain(problem);
  });
});

describe('the table of all that a profile can say', () => {
  const rows = describeProfile();

  it('says what each setting is for, and what holds without it', () => {
    expect(rows.filter(({ meaning }) => !meaning)).toEqual([]);
    expect(rows).toContainEqual({
      key: 'list.path',
      standard: STANDARD.list.path,
      meaning: 'Path below `base-url`. Values: `{runPlanId}`, `{after}`.',
    });
    expect(rows).toContainEqual({
      key: 'cancel',
      standard: undefined,
      meaning: 'Cancels a run.',
    });
    expect(rows.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['headers', 'project-header', 'words.runStatus']),
    );
  });

  it('has a row for everything that the standard profile holds', () => {
    const keys = Object.entries(STANDARD).flatMap(([name, settings]) => [
      name,
      ...Object.keys(settings).map((setting) => `${name}.${setting}`),
    ]);
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  });
});
