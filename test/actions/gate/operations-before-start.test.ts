/** What a service need not tell before a run is started, with every fault that its answers may have. */
import { describe, expect, test } from 'vitest';
import {
  allBut,
  answerOf,
  expectHarmless,
  INHERITED,
  LIE_NAMES,
  lie,
  order,
  REFUSALS,
} from '../../support/faulty-answers.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import { countOf, type VirtualRuntime, virtualRuntime } from '../../support/virtual-runtime.ts';

describe('requests before a run is started', () => {
  const ERROR = 'error, 0 started';
  const INCONCLUSIVE = 'inconclusive, 0 started';
  const STARTED = 'started, 1 started';
  const LOCATED = 'started, 0 started';
  const DRY = 'skipped, 0 started';
  const FAULTS = [...Object.keys(REFUSALS), ...LIE_NAMES];

  /** Lists that are none. */
  const NO_LIST = allBut(['nothing', 'a text', 'an empty object'], INCONCLUSIVE);
  const NO_ANSWER = allBut(
    ['500', 'no answer', 'a page', 'an empty body', 'JSON of no use'],
    INCONCLUSIVE,
  );
  const REFUSED = allBut(['401', '403', '404'], ERROR);
  /** Names that are not the one that the workflow gives. */
  const OTHER_NAMES = allBut(
    ['nulls', 'wrong types', 'an empty list', 'names of 200 KB', 'hostile text'],
    ERROR,
  );
  /** Twenty-four calls all the same, which are more than the workflow allows. */
  const STILL_COUNTED = allBut(
    [
      'passed above evaluated',
      'rates outside 0 to 100',
      'names of 200 KB',
      'two thousand entries',
      INHERITED,
    ],
    ERROR,
  );

  test.each<{
    what: string;
    path: string;
    inputs: (service: VirtualRuntime['service']) => Record<string, string>;
    ends: Record<string, string>;
  }>([
    {
      what: 'the plans, by one of their names',
      path: '/v1/simulation/plan',
      inputs: ({ demo }) => ({ 'run-plan': demo.name }),
      ends: allBut(FAULTS, STARTED, {
        ...REFUSED,
        ...NO_ANSWER,
        ...NO_LIST,
        ...OTHER_NAMES,
        'IDs of others': 'error, 1 started',
      }),
    },
    {
      what: 'one plan, for max-calls',
      path: '/v1/simulation/plan/*',
      inputs: ({ demo }) => ({ 'run-plan': demo.runPlanId, 'max-calls': '10' }),
      ends: allBut(FAULTS, STARTED, STILL_COUNTED),
    },
    {
      what: 'the credential, by a dry run',
      path: '/v1/me',
      inputs: ({ demo }) => ({ 'run-plan': demo.runPlanId, 'dry-run': 'true' }),
      ends: allBut(FAULTS, DRY, { '401': ERROR, '403': ERROR }),
    },
    {
      what: 'the runs of a plan, by a phone number',
      path: '/v1/simulation/plan/jobs',
      inputs: (service) => {
        service.addRun();
        const callTime = new Date(START_MS - 30_000).toISOString();
        return { 'service-phone-number': service.demo.servicePhoneNumber, 'call-time': callTime };
      },
      ends: allBut(FAULTS, LOCATED, {
        ...REFUSED,
        ...NO_ANSWER,
        ...NO_LIST,
        nulls: INCONCLUSIVE,
        'wrong types': INCONCLUSIVE,
        'hostile text': INCONCLUSIVE,
        'an empty list': ERROR,
        'IDs of others': ERROR,
      }),
    },
  ])('$what', async ({ path, inputs, ends }) => {
    const came: Record<string, string> = {};
    const told: Record<string, string> = {};
    for (const fault of FAULTS) {
      const runtime = await virtualRuntime();
      const given = { wait: 'false', 'run-timeout': '1m', ...inputs(runtime.service) };
      const answer = await answerOf(runtime, path.replace('*', runtime.service.demo.runPlanId));
      const refusal = REFUSALS[fault];
      if (refusal !== undefined) order(runtime, path, refusal);
      else lie(runtime, path, answer, fault);
      const step = await runtime.runStep(given);
      expectHarmless(step);
      came[fault] = `${step.outputs.outcome}, ${countOf(runtime, 'POST start')} started`;
      if (came[fault] !== ends[fault]) told[fault] = step.log;
    }
    expect(came, JSON.stringify(told)).toEqual(ends);
  });
});
