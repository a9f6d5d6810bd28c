import { expect, test } from 'vitest';
import { describeFailure } from '../../../src/report/words/failures.ts';
import { failure } from '../../support/reports.ts';

const BELOW = 'METRIC_BELOW_MIN_PASS_RATE';
const rate = { calls: 24, passRate: 25, limit: 80 };

test.each([
  [
    failure('RUN_NOT_COMPLETED', null, { status: 'TIMED_OUT' }),
    'the run was not completed: it ended TIMED_OUT',
  ],
  [failure('RUN_NOT_COMPLETED'), 'the run was not completed'],
  [
    failure('INCOMPLETE_COVERAGE', null, { calls: 19, totalCalls: 24 }),
    '19 of 24 calls were graded',
  ],
  [failure('INCOMPLETE_COVERAGE', null, { calls: 19 }), '19 calls were graded'],
  [
    failure('AGENT_NEVER_SPOKE', null, { agent: 'Front desk', calls: 3, totalCalls: 24, limit: 5 }),
    "the agent 'Front desk' never spoke in 3 of 24 calls; at most 5% may be silent",
  ],
  [failure('AGENT_NEVER_SPOKE'), 'the agent never spoke in some calls'],
  [failure('METRIC_NOT_EVALUATED', 'greeting'), "check 'greeting' was graded on no call"],
  [
    failure(BELOW, 'greeting', rate),
    "check 'greeting' passed 25% of 24 calls; the threshold is 80%",
  ],
  [failure(BELOW, 'greeting', { passRate: 25 }), "check 'greeting' passed 25% of its calls"],
  [
    failure(BELOW, 'greeting', { limit: 80 }),
    "check 'greeting' passed too few calls; the threshold is 80%",
  ],
  [failure(BELOW), `the service reports ${BELOW} for the run`],
  [failure('CHECK_NOT_PASSED', 'greeting'), "check 'greeting' did not pass"],
  [failure('SOMETHING_NEW', 'greeting'), "the service reports SOMETHING_NEW for check 'greeting'"],
  [failure(''), 'the service reports a failure without a name for the run'],
])('%j in words', (found, words) => {
  expect(describeFailure(found)).toBe(words);
});
