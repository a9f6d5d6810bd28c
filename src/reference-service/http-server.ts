import { type Server, ServerResponse } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { CONTROL_PATH, type LoggedRequest, logRequest } from './control.ts';
import { type Dialect, translateAnswer, translateRequest } from './dialect.ts';
import { deliverReplaced, deliverSpoiled, replacedStatus, spoilsAnswer } from './fault-delivery.ts';
import type { Fault, FaultBook } from './faults.ts';
import { describeApi } from './openapi.ts';
import { DOC_PATH, operationAt } from './operations.ts';
import { nothingAt, notServed } from './service.ts';

interface Handling {
  service: { fetch(request: Request): Response | Promise<Response> };
  control: { fetch(request: Request): Response | Promise<Response> };
  faults: FaultBook;
  requests: LoggedRequest[];
  pathPrefix: string;
  isSpecification: boolean;
  dialect: Dialect;
  clock: { now(): number };
  signal: AbortSignal;
  onAnswer: (request: LoggedRequest) => void;
}

/** A server of the service and its control, not listening yet, whose faults reach the connection. */
export function createServer(handling: Handling): Server {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch(request, { outgoing }) {
      if (!(outgoing instanceof ServerResponse)) throw new Error('HTTP/1.1 only');
      // Node would tell the machine's time.
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
  const { control, faults, requests, pathPrefix, dialect, signal, onAnswer } = handling;
  const { isSpecification } = handling;
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${pathPrefix}/`)) return new Response(null, { status: 404 });
  url.pathname = url.pathname.slice(pathPrefix.length);
  const text = await request.text();
  if (url.pathname.startsWith(`${CONTROL_PATH}/`)) {
    return control.fetch(withBody(request, url, text));
  }
  const logged = logRequest(request, `${url.pathname}${url.search}`, text);
  requests.push(logged);
  const translated = translateRequest({ url, text }, dialect);
  const operation = translated && operationAt(request.method, translated.url.pathname);
  const process = async () => {
    const { pathname } = url;
    // No `Request` can have this method.
    if (request.method === 'TRACE') return notServed(pathname, isSpecification).toResponse();
    if (translated === null) {
      // Other services answer in the words of a server that has never heard of the path.
      return isSpecification
        ? nothingAt(pathname).toResponse()
        : new Response('Not Found', { status: 404 });
    }
    if (request.method === 'GET' && pathname === DOC_PATH) {
      return Response.json(describeApi(pathPrefix, isSpecification, dialect.startPath));
    }
    const given = await handling.service.fetch(withBody(request, translated.url, translated.text));
    return translateAnswer(operation, given, dialect);
  };
  const fault = faults.take(request.method, url.pathname, operation);
  const response = await answer(fault, process, logged, outgoing, signal);
  onAnswer(logged);
  return response;
}

/** The request at an address of the service's own; a body is read as JSON, whatever it is said to be. */
function withBody(request: Request, url: URL, text: string): Request {
  const { 'content-type': _, ...headers } = Object.fromEntries(request.headers);
  const { method } = request;
  if (text.trim() === '') return new Request(url, { method, headers });
  const json = { ...headers, 'content-type': 'application/json' };
  return new Request(url, { method, headers: json, body: text });
}

async function answer(
  fault: Fault | null,
  process: () => Promise<Response>,
  logged: LoggedRequest,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<Response> {
  if (fault === null) {
    const response = await process();
    logged.status = response.status;
    return response;
  }
  if (spoilsAnswer(fault)) {
    const response = await process();
    logged.status = response.status;
    await deliverSpoiled(fault, response, outgoing, signal);
  } else {
    if (fault.afterProcessing) await process();
    logged.status = replacedStatus(fault);
    await deliverReplaced(fault, outgoing);
  }
  return RESPONSE_ALREADY_SENT;
}
