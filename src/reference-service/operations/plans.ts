import { z } from '@hono/zod-openapi';
import { EXAMPLES } from '../demo-plan.ts';
import { metricsOfPlan } from '../metrics.ts';
import type { Plan } from '../run-plan.ts';
import { findPlan, type Ground } from '../runs.ts';
import { countSchema, iso, percentSchema, timestampSchema } from '../values.ts';
import { dataAnswer, jsonAnswer, operation } from './operation.ts';
import { page, paginationSchema, unknownCursor, wholeNumber } from './page.ts';

const planSchema = z
  .object({
    id: z.guid(),
    name: z.string(),
    description: z.string().optional(),
    testCaseCount: countSchema,
    iterationCount: z.int().min(1),
    updatedAt: timestampSchema,
  })
  .openapi('SimulationRunPlan');

const listQuery = z.object({
  searchText: z
    .string()
    .optional()
    .openapi({ description: 'Plans with this in their name alone.' }),
  limit: wholeNumber(1, 50).default(50).openapi({ description: 'Most plans on a page.' }),
  after: z
    .guid()
    .optional()
    .openapi({ description: "The page before's `nextCursor`; without it, the first plans." }),
});

export const listPlansOperation = operation({
  name: 'listPlans',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'get',
  path: '/v1/simulation/plan',
  summary: 'List run plans, the one that was changed last first',
  request: { query: listQuery },
  responses: {
    200: jsonAnswer(
      'A page of run plans.',
      z.object({ data: z.array(planSchema), pagination: paginationSchema }),
    ),
  },
  handler: (context) =>
    context.json(listPlans(context.var.ground, context.req.valid('query')), 200),
});

function listPlans(ground: Ground, { searchText, limit, after }: z.output<typeof listQuery>) {
  const wanted = searchText?.trim().toLowerCase() ?? '';
  const plans = ground.store.plans
    .all()
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
  const last = plans.findIndex(({ id }) => id === after?.toLowerCase());
  if (after !== undefined && last === -1) throw unknownCursor(after);
  return page(plans.slice(last + 1).map(planFacts), limit, ({ id }) => id);
}

export const readPlanOperation = operation({
  name: 'readPlan',
  isUnspecified: true,
  tag: 'Simulations',
  method: 'get',
  path: '/v1/simulation/plan/{planId}',
  summary: 'Read a run plan',
  request: {
    params: z.object({
      planId: z.guid().openapi({ description: 'The run plan.', param: { example: EXAMPLES.plan } }),
    }),
  },
  responses: {
    200: dataAnswer(
      'The run plan.',
      planSchema.extend({
        metrics: z.array(z.object({ id: z.guid(), minPassRate: z.nullable(percentSchema) })),
      }),
    ),
  },
  handler(context) {
    const plan = findPlan(context.var.ground, context.req.valid('param').planId);
    const metrics = metricsOfPlan(plan).map(({ metricId, name }) => {
      const check = plan.checks.find((each) => each.name === name);
      return { id: metricId, minPassRate: check?.threshold ?? null };
    });
    return context.json({ data: { ...planFacts(plan), metrics } }, 200);
  },
});

function planFacts(plan: Plan) {
  const { id, name, description, iterationCount, updatedAt } = plan;
  return {
    id,
    name,
    ...(description === '' ? {} : { description }),
    testCaseCount: plan.personas.length * plan.scenarios.length,
    iterationCount,
    updatedAt: iso(updatedAt),
  };
}
