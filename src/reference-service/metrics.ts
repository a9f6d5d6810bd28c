import { conversationOf, durationOf } from './conversation.ts';
import type { Plan } from './run-plan.ts';
import { seededUnit, seededUuid } from './seeded.ts';
import type { SimulatedCall } from './simulation.ts';

/** Something that a plan measures in its calls; the checks are those that can fail. */
export interface PlanMetric {
  metricDefinitionId: string;
  metricId: string;
  name: string;
  isCheck: boolean;
  outputType: 'BOOLEAN' | 'NUMBER';
  unitSymbol: string | null;
}

/** What a metric says of a call. */
export interface CallMetric extends PlanMetric {
  value: boolean | number;
  reasoning: string | null;
}

/** Measured in every call in addition to the checks. */
const MEASURES = [
  { name: 'length of the call', outputType: 'NUMBER', unitSymbol: 's' },
  { name: 'time to answer', outputType: 'NUMBER', unitSymbol: 'ms' },
] as const;

/** The metrics of a plan, checks first. */
export function metricsOfPlan(plan: Plan): PlanMetric[] {
  const checks = plan.checks.map(({ name }) => {
    return { name, isCheck: true, outputType: 'BOOLEAN', unitSymbol: null } as const;
  });
  const measures = MEASURES.map((measure) => ({ ...measure, isCheck: false }));
  return [...checks, ...measures].map((metric) => ({
    metricDefinitionId: seededUuid('metric definition', plan.id, metric.name),
    metricId: seededUuid('metric', metric.name),
    ...metric,
  }));
}

/**
 * What the metrics of a plan say of a graded call; a check says something where it counts.
 * @param metrics those of the plan
 */
export function metricsOfCall(
  plan: Plan,
  call: SimulatedCall,
  metrics = metricsOfPlan(plan),
): CallMetric[] {
  return metrics.flatMap((metric): CallMetric[] => {
    if (!metric.isCheck)
      return [{ ...metric, value: measure(plan, call, metric), reasoning: null }];
    const check = plan.checks.find(({ name }) => name === metric.name);
    const counts = call.scenario.checks.includes(metric.name);
    if (!check || !counts) return [];
    const value = !call.failedChecks.includes(metric.name);
    const theme = plan.themes.find(({ slug }) => slug === check.theme);
    return [{ ...metric, value, reasoning: value ? check.praise : (theme?.whenMissing ?? null) }];
  });
}

function measure(plan: Plan, call: SimulatedCall, { name, unitSymbol }: PlanMetric): number {
  if (unitSymbol === 's') return Math.round(durationOf(conversationOf(plan, call)) / 1000);
  // A longer prompt takes longer to read.
  return Math.round(500 + call.promptLength / 4 + 500 * seededUnit(name, call.callId));
}
