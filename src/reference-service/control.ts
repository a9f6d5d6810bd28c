import { Hono } from 'hono';
import { ApiError, parseJson, validate } from './api-error.ts';
import { type FaultBook, faultOrderSchema } from './faults.ts';
import { type PlanOverrides, planOverridesSchema } from './run-plan.ts';

/** Path of the control; it needs no key, and no fault applies to it. */
export const CONTROL_PATH = '/_reference';

/** What users can control over HTTP while the service runs. */
interface Controls {
  faults: FaultBook;
  addPlan(overrides: PlanOverrides): { runPlanId: string; servicePhoneNumber: string };
}

export function createControl(controls: Controls): Hono {
  const { faults, addPlan } = controls;
  const app = new Hono().basePath(CONTROL_PATH);
  app.post('/faults', async (context) => {
    const order = parseJson(await context.req.text());
    faults.add(validate(faultOrderSchema, order));
    return Response.json({ data: { ordered: true } }, { status: 201 });
  });
  app.delete('/faults', () => {
    faults.clear();
    return Response.json({ data: { deleted: true } });
  });
  app.post('/plans', async (context) => {
    const overrides = validate(planOverridesSchema, parseJson(await context.req.text()) ?? {});
    return Response.json({ data: addPlan(overrides) }, { status: 201 });
  });
  app.onError((error) =>
    (error instanceof ApiError
      ? error
      : new ApiError('invalid_parameter', error.message)
    ).toResponse(),
  );
  return app;
}

/** One request that the service received. */
export interface LoggedRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  /** The body's JSON value, its text if it is not JSON, or null if it is empty. */
  body: unknown;
  /** Status of the response; null without one. */
  status: number | null;
}

export function logRequest(request: Request, path: string, text: string): LoggedRequest {
  return {
    method: request.method,
    path,
    headers: Object.fromEntries(request.headers),
    body: readable(text),
    status: null,
  };
}

function readable(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
