import { describe, expect, test } from 'vitest';
import { CONFIRMED } from '../../../src/report/words/confirmation.ts';
import {
  DRY_RUN,
  describePermissions,
  describeStarts,
} from '../../../src/report/words/dry-run-words.ts';
import { LOOKUP } from '../../../src/report/words/lookup-words.ts';
import {
  describeLostStart,
  describePlanCalls,
  describeSeveralPlans,
  describeTooManyCalls,
  describeUnknownPlan,
  PLAN as PLANS,
} from '../../../src/report/words/plan-words.ts';
import {
  BASELINE,
  describeResumed,
  describeReused,
  describeUncancelled,
  describeUnmatched,
  LEFT,
  PATHS,
  UNREUSABLE,
  WHY_NOT,
} from '../../../src/report/words/run-notes.ts';
import {
  describeFailedDebrief,
  describeNoReport,
  describeProgress,
  GIVEN_UP,
  NAME,
  SAVED,
  STATE,
  UNREQUESTED,
  WAIT_FOR,
} from '../../../src/report/words/wait-words.ts';
import { constantsOf } from './constants-of.ts';

const PLAN = { id: 'p1', name: 'nightly', testCaseCount: 12, iterationCount: 2 };
const UNKNOWN = { id: 'p2', name: null, testCaseCount: null, iterationCount: null };
const TIMES = { startedAt: '10:00', createdAt: '09:59', completedAt: '10:05', endedAt: null };
const JOB = { simulationJobId: 's1', runPlan: { id: 'p1' }, servicePhoneNumber: '+1555', ...TIMES };
const SOUGHT = { servicePhoneNumber: '+1777', callTime: '11:00' };

const WORDS: readonly string[] = [
  ...constantsOf(
    CONFIRMED,
    DRY_RUN,
    LEFT,
    NAME,
    PLANS,
    SAVED,
    STATE,
    UNREQUESTED,
    WAIT_FOR,
    WHY_NOT,
  ),
  describePlanCalls(PLAN),
  describePlanCalls(UNKNOWN),
  describeTooManyCalls([PLAN, UNKNOWN], 10),
  describeUnknownPlan('nightli', ['weekly', 'nightly', 'nightly'], []),
  describeUnknownPlan('x', [], ['weekly', 'nightly']),
  describeUnknownPlan('x', [], []),
  describeSeveralPlans('nightly', ['p1', 'p2']),
  describeLostStart(UNKNOWN),
  LOOKUP.located(JOB, JOB, 'the call'),
  LOOKUP.noRun('p1', 'the call'),
  LOOKUP.noJob('404', { ...SOUGHT, callTime: null }, 0),
  LOOKUP.noJob('404', SOUGHT, 0),
  LOOKUP.otherNumber(JOB, SOUGHT),
  LOOKUP.otherTime(JOB, SOUGHT),
  LOOKUP.otherTime({ ...JOB, completedAt: null }, SOUGHT),
  LOOKUP.checkTimeParameter,
  LOOKUP.call(SOUGHT, 0),
  LOOKUP.job(JOB),
  describePermissions([]),
  describePermissions(['call:read', 'run:read']),
  describeStarts([
    { plan: PLAN, runId: null },
    { plan: PLAN, runId: null },
    { plan: UNKNOWN, runId: 'r1' },
  ]),
  describeResumed(1, '10:00'),
  describeReused({ ageMs: 3_600_000, sha: '0123456789', ref: 'refs/heads/main' }, 86_400_000),
  describeProgress('QUEUED', 7, []),
  describeProgress('RUNNING', null, [{ status: 'COMPLETED' }, { status: 'QUEUED' }]),
  describeFailedDebrief(null, 'full'),
  describeFailedDebrief('no\nmodel', 'full'),
  describeFailedDebrief('no model', 'brief'),
  CONFIRMED.result('passed', 2),
  PLANS.wanted('p1'),
  PLANS.found('p1'),
  PLANS.started(UNKNOWN),
  PLANS.without(UNKNOWN),
  PLANS.uncounted({ ...UNKNOWN, error: null }),
  PLANS.unlimited({ error: new Error('read plan: 403.') }),
  PLANS.otherStart('run plan p1'),
  DRY_RUN.health('/health', 'ok.'),
  DRY_RUN.readOnlyKey(['run:read']),
  DRY_RUN.unchecked(UNKNOWN),
  DRY_RUN.evaluated(['r1', 'r2']),
  WHY_NOT.line('r1', 'reused', 'it failed'),
  WHY_NOT.ended('FAILED'),
  WHY_NOT.endedAgain('FAILED'),
  UNREUSABLE.note('404'),
  UNREUSABLE.unmatched('a/**'),
  UNREUSABLE.noFile('a'),
  BASELINE.failed('main'),
  BASELINE.previous('refs/heads/main'),
  BASELINE.previous('refs/pull/7/merge'),
  BASELINE.previous(''),
  BASELINE.unknown('r1', '404: no run.'),
  describeUnmatched(['a/**', 'b']).join(''),
  PATHS.changed('a.md'),
  PATHS.unknown('403.'),
  PATHS.skipped({ kind: 'pull request', files: 2 }, null),
  PATHS.skipped({ kind: 'merge group', files: 1 }, 'would start'),
  SAVED.refused('a.json', 'is empty'),
  SAVED.noDebrief('no data'),
  describeNoReport(null, 'full'),
  describeNoReport({ status: 'READY' }, 'full'),
  describeNoReport({ status: 'FAILED', errorMessage: 'no model' }, 'full'),
  describeNoReport({ status: 'PENDING' }, 'full'),
  NAME.byNumber('+1555'),
  WAIT_FOR.lookup('run plan p1'),
  WAIT_FOR.start(UNKNOWN),
  STATE.debrief('READY'),
  STATE.unread('run r1', '500'),
  STATE.unreadResults('500'),
  STATE.noDebrief(null),
  STATE.noDebrief('FAILED'),
  STATE.otherDebrief('d1', 'READY'),
  STATE.unknown('NEW'),
  STATE.retried('ended FAILED.'),
  GIVEN_UP.withoutDebrief('FAILED'),
  GIVEN_UP.notRequestable('ended FAILED.'),
  GIVEN_UP.tooOften('ended FAILED', 2),
];

test('every sentence about the collection of runs', async () => {
  await expect(`${WORDS.join('\n')}\n`).toMatchFileSnapshot('golden/collect.txt');
});

describe('runs that could not be cancelled', () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}-`);

  test('are in one error with the reason of the first', () => {
    const failures = idsOf(60).map((id) => ({ id, why: `500: no cancel for ${id}.` }));
    expect(describeUncancelled(failures)).toEqual([
      `run ${idsOf(60).join(', ')} could not be cancelled and may continue to make calls: 500: no cancel for id-0-. Cancel it in the dashboard of the service`,
    ]);
  });

  test('are in several errors if one would not hold their IDs', () => {
    const errors = describeUncancelled(idsOf(250).map((id) => ({ id, why: 'why' })));
    expect(errors.map((error) => error.match(/id-/g)?.length)).toEqual([100, 100, 50]);
    expect(describeUncancelled([])).toEqual([]);
  });
});
