/** Forms and words in which services of this kind differ; within, there is one of each. */
import { z } from '@hono/zod-openapi';
import type { OperationName } from './operations.ts';

export interface Dialect {
  /**
   * How the results show a debrief, which the specification leaves open: the whole of it under
   * `data`, its status alone under `data`, or the whole of it without `data`.
   */
  resultsShape: 'whole' | 'status' | 'bare';
  /** The specification's words, or other ones that public clients know. */
  words: 'specification' | 'public';
  /** Path at which runs are started, which the specification does not show. */
  startPath: string;
}

/** Path at which runs are started within. */
export const START_PATH = '/v1/simulation/run';

const FLOWS = '/v1/simulation/customer-flow/';
const PUBLIC_FLOWS = '/v1/customer-flow/';
const LOOKUP = '/v1/simulation/job/lookup';
const CREATE_CALL = '/v1/call';

/** Address and body of a request. */
interface Asked {
  url: URL;
  text: string;
}

/** What is asked in the words of the specification; null where the dialect has no such address. */
export function translateRequest({ url, text }: Asked, dialect: Dialect): Asked | null {
  const { words, startPath } = dialect;
  const translated = new URL(url);
  if (url.pathname === startPath) translated.pathname = START_PATH;
  else if (url.pathname === START_PATH) return null;
  if (words === 'specification') return { url: translated, text };
  if (url.pathname.startsWith(FLOWS)) return null;
  translated.pathname = translated.pathname.replace(PUBLIC_FLOWS, FLOWS);
  if (url.pathname === LOOKUP) {
    const number = url.searchParams.get('phoneNumber');
    translated.searchParams.delete('phoneNumber');
    translated.searchParams.delete('servicePhoneNumber');
    if (number !== null) translated.searchParams.set('servicePhoneNumber', number);
  }
  return { url: translated, text: url.pathname === CREATE_CALL ? translateCall(text) : text };
}

/**
 * A call in the words of the specification: nulls are left out and results of tools are text.
 * Anything else is left for the service to validate.
 */
function translateCall(text: string): string {
  const { data } = callSchema.safeParse(jsonOf(text));
  if (data === undefined) return text;
  const { endedStatus, endedReason: _, ...call } = data;
  // The specification has no word for this end.
  const endedReason =
    endedStatus === 'AGENT_SAID_END_CALL_PHRASE' ? 'AGENT_ENDED_CALL' : endedStatus;
  return JSON.stringify({ ...call, endedReason }, (key, value) => {
    if (value === null) return undefined;
    return key === 'result' && typeof value === 'object' ? JSON.stringify(value) : value;
  });
}

const callSchema = z.record(z.string(), z.unknown());

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const resultsSchema = z.object({
  data: z.looseObject({ debrief: z.nullable(z.looseObject({ status: z.string() })) }),
});
const jobSchema = z.looseObject({ status: z.string(), processingStatus: z.string().optional() });
const jobAnswerSchema = z.object({ data: jobSchema });
const runAnswerSchema = z.object({ data: z.looseObject({ simulationJobs: z.array(jobSchema) }) });

const PUBLIC_WORDS: Readonly<Record<'metricJob' | 'job' | 'processing', Record<string, string>>> = {
  metricJob: { RUNNING: 'PROCESSING', CANCELLED: 'CANCELED' },
  job: { PENDING: 'QUEUED', RUNNING: 'PROCESSING' },
  processing: { PROCESSED: 'COMPLETED' },
};

/** The answer of an operation in the forms and words of a dialect; that of a failure as it is. */
export async function translateAnswer(
  operation: OperationName | null,
  answer: Response,
  { resultsShape, words }: Dialect,
): Promise<Response> {
  if (!answer.ok || operation === null) return answer;
  const json = await answer.clone().json();
  const spoken = words === 'public' ? inPublicWords(operation, json) : json;
  const shaped = operation === 'results' ? reshaped(spoken, resultsShape) : spoken;
  return shaped === json ? answer : Response.json(shaped, { status: answer.status });
}

function reshaped(json: unknown, shape: Dialect['resultsShape']): unknown {
  if (shape === 'whole') return json;
  const { data } = resultsSchema.parse(json);
  if (shape === 'bare') return data;
  return { data: { ...data, debrief: data.debrief && { status: data.debrief.status } } };
}

function inPublicWords(operation: OperationName, json: unknown): unknown {
  switch (operation) {
    case 'health': {
      const timestamp = new Date().toISOString();
      return { data: { status: 'healthy', timestamp, version: '1.0.0' } };
    }
    case 'createMetricJob':
    case 'readMetricJob':
    case 'cancelMetricJob': {
      const { data } = jobAnswerSchema.parse(json);
      return { data: { ...data, status: spoken(data.status, 'metricJob') } };
    }
    case 'lookup':
    case 'readSimulationJob':
      return { data: inPublicJobWords(jobAnswerSchema.parse(json).data) };
    case 'read': {
      const { data } = runAnswerSchema.parse(json);
      return { data: { ...data, simulationJobs: data.simulationJobs.map(inPublicJobWords) } };
    }
    default:
      return json;
  }
}

function inPublicJobWords({ status, processingStatus, ...job }: z.output<typeof jobSchema>) {
  return {
    ...job,
    status: spoken(status, 'job'),
    ...(processingStatus === undefined
      ? {}
      : { processingStatus: spoken(processingStatus, 'processing') }),
  };
}

function spoken(word: string, kind: keyof typeof PUBLIC_WORDS): string {
  return PUBLIC_WORDS[kind][word] ?? word;
}
