/** GitHub's artifacts for the runner's toolkit: a few Twirp calls and a blob store. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { listen } from '../http-server.ts';

const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

const askedSchema = z.looseObject({
  workflow_run_backend_id: z.literal('run-1'),
  workflow_job_run_backend_id: z.literal('job-1'),
  name: z.string(),
});

export interface FakeArtifacts {
  /** What the runner gives a step that may use artifacts. */
  env: Record<string, string>;
  /** Finished artifacts, the content by the name. */
  finished: Map<string, string>;
  /** What was asked for, in order, e.g. `CreateArtifact`. */
  requests: string[];
  /** Answers what comes from now on with this status, a store without a body; null: not at all. */
  failWith(status: number | null): void;
  /** Has contents stored at this address from now on. */
  storeAt(origin: string): void;
}

/** As GitHub does, it takes every name once. */
export async function startFakeArtifacts(): Promise<FakeArtifacts> {
  const finished = new Map<string, string>();
  const blobs = new Map<string, string>();
  const requests: string[] = [];
  let failure: number | null | undefined;
  let store = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    const body = await text(request);
    const call = pathname.replace(SERVICE, '');
    requests.push(call.startsWith('/') ? `${request.method} ${searchParams.get('comp')}` : call);
    if (failure === null) return;
    if (failure !== undefined) {
      if (call.startsWith('/')) response.writeHead(failure).end();
      else end(response, failure, { msg: 'not today' });
    } else if (call.startsWith('/')) {
      if (searchParams.get('comp') !== 'blocklist') {
        blobs.set(pathname, (blobs.get(pathname) ?? '') + body);
      }
      response.writeHead(201).end();
    } else {
      const { name } = z.parse(askedSchema, JSON.parse(body));
      const isTaken = finished.has(name);
      if (isTaken) end(response, 409, { msg: 'an artifact with this name already exists' });
      else if (call === 'CreateArtifact') {
        end(response, 200, {
          ok: true,
          signed_upload_url: `${store || `${origin}/`}blobs/${name}?sig=s3cr3t`,
        });
      } else {
        finished.set(name, blobs.get(`/blobs/${name}`) ?? '');
        end(response, 200, { ok: true, artifact_id: `${finished.size}` });
      }
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  const origin = `http://127.0.0.1:${await listen(server)}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const claims = { scp: 'Actions.Other Actions.Results:run-1:job-1' };
  return {
    env: {
      ACTIONS_RUNTIME_TOKEN: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.e30`,
      ACTIONS_RESULTS_URL: `${origin}/`,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/agents',
      GITHUB_RUN_ID: '77',
    },
    finished,
    requests,
    failWith(status) {
      failure = status;
    },
    storeAt(other) {
      store = other;
    },
  };
}

function end(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
