import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { listen } from './http-server.ts';

/**
 * A server of an app on a free loopback port. It leaves this process its `Response`: with the one that the
 * adaptor puts in its place otherwise, the reference service would answer what it is to leave without an
 * answer, in every test of the process.
 */
export async function serveApp(app: Hono): Promise<{ server: Server; origin: string }> {
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new Error('HTTP/1.1 only');
  return { server, origin: `http://127.0.0.1:${await listen(server)}` };
}
