import { expect, test } from 'vitest';
import { renderActionSummary, StepReport } from '../../../src/report/action-summary.ts';
import { FLOWS, INGEST, MERGE, METRICS, TRACK } from '../../../src/report/words/action-words.ts';
import { describeTrial, GATE, POST } from '../../../src/report/words/gate-words.ts';
import { FIND } from '../../../src/report/words/lookup-words.ts';
import { runReport } from '../builders.ts';

const ID = '0198c0de-1111-7000-8000-00000000000a';
const COUNTS = { completed: 9, failed: 1 };
const VARIABLE = { name: 'prompt', length: 1, sha256: '0123' };

const ALL = [METRICS, FLOWS, FIND, INGEST, MERGE, TRACK, POST];
const REPORT = Object.assign(new StepReport(), {
  headline: 'Done',
  errors: Array(21).fill('no'),
  warnings: ['maybe'],
  notes: ['yes'],
  rows: Array(201).fill([null, { id: 'a' }, { id: 'b', name: 'c' }]),
});

/** Constants and headings are listed as they are, lines of the summary once. */
const WORDS: readonly unknown[] = [
  METRICS.goal(2, false),
  METRICS.goal(1, true),
  METRICS.created('j1', 20, 1),
  METRICS.progress(0, 1, COUNTS),
  METRICS.ended(ID, 'FAILED', 'no\nmetric'),
  METRICS.empty('j1', null),
  METRICS.failed(1),
  METRICS.headline(1, 2, 10, COUNTS),
  METRICS.headline(1, 1, 6, { completed: 0, failed: 0 }),
  FLOWS.result(ID, 'deleted'),
  FLOWS.failed(ID, FLOWS.missing),
  FLOWS.cancelled('the step was cancelled'),
  FLOWS.untried(['f1', 'f2']),
  FLOWS.headline({ deleted: 3, missing: 1 }, 5),
  FIND.goal('+1555', false),
  FIND.goal('+1555', true),
  FIND.notYet('+1555', null),
  FIND.notYet('+1555', '11:00'),
  FIND.ended(FIND.state('CANCELLED', null)),
  FIND.headline('s1', FIND.state('COMPLETED', 'PENDING')),
  FIND.invalid('reason: noise', ''),
  FIND.invalid('invalid', 'AGENT'),
  INGEST.checked(1_000),
  INGEST.unspecified(1),
  INGEST.unwritten('{}'),
  INGEST.unwritable('ENOSPC'),
  INGEST.outOfTime('create call: 503', 300_000),
  INGEST.allUnknown(10, 'reset'),
  INGEST.unknown('reset'),
  INGEST.duplicate('409'),
  INGEST.refusedDuplicate('409'),
  INGEST.failed('line 7', 'call-7', 'failed', '400'),
  INGEST.failed('entry 1', null, 'unknown', 'reset'),
  INGEST.unsent(1),
  INGEST.unsent(2),
  INGEST.headline({ created: 1_000, skipped: 2, failed: 1, unknown: 0 }, 1_003, 'a.ndjson'),
  MERGE.given('a.json', 'a', 1, 'failed'),
  MERGE.refused('a.json', 'is not JSON'),
  MERGE.tooFew(1, 3),
  MERGE.absent('sales'),
  MERGE.skipped('there is no API key'),
  MERGE.confirmed(['r1']),
  TRACK.failed('list issues: 500'),
  TRACK.failedOne(3, 'update issue: 410'),
  TRACK.without(['No greeting'], 1),
  TRACK.without(['a', 'b'], 1),
  TRACK.headline({ opened: '1', closed: '2' }, 1),
  GATE.policy('policy.yml'),
  GATE.policy(null),
  GATE.wholePolicy(['a.yml', 'b.yml']),
  GATE.variable(VARIABLE),
  GATE.variables([VARIABLE]),
  GATE.outcome({ jobId: 'r1', outcome: 'failed' }),
  describeTrial(
    runReport({
      outcome: 'failed',
      label: 'a.json',
      reasons: [{ rule: 'theme', message: 'is new' }],
    }),
  ).join('\n'),
  POST.asked('r1'),
  POST.ended('r1'),
  POST.failed('internal error'),
  ...ALL.flatMap((words) =>
    Object.values<unknown>(words).filter((word) => typeof word !== 'function'),
  ),
  ...new Set(renderActionSummary(FLOWS, REPORT).split('\n')),
];

test('every sentence of the actions', async () => {
  await expect(`${WORDS.join('\n')}\n`).toMatchFileSnapshot('golden/actions.txt');
});
