import { ServiceError } from '../http/errors.ts';
import type { RequestContext } from '../http/request-context.ts';
import { checkAt, checkGathered, type LeftOut, resolvePointer } from '../http/shape.ts';
import { Transport, type TransportOptions } from '../http/transport.ts';
import { isSame } from '../text/same-id.ts';
import { Asking, type Question } from './asking.ts';
import type {
  MetricCollectionRequest,
  RunPage,
  RunProgress,
  ServiceClient,
  StartedRun,
} from './client.ts';
import { PROGRESS_EVIDENCE, simulationJobCountSchema } from './evidence.ts';
import { cursorOf, EvidenceClient } from './evidence-client.ts';
import { fillRequest, type ServiceProfile, STANDARD_PROFILE, translate } from './operations.ts';
import { ownPart, refuseOtherRun } from './own-run.ts';
import { parseDebrief, parseResults, type Reading, type RunResults } from './results.ts';
import {
  createdCallSchema,
  deletedSchema,
  metricCollectionJobSchema,
  runPageSchema,
  runSchema,
  simulationJobSchema,
  startedRunSchema,
  type WireCreatedCall,
  type WireDebrief,
  type WireMetricCollectionJob,
  type WireSimulationJob,
} from './schemas.ts';

/** What follows the object in a JSON Pointer to one of its members. */
const LAST_MEMBER = /\/[^/]*$/;
/** UTF-16 units. A shorter value of a variable is a word that a refusal may need: `true`, `en-US`. */
const SHORTEST_UNSAID = 8;

export interface ClientOptions extends Omit<TransportOptions, 'headers'> {
  /** In place of the standard one. */
  profile?: ServiceProfile;
  /** Told of everything in an answer that nobody has to give, and that does not fit. */
  onLeftOut?: LeftOut;
}

/** A client of the service at `baseUrl`. Nothing is sent before its first call. */
export function createServiceClient(options: ClientOptions): ServiceClient {
  return new HttpServiceClient(options);
}

class HttpServiceClient extends EvidenceClient implements ServiceClient {
  constructor({ profile = STANDARD_PROFILE, onLeftOut = () => {}, ...options }: ClientOptions) {
    const transport = new Transport({ ...options, headers: profile.headers });
    super(new Asking(transport, onLeftOut), profile);
  }

  async requestDebrief(
    jobId: string,
    { regenerate }: { regenerate: boolean },
    context: RequestContext,
  ): Promise<WireDebrief> {
    const { debrief, ...asked } = this.profile.operations.requestDebrief;
    const reading = this.#readingOf('request debrief');
    const { operation } = reading;
    const values = { jobId, regenerate: regenerate || undefined };
    const answer = regenerate
      ? await this.ask.create({ operation, ...fillRequest(asked, values) }, context)
      : await this.ask.read({ operation, asked, values }, context);
    refuseOtherRun(answer, ['', debrief], jobId, operation);
    return parseDebrief(answer, debrief, reading);
  }

  async readResults(
    jobId: string,
    context: RequestContext,
    compareToJobId: string | null = null,
  ): Promise<RunResults> {
    const asked = this.profile.operations.readResults;
    const reading = this.#readingOf('read results');
    const { operation } = reading;
    const values = { jobId, compareToJobId };
    const answer = await this.ask.read({ operation, asked, values }, context);
    return parseResults(answer, jobId, asked, reading);
  }

  async startRun(
    runPlanId: string,
    variables: Readonly<Record<string, string>>,
    context: RequestContext,
  ): Promise<StartedRun> {
    const operation = 'start run';
    const { jobId, simulationJobCount, ...asked } = this.profile.operations.start;
    const request = fillRequest(asked, { runPlanId, variables });
    const unsaid = Object.values(variables).filter(({ length }) => length >= SHORTEST_UNSAID);
    const names = { operation, profileKey: 'start' };
    const answer = await this.ask.create({ ...names, ...request, unsaid }, context);
    const keep = this.ask.keeperOf(operation, answer);
    return {
      ...checkGathered(startedRunSchema, answer, operation, { jobId }),
      simulationJobCount: keep(simulationJobCountSchema, simulationJobCount),
    };
  }

  async readRun(jobId: string, context: RequestContext): Promise<RunProgress> {
    const operation = 'read run';
    const { operations, words } = this.profile;
    const asked = operations.read;
    const question = { operation, profileKey: 'read', asked, values: { jobId } } as const;
    const answer = await this.ask.readOptional(question, context);
    refuseOtherRun(answer, ['', asked.status.replace(LAST_MEMBER, '')], jobId, operation);
    const { status } = checkGathered(runSchema, answer, operation, { status: asked.status });
    const keep = this.ask.keeperOf(operation, answer, (place) => ownPart(answer, place, jobId));
    const jobs = keep(PROGRESS_EVIDENCE.simulationJobs, asked.simulationJobs);
    return {
      status: translate(status, words.runStatus),
      simulationJobs: jobs === null ? null : jobs.map((job) => this.#inOurWords(job)),
      verdict:
        resolvePointer(answer, asked.verdict) === null
          ? null
          : (keep(PROGRESS_EVIDENCE.verdict, asked.verdict) ?? undefined),
      attemptSummary: keep(PROGRESS_EVIDENCE.attemptSummary, asked.attemptSummary),
      queuePosition: keep(PROGRESS_EVIDENCE.queuePosition, asked.queuePosition),
    };
  }

  async listRuns(
    runPlanId: string,
    after: string | null,
    context: RequestContext,
  ): Promise<RunPage> {
    const operation = 'list runs';
    const { operations, words } = this.profile;
    const { nextPath, runs, hasMore, nextCursor, ...list } = operations.list;
    const asked = after === null || nextPath === undefined ? list : { ...list, path: nextPath };
    const question = {
      operation,
      profileKey: 'list',
      asked,
      values: { runPlanId, after },
    } as const;
    const answer = await this.ask.readOptional(question, context);
    const page = checkGathered(runPageSchema, answer, operation, { runs, hasMore, nextCursor });
    // A service that does not know the filter lists the runs of all plans.
    const own = page.runs.filter(
      ({ simulationRunPlanId: told }) =>
        typeof told !== 'string' || told === '' || isSame(told, runPlanId),
    );
    const inOurWords = own.map(({ status, ...run }) =>
      status === undefined ? run : { ...run, status: translate(status, words.runStatus) },
    );
    return { runs: inOurWords, nextCursor: cursorOf(page) };
  }

  async cancelRun(jobId: string, context: RequestContext): Promise<void> {
    const asked = this.profile.operations.cancel;
    const names = { operation: 'cancel run', profileKey: 'cancel' } as const;
    await this.ask.cancel({ ...names, asked, values: { jobId } }, context);
  }

  async lookUpSimulationJob(
    servicePhoneNumber: string,
    callTime: string | null,
    context: RequestContext,
  ): Promise<WireSimulationJob> {
    const { job, numberParameter, timeParameter, ...asked } = this.profile.operations.lookup;
    const values = { servicePhoneNumber, callTime, numberParameter, timeParameter };
    const question = { operation: 'look up simulation job', asked, values };
    return this.#jobIn(await this.ask.read(question, context), job, question);
  }

  async readSimulationJob(
    simulationJobId: string,
    context: RequestContext,
  ): Promise<WireSimulationJob> {
    const { job, ...asked } = this.profile.operations.readSimulationJob;
    const names = { operation: 'read simulation job', profileKey: 'readSimulationJob' } as const;
    const question = { ...names, asked, values: { simulationJobId } };
    return this.#jobIn(await this.ask.readOptional(question, context), job, question);
  }

  async createCall(json: string, context: RequestContext): Promise<WireCreatedCall> {
    const operation = 'create call';
    const { method, path, call } = this.profile.operations.createCall;
    const answer = await this.ask.create({ operation, method, path, json }, context);
    return checkAt(call, createdCallSchema, answer, operation);
  }

  async createMetricCollectionJob(
    { metricIds, callIds, chatIds }: MetricCollectionRequest,
    context: RequestContext,
  ): Promise<WireMetricCollectionJob> {
    const operation = 'create metric collection job';
    const { job, ...asked } = this.profile.operations.createMetricCollectionJob;
    const metrics = metricIds.map((id) => ({ id }));
    const request = fillRequest(asked, { metrics, metricIds, callIds, chatIds });
    const answer = await this.ask.create({ operation, ...request }, context);
    return this.#metricJobIn(answer, job, operation);
  }

  async readMetricCollectionJob(
    id: string,
    context: RequestContext,
  ): Promise<WireMetricCollectionJob> {
    const operation = 'read metric collection job';
    const { job, ...asked } = this.profile.operations.readMetricCollectionJob;
    const profileKey = 'readMetricCollectionJob';
    const answer = await this.ask.read({ operation, profileKey, asked, values: { id } }, context);
    return this.#metricJobIn(answer, job, operation);
  }

  async cancelMetricCollectionJob(id: string, context: RequestContext): Promise<void> {
    const operation = 'cancel metric collection job';
    const asked = this.profile.operations.cancelMetricCollectionJob;
    const profileKey = 'cancelMetricCollectionJob';
    await this.ask.cancelIfOffered({ operation, profileKey, asked, values: { id } }, context);
  }

  /**
   * Any 2xx counts whose body is empty, or says that the flow is deleted, bare too; a body that says
   * anything else is a fault. So counts 404 after an attempt that may have deleted the flow although its
   * answer was lost.
   */
  async deleteCustomerFlow(
    flowId: string,
    context: RequestContext,
    attempts = { mayHaveDeleted: false },
  ): Promise<void> {
    const operation = 'delete customer flow';
    const { deleted, ...asked } = this.profile.operations.deleteCustomerFlow;
    const question = { operation, asked, values: { flowId } };
    const onRepeat = ({ mayHaveBeenTaken }: ServiceError) => {
      attempts.mayHaveDeleted ||= mayHaveBeenTaken;
    };
    try {
      const answer = await this.ask.bringAbout(question, context, onRepeat);
      if (answer !== null) {
        checkAt(placeIn(answer, deleted), deletedSchema, answer, operation);
      }
    } catch (error) {
      const isGone = error instanceof ServiceError && error.status === 404;
      if (!attempts.mayHaveDeleted || !isGone) throw error;
    }
  }

  async #jobIn(
    answer: unknown,
    place: string,
    { operation }: Question,
  ): Promise<WireSimulationJob> {
    return this.#inOurWords(checkAt(place, simulationJobSchema, answer, operation));
  }

  async #metricJobIn(
    answer: unknown,
    place: string,
    operation: string,
  ): Promise<WireMetricCollectionJob> {
    const job = checkAt(place, metricCollectionJobSchema, answer, operation);
    return { ...job, status: translate(job.status, this.profile.words.metricJobStatus) };
  }

  #inOurWords<Job extends { status: string | null; processingStatus?: string | null | undefined }>(
    job: Job,
  ): Job {
    const { simulationJobStatus, processingStatus } = this.profile.words;
    const status = translate(job.status, simulationJobStatus);
    if (job.processingStatus === undefined) return { ...job, status };
    const processing = translate(job.processingStatus, processingStatus);
    return { ...job, status, processingStatus: processing };
  }

  #readingOf(operation: string): Reading {
    const leftOut = this.ask.leftOutOf(operation);
    return { operation, words: this.profile.words, leftOut };
  }
}

/** Where the last member of a place stands in an answer that may be bare. */
function placeIn(answer: unknown, place: string): string {
  const bare = place.slice(place.lastIndexOf('/'));
  const isBare =
    resolvePointer(answer, place) === undefined && resolvePointer(answer, bare) !== undefined;
  return isBare ? bare : place;
}
