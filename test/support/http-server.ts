/** A raw HTTP/1.1 server on loopback that answers by a script, byte by byte where a test wants it. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export interface RecordedRequest {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** Which connection it came over, from 1. */
  connection: number;
}

/** Answers one request: raw text, or a function that acts on the socket. */
export type Reply = string | ((socket: Socket, request: RecordedRequest) => void);

export interface ScriptedServer {
  origin: string;
  port: number;
  requests: RecordedRequest[];
  /** Sockets that are open now. */
  open: Set<Socket>;
  /** Resolves when that many requests have arrived. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts a server that gives one reply per request, in order, and then repeats the last one. */
export async function startScriptedServer(...script: Reply[]): Promise<ScriptedServer> {
  const requests: RecordedRequest[] = [];
  const open = new Set<Socket>();
  const arrivals = new EventTarget();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    const connection = connections;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    readRequests(socket, connection, (request) => {
      requests.push(request);
      arrivals.dispatchEvent(new Event('request'));
      const reply = script[Math.min(requests.length, script.length) - 1];
      if (typeof reply === 'function') reply(socket, request);
      else socket.write(reply ?? '');
    });
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    open,
    async received(count) {
      while (requests.length < count) await once(arrivals, 'request');
    },
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Listens on a free loopback port and gives its number. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A whole HTTP answer. */
export function answer(
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): string {
  const all = { 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} Whatever\r\n${lines.join('')}\r\n${body}`;
}

/** A whole HTTP answer with a JSON body. */
export function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): string {
  return answer(status, JSON.stringify(value), { 'content-type': 'application/json', ...headers });
}

/** An error as the specification shapes it. */
export function serviceError(
  status: number,
  type: string,
  code: string,
  more: Readonly<Record<string, unknown>> = {},
): string {
  return json(status, { type, code, message: `it is ${code}`, ...more });
}

/** Resets the connection instead of answering. */
export const reset: Reply = (socket) => void socket.resetAndDestroy();

/** Never answers. */
export const hang: Reply = () => {};

function readRequests(
  socket: Socket,
  connection: number,
  onRequest: (request: RecordedRequest) => void,
): void {
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
    for (;;) {
      const headEnd = received.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      const [first = '', ...lines] = received.slice(0, headEnd).split('\r\n');
      const headers = Object.fromEntries(
        lines.map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
      const bodyEnd = headEnd + 4 + Number(headers['content-length'] ?? 0);
      if (received.length < bodyEnd) return;
      const [method = '', path = ''] = first.split(' ');
      const body = Buffer.from(received.slice(headEnd + 4, bodyEnd), 'latin1').toString();
      received = received.slice(bodyEnd);
      onRequest({ method, path, headers, body, connection });
    }
  });
}
