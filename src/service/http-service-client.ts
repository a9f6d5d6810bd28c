import { isObject } from '../core/json-object.ts';
import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { checkAt, checkGathered } from '../http/shape.ts';
import { type ServiceRequest, Transport, type TransportOptions } from '../http/transport.ts';
import type { RunPage, ServiceClient } from './client.ts';
import { parseDebrief, parseResults } from './debrief-document.ts';
import { encodePart, fillPath, fillRequest, OPERATIONS, type Operations } from './operations.ts';
import {
  createdCallSchema,
  deletedFlowSchema,
  metricCollectionJobSchema,
  runPageSchema,
  runSchema,
  simulationJobSchema,
  startedRunSchema,
  type WireCreatedCall,
  type WireDebrief,
  type WireMetricCollectionJob,
  type WireResultsDebrief,
  type WireRun,
  type WireSimulationJob,
} from './schemas.ts';

export interface ClientOptions extends TransportOptions {
  /** In place of the usual ones, where a profile overrides some. */
  operations?: Operations;
}

/** A client of the service at `baseUrl`. Nothing is sent, or loaded for sending, before its first call. */
export function createServiceClient(options: ClientOptions): ServiceClient {
  return new HttpServiceClient(options);
}

class HttpServiceClient implements ServiceClient {
  readonly #transport: Transport;
  readonly #operations: Operations;

  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    this.#operations = options.operations ?? OPERATIONS;
  }

  async requestDebrief(
    jobId: string,
    { regenerate }: { regenerate: boolean },
    context: RequestContext,
  ): Promise<WireDebrief> {
    const operation = 'request debrief';
    const answer = await this.#transport.requestJson(
      {
        operation,
        retry: regenerate ? 'unless-taken' : 'safe',
        method: 'POST',
        path: fillPath('/v1/simulation/plan/job/{jobId}/debrief', { jobId }),
        body: regenerate ? { regenerate } : {},
      },
      context,
    );
    return parseDebrief(answer, operation);
  }

  async readResults(jobId: string, context: RequestContext): Promise<WireResultsDebrief | null> {
    const operation = 'read results';
    const path = fillPath('/v1/simulation/plan/job/{jobId}/results', { jobId });
    const answer = await this.#transport.requestJson(read(operation, path), context);
    return parseResults(answer, operation);
  }

  async startRun(
    runPlanId: string,
    variables: Readonly<Record<string, string>>,
    context: RequestContext,
  ): Promise<string> {
    const operation = 'start run';
    const { start } = this.#operations;
    const request = fillRequest(start, { runPlanId, variables });
    const answer = await this.#transport.requestJson(
      { operation, retry: 'unless-taken', ...request },
      context,
    );
    return checkGathered(startedRunSchema, answer, operation, { jobId: start.jobId }).jobId;
  }

  async readRun(jobId: string, context: RequestContext): Promise<WireRun> {
    const operation = 'read run';
    const { status, simulationJobs, ...read } = this.#operations.read;
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', ...fillRequest(read, { jobId }) },
      context,
    );
    return checkGathered(runSchema, answer, operation, { status, simulationJobs });
  }

  async listRuns(
    runPlanId: string,
    after: string | null,
    context: RequestContext,
  ): Promise<RunPage> {
    const operation = 'list runs';
    const { nextPath, runs, hasMore, nextCursor, ...list } = this.#operations.list;
    const asked = after === null ? list : { ...list, path: nextPath };
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', ...fillRequest(asked, { runPlanId, after }) },
      context,
    );
    const page = checkGathered(runPageSchema, answer, operation, { runs, hasMore, nextCursor });
    return { runs: page.runs, nextCursor: (page.hasMore !== false && page.nextCursor) || null };
  }

  async cancelRun(jobId: string, context: RequestContext): Promise<void> {
    const request = fillRequest(this.#operations.cancel, { jobId });
    await this.#transport.requestJsonOrNothing(
      { operation: 'cancel run', retry: 'safe', ...request },
      context,
    );
  }

  async lookUpSimulationJob(
    servicePhoneNumber: string,
    callReceivedAt: string | null,
    context: RequestContext,
  ): Promise<WireSimulationJob> {
    const operation = 'look up simulation job';
    const number = `servicePhoneNumber=${encodePart(servicePhoneNumber)}`;
    const time =
      callReceivedAt === null
        ? ''
        : `&${this.#operations.lookup.timeParameter}=${encodePart(callReceivedAt)}`;
    const path = `/v1/simulation/job/lookup?${number}${time}`;
    const answer = await this.#transport.requestJson(read(operation, path), context);
    return checkAt('/data', simulationJobSchema, answer, operation);
  }

  async readSimulationJob(
    simulationJobId: string,
    context: RequestContext,
  ): Promise<WireSimulationJob> {
    const operation = 'read simulation job';
    const { job, ...read } = this.#operations.readSimulationJob;
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', ...fillRequest(read, { simulationJobId }) },
      context,
    );
    return checkAt(job, simulationJobSchema, answer, operation);
  }

  async createCall(json: string, context: RequestContext): Promise<WireCreatedCall> {
    const operation = 'create call';
    const request = {
      operation,
      retry: 'unless-taken',
      method: 'POST',
      path: '/v1/call',
      json,
    } as const;
    const answer = await this.#transport.requestJson(request, context);
    return checkAt('/data', createdCallSchema, answer, operation);
  }

  async createMetricCollectionJob(
    request: { metrics: { id: string }[]; callIds?: string[]; chatIds?: string[] },
    context: RequestContext,
  ): Promise<WireMetricCollectionJob> {
    const operation = 'create metric collection job';
    const answer = await this.#transport.requestJson(
      {
        operation,
        retry: 'unless-taken',
        method: 'POST',
        path: '/v1/metric/collection-jobs',
        body: request,
      },
      context,
    );
    return checkAt('/data', metricCollectionJobSchema, answer, operation);
  }

  async readMetricCollectionJob(
    id: string,
    context: RequestContext,
  ): Promise<WireMetricCollectionJob> {
    const operation = 'read metric collection job';
    const { job, ...read } = this.#operations.readMetricCollectionJob;
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', ...fillRequest(read, { id }) },
      context,
    );
    return checkAt(job, metricCollectionJobSchema, answer, operation);
  }

  /**
   * Any 2xx counts whose body is empty or JSON; only an answer in the specified form that says
   * otherwise is a fault. So does 404 after an attempt that may have deleted the flow although its
   * answer was lost.
   */
  async deleteCustomerFlow(
    flowId: string,
    context: RequestContext,
    attempts = { mayHaveDeleted: false },
  ): Promise<void> {
    const operation = 'delete customer flow';
    const path = fillPath('/v1/simulation/customer-flow/{flowId}', { flowId });
    const onRepeat = ({ mayHaveBeenTaken }: ServiceError) => {
      attempts.mayHaveDeleted ||= mayHaveBeenTaken;
    };
    try {
      const answer = await this.#transport.requestJsonOrNothing(
        { operation, retry: 'safe', method: 'DELETE', path, onRepeat },
        context,
      );
      if (isObject(answer) && Object.hasOwn(answer, 'data')) {
        checkAt('/data', deletedFlowSchema, answer, operation);
      }
    } catch (error) {
      const isGone = error instanceof ServiceError && error.status === 404;
      if (!attempts.mayHaveDeleted || !isGone) throw error;
    }
  }
}

function read(operation: string, path: string): ServiceRequest {
  return { operation, retry: 'safe', method: 'GET', path };
}
