/**
 * GitHub's cache as far as a job speaks to it, by its current protocol over real HTTP. An entry never
 * changes, and belongs to the ref of the job that made it; a job sees those of its own ref, and of the
 * refs that it inherits from.
 */
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { serveApp } from '../app-server.ts';

type Operation = 'find' | 'create' | 'upload' | 'finalize' | 'download';

/** How an operation is answered in place of the usual way; null gives no answer at all, or breaks off. */
type Reply = { status: number; body?: string } | 'break' | null;

interface Entry {
  id: string;
  scope: string;
  key: string;
  version: string;
  bytes: Buffer;
  isWhole: boolean;
}

export interface FakeCache {
  url: string;
  entries: Entry[];
  /** Each operation that was asked for, with the status of its answer. */
  seen: string[];
  orders: Partial<Record<Operation, Reply[]>>;
  /** Called for every request without a response. */
  onHang: (method: string, path: string) => void;
  /** The environment of a job; the first ref is its own. */
  jobOf(refs: readonly string[]): Record<string, string>;
}

const keySchema = z.looseObject({ key: z.string(), version: z.string() });
const lookupSchema = z.looseObject({
  key: z.string(),
  restore_keys: z._default(z.array(z.string()), []),
  version: z.string(),
});

export async function startFakeCache(): Promise<FakeCache> {
  const entries: Entry[] = [];
  const jobs = new Map<string, readonly string[]>();
  const seen: string[] = [];
  const orders: FakeCache['orders'] = {};
  const app = new Hono();
  const { server, origin: url } = await serveApp(app);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });

  const refsOf = (context: Context) =>
    jobs.get(context.req.header('authorization')?.replace('Bearer ', '') ?? '');

  const answer =
    (operation: Operation, give: (context: Context) => Promise<Response> | Response) =>
    async (context: Context): Promise<Response> => {
      const ordered = orders[operation]?.shift();
      if (ordered === 'break') {
        seen.push(`${operation} breaks`);
        server.closeAllConnections();
        return new Promise(() => {});
      }
      if (ordered === null) {
        seen.push(`${operation} hangs`);
        const { pathname, search } = new URL(context.req.url);
        cache.onHang(context.req.method, pathname + search);
        return new Promise(() => {});
      }
      const { method } = context.req;
      if (method === 'POST' && context.req.header('content-type') !== 'application/json') {
        return new Response(null, { status: 415 });
      }
      const given = await (async () => {
        if (method === 'POST' && !refsOf(context)) {
          return Response.json({ msg: 'no such token' }, { status: 401 });
        }
        if (ordered === undefined) return give(context);
        return new Response(ordered.body ?? null, { status: ordered.status });
      })();
      seen.push(`${operation} ${given.status}`);
      return given;
    };

  const find = (context: Context, keys: readonly string[], version: string) => {
    const sought = (refsOf(context) ?? []).flatMap((scope) => keys.map((key) => ({ scope, key })));
    const matching = ({ scope, key }: { scope: string; key: string }) =>
      entries.findLast(
        (entry) =>
          entry.isWhole &&
          entry.scope === scope &&
          entry.version === version &&
          entry.key.startsWith(key),
      );
    return sought.map(matching).find((entry) => entry !== undefined);
  };

  const stored = (context: Context) => entries.find(({ id }) => id === context.req.param('id'));

  const blobOf = (id: string) => `${url}/storage/${id}?sig=signature%2F%3D`;

  const TWIRP = '/twirp/github.actions.results.api.v1.CacheService';
  app.post(
    `${TWIRP}/GetCacheEntryDownloadURL`,
    answer('find', async (context) => {
      const { key, restore_keys, version } = z.parse(lookupSchema, await context.req.json());
      const entry = find(context, [key, ...restore_keys], version);
      if (entry === undefined) return Response.json({ ok: false });
      const found = { signed_download_url: blobOf(entry.id), matched_key: entry.key };
      return Response.json({ ok: true, ...found });
    }),
  );
  app.post(
    `${TWIRP}/CreateCacheEntry`,
    answer('create', async (context) => {
      const { key, version } = z.parse(keySchema, await context.req.json());
      const scope = refsOf(context)?.[0] ?? '';
      const isTaken = entries.some((it) => it.scope === scope && it.key === key);
      if (isTaken) return Response.json({ ok: false, message: 'cache write denied: taken' });
      const id = randomUUID();
      entries.push({ id, scope, key, version, bytes: Buffer.alloc(0), isWhole: false });
      return Response.json({ ok: true, signed_upload_url: blobOf(id) });
    }),
  );
  app.post(
    `${TWIRP}/FinalizeCacheEntryUpload`,
    answer('finalize', async (context) => {
      const schema = z.extend(keySchema, { size_bytes: z.string() });
      const { key, size_bytes } = z.parse(schema, await context.req.json());
      const entry = entries.find((it) => it.key === key);
      if (entry === undefined || `${entry.bytes.length}` !== size_bytes)
        return Response.json({ ok: false });
      entry.isWhole = true;
      return Response.json({ ok: true, entry_id: '1' });
    }),
  );
  app.put(
    '/storage/:id',
    answer('upload', async (context) => {
      const entry = stored(context);
      if (entry !== undefined) entry.bytes = Buffer.from(await context.req.arrayBuffer());
      return new Response(null, { status: entry === undefined ? 404 : 201 });
    }),
  );
  app.get(
    '/storage/:id',
    answer('download', (context) => {
      const entry = stored(context);
      if (entry === undefined) return new Response(null, { status: 404 });
      return new Response(new Uint8Array(entry.bytes));
    }),
  );

  const cache: FakeCache = {
    url,
    entries,
    seen,
    orders,
    onHang: () => {},
    jobOf(refs) {
      const token = `token-${jobs.size}-${randomUUID()}`;
      jobs.set(token, refs);
      return {
        ACTIONS_RUNTIME_TOKEN: token,
        GITHUB_REF: refs[0] ?? '',
        ACTIONS_RESULTS_URL: `${url}/`,
        // The toolkit speaks the older protocol without it.
        ACTIONS_CACHE_SERVICE_V2: 'True',
      };
    },
  };
  return cache;
}
