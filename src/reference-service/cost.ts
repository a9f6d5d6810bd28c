import { z } from '@hono/zod-openapi';
import { conversationOf, durationOf } from './conversation.ts';
import { findPlan, type Ground } from './runs.ts';
import { isEvaluated, jobsOf } from './simulation-jobs.ts';
import type { StoredRun } from './stored.ts';
import { countSchema } from './values.ts';

/** Prices in millionths of a dollar: a minute of a call, and the grading of one check in it. */
const MICROS = { MINUTE: 90_000, CHECK: 4_000 };

const usdSchema = z.number().min(0);

const itemSchema = z.object({
  source: z.string(),
  surface: z.string(),
  quantity: z.number().min(0),
  amountUsd: usdSchema,
});

export const costSchema = z
  .object({
    currency: z.literal('usd'),
    totalUsd: usdSchema,
    totalUsdMicros: countSchema,
    breakdown: z.array(itemSchema),
  })
  .openapi('SimulationRunCost');

/** What the calls of a run that have been made by now cost, those that are tried again included. */
export function costOf(ground: Ground, run: StoredRun): z.infer<typeof costSchema> {
  const plan = findPlan(ground, run.planId);
  const calls = jobsOf(ground, plan, run)
    .filter(({ status }) => status === 'COMPLETED' || status === 'FAILED')
    .map((job) => {
      const seconds = Math.ceil(durationOf(conversationOf(plan, job.call)) / 1000);
      const checks = isEvaluated(job) ? job.call.scenario.checks.length : 0;
      return { seconds, checks };
    });
  const seconds = calls.reduce((sum, call) => sum + call.seconds, 0);
  const checks = calls.reduce((sum, call) => sum + call.checks, 0);
  const total = microsOf(seconds, 0) + microsOf(0, checks);
  return {
    currency: 'usd',
    totalUsd: total / 1e6,
    totalUsdMicros: total,
    breakdown: [
      {
        source: 'SIMULATION',
        surface: 'CALL_MINUTE',
        quantity: Math.round((seconds / 60) * 100) / 100,
        amountUsd: microsOf(seconds, 0) / 1e6,
      },
      {
        source: 'EVALUATION',
        surface: 'CHECK',
        quantity: checks,
        amountUsd: microsOf(0, checks) / 1e6,
      },
    ],
  };
}

function microsOf(seconds: number, checks: number): number {
  return (seconds * MICROS.MINUTE) / 60 + checks * MICROS.CHECK;
}
