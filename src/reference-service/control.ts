import { Hono } from 'hono';
import { ApiError, parseJson, validate } from './api-error.ts';
import { type FaultBook, faultOrderSchema } from './faults.ts';
import { type PlanOverrides, planOverridesSchema } from './run-plan.ts';
import type { StoredRun } from './stored.ts';
import { iso } from './values.ts';

/** Path of the control; it needs no key, and no fault applies to it. */
export const CONTROL_PATH = '/_reference';

/** What users can control over HTTP while the service runs. */
interface Controls {
  faults: FaultBook;
  requests: readonly LoggedRequest[];
  addPlan(overrides: PlanOverrides): { runPlanId: string; servicePhoneNumber: string };
  runs(): StoredRun[];
}

export function createControl(controls: Controls): Hono {
  const { faults, requests, addPlan, runs } = controls;
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
  app.get('/requests', () => Response.json({ data: requests.map(withoutKey) }));
  app.post('/plans', async (context) => {
    const overrides = validate(planOverridesSchema, parseJson(await context.req.text()) ?? {});
    return Response.json({ data: addPlan(overrides) }, { status: 201 });
  });
  app.get('/runs', () => Response.json({ data: runs().map(startFacts) }));
  app.onError((error) =>
    (error instanceof ApiError
      ? error
      : new ApiError('invalid_parameter', error.message)
    ).toResponse(),
  );
  return app;
}

/** A started run with its variables. */
function startFacts({ id, planId, number, variables, createdAt }: StoredRun) {
  const run = { jobId: id, runPlanId: planId, runNumber: number };
  return { ...run, variables, createdAt: iso(createdAt) };
}

/** One request that the service received. */
export interface LoggedRequest {
  method: string;
  /** Path and query, without the service's path prefix. */
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

/** The request without the key. */
function withoutKey(logged: LoggedRequest): LoggedRequest {
  const { authorization, ...headers } = logged.headers;
  return {
    ...logged,
    headers: authorization === undefined ? headers : { ...headers, authorization: '***' },
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
