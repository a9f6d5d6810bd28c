/** Servers that stand in for others while act runs workflows; what they are told goes into the log of a scene. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveApp } from '../support/app-server.ts';
import { FakeGitHub, WORKFLOW } from '../support/github/fake-github.ts';
import { listen } from '../support/http-server.ts';

export interface StandIn {
  /** The address of the server, or of its API. */
  url: string;
  /** What it was told since it was asked last, a line each. */
  takeTold(): string[];
  close(): void;
}

/** A chat with a webhook. */
export async function listenToChat(): Promise<StandIn> {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    told.push(`chat was told: ${JSON.parse(await text(request)).text}`);
    response.end();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    takeTold: () => told.splice(0),
    close: () => server.close(),
  };
}

/** GitHub as the tests know it, with its repository; whoever has one of the tokens is a workflow. */
export async function serveGitHub(
  tokens: readonly string[],
): Promise<StandIn & { github: FakeGitHub }> {
  const github = new FakeGitHub(() => Date.now());
  for (const token of tokens) github.accounts.set(token, WORKFLOW);
  const { server, origin } = await serveApp(github.app());
  return {
    github,
    url: `${origin}/api/v3`,
    takeTold() {
      const asked = github.requests.splice(0).map((it) => `GitHub: ${it.operation} ${it.status}`);
      const issues = github.issues.all.map(({ title, state }) => `GitHub has: ${state} ${title}`);
      const faults = github.faults.splice(0).map((fault) => `GitHub knows no such thing: ${fault}`);
      return [...asked, ...issues, ...faults];
    },
    close: () => server.close(),
  };
}
