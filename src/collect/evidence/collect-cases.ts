/** Joins the calls of a run and of its baseline to cases. */

import { createHash } from 'node:crypto';
import {
  type CheckIdentity,
  eachCheckOnce,
  findSame,
  type ListedCheck,
  resultInRuns,
} from '../../model/check-facts.ts';
import type { Counts } from '../../model/counts.ts';
import type { Case } from '../../model/report.ts';
import { NAME } from '../../report/words/wait-words.ts';
import type { CallResult, RunSimulationJob } from '../../service/evidence-schemas.ts';

export interface GradedCall {
  simulationJobId: string;
  callId: string | null;
  isPassed: boolean;
  persona: string | null;
  agent: string | null;
  checks: { id: string | null; name: string; isPassed: boolean }[];
}

export interface CaseSource {
  calls: readonly GradedCall[];
  jobs: readonly RunSimulationJob[] | null;
}

/** A run of the baseline, with the counts that its calls have to add up to. */
export interface EarlierSource extends CaseSource {
  checks: readonly ListedCheck[];
}

type Name = Pick<Case, 'id' | 'scenario' | 'scenarioId' | 'persona' | 'agent'>;
interface Named extends GradedCall {
  name: Name;
}

/** The calls that count, each once; the last entry of a call wins. */
export function scoredCalls(calls: readonly CallResult[] | null | undefined): CallResult[] {
  const scored = (calls ?? []).filter(({ counted }) => counted !== false);
  return [...new Map(scored.map((call) => [keyOf(call.simulationJobId), call])).values()];
}

export function gradedCalls(calls: readonly CallResult[]): GradedCall[] {
  return scoredCalls(calls.filter(({ passed }) => passed !== null)).map((call) => ({
    simulationJobId: call.simulationJobId,
    callId: call.callId,
    isPassed: call.passed === true,
    persona: call.personaName,
    agent: call.agentName,
    checks: (call.checks ?? []).flatMap(({ metricDefinitionId: id, metricName, passed }) =>
      passed === null ? [] : [{ id, name: metricName ?? nameless(id), isPassed: passed }],
    ),
  }));
}

/**
 * The cases of a run with their counts in its baseline, not evaluated yet. If scenarios are known on one
 * side only, persona and agent identify the cases of both.
 */
export function casesOf(current: CaseSource, sources: readonly EarlierSource[]): Case[] {
  const baseline = sources.filter(({ calls }) => calls.length > 0);
  const withScenarios = baseline.filter(hasScenarios);
  const byScenario = hasScenarios(current) && (baseline.length === 0 || withScenarios.length > 0);
  const now = Map.groupBy(named(current, byScenario), ({ name }) => name.id);
  const earlier = byScenario ? withScenarios : baseline;
  const all = earlier.flatMap((source) => named(source, byScenario));
  const before = Map.groupBy(all, ({ name }) => name.id);
  const isComplete = addingUp(all, sources);
  return [...now.values()].flatMap((calls) => {
    const [first] = calls;
    if (first === undefined) return [];
    return caseOf(first.name, calls, before.get(first.name.id) ?? [], isComplete);
  });
}

/** Whether the calls of all runs report a check as often, and as often passed, as the runs count it. */
function addingUp(calls: readonly Named[], sources: readonly EarlierSource[]) {
  const find = findSame(calls.flatMap(({ checks }) => checks));
  const countsOf = resultInRuns(sources);
  return (check: CheckIdentity): boolean => {
    const { counts } = countsOf(check);
    const { passed, evaluated } = countCalls(find(check));
    return counts === null || (counts.passed === passed && counts.evaluated === evaluated);
  };
}

function caseOf(
  name: Name,
  calls: readonly Named[],
  before: readonly Named[],
  isComplete: (check: CheckIdentity) => boolean,
): Case {
  return {
    ...name,
    ...countCalls(calls),
    baseline: before.length > 0 ? countCalls(before) : null,
    ...{ status: null, p: null, adjustedP: null },
    failingCall: calls.find(({ isPassed, callId }) => !isPassed && callId)?.callId ?? null,
    checks: checksIn(calls, before, isComplete),
  };
}

function checksIn(
  calls: readonly Named[],
  before: readonly Named[],
  isComplete: (check: CheckIdentity) => boolean,
): Case['checks'] {
  const now = calls.flatMap(({ checks }) => checks);
  const [ofNow, ofBefore] = [now, before.flatMap(({ checks }) => checks)].map(findSame);
  return eachCheckOnce(now).map((check) => ({
    id: check.id,
    name: check.name,
    current: countOrNull(ofNow?.(check) ?? []),
    baseline: isComplete(check) ? countOrNull(ofBefore?.(check) ?? []) : null,
  }));
}

function countOrNull(grades: readonly { isPassed: boolean }[]): Counts | null {
  return grades.length === 0 ? null : countCalls(grades);
}

function countCalls(grades: readonly { isPassed: boolean }[]): Counts {
  return { passed: grades.filter(({ isPassed }) => isPassed).length, evaluated: grades.length };
}

function hasScenarios({ jobs }: CaseSource): boolean {
  return jobs?.some(({ scenario }) => scenario !== null) ?? false;
}

function named({ calls, jobs }: CaseSource, byScenario: boolean): Named[] {
  const jobOf = new Map(
    byScenario ? jobs?.map((job) => [keyOf(job.simulationJobId), job] as const) : [],
  );
  return calls.flatMap((call) => {
    const name = nameOf(call, jobOf.get(keyOf(call.simulationJobId)));
    return name === null ? [] : { ...call, name };
  });
}

/** IDs identify a case, names are shown. */
function nameOf(call: GradedCall, job: RunSimulationJob | undefined): Name | null {
  const scenario = job?.scenario ?? null;
  if (job === undefined || scenario === null) {
    const { persona, agent } = call;
    if (persona === null && agent === null) return null;
    return { id: idOf(persona, agent), scenario: null, persona, agent };
  }
  const persona = job.persona?.displayName ?? job.persona?.name ?? call.persona;
  const agent = job.agentEndpoint?.name ?? call.agent;
  const { id, description } = scenario;
  const scenarioId = id ?? (description && hashOf(description));
  return {
    id: idOf(scenarioId, job.persona?.id ?? persona, job.agentEndpoint?.id ?? agent),
    ...{ scenario: description ?? id, scenarioId, persona, agent },
  };
}

/** A brief report has it in place of the text. */
function hashOf(text: string): string {
  return createHash('sha256').update(text.toLowerCase()).digest('hex').slice(0, 8);
}

function idOf(...parts: readonly (string | null)[]): string {
  return JSON.stringify(parts.map((part) => part?.toLowerCase() ?? null));
}

function keyOf(simulationJobId: string | null): string {
  return simulationJobId?.toLowerCase() ?? '';
}

/** Names a check if the service does not. */
export function nameless(id: string | null): string {
  return id || NAME.check;
}
