import { expect, test } from 'vitest';
import { demoPlan } from '../../src/reference-service/demo-plan.ts';
import { simulateCalls } from '../../src/reference-service/simulation.ts';
import { writeReport } from '../../src/reference-service/write-debrief.ts';
import { EXAMPLE_PROMPT, START_MS, serviceAtRest } from './service-under-test.ts';

/** As a workflow hands it in: variables are single lines. */
const asVariable = (prompt: string) => prompt.replace(/\s*\n\s*/g, ' ').trim();

const plan = demoPlan('test');

function report(prompt: string, seed = 'test', number = 1, before: string | null = null) {
  const seeded = { ...plan, seed };
  const run = (agent_prompt: string, runNumber: number) => {
    const setup = { runId: `run ${runNumber}`, variables: { agent_prompt } };
    return { ...setup, number: runNumber, calls: simulateCalls(seeded, setup) };
  };
  return writeReport(
    seeded,
    run(prompt, number),
    before === null ? null : run(before, number - 1),
    new Date(START_MS).toISOString(),
  );
}

function applyFixes(prompt: string, { recommendations }: ReturnType<typeof report>): string {
  return recommendations.reduce(
    (text, { currentText, suggestedText }) =>
      currentText === null || suggestedText === null
        ? text
        : text.replace(currentText, () => suggestedText),
    prompt,
  );
}

test('the example prompt fails, its fix is applied, and the next run passes with a trend', async () => {
  const { start, results, passSeconds } = await serviceAtRest();
  const failedRun = await start({ agent_prompt: asVariable(EXAMPLE_PROMPT) });
  passSeconds(130);
  const failed = (await results(failedRun))?.report;
  expect(failed).toMatchObject({ verdict: 'THRESHOLD_FAILED', trend: null });
  expect(failed?.themes[0]).toMatchObject({
    slug: 'refund-policy-missed',
    lifecycle: 'NEW',
    totalCallCount: 24,
    rootCauseChannel: 'PROMPT',
  });
  const fix = failed?.recommendations[0];
  expect(EXAMPLE_PROMPT.split(`${fix?.currentText}`)).toHaveLength(2);
  expect(fix?.suggestedText?.startsWith(`${fix.currentText} `)).toBe(true);

  const fixed = EXAMPLE_PROMPT.replace(`${fix?.currentText}`, `${fix?.suggestedText}`);
  const passedRun = await start({ agent_prompt: asVariable(fixed) });
  passSeconds(130);
  const passed = (await results(passedRun))?.report;
  expect(passed?.verdict).toBe('PASSED');
  expect(passed?.trend).toMatchObject({ baselineRunPlanJobId: failedRun, baselineRunNumber: 1 });
  const row = passed?.trend?.rows.find((each) => each.checkName === 'refund policy stated');
  expect(row).toMatchObject({ lifecycle: 'FIXED' });
  expect(row?.currentPassRate).toBeGreaterThan(Number(row?.previousPassRate));
  expect(passed?.themes.find((each) => each.slug === 'refund-policy-missed')?.lifecycle).toMatch(
    /^(FIXED|IMPROVING)$/,
  );
});

test('the same plan and variables give the same results in every run', async () => {
  const debriefs = [];
  for (const seed of ['a', 'a', 'b']) {
    const { start, results, passSeconds } = await serviceAtRest({ seed });
    const jobId = await start({ agent_prompt: EXAMPLE_PROMPT });
    passSeconds(130);
    debriefs.push(await results(jobId));
  }
  expect(debriefs[1]).toEqual(debriefs[0]);
  expect(debriefs[2]).not.toEqual(debriefs[0]);
});

test('themes name exactly the calls that fail, and their lifecycle follows the run before', () => {
  const fixed = applyFixes(EXAMPLE_PROMPT, report(EXAMPLE_PROMPT));
  const lifecycle = (prompt: string, before: string) =>
    report(prompt, 'test', 2, before).themes.find((each) => each.slug === 'refund-policy-missed');
  const again = lifecycle(EXAMPLE_PROMPT, EXAMPLE_PROMPT);
  expect(again).toMatchObject({ lifecycle: 'PERSISTENT' });
  expect(again?.callIds).toHaveLength(again?.affectedCallCount ?? -1);
  const calls = simulateCalls(plan, {
    runId: 'run 2',
    variables: { agent_prompt: EXAMPLE_PROMPT },
  });
  const failing = calls.filter((call) =>
    call.failedChecks.some((name) => ['refund policy stated', 'no refund promised'].includes(name)),
  );
  expect(again?.callIds).toEqual(failing.map((call) => call.callId));
  // With most fixed prompts a few calls still fail by chance.
  const unaffected = `${[fixed, `${fixed} Bye.`, `${fixed} Be brief.`, fixed.repeat(2)].find(
    (prompt) => report(prompt).themes.every(({ slug }) => slug !== 'refund-policy-missed'),
  )}`;
  expect(lifecycle(unaffected, EXAMPLE_PROMPT)).toMatchObject({
    lifecycle: 'FIXED',
    affectedCallCount: 0,
    callIds: [],
  });
  expect(lifecycle(EXAMPLE_PROMPT, unaffected)).toMatchObject({ lifecycle: 'NEW' });
});
