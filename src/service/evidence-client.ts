import type { RequestContext } from '../http/request-context.ts';
import { checkGathered } from '../http/shape.ts';
import { isObject } from '../text/json-object.ts';
import { oneLine } from '../text/log-line.ts';
import { isSame } from '../text/same-id.ts';
import type { Asking } from './asking.ts';
import type { PlanPage, ServiceClient } from './client.ts';
import {
  type CallMetric,
  type Cost,
  type Credential,
  callMetricsSchema,
  costSchema,
  credentialSchema,
  runPlanSchema,
  type Transcript,
  transcriptSchema,
  type WireRunPlan,
} from './evidence.ts';
import type { ServiceProfile } from './operations.ts';
import { otherThanAsked, refuseOtherRun } from './own-run.ts';
import { planPageSchema } from './schemas.ts';

type Optional =
  | 'listPlans'
  | 'readPlan'
  | 'readCredential'
  | 'checkHealth'
  | 'readCost'
  | 'readTranscript'
  | 'readCallMetrics';

/** What a client asks for that no service has to offer. */
export class EvidenceClient implements Pick<ServiceClient, Optional> {
  protected readonly ask: Asking;
  protected readonly profile: ServiceProfile;

  constructor(ask: Asking, profile: ServiceProfile) {
    this.ask = ask;
    this.profile = profile;
  }

  async listPlans(
    name: string | null,
    after: string | null,
    context: RequestContext,
  ): Promise<PlanPage> {
    const operation = 'list plans';
    const { plans, hasMore, nextCursor, ...asked } = this.profile.operations.listPlans;
    const question = {
      operation,
      profileKey: 'listPlans',
      asked,
      values: { name, after },
    } as const;
    const answer = await this.ask.readOptional(question, context);
    const page = checkGathered(planPageSchema, answer, operation, { plans, hasMore, nextCursor });
    const keep = this.ask.keeperOf(operation, answer);
    const fitting = page.plans.flatMap(
      (_, index) => keep(runPlanSchema, `${plans}/${index}`) ?? [],
    );
    return { plans: fitting, nextCursor: cursorOf(page) };
  }

  async readPlan(runPlanId: string, context: RequestContext): Promise<WireRunPlan> {
    const { plan, ...asked } = this.profile.operations.readPlan;
    const names = { operation: 'read plan', profileKey: 'readPlan' } as const;
    const question = { ...names, asked, values: { runPlanId } };
    const told = await this.ask.readWhole(question, runPlanSchema, plan, context);
    if (isSame(told.id, runPlanId)) return told;
    throw otherThanAsked('read plan', 'run plan', `${plan}/id`);
  }

  readCredential(context: RequestContext): Promise<Credential> {
    const { credential, ...asked } = this.profile.operations.readCredential;
    const names = { operation: 'read credential', profileKey: 'readCredential' } as const;
    const question = { ...names, asked, values: {} };
    return this.ask.readWhole(question, credentialSchema, credential, context);
  }

  checkHealth(path: string, context: RequestContext): Promise<string> {
    return this.ask.see('check health', path, context);
  }

  async readCost(jobId: string, context: RequestContext): Promise<Cost> {
    const { cost, ...asked } = this.profile.operations.readCost;
    const names = { operation: 'read cost', profileKey: 'readCost' } as const;
    const question = { ...names, asked, values: { jobId } };
    const answer = await this.ask.readOptional(question, context);
    refuseOtherRun(answer, ['', cost], jobId, question.operation);
    return this.ask.wholeIn(answer, question, costSchema, cost);
  }

  readTranscript(callId: string, context: RequestContext): Promise<Transcript> {
    const { transcript, ...asked } = this.profile.operations.readTranscript;
    const names = { operation: 'read transcript', profileKey: 'readTranscript' } as const;
    const question = { ...names, asked, values: { callId } };
    return this.ask.readWhole(question, transcriptSchema, transcript, context);
  }

  readCallMetrics(callId: string, context: RequestContext): Promise<CallMetric[]> {
    const { metrics, ...asked } = this.profile.operations.readCallMetrics;
    const names = { operation: 'read call metrics', profileKey: 'readCallMetrics' } as const;
    const question = { ...names, asked, values: { callId } };
    return this.ask.readWhole(question, callMetricsSchema, metrics, context);
  }
}

/** What the next page is asked for with, or null on the last one. */
export function cursorOf({
  hasMore,
  nextCursor,
}: {
  hasMore?: boolean | null | undefined;
  nextCursor?: string | null | undefined;
}): string | null {
  return (hasMore !== false && nextCursor) || null;
}

const MAX_CHARS = 300;

/**
 * Why a simulated call is invalid, e.g. `reason: LINE_BUSY`; null if it is valid. The specification does
 * not show the members of the object, so all that are no objects themselves are shown.
 */
export function describeInvalidation(invalidation: unknown): string | null {
  if (!isObject(invalidation)) return null;
  const members = Object.entries(invalidation).flatMap(([name, value]) =>
    typeof value === 'object' ? [] : [`${name}: ${value}`],
  );
  return oneLine(members.join(', '), MAX_CHARS) || 'invalid';
}
