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
import { describeNoReport, SAVED } from '../../../src/report/words/saved-words.ts';
import {
  describeFailedDebrief,
  describeProgress,
  GIVEN_UP,
  STATE,
  UNREQUESTED,
} from '../../../src/report/words/wait-words.ts';

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
    "input 'run-plan': 'nightli' names no run plan: the nearest: 'nightly', 'weekly'",
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
    LOOKUP.located(JOB, JOB, 'the call'),
    'located: the newest run of run plan p1 whose time span (10:00 to now) contains the call, as simulation job s1 says',
  ],
  [
    LOOKUP.noRun('p1', 'the call'),
    "no run of run plan p1 contains the call: set the input call-time to a time within the call, or pass the run's ID as job-id",
  ],
  [
    LOOKUP.noJob('404', { ...SOUGHT, callTime: null }, 0),
    '404; looked up +1777 at 1970-01-01T00:00:00.000Z, the time of the request; no call with this number is in progress now: set the input call-time to the time of the call',
  ],
  [
    LOOKUP.noJob('404', SOUGHT, 0),
    '404; looked up +1777 at 11:00; check the inputs service-phone-number and call-time',
  ],
  [
    LOOKUP.otherNumber(JOB, SOUGHT),
    'look up simulation job: the service returned simulation job s1, which uses +1555 (ending in 1555) instead of +1777. Check lookup.numberParameter in the input service-profile',
  ],
  [
    LOOKUP.otherTime(JOB, SOUGHT),
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
  [CONFIRMED.next, 'failed by rates alone; a further run is to confirm it'],
  [CONFIRMED.result('passed', 2), 'passed, with 2 further runs'],
  [PLANS.found('p1'), 'found, its ID is p1'],
  [PLANS.started(UNKNOWN), 'started from run plan p2'],
  [PLANS.without(UNKNOWN), 'run plan p2 has no ended run: start one'],
  [PLANS.giveId, ". Else give the plan's ID as run-plan"],
  [
    PLANS.uncounted({ ...UNKNOWN, error: null }),
    'The calls of run plan p2 are not known: the service does not report its test cases and iterations.',
  ],
  [
    PLANS.unlimited({ error: new Error('read plan: 403.') }),
    'The calls of the run plan are not known (read plan: 403), so max-calls could not limit them.',
  ],
  [
    PLANS.otherStart('run plan p1'),
    'start run: the response names the run of another start, so run plan p1 was not tested: check start.jobId in the input service-profile',
  ],
  [DRY_RUN.health('/health', 'ok.'), 'GET /health answered ok.'],
  [
    DRY_RUN.readOnlyKey(['run:read']),
    'the input api-key may only read (run:read), and starting a run takes more: use a key with Full Access',
  ],
  [
    DRY_RUN.unchecked(UNKNOWN),
    'run plan p2 was not checked: the service does not show its run plans.',
  ],
  [
    DRY_RUN.doubledVersion,
    'The input base-url ends in /v1, and the paths of the service begin with it: remove it from base-url.',
  ],
  [DRY_RUN.evaluated(['r1', 'r2']), 'would evaluate run r1, run r2. No debrief was requested'],
  [
    LEFT.going,
    'This step started the run and had to leave it: it may continue to make calls. Pass its ID as job-id to evaluate it, or re-run this job; a new start would repeat the calls.',
  ],
  [LEFT.notCancelled, 'The run was not cancelled (cancel-on-abort: false).'],
  [LEFT.cancelled, 'The run was asked to cancel by this step, which had started it.'],
  [LEFT.ended, 'The run had ended before it could be cancelled.'],
  [LEFT.failed, 'The run could not be cancelled: it may continue to make calls.'],
  [WHY_NOT.itself, 'it is the run itself'],
  [WHY_NOT.ofOtherPlan, 'it is a run of another plan'],
  [WHY_NOT.notEnded, 'it has not ended'],
  [WHY_NOT.notEvaluated, 'it was not evaluated'],
  [WHY_NOT.notReady, 'its debrief is not READY'],
  [WHY_NOT.failed, 'it failed'],
  [WHY_NOT.cancelled, 'it was cancelled'],
  [WHY_NOT.ended('FAILED'), 'it ended FAILED'],
  [WHY_NOT.endedAgain('FAILED'), 'it ended FAILED without a debrief'],
  [UNREUSABLE.note('404'), 'No earlier run could be reused, nor can this one: 404.'],
  [UNREUSABLE.unmatched('a/**'), "'a/**' of paths matches no file"],
  [UNREUSABLE.noFile('a'), "'a', which paths matches, is not a file"],
  [
    BASELINE.failed('main'),
    'No run of main that passed can be compared with, so the newest evaluated run, which did not pass, is the baseline.',
  ],
  [
    BASELINE.previous('main'),
    'The baseline may be a run of another pull request, since no evaluated run of main is recorded.',
  ],
  [
    BASELINE.unknown('r1', '404: no run.'),
    "input 'baseline': 'r1' is the ID of no run that the service knows (404: no run): check the ID, and that base-url and api-key belong to the same project",
  ],
  [
    describeUnmatched(['a/**', 'b']).join(''),
    "paths: no file of the workspace matches 'a/**', 'b'. Write files, or globs of files such as prompts/**",
  ],
  [PATHS.changed('a.md'), 'paths: a.md is changed'],
  [
    PATHS.unknown('403.'),
    'Which files are changed is not known (403), so the gate runs although the input paths is set.',
  ],
  [
    PATHS.skipped({ kind: 'pull request', files: 2 }, null),
    'this pull request changes no file that paths matches (2 files checked), so nothing was started',
  ],
  [
    PATHS.skipped({ kind: 'merge group', files: 1 }, 'would start'),
    'this merge group changes no file that paths matches (1 file checked), so nothing would be started in it; with such a change the gate would start',
  ],
  [SAVED.refused('a.json', 'is empty'), "input 'debrief-file': 'a.json' is empty"],
  [SAVED.notJson, "is not JSON: save the service's response as it is, in UTF-8"],
  [
    SAVED.noDebrief('no data'),
    'does not hold a debrief as the service returns it (save the response to the debrief request as it is); no data',
  ],
  [describeNoReport(null, 'full'), 'the debrief was never generated'],
  [
    describeNoReport({ status: 'READY' }, 'full'),
    'the debrief is READY, but its report is missing: the response to the debrief request has it',
  ],
  [
    describeNoReport({ status: 'FAILED', errorMessage: 'no model' }, 'full'),
    'the debrief ended FAILED: no model',
  ],
  [
    describeNoReport({ status: 'PENDING' }, 'full'),
    'the debrief is PENDING: try again once its status is READY',
  ],
  [STATE.given, 'given by job-id'],
  [STATE.notFinished, 'the run has not finished (409)'],
  [
    STATE.notFinishedYet,
    'COMPLETED, but the debrief request says that the run has not finished (409)',
  ],
  [STATE.noResponse, 'read run: no response in time'],
  [
    STATE.unread('run r1', '500'),
    'run r1: its status cannot be read, so the debrief request alone is used (500)',
  ],
  [STATE.unreadResults('500'), "The run's results could not be read: 500."],
  [STATE.noDebrief(null), 'no debrief yet'],
  [STATE.noDebrief('FAILED'), 'the run ended FAILED, and has no debrief yet'],
  [STATE.otherDebrief('d1', 'READY'), 'another debrief (d1, READY) than the requested one'],
  [
    STATE.readOnly,
    'The API key may only read: the debrief was not requested. A finished run gets one automatically.',
  ],
  [
    STATE.unknown('NEW'),
    "The run status 'NEW' is unknown, so the debrief request shows when the run has finished. Map it in service-profile (words.runStatus)",
  ],
  [STATE.retried('ended FAILED.'), 'A debrief ended FAILED. The action requested it again.'],
  [GIVEN_UP.withoutDebrief('FAILED'), 'ended FAILED and has no debrief'],
  [GIVEN_UP.notRequestable('ended FAILED.'), 'ended FAILED; the API key may not request another'],
  [GIVEN_UP.tooOften('ended FAILED', 2), 'ended FAILED (debrief-retries: 2)'],
  [
    UNREQUESTED.readOnly,
    'regenerate: true asks for a new debrief, and the input api-key may only read (403 on the request): use a key with Full Access, or leave regenerate out',
  ],
  [
    UNREQUESTED.readOnlyReport,
    'the debrief is READY, but the results show only its status, and the input api-key may not request it (403): use a key with Full Access',
  ],
  [
    UNREQUESTED.lost,
    'A new debrief may have been requested, so the request is not retried; when it is ready, run a step with this job-id and without regenerate',
  ],
];

describe('what is said while runs are collected', () => {
  test.each(WORDS)('%s', (words, expected) => {
    expect(words).toBe(expected);
  });
});

describe('runs that could not be cancelled', () => {
  const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}-`);

  test('are in one error for each reason, also if each reason names its own ID', () => {
    const failures = idsOf(60).map((id) => ({ id, why: `500: no cancel for ${id}.` }));
    const may = 'could not be cancelled and may continue to make calls';
    expect(describeUncancelled([...failures, { id: 'other', why: '404' }])).toEqual([
      `run ${idsOf(60).join(', ')} ${may}: 500: no cancel for id-0-. Cancel it in the dashboard of the service`,
      `run other ${may}: 404. Cancel it in the dashboard of the service`,
    ]);
  });

  test('are in several errors if one would not hold their IDs', () => {
    const errors = describeUncancelled(idsOf(250).map((id) => ({ id, why: 'why' })));
    expect(errors.map((error) => error.match(/id-/g)?.length)).toEqual([100, 100, 50]);
    expect(describeUncancelled([])).toEqual([]);
  });
});
