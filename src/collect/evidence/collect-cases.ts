/** Joins the calls of a run and of its baseline to cases. */

import { eachCheckOnce, findSame } from '../../model/check-facts.ts';
import type { Counts } from '../../model/counts.ts';
import type { Case } from '../../model/report.ts';
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

type Name = Pick<Case, 'id' | 'scenario' | 'persona' | 'agent'>;
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
export function casesOf(current: CaseSource, sources: readonly CaseSource[]): Case[] {
  const baseline = sources.filter(({ calls }) => calls.length > 0);
  const withScenarios = baseline.filter(hasScenarios);
  const byScenario = hasScenarios(current) && (baseline.length === 0 || withScenarios.length > 0);
  const now = Map.groupBy(named(current, byScenario), ({ name }) => name.id);
  const earlier = byScenario ? withScenarios : baseline;
  const before = Map.groupBy(
    earlier.flatMap((source) => named(source, byScenario)),
    ({ name }) => name.id,
  );
  return [...now.values()].flatMap((calls) => {
    const [first] = calls;
    return first === undefined ? [] : caseOf(first.name, calls, before.get(first.name.id) ?? []);
  });
}

function caseOf(name: Name, calls: readonly Named[], before: readonly Named[]): Case {
  return {
    ...name,
    ...countCalls(calls),
    baseline: before.length > 0 ? countCalls(before) : null,
    ...{ status: null, p: null, adjustedP: null },
    failingCall: calls.find(({ isPassed, callId }) => !isPassed && callId)?.callId ?? null,
    checks: checksIn(calls, before),
  };
}

function checksIn(calls: readonly Named[], before: readonly Named[]): Case['checks'] {
  const now = calls.flatMap(({ checks }) => checks);
  const [ofNow, ofBefore] = [now, before.flatMap(({ checks }) => checks)].map(findSame);
  return eachCheckOnce(now).map((check) => ({
    id: check.id,
    name: check.name,
    current: countOrNull(ofNow?.(check) ?? []),
    baseline: countOrNull(ofBefore?.(check) ?? []),
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
  return {
    id: idOf(
      scenario.id ?? scenario.description,
      job.persona?.id ?? persona,
      job.agentEndpoint?.id ?? agent,
    ),
    ...{ scenario: scenario.description ?? scenario.id, persona, agent },
  };
}

function idOf(...parts: readonly (string | null)[]): string {
  return JSON.stringify(parts.map((part) => part?.toLowerCase() ?? null));
}

function keyOf(simulationJobId: string | null): string {
  return simulationJobId?.toLowerCase() ?? '';
}

/** Names a check if the service does not. */
export function nameless(id: string | null): string {
  return id || 'a check without a name';
}
