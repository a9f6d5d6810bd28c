/** Stand-ins for servers while act runs workflows. The requests that they get go into the log of a scene. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveApp } from '../support/app-server.ts';
import { FakeGitHub, WORKFLOW } from '../support/github/fake-github.ts';
import { listen } from '../support/http-server.ts';

export interface StandIn {
  /** URL of the server, or of its API. */
  url: string;
  /** One line per request since the last call. */
  takeLines(): string[];
  close(): void;
}

/** A chat with a webhook. */
export async function listenToChat(): Promise<StandIn> {
  const lines: string[] = [];
  const server = createServer(async (request, response) => {
    lines.push(`chat received: ${JSON.parse(await text(request)).text}`);
    response.end();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    takeLines: () => lines.splice(0),
    close: () => server.close(),
  };
}

/** GitHub with the tests' repository; each of the tokens belongs to a workflow. */
export async function serveGitHub(
  tokens: readonly string[],
): Promise<StandIn & { github: FakeGitHub }> {
  const github = new FakeGitHub(() => Date.now());
  for (const token of tokens) github.accounts.set(token, WORKFLOW);
  const { server, origin } = await serveApp(github.app());
  return {
    github,
    url: `${origin}/api/v3`,
    takeLines() {
      const asked = github.requests.splice(0).map((it) => `GitHub: ${it.operation} ${it.status}`);
      const issues = github.issues.all.map(({ title, state }) => `GitHub has: ${state} ${title}`);
      const invalid = github.faults.splice(0).map((it) => `Invalid request to GitHub: ${it}`);
      return [...asked, ...issues, ...invalid];
    },
    close: () => server.close(),
  };
}
