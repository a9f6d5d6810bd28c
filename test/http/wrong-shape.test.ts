import { describe, expect, test } from 'vitest';
import { json } from '../support/http-server.ts';
import { errorOf, type Fixture, serve } from './client-fixture.ts';

describe('a response of the wrong shape is an error with every wrong place, what was expected and what was found', () => {
  const start = ({ client, context }: Fixture) => client.startRun('plan-1', {}, context);
  const results = ({ client, context }: Fixture) => client.readResults('job-1', context);
  const list = ({ client, context }: Fixture) => client.listRuns('plan-1', null, context);
  const lookUp = ({ client, context }: Fixture) => client.lookUpSimulationJob('+1', null, context);

  test.each<[string, unknown, (fixture: Fixture) => Promise<unknown>, string]>([
    [
      'no ID',
      { data: {} },
      start,
      '/data/simulationRunPlanJobId: expected string, received undefined',
    ],
    [
      'an empty ID',
      { data: { simulationRunPlanJobId: '' } },
      start,
      '/data/simulationRunPlanJobId: expected an ID',
    ],
    [
      'an ID that is too long',
      { data: { simulationRunPlanJobId: 'x'.repeat(201) } },
      start,
      '/data/simulationRunPlanJobId: expected an ID',
    ],
    ...['.', '..', 'two words', 'two\nlines', 'ü'].map(
      (id): [string, unknown, typeof start, string] => [
        `an ID that leads elsewhere: ${JSON.stringify(id)}`,
        { data: { simulationRunPlanJobId: id } },
        start,
        '/data/simulationRunPlanJobId: expected an ID',
      ],
    ),
    ['no object', 7, start, '/data/simulationRunPlanJobId: expected string, received undefined'],
    ['a list of results', [], results, 'the whole: expected object, received array'],
    ['null results', { data: null }, results, '/data: expected object, received null'],
    [
      'an invalid status',
      { data: { debrief: { status: 5 } } },
      results,
      '/data/debrief/status: expected string, received number',
    ],
    ['no runs', {}, list, '/data: expected array, received undefined'],
    ['an array for an object', { data: [] }, lookUp, '/data: expected object, received array'],
  ])('%s', async (_, reply, call, problems) => {
    const fixture = await serve(json(200, reply));
    const error = await errorOf(call(fixture));
    expect(error).toMatchObject({ kind: 'shape', problem: `not as specified: ${problems}` });
    expect(error.mayHaveBeenTaken).toBe(true);
    expect(fixture.server.requests).toHaveLength(1);
  });
});
