import { describe, expect, it } from 'vitest';
import {
  fillRequest,
  parseProfile,
  type ServiceProfile,
  STANDARD_PROFILE,
} from '../../src/service/operations.ts';
import { readYaml } from '../../src/text/yaml-text.ts';

function profileOf(source: string): ServiceProfile {
  const parsed = parseProfile(readYaml(source), 'p.yml');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.value;
}

function errorsOf(source: string): string[] {
  const parsed = parseProfile(readYaml(source), 'p.yml');
  if (parsed.ok) throw new Error('no error');
  expect(parsed.errors.every(({ shown }) => shown === 'p.yml')).toBe(true);
  return parsed.errors.map(({ problem }) => problem);
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
list: { path: '/v2/runs?plan={runPlanId}&page={after}' }
cancel: { method: DELETE, path: '/v2/runs/{jobId}' }
lookup: { numberParameter: number, timeParameter: at }
createCall: { method: PUT, path: /v2/calls, endStatusField: endStatus }
createMetricCollectionJob: { body: { of: '{metrics}', over: { calls: '{callIds}' } } }
readMetricCollectionJob: { method: POST, path: /v2/jobs, body: { id: '{id}' }, job: '' }
readSimulationJob: { job: /job }
readResults: { path: '/v2/runs/{jobId}/results?base={compareToJobId}', verdict: /judgement }
deleteCustomerFlow: { path: '/v1/customer-flow/{flowId}' }
readPlan: { path: '/v2/plans/{runPlanId}', plan: '' }
headers: { X-Team: voice agents }
words:
  runStatus: { DONE: COMPLETED }
`;

it('reports errors of the text and of the profile together', () => {
  expect(errorsOf('strat: {}\nread: {}\nread: { status: state }')).toEqual([
    expect.stringContaining('line 1, column 1: strat is not known here; did you mean start?'),
    expect.stringContaining('line 3, column 1: the key read is in this map already'),
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
        list: { ...STANDARD.list, path: '/v2/runs?plan={runPlanId}&page={after}' },
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
          body: { of: '{metrics}', over: { calls: '{callIds}' } },
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
      words: { runStatus: { DONE: 'COMPLETED' } },
      headers: { 'X-Team': 'voice agents' },
    });
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
    const values = { metrics: ['m'], chatIds: ['c'] };
    expect(JSON.stringify(fillRequest(createMetricCollectionJob, values).body)).toBe(
      '{"of":["m"],"over":{}}',
    );
    const list = { method: 'POST', path: '/x', body: ['{after}', 'text', 1] };
    expect(fillRequest(list, { after: null }).body).toEqual([null, 'text', 1]);
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
});

describe('every error of a profile is reported with its line', () => {
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
    const places = errorsOf(source).map((fault) => fault.split(' ', 5).join(' '));
    expect(places).toEqual([
      'line 2, column 3: cancel.path',
      'line 3, column 3: cancel.metod',
      'line 5, column 3: read.status',
      'line 6, column 3: read.method',
      'line 7, column 1: raed',
      'line 8, column 1: start',
      'line 10, column 3: list.hasMore',
    ]);
  });

  it.each(['{plan}', 'x-{variables}'])('in a body that has %s', (text) => {
    expect(errorsOf(`start:\n  body: { facts: [a, '${text}'] }\n`)).toEqual([
      expect.stringMatching(/^line 2, column 3: start\.body .*\{runPlanId\}/),
    ]);
  });

  it.each([
    'https://evil.example/{jobId}',
    '//evil.example/{jobId}',
    'javascript:{jobId}',
    'runs/{jobId}',
    '/runs/{jobId}#part',
    '/runs/{jobId} HTTP/1.1',
    '/runs/{jobId}/é',
    '/runs/%zz/{jobId}',
    '/runs/../{jobId}',
    '/runs/{jobid}',
    '/runs/{jobId}/{',
    '',
  ])('a path that is not plain and absolute: %s', (path) => {
    const errors = errorsOf(JSON.stringify({ cancel: { path } }));
    expect(errors[0]).toMatch(/^line 1, column \d+: cancel\.path /);
  });

  it.each([
    [{ lookup: { timeParameter: 'a&b' } }, 'lookup.timeParameter '],
    [{ createCall: { endStatusField: 'end status' } }, 'createCall.endStatusField '],
    [{ createCall: { endStatusFeld: 'x' } }, 'did you mean endStatusField?'],
    [{ lookup: 5 }, 'lookup is 5'],
    [{ createCall: { method: 'post' } }, 'createCall.method '],
    [{ headers: ['X-Team'] }, 'headers is ["X-Team"]'],
    [{ headers: { 'X Team': 'a' } }, 'headers."X Team" '],
    [{ headers: { Host: 'evil.example' } }, 'headers.Host '],
    [{ headers: { Authorization: 'Bearer x' } }, 'headers.Authorization '],
    [{ headers: { 'X-Team': 'a\r\nhost: b' } }, 'headers.X-Team '],
    [{ headers: { 'X-Team': '' } }, 'headers.X-Team '],
    [{ words: { runStatus: { DONE: 'COMPLETE' } } }, 'did you mean COMPLETED?'],
    [{ words: { runStatus: [] } }, 'words.runStatus '],
    [{ words: { runState: {} } }, 'did you mean runStatus?'],
  ])('a value that cannot work: %j', (profile, problem) => {
    expect(errorsOf(JSON.stringify(profile)).join()).toContain(problem);
  });

  it.each([
    ['', 'line 1, column 1: the profile is empty, but has to be a map of keys'],
    ['# nothing\n', 'line 1, column 1: the profile is empty, but has to be a map of keys'],
    ['[]', 'line 1, column 1: the profile is [], but has to be a map of keys'],
    ['read: {}\n---\nread: {}', 'a second document begins: keep one'],
    ['read: {}\nread: {}', 'the key read is in this map already, or is reserved: remove it'],
    ['read:\n  status: "/data', 'Missing closing "quote'],
    ['read: {}\nlist: *nobody', 'an alias is unknown, or expands too much'],
    ['read: !!js/function x', 'Unresolved tag'],
    ['start: { body: &a [*a] }', 'an alias is unknown, or expands too much'],
  ])('a text that is no profile: %j', (source, problem) => {
    expect(errorsOf(source)[0]).toContain(problem);
  });
});
