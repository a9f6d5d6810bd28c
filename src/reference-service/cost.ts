import { z } from '@hono/zod-openapi';
import { conversationOf, durationOf } from './conversation.ts';
import { findPlan, type Ground } from './runs.ts';
import { gradedCalls } from './simulation-jobs.ts';
import type { StoredRun } from './stored.ts';
import { countSchema } from './values.ts';

/** Prices in millionths of a dollar: a minute of a call, and the grading of one check in it. */
const MICROS = { MINUTE: 90_000, CHECK: 4_000 };

export const costSchema = z
  .object({
    currency: z.literal('usd'),
    totalUsd: z.number().min(0),
    totalUsdMicros: countSchema,
  })
  .openapi('SimulationRunCost');

/** What the calls of a run that have been made by now cost. */
export function costOf(ground: Ground, run: StoredRun): z.infer<typeof costSchema> {
  const plan = findPlan(ground, run.planId);
  const micros = gradedCalls(ground, plan, run).map((call) => {
    const seconds = Math.ceil(durationOf(conversationOf(plan, call)) / 1000);
    return (seconds * MICROS.MINUTE) / 60 + call.scenario.checks.length * MICROS.CHECK;
  });
  const total = micros.reduce((sum, each) => sum + each, 0);
  return { currency: 'usd', totalUsd: total / 1e6, totalUsdMicros: total };
}
