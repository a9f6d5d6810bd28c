/** Merging gives the reasons and outcome of one gate with all of the plans. */
import { rmSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluate } from '../../../src/evaluate/evaluate.ts';
import type { GateReport, RunReport } from '../../../src/model/report.ts';
import type { RunFacts } from '../../../src/model/run-facts.ts';
import { gateFindings, runReports } from '../../../src/report/build-report.ts';
import { allReasons } from '../../../src/report/outputs.ts';
import { policyOf } from '../../evaluate/decide.ts';
import { debriefReport, failure, theme, trendRow } from '../../support/reports.ts';
import { workspace } from '../../support/saved-files.ts';
import { tries } from '../../support/tries.ts';
import { START_MS } from '../../support/virtual-clock.ts';
import { reasonsIn } from '../../support/virtual-runtime.ts';
import { gate, merge, passedRun, save } from './merging.ts';

const { save: write } = workspace('entered');

const TODAY = new Date(START_MS).toISOString().slice(0, 10);

const POLICIES = [
  'version: 1',
  'version: 1\ngate: { verdict: ignore, run-verdict: warn, max-cost-usd: 20 }',
  'version: 1\ngate: { verdict: fail-unless-known, max-themes: { HIGH: 0 }, max-cost-usd: 10 }',
  'version: 1\ngate: { themes: [{ lifecycle: [NEW], min-affected: 50% }], min-graded-calls: 90% }',
  'version: 1\ngate: { verdict: ignore, incomplete-run: judge, trend: { max-drop: 10, significance: 10% } }',
];

/** Facts of a run, evaluated or not. */
const anyRun: fc.Arbitrary<RunReport> = fc
  .record({
    plan: fc.constantFrom('refunds', 'greeting', 'transfer'),
    number: fc.nat(1_000_000),
    verdict: fc.constantFrom('PASSED', 'PASSED', 'THRESHOLD_FAILED', 'UNHEARD_OF'),
    runPassed: fc.constantFrom(true, false, null, undefined),
    runStatus: fc.constantFrom('COMPLETED', 'COMPLETED', 'FAILED', null),
    usd: fc.option(fc.nat(1500).map((cents) => cents / 100)),
    graded: fc.option(fc.nat(12)),
    lifecycle: fc.constantFrom('NEW', 'PERSISTENT', null),
    themes: fc.nat(2),
    rate: fc.option(fc.nat(24)),
    ending: fc.constantFrom('judged', 'judged', 'judged', 'timeout', 'without a debrief'),
  })
  .map((it) => {
    const judged = it.ending === 'judged';
    const failures = [failure('AGENT_NEVER_SPOKE')];
    return passedRun(it.plan, {
      jobId: `${it.plan}-${it.number}`,
      runStatus: it.runStatus,
      ...(it.usd === null ? {} : { cost: { usd: it.usd } }),
      ...(it.runPassed === undefined || it.ending === 'timeout'
        ? {}
        : {
            runVerdict: {
              passed: it.runPassed,
              score: null,
              failures: it.runPassed === false ? failures : [],
            },
          }),
      callCounts: {
        total: 12,
        counted: 12,
        evaluated: it.graded,
        passed: null,
      },
      outcome: 'inconclusive',
      reasons: [{ rule: 'timeout', message: 'the time for waiting ran out' }],
      debrief: null,
      report: judged
        ? debriefReport({
            verdict: it.verdict,
            themes: Array.from({ length: it.themes }, (_, index) =>
              theme({ slug: `theme-${index}`, lifecycle: it.lifecycle }),
            ),
            trend:
              it.rate === null
                ? null
                : {
                    baselineRunPlanJobId: 'before',
                    baselineRunNumber: 4,
                    rows: [
                      trendRow({
                        previousPassRate: 87.5,
                        currentPassRate: (100 * it.rate) / 24,
                        counts: {
                          previous: { passed: 21, evaluated: 24 },
                          current: { passed: it.rate, evaluated: 24 },
                        },
                      }),
                    ],
                  },
          })
        : null,
    });
  });

/** As a gate evaluates these runs. */
function toldBy(runs: RunReport[], text: string): GateReport {
  const policy = policyOf(text, TODAY);
  const facts = runs.map((run): RunFacts => {
    const { outcome, reasons, exceptions, dropTests, ownChecks, confirmations, ...known } = run;
    const ending = known.report === null ? { outcome: 'inconclusive' as const, reasons } : null;
    return { ...known, ending, isStartedHere: false, confirmations: [], evaluated: null };
  });
  const evaluation = evaluate(facts, { policy, today: TODAY });
  return {
    outcome: evaluation.outcome,
    tolerated: false,
    ...gateFindings(evaluation),
    runs: runReports(evaluation, TODAY),
    policy: { path: 'policy.yml', resolved: policy, isTrial: false },
    promptFixes: [],
  };
}

const inOrder = (reasons: readonly { rule: string; message: string; jobId: string }[]) =>
  reasons.map(({ rule, message, jobId }) => `${jobId} ${rule}: ${message}`).toSorted();

test('for any split of the plans over jobs, with or without the input policy', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(anyRun, { minLength: 2, maxLength: 6, selector: ({ jobId }) => jobId }),
      fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
      fc.constantFrom(...POLICIES),
      async (runs, jobs, policy) => {
        rmSync('reports', { recursive: true, force: true });
        write('policy.yml', policy);
        const split = Object.values(Object.groupBy(runs, (run) => `${jobs[runs.indexOf(run)]}`));
        for (const [index, part] of split.entries()) {
          const told = toldBy(part ?? [], policy);
          save(`reports/${index}/report.json`, gate(`gate ${index}`, told.runs, told));
        }
        const whole = toldBy(runs, policy);
        for (const named of [{ policy: 'policy.yml' }, {}]) {
          const step = await merge({ ...named, expect: `${split.length}` });
          expect(step.outputs.outcome).toBe(whole.outcome);
          expect(inOrder(reasonsIn(step))).toEqual(inOrder(allReasons(whole)));
          expect(step.exitCode).toBe(whole.outcome === 'passed' ? 0 : 1);
        }
      },
    ),
    tries(120),
  );
}, 60_000);
