/** The story of every run, from what the workflow asked for to a judgement. */

import { judgeCost } from '../../evaluate/max-cost.ts';
import { openMemory } from '../../history/open.ts';
import { originOf, refsOf } from '../../history/refs.ts';
import { readEventPayload } from '../../inputs/event.ts';
import { dayOf } from '../../inputs/gate/policy-file.ts';
import type { GateInputs, ServiceSource } from '../../inputs/gate/settings.ts';
import type { RunReport } from '../../model/report.ts';
import { StepDeadline } from '../../runner/deadline.ts';
import type { World } from '../../runner/world.ts';
import { nextTurn } from '../../text/next-turn.ts';
import { EarlierRuns } from '../baseline/earlier-runs.ts';
import { lookUpBaseline } from '../baseline/look-up.ts';
import { connect } from '../connect.ts';
import { withHistory } from '../history/history.ts';
import { inTurn } from '../in-turn.ts';
import { bringAboutRun, findSparingRun, type SparingRun } from './bring-about.ts';
import { checkCallBudget } from './call-budget.ts';
import { cancelRun, tellRunsThatGoOn } from './cancel.ts';
import { confirmFailure } from './confirm.ts';
import { concludeRun, evaluateFacts, otherPValues } from './evaluate-run.ts';
import { withExcerpts } from './excerpts.ts';
import { endWithoutJudgement, type Followed, followRun } from './follow-run.ts';
import { locateRun, startRun } from './locate.ts';
import { Narrator } from './narrator.ts';
import { rememberEnd } from './remembering.ts';
import { findPlans, type PlannedRun } from './run-plans.ts';
import { RunRecord } from './run-record.ts';
import { RunSaver } from './saved-runs.ts';
import type { Watch } from './watch.ts';

/** A run that is to be followed, and how it comes about. */
interface Subject {
  run: RunRecord;
  bringAbout(watch: Watch): Promise<void>;
  /** Starts another one of the same plan and variables; absent where there is no such thing. */
  another?(run: RunRecord): Promise<void>;
}

/**
 * Follows every run of the source, at most `max-parallel` at once; reports in the source's order.
 */
export async function followRuns(
  source: ServiceSource,
  inputs: GateInputs,
  world: World,
): Promise<RunReport[]> {
  const watch = beginWatch(source, inputs, world);
  const { narrator } = watch;
  // A signal that came in while the code was loading is told in the next turn of the event loop;
  // no run may be started after it.
  await nextTurn();
  try {
    const { subjects, refused } = await findSubjects(source, watch);
    if (refused.length > 0) return refused;
    narrator.begin(subjects.length);
    const followed = await inTurn(subjects, inputs.maxParallel, ({ run, bringAbout }) =>
      followRun(run, () => bringAbout(watch), watch),
    );
    const together = await evaluateTogether(followed, watch);
    const others = otherPValues(together.map(({ evaluation }) => evaluation));
    const isTooExpensive = () =>
      judgeCost(
        together.map(({ run }) => run.evidence),
        watch.policy,
      ).reasons.length > 0;
    const ends = await inTurn(together, inputs.maxParallel, async (one, index) => {
      const another = subjects[index]?.another;
      return another === undefined
        ? one
        : confirmFailure(one, another, others[index] ?? [], isTooExpensive, watch);
    });
    const shown = await quote(
      ends.map(({ told }) => told),
      watch,
    );
    const reports = await inTurn(ends, inputs.maxParallel, async (end, index) => {
      const quoted = shown[index] ?? end.told;
      return end.hasHistory ? withHistory(quoted, end.run, watch) : quoted;
    });
    return await finish(ends, reports, watch);
  } finally {
    narrator.end();
  }
}

/** Evaluates each run again in the light of the drops that the others were tested for. */
function evaluateTogether(all: readonly Followed[], watch: Watch): Promise<Followed[]> {
  const others = otherPValues(all.map(({ evaluation }) => evaluation));
  return Promise.all(
    all.map(async (one, index) => {
      const { run, told: before, evaluation } = one;
      const otherPs = others[index] ?? [];
      if (evaluation === null || evaluation.decision.tested.length === 0 || otherPs.length === 0) {
        return one;
      }
      const { judged } = evaluation;
      const decision = evaluateFacts(judged, watch, { otherPValues: otherPs });
      const told = concludeRun(run, decision, before.report);
      if (told.outcome !== before.outcome) {
        watch.narrator.say(run, `${told.outcome}, after adjusting for the drops of all runs`);
        await rememberEnd(run, told, watch);
      }
      return { ...one, told, evaluation: { judged, decision } };
    }),
  );
}

/** Cancels what the step left going, if it is cancelled itself, and reports what goes on. */
async function finish(
  ends: readonly Followed[],
  reports: RunReport[],
  watch: Watch,
): Promise<RunReport[]> {
  const all = ends.flatMap(({ run, further }) => [run, ...further]);
  const isCancelled = watch.cancelled.aborted;
  const lost = all.filter(({ leftGoing }) => isCancelled && leftGoing === 'lost');
  await Promise.all(lost.map((run) => cancelRun(run, watch)));
  const recall = async (told: RunReport, index: number) => {
    const run = ends[index]?.run;
    if (run === undefined) return told;
    return told.outcome === 'started'
      ? endWithoutJudgement(run, watch.cancelled.reason, watch)
      : { ...told, notes: [...run.notes] };
  };
  const ended = isCancelled ? await Promise.all(reports.map(recall)) : reports;
  for (const run of all) watch.saver?.finished(run);
  tellRunsThatGoOn(all, watch.runner);
  return ended;
}

/** The runs with what was said in calls of those that are to be quoted. */
async function quote(all: readonly RunReport[], watch: Watch): Promise<RunReport[]> {
  const chosen = all.filter((told) => isToBeQuoted(told, watch));
  const quoted = await withExcerpts(chosen, watch);
  return all.map((told) => quoted[chosen.indexOf(told)] ?? told);
}

/** Only a red run costs requests for what was said in its calls. */
function isToBeQuoted({ outcome }: RunReport, { inputs }: Watch): boolean {
  const { transcripts, detail } = inputs;
  return outcome === 'failed' && transcripts && detail === 'full';
}

/** What following runs needs, with a client of the service, of which nothing is asked yet. */
export function beginWatch(source: ServiceSource, inputs: GateInputs, world: World): Watch {
  const narrator = new Narrator(world.runner, world.clock, inputs.runUrl);
  const client = connect(source.service, world, (retry) => narrator.trouble(retry));
  const event = readEventPayload(world.env);
  const refs = refsOf(world.env, event);
  const deadline = new StepDeadline(world.clock);
  const memory = openMemory(inputs.memory, gateOf(source, inputs), world);
  return {
    ...world,
    source,
    inputs,
    client,
    narrator,
    policy: inputs.policy.rules,
    today: dayOf(world.clock.now()),
    deadline,
    saver: inputs.cancelOnAbort ? new RunSaver(world.runner) : null,
    memory,
    recall: (ref) => memory.recall(ref),
    earlierRuns: new EarlierRuns({ client, deadline, ...world }),
    judgements: openMemory(inputs.memory, [source.service.baseUrl, 'judged by ID'], world),
    refs,
    origin: originOf(world.env, event, refs),
  };
}

/** What tells the gate from others: the same from push to push, whatever is judged. */
function gateOf({ service }: ServiceSource, { gateName }: GateInputs): string[] {
  return [service.baseUrl, gateName ?? ''];
}

/** The runs to follow; where one of them cannot be told, why, and none of them is brought about. */
async function findSubjects(
  source: ServiceSource,
  watch: Watch,
): Promise<{ subjects: Subject[]; refused: RunReport[] }> {
  if (source.kind !== 'run-plan') {
    return { subjects: subjectsOf(source), refused: await refuseBaseline([], watch) };
  }
  const { planned, refused } = await findPlans(source.plans, watch);
  refused.push(...(await refuseBaseline(planned, watch)));
  const { variables } = source;
  const found = new Map<RunRecord, SparingRun | null>();
  const isSpared = async ({ run, plan }: PlannedRun) => {
    const sparing = await findSparingRun(run, plan, variables, watch);
    found.set(run, sparing);
    return sparing !== null;
  };
  if (refused.length === 0) refused.push(...(await checkCallBudget(planned, watch, isSpared)));
  const subjects = planned.map(({ run, plan }): Subject => {
    const another = (next: RunRecord) => startRun(next, plan, variables, watch);
    const bringAbout = () => bringAboutRun(run, plan, variables, watch, found.get(run));
    return { run, bringAbout, another };
  });
  return { subjects, refused };
}

/**
 * Why the gate cannot go by the input `baseline`, before a call is placed; empty where it can. A step that
 * only starts runs compares nothing.
 */
async function refuseBaseline(planned: readonly PlannedRun[], watch: Watch): Promise<RunReport[]> {
  if (!watch.inputs.wait) return [];
  try {
    const planIds = planned.map(({ plan }) => plan.id);
    const why = await lookUpBaseline(planIds, watch);
    if (why !== null) {
      watch.runner.info(
        `The run that the input baseline names cannot be compared with now: ${why}.`,
      );
    }
    return [];
  } catch (error) {
    return [await endWithoutJudgement(new RunRecord('the baseline'), error, watch)];
  }
}

function subjectsOf(source: Exclude<ServiceSource, { kind: 'run-plan' }>): Subject[] {
  switch (source.kind) {
    case 'job-id':
      return source.jobIds.map((jobId) => {
        const run = new RunRecord(jobId, jobId);
        const bringAbout = async ({ narrator }: Watch) =>
          narrator.say(run, `given by job-id${narrator.link(run)}`);
        return { run, bringAbout };
      });
    case 'service-phone-number': {
      const { servicePhoneNumber: stableName } = source;
      const run = new RunRecord(`the run that uses ${stableName}`, '', stableName);
      return [{ run, bringAbout: (watch) => locateRun(run, source, watch) }];
    }
  }
}
