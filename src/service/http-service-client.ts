import { parseJsonOrNull } from './answer-text.ts';
import type { RequestContext, RunPage, ServiceClient } from './client.ts';
import { parseDebrief, parseResults } from './debrief-document.ts';
import { ServiceError } from './errors.ts';
import { encodePart, fillPath, OPERATIONS } from './operations.ts';
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
import { checkAt, checkGathered, isObject } from './shape.ts';
import { type ServiceRequest, Transport, type TransportOptions } from './transport.ts';

/** A client of the service at `baseUrl`. Nothing is sent, or loaded for sending, before its first call. */
export function createServiceClient(options: TransportOptions): ServiceClient {
  return new HttpServiceClient(new Transport(options));
}

class HttpServiceClient implements ServiceClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
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
        retry: regenerate ? 'conditional' : 'safe',
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
    const { method, path, body, jobId } = OPERATIONS.start;
    const values = { runPlanId, variables };
    const answer = await this.#transport.requestJson(
      {
        operation,
        retry: 'never',
        method,
        path: fillPath(path, { runPlanId }),
        body: Object.fromEntries(
          Object.entries(body).map(([name, value]) => [name, values[value]]),
        ),
      },
      context,
    );
    return checkGathered(startedRunSchema, answer, operation, { jobId }).jobId;
  }

  async readRun(jobId: string, context: RequestContext): Promise<WireRun> {
    const operation = 'read run';
    const { method, path, status, simulationJobs } = OPERATIONS.read;
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', method, path: fillPath(path, { jobId }) },
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
    const { method, path, nextPath, ...pointers } = OPERATIONS.list;
    const filled =
      after === null ? fillPath(path, { runPlanId }) : fillPath(nextPath, { runPlanId, after });
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', method, path: filled },
      context,
    );
    const page = checkGathered(runPageSchema, answer, operation, pointers);
    return { runs: page.runs, nextCursor: (page.hasMore !== false && page.nextCursor) || null };
  }

  async cancelRun(jobId: string, context: RequestContext): Promise<void> {
    const { method, path } = OPERATIONS.cancel;
    await this.#transport.request(
      { operation: 'cancel run', retry: 'safe', method, path: fillPath(path, { jobId }) },
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
        : `&${OPERATIONS.lookUp.timeParameter}=${encodePart(callReceivedAt)}`;
    const path = `/v1/simulation/job/lookup?${number}${time}`;
    const answer = await this.#transport.requestJson(read(operation, path), context);
    return checkAt('/data', simulationJobSchema, answer, operation);
  }

  async readSimulationJob(
    simulationJobId: string,
    context: RequestContext,
  ): Promise<WireSimulationJob> {
    const operation = 'read simulation job';
    const { method, path, job } = OPERATIONS.readSimulationJob;
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', method, path: fillPath(path, { simulationJobId }) },
      context,
    );
    return checkAt(job, simulationJobSchema, answer, operation);
  }

  async createCall(
    call: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<WireCreatedCall> {
    const operation = 'create call';
    const answer = await this.#transport.requestJson(create(operation, '/v1/call', call), context);
    return checkAt('/data', createdCallSchema, answer, operation);
  }

  async createMetricCollectionJob(
    request: { metrics: { id: string }[]; callIds?: string[]; chatIds?: string[] },
    context: RequestContext,
  ): Promise<WireMetricCollectionJob> {
    const operation = 'create metric collection job';
    const answer = await this.#transport.requestJson(
      create(operation, '/v1/metric/collection-jobs', request),
      context,
    );
    return checkAt('/data', metricCollectionJobSchema, answer, operation);
  }

  async readMetricCollectionJob(
    id: string,
    context: RequestContext,
  ): Promise<WireMetricCollectionJob> {
    const operation = 'read metric collection job';
    const { method, path, job } = OPERATIONS.readMetricCollectionJob;
    const answer = await this.#transport.requestJson(
      { operation, retry: 'safe', method, path: fillPath(path, { id }) },
      context,
    );
    return checkAt(job, metricCollectionJobSchema, answer, operation);
  }

  /** Any 2xx counts; only an answer in the specified form that says otherwise is a fault. */
  async deleteCustomerFlow(flowId: string, context: RequestContext): Promise<void> {
    const operation = 'delete customer flow';
    const path = fillPath('/v1/simulation/customer-flow/{flowId}', { flowId });
    const { text } = await this.#transport.request(
      { operation, retry: 'safe', method: 'DELETE', path },
      context,
    );
    const answer = parseJsonOrNull(text);
    if (isObject(answer) && Object.hasOwn(answer, 'data')) {
      checkAt('/data', deletedFlowSchema, answer, operation);
    }
  }

  /** Both spellings of the path are seen in the specification. */
  async checkHealth(context: RequestContext): Promise<void> {
    const operation = 'check health';
    try {
      await this.#transport.request(read(operation, '/v1/health'), context);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 404) throw error;
      await this.#transport.request(read(operation, '/health'), context);
    }
  }
}

function read(operation: string, path: string): ServiceRequest {
  return { operation, retry: 'safe', method: 'GET', path };
}

function create(operation: string, path: string, body: unknown): ServiceRequest {
  return { operation, retry: 'never', method: 'POST', path, body };
}
