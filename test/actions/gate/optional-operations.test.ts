/** Optional operations of a run, with every invalid response. */
import { describe, expect, test } from 'vitest';
import type { PlacedRun } from '../../../src/reference-service/placed-run.ts';
import {
  allBut,
  answerOf,
  expectHarmless,
  LIE_NAMES,
  lie,
  order,
  REFUSALS,
} from '../../support/faulty-answers.ts';
import { debriefReport } from '../../support/reports.ts';
import {
  endIn,
  type StepResult,
  type VirtualRuntime,
  virtualRuntime,
} from '../../support/virtual-runtime.ts';

/** Runs by what their debrief says, and by what their own verdict does. */
const RUNS: Record<'good' | 'bad' | 'bad by its calls alone', PlacedRun> = {
  good: {},
  bad: { variables: { agent_prompt: 'You answer the phone.' } },
  'bad by its calls alone': {
    variables: { agent_prompt: 'You answer the phone.' },
    debrief: { report: debriefReport() },
    hasEvidence: true,
  },
};
type Kind = keyof typeof RUNS;
const KINDS = Object.keys(RUNS) as Kind[];

const RUN = '/v1/simulation/plan/job';

/** A run, and what is invalid in the responses about it. */
interface Job {
  kind: Kind;
  fault: string;
  jobId: string;
}

/** The outcome of each run of a step, by its kind and the invalid response. */
async function judged(
  runtime: VirtualRuntime,
  jobs: readonly Job[],
  inputs: Record<string, string> = {},
): Promise<{ step: StepResult; ends: Record<Kind, Record<string, string>> }> {
  const step = await runtime.runStep({
    'job-id': jobs.map(({ jobId }) => jobId).join('\n'),
    transcripts: 'false',
    history: '0',
    ...inputs,
  });
  expectHarmless(step);
  const ends = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        jobs
          .filter((job) => job.kind === kind)
          .map(({ fault, jobId }) => [fault, endIn(step, jobId).outcome ?? '']),
      ),
    ]),
  );
  return { step, ends: ends as Record<Kind, Record<string, string>> };
}

/** Large responses are given for one run only. */
const LARGE = new Set(['names of 200 KB', 'two thousand entries']);
const SMALL = LIE_NAMES.filter((name) => !LARGE.has(name));

/** Verdicts that do not say that the run passed. */
const NO_WORD = allBut(['nothing', 'nulls', 'an empty object', 'wrong types'], 'inconclusive');

describe('invalid parts of the results of a run', () => {
  /** The outcomes of runs of each kind with one invalid part of the results. */
  async function ended(part: string, kinds: readonly Kind[]) {
    const runtime = await virtualRuntime();
    const jobs: Job[] = [];
    for (const kind of kinds) {
      const { jobId: sample } = runtime.service.addRun(RUNS[kind]);
      const answer = JSON.stringify(await answerOf(runtime, `${RUN}/${sample}/results`));
      for (const fault of LIE_NAMES.filter((name) => LARGE.has(name) === (kind === 'bad'))) {
        const { jobId } = runtime.service.addRun(RUNS[kind]);
        const own = JSON.parse(answer.replaceAll(sample, jobId));
        lie(runtime, `${RUN}/${jobId}/results`, own, fault, part);
        jobs.push({ kind, fault, jobId });
      }
    }
    return (await judged(runtime, jobs)).ends;
  }

  test('its own verdict', async () => {
    expect(await ended('verdict', KINDS)).toEqual({
      good: allBut(SMALL, 'passed', NO_WORD),
      bad: allBut([...LARGE], 'failed'),
      // The results win over what reading the run returned before.
      'bad by its calls alone': allBut(SMALL, 'failed', NO_WORD),
    });
  });

  test.each(['run', 'summary', 'metrics', 'calls', 'breakdowns', 'comparison'])(
    '%s: the verdict decides',
    async (part) => {
      expect(await ended(part, ['bad', 'bad by its calls alone'])).toMatchObject({
        bad: allBut([...LARGE], 'failed'),
        'bad by its calls alone': allBut(SMALL, 'failed'),
      });
    },
  );
});

describe('requests for a run in addition to its debrief', () => {
  test.each(['results', '', 'cost'])(
    '%s: without an answer the debrief decides, with what else is known',
    async (name) => {
      const runtime = await virtualRuntime();
      const jobs: Job[] = [];
      for (const kind of KINDS) {
        for (const [fault, answer] of Object.entries(REFUSALS)) {
          const { jobId } = runtime.service.addRun(RUNS[kind]);
          order(runtime, `${RUN}/${jobId}${name && `/${name}`}`, answer);
          jobs.push({ kind, fault, jobId });
        }
      }
      const { step, ends } = await judged(runtime, jobs);
      const faults = Object.keys(REFUSALS);
      expect(ends).toEqual({
        good: allBut(faults, 'passed'),
        bad: allBut(faults, 'failed'),
        'bad by its calls alone': allBut(faults, 'failed'),
      });
      const told = step.summary.match(/results (?:could not|cannot) be read/g);
      expect(told?.length ?? 0).toBe(name === 'results' ? jobs.length : 0);
      if (name === 'cost') expect(step.outputs['cost-usd']).toBe('');
    },
  );
});
