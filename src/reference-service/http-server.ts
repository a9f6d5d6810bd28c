import { type Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { DOC_PATH, operationAt } from './all-operations.ts';
import { CONTROL_PATH, type LoggedRequest, logRequest } from './control.ts';
import { type Dialect, knownPath, shapeResults } from './dialect.ts';
import { changesResponse, deliverChanged, deliverReplacement } from './fault-delivery.ts';
import type { Fault, FaultBook } from './faults.ts';
import { describeApi } from './openapi.ts';
import { nothingAt } from './service.ts';

interface Handling {
  service: { fetch(request: Request): Response | Promise<Response> };
  control: { fetch(request: Request): Response | Promise<Response> };
  faults: FaultBook;
  requests: LoggedRequest[];
  isSpecification: boolean;
  dialect: Dialect;
  clock: { now(): number };
  signal: AbortSignal;
  onAnswer: (request: LoggedRequest) => void;
}

/** A server of the service and its control, not listening yet. */
export function createServer(handling: Handling): Server {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch(request, { outgoing }) {
      if (!(outgoing instanceof ServerResponse)) throw new Error('HTTP/1.1 only');
      // Node would send the machine's time.
      outgoing.setHeader('date', new Date(handling.clock.now()).toUTCString());
      return handle(handling, request, outgoing);
    },
  });
  if (!('closeAllConnections' in server)) throw new Error('HTTP/1.1 only');
  return server;
}

async function handle(
  handling: Handling,
  request: Request,
  outgoing: ServerResponse,
): Promise<Response> {
  const { control, faults, requests, dialect, signal, onAnswer, isSpecification } = handling;
  const url = new URL(request.url);
  const text = await request.text();
  if (url.pathname.startsWith(`${CONTROL_PATH}/`)) {
    return control.fetch(withBody(request, url, text));
  }
  const logged = logRequest(request, `${url.pathname}${url.search}`, text);
  requests.push(logged);
  const path = knownPath(url.pathname, dialect);
  const operation = path === null ? null : operationAt(request.method, path);
  const process = async () => {
    // A `Request` cannot have the method TRACE.
    if (path === null || request.method === 'TRACE') return nothingAt(url.pathname).toResponse();
    if (request.method === 'GET' && path === DOC_PATH) {
      return Response.json(describeApi(isSpecification, dialect.startPath));
    }
    const known = new URL(url);
    known.pathname = path;
    const response = await handling.service.fetch(withBody(request, known, text));
    return operation === 'results' ? shapeResults(response, dialect) : response;
  };
  const fault = faults.take(request.method, url.pathname, operation);
  const response = await respond(fault, process, logged, outgoing, signal);
  onAnswer(logged);
  return response;
}

/** The request at another URL; its body is read as JSON, regardless of its content type. */
function withBody(request: Request, url: URL, text: string): Request {
  const { 'content-type': _, ...headers } = Object.fromEntries(request.headers);
  const { method } = request;
  if (text.trim() === '') return new Request(url, { method, headers });
  const json = { ...headers, 'content-type': 'application/json' };
  return new Request(url, { method, headers: json, body: text });
}

async function respond(
  fault: Fault | null,
  process: () => Promise<Response>,
  logged: LoggedRequest,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<Response> {
  if (fault !== null && !changesResponse(fault)) {
    if (fault.afterProcessing) await process();
    logged.status = await deliverReplacement(fault, outgoing);
    return RESPONSE_ALREADY_SENT;
  }
  const response = await process();
  logged.status = response.status;
  if (fault === null) return response;
  await deliverChanged(fault, response, outgoing, signal);
  return RESPONSE_ALREADY_SENT;
}
