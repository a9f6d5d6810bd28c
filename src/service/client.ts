import * as z from 'zod/mini';
import type { RequestContext } from '../http/channel.ts';
import { resolvePointer } from '../http/shape.ts';
import { isSame } from '../text/alike.ts';
import * as evidence from './evidence-schemas.ts';
import { type Operations, type ServiceProfile, STANDARD_PROFILE } from './operations.ts';
import { Requests, type RequestsOptions } from './requests.ts';
import {
  type Body,
  parseDebrief,
  parseResults,
  type RunResults,
  runStatus,
  verdictIn,
} from './results.ts';
import * as schemas from './schemas.ts';

const LAST_MEMBER = /\/[^/]*$/;
/** Such requests are repeated only if the service certainly did not take them. */
const ONCE = { retry: 'unless-taken' } as const;
/** A shorter value of a variable, such as `true`, may be a word of an error message. */
export const SHORTEST_HIDDEN = 8;

/** A run while it continues; null for what the service does not report. */
export type RunProgress = Awaited<ReturnType<ServiceClient['readRun']>>;
export type RunPage = Awaited<ReturnType<ServiceClient['listRuns']>>;

export type ClientOptions = Omit<RequestsOptions, 'profile' | 'onLeftOut'> &
  Partial<Pick<RequestsOptions, 'profile' | 'onLeftOut'>>;

/**
 * One method per operation. All reject with `ServiceError`, or with the signal's reason when it aborts.
 * `startRun`, `createCall`, `createMetricCollectionJob` and `requestDebrief` with `regenerate` are repeated
 * only if the service certainly did not take the request; all others are safe to repeat. Values that the
 * specification does not show are null if they are missing or do not fit.
 */
export class ServiceClient {
  readonly #requests: Requests;
  readonly #profile: ServiceProfile;
  readonly #operations: Operations;

  /** Sends nothing before the first call. */
  constructor({ profile = STANDARD_PROFILE, onLeftOut = () => {}, ...options }: ClientOptions) {
    this.#requests = new Requests({ profile, onLeftOut, ...options });
    this.#profile = profile;
    this.#operations = profile.operations;
  }

  async requestDebrief(
    runId: string,
    { regenerate }: { regenerate: boolean },
    context: RequestContext,
  ) {
    const { debrief } = this.#operations.requestDebrief;
    const values = { jobId: runId, regenerate: regenerate || undefined };
    const how = regenerate ? ONCE : {};
    const body = await this.#requests.send('requestDebrief', values, context, how);
    body.refuseOtherRun('', debrief);
    return parseDebrief(body, debrief);
  }

  /** @param comparedRunId the run to compare with, instead of the plan's previous one */
  async readResults(
    runId: string,
    context: RequestContext,
    comparedRunId: string | null = null,
  ): Promise<RunResults> {
    const values = { jobId: runId, compareToJobId: comparedRunId };
    return parseResults(await this.#requests.send('readResults', values, context), this.#profile);
  }

  async startRun(
    runPlanId: string,
    variables: Readonly<Record<string, string>>,
    context: RequestContext,
  ): Promise<string> {
    const hidden = Object.values(variables).filter(({ length }) => length >= SHORTEST_HIDDEN);
    const values = { runPlanId, variables };
    const body = await this.#requests.send('start', values, context, { ...ONCE, hidden });
    return body.check(schemas.runIdSchema, this.#operations.start.jobId);
  }

  async readRun(runId: string, context: RequestContext) {
    const places = this.#operations.read;
    const body = await this.#requests.optional('read', { jobId: runId }, context);
    body.refuseOtherRun('', places.status.replace(LAST_MEMBER, ''));
    return {
      status: runStatus(body.check(z.string(), places.status), this.#profile),
      simulationJobs: body.keep(evidence.PROGRESS_EVIDENCE.simulationJobs, places.simulationJobs),
      verdict: verdictIn(body, places.verdict),
      queuePosition: body.keep(evidence.PROGRESS_EVIDENCE.queuePosition, places.queuePosition),
    };
  }

  /** @param after the `nextCursor` of the page before; null for the first one */
  async listRuns(runPlanId: string, after: string | null, context: RequestContext) {
    const { list } = this.#operations;
    const body = await this.#requests.optional('list', { runPlanId, after }, context);
    const runs = body.whole(z.array(schemas.listedRunSchema), list.runs);
    return {
      // A service that does not know the filter lists the runs of all plans.
      runs: runs
        .filter(({ simulationRunPlanId: id }) => typeof id !== 'string' || isSame(id, runPlanId))
        .map((run) => ({ ...run, status: runStatus(run.status, this.#profile) })),
      nextCursor: nextCursorIn(body, list),
    };
  }

  async cancelRun(runId: string, context: RequestContext): Promise<void> {
    // Each run is tried: one that continues costs money.
    const how = { retry: 'optional', mayBeEmpty: true } as const;
    await this.#requests.send('cancel', { jobId: runId }, context, how);
  }

  /** `callTime` is ISO 8601; null finds the job that is in progress. */
  async lookUpSimulationJob(
    servicePhoneNumber: string,
    callTime: string | null,
    context: RequestContext,
  ) {
    const { job, numberParameter, timeParameter } = this.#operations.lookup;
    const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
    const body = await this.#requests.send('lookup', values, context);
    return body.check(schemas.simulationJobSchema, job);
  }

  async readSimulationJob(simulationJobId: string, context: RequestContext) {
    const { job } = this.#operations.readSimulationJob;
    const body = await this.#requests.optional('readSimulationJob', { simulationJobId }, context);
    const found = body.check(schemas.simulationJobSchema, job);
    if (isSame(found.simulationJobId, simulationJobId)) return found;
    throw body.otherThanRequested('simulation job', `${job}/simulationJobId`);
  }

  /** The variables that a call of a run had; undefined if the job is of another run plan. */
  async readUsedVariables(
    simulationJobId: string,
    runPlanId: string | null,
    context: RequestContext,
  ) {
    const { job } = this.#operations.readSimulationJob;
    const body = await this.#requests.optional('readSimulationJob', { simulationJobId }, context);
    const { simulationJobId: shownId, runPlan } = body.check(schemas.usedVariablesSchema, job);
    const names = (shown: string | null | undefined, own: string | null) =>
      !shown || own === null || isSame(shown, own);
    const isOwn = names(shownId, simulationJobId) && names(runPlan.id, runPlanId);
    return isOwn ? runPlan.variables : undefined;
  }

  /** `json` is the call as JSON text, which is sent unchanged. */
  async createCall(json: string, context: RequestContext): Promise<schemas.WireCreatedCall> {
    const body = await this.#requests.send('createCall', {}, context, { ...ONCE, json });
    return body.check(schemas.createdCallSchema, this.#operations.createCall.call);
  }

  async createMetricCollectionJob(
    metricIds: readonly string[],
    conversations: { [Kind in 'callIds' | 'chatIds']?: readonly string[] },
    context: RequestContext,
  ) {
    const values = { metrics: metricIds.map((id) => ({ id })), ...conversations };
    const body = await this.#requests.send('createMetricCollectionJob', values, context, ONCE);
    const { job } = this.#operations.createMetricCollectionJob;
    return body.check(schemas.metricCollectionJobSchema, job);
  }

  async readMetricCollectionJob(id: string, context: RequestContext) {
    const body = await this.#requests.send('readMetricCollectionJob', { id }, context);
    const { job } = this.#operations.readMetricCollectionJob;
    const found = body.check(schemas.metricCollectionJobSchema, job);
    if (isSame(found.id, id)) return found;
    throw body.otherThanRequested('metric collection job', `${job}/id`);
  }

  /** Any 2xx without a body succeeds; a body has to say that the flow is deleted. */
  async deleteCustomerFlow(flowId: string, context: RequestContext): Promise<void> {
    const { deleted } = this.#operations.deleteCustomerFlow;
    const how = { mayBeEmpty: true };
    const body = await this.#requests.send('deleteCustomerFlow', { flowId }, context, how);
    if (body.json !== undefined) body.check(z.literal(true), deleted);
  }

  /** Plans whose name contains the text; null lists all. */
  async listPlans(name: string | null, after: string | null, context: RequestContext) {
    const { listPlans } = this.#operations;
    const body = await this.#requests.optional('listPlans', { name, after }, context);
    const plans = body.whole(z.array(evidence.runPlanSchema), listPlans.plans);
    return { plans, nextCursor: nextCursorIn(body, listPlans) };
  }

  async readPlan(runPlanId: string, context: RequestContext) {
    const place = this.#operations.readPlan.plan;
    const body = await this.#requests.optional('readPlan', { runPlanId }, context);
    const plan = body.whole(evidence.runPlanSchema, place);
    if (isSame(plan.id, runPlanId)) return plan;
    throw body.otherThanRequested('run plan', `${place}/id`);
  }

  async readCredential(context: RequestContext) {
    const body = await this.#requests.optional('readCredential', {}, context);
    return body.whole(evidence.credentialSchema, this.#operations.readCredential.credential);
  }

  /** The status and the first line of the response at a path of the health check. */
  checkHealth(path: string, context: RequestContext): Promise<string> {
    return this.#requests.line('check health', path, context);
  }

  async readCost(runId: string, context: RequestContext) {
    const { cost } = this.#operations.readCost;
    const body = await this.#requests.optional('readCost', { jobId: runId }, context);
    body.refuseOtherRun('', cost);
    return body.whole(evidence.costSchema, cost);
  }

  async readTranscript(callId: string, context: RequestContext) {
    const body = await this.#requests.optional('readTranscript', { callId }, context);
    return body.whole(evidence.transcriptSchema, this.#operations.readTranscript.transcript);
  }

  async readCallMetrics(callId: string, context: RequestContext) {
    const body = await this.#requests.optional('readCallMetrics', { callId }, context);
    return body.whole(evidence.callMetricsSchema, this.#operations.readCallMetrics.metrics);
  }
}

function nextCursorIn(
  { json }: Body,
  places: Readonly<Record<'hasMore' | 'nextCursor', string>>,
): string | null {
  const cursor = resolvePointer(json, places.nextCursor);
  const isLast = resolvePointer(json, places.hasMore) === false;
  return !isLast && typeof cursor === 'string' && cursor !== '' ? cursor : null;
}
