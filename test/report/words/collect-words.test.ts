import { describe, expect, test } from 'vitest';
import { describePermissions, describeStarts } from '../../../src/report/words/dry-run-words.ts';
import {
  describeLocated,
  describeNoJob,
  describeNoRun,
  describeOtherNumber,
  describeOtherTime,
} from '../../../src/report/words/lookup-words.ts';
import {
  describeLostStart,
  describePlanCalls,
  describeSeveralPlans,
  describeTooManyCalls,
  describeUnknownPlan,
} from '../../../src/report/words/plan-words.ts';
import { describeResumed, describeReused } from '../../../src/report/words/run-notes.ts';
import { describeFailedDebrief, describeProgress } from '../../../src/report/words/wait-words.ts';

const PLAN = { id: 'p1', name: 'nightly', testCaseCount: 12, iterationCount: 2 };
const UNKNOWN = { id: 'p2', name: null, testCaseCount: null, iterationCount: null };
const TIMES = { startedAt: '10:00', createdAt: '09:59', completedAt: '10:05', endedAt: null };
const JOB = { simulationJobId: 's1', runPlan: { id: 'p1' }, servicePhoneNumber: '+1555', ...TIMES };
const SOUGHT = { servicePhoneNumber: '+1777', callTime: '11:00' };

const WORDS: [string, string][] = [
  [describePlanCalls(PLAN), '24 calls (12 test cases × 2 iterations)'],
  [describePlanCalls(UNKNOWN), 'an unknown number of calls'],
  [
    describeTooManyCalls([PLAN, UNKNOWN], 10),
    "more calls would be made than the input max-calls: 10 allows (run plan 'nightly' (p1): 24 calls (12 test cases × 2 iterations); run plan p2: an unknown number of calls, 24 calls together), so nothing was started: raise max-calls, or make the run plan smaller",
  ],
  [
    describeUnknownPlan('nightli', ['weekly', 'nightly', 'nightly'], []),
    "input 'run-plan': 'nightli' names no run plan: the nearest are 'nightly', 'weekly'",
  ],
  [
    describeUnknownPlan('x', [], ['weekly', 'nightly']),
    "input 'run-plan': 'x' names no run plan: the service has 'weekly', 'nightly'",
  ],
  [
    describeUnknownPlan('x', [], []),
    "input 'run-plan': 'x' names no run plan: the service has none for this key",
  ],
  [
    describeSeveralPlans('nightly', ['p1', 'p2']),
    "input 'run-plan': 'nightly' is the name of 2 run plans: give one of their IDs as run-plan: p1, p2",
  ],
  [
    describeLostStart(UNKNOWN),
    "A run of run plan p2 may have been started; the request is not retried, since a second run would make real calls. To find it, check the newest runs of the plan in your service's dashboard, and pass its ID as the input job-id",
  ],
  [
    describeLocated(JOB, JOB, 'the call'),
    'located: the newest run of run plan p1 whose time span (10:00 to now) contains the call, as simulation job s1 says',
  ],
  [
    describeNoRun('p1', 'the call'),
    "no run of run plan p1 contains the call: set the input call-time to a time within the call, or pass the run's ID as job-id",
  ],
  [
    describeNoJob('404', { ...SOUGHT, callTime: null }, 0),
    '404; looked up +1777 at 1970-01-01T00:00:00.000Z, the time of the request; no call with this number is in progress now: set the input call-time to the time of the call',
  ],
  [
    describeNoJob('404', SOUGHT, 0),
    '404; looked up +1777 at 11:00; check the inputs service-phone-number and call-time',
  ],
  [
    describeOtherNumber(JOB, SOUGHT),
    'look up simulation job: the service returned simulation job s1, which uses +1555 (ending in 1555) instead of +1777. Check lookup.numberParameter in the input service-profile',
  ],
  [
    describeOtherTime(JOB, SOUGHT),
    'look up simulation job: the service returned simulation job s1, whose call lasted from 10:00 to 10:05, and call-time is 11:00. Check lookup.timeParameter in the input service-profile. Else check the input call-time',
  ],
  [describePermissions([]), 'The service reports no permissions of the key.'],
  [describePermissions(['call:read', 'run:read']), 'Permissions of the key: call:read, run:read.'],
  [
    describeStarts([
      { plan: PLAN, runId: null },
      { plan: PLAN, runId: null },
      { plan: UNKNOWN, runId: 'r1' },
    ]),
    "would start a run of run plan 'nightly' (p1), 24 calls (12 test cases × 2 iterations); start a run of run plan 'nightly' (p1), 24 calls (12 test cases × 2 iterations); evaluate run r1 of run plan p2 again (48 calls known)",
  ],
  [
    describeResumed(1, '10:00'),
    'Resumed: no run was started, since attempt 1 of this step had started this one at 10:00.',
  ],
  [
    describeReused({ ageMs: 3_600_000, sha: '0123456789', ref: 'refs/heads/main' }, 86_400_000),
    'Reused: no run was started, since this one ended 1h ago, of commit 0123456 on refs/heads/main with the same plan, variables and files (reuse: 24h). Its results were read and evaluated again.',
  ],
  [describeProgress('QUEUED', 7, []), 'QUEUED, queue length 7'],
  [
    describeProgress('RUNNING', null, [{ status: 'COMPLETED' }, { status: 'QUEUED' }]),
    'RUNNING, 1 of 2 calls completed',
  ],
  [describeFailedDebrief(null, 'full'), 'ended FAILED, without an error message'],
  [describeFailedDebrief('no\nmodel', 'full'), 'ended FAILED: no model'],
  [
    describeFailedDebrief('no model', 'brief'),
    'ended FAILED, with an error message that detail: brief leaves out',
  ],
];

describe('what is said while runs are collected', () => {
  test.each(WORDS)('%s', (words, expected) => {
    expect(words).toBe(expected);
  });
});
