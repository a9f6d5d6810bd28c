import { Hono } from 'hono';
import { type FlowOrder, flowOrderSchema } from './customer-flows.ts';
import { ApiError, validate } from './errors.ts';
import { type FaultBook, faultOrderSchema } from './faults.ts';
import { type Plan, type PlanOverrides, planOverridesSchema } from './plan.ts';
import { type LoggedRequest, withoutKey } from './request-log.ts';
import { parseJson } from './service.ts';

/** Where the service is controlled; no key is needed, and no fault strikes. */
export const CONTROL_PATH = '/_reference';

/** What users can order over HTTP while the service runs. */
interface Controls {
  faults: FaultBook;
  requests: readonly LoggedRequest[];
  addPlan(overrides: PlanOverrides): { runPlanId: string; servicePhoneNumber: string };
  addFlow(order: FlowOrder): { flowId: string };
  plans(): Plan[];
}

export function createControl({ faults, requests, addPlan, addFlow, plans }: Controls): Hono {
  const app = new Hono().basePath(CONTROL_PATH);
  app.post('/faults', async (context) => {
    const order = parseJson(await context.req.text());
    faults.order(validate(faultOrderSchema, order));
    return Response.json({ data: { ordered: true } }, { status: 201 });
  });
  app.delete('/faults', () => {
    faults.clear();
    return Response.json({ data: { deleted: true } });
  });
  app.get('/requests', () => Response.json({ data: requests.map(withoutKey) }));
  app.post('/plans', async (context) => {
    const overrides = validate(planOverridesSchema, parseJson(await context.req.text()) ?? {});
    return Response.json({ data: addPlan(overrides) }, { status: 201 });
  });
  app.get('/plans', () => Response.json({ data: plans().map(planFacts) }));
  app.post('/flows', async (context) => {
    const order = validate(flowOrderSchema, parseJson(await context.req.text()) ?? {});
    return Response.json({ data: addFlow(order) }, { status: 201 });
  });
  app.onError((error) =>
    (error instanceof ApiError
      ? error
      : new ApiError('invalid_parameter', error.message)
    ).toResponse(),
  );
  return app;
}

function planFacts({ id, name, servicePhoneNumbers, customerFlowIds }: Plan) {
  return { runPlanId: id, name, servicePhoneNumbers, customerFlowIds };
}
