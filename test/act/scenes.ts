/**
 * The workflows that act runs: those that users call or copy, and the self-test. act has no cache, no artifacts of
 * GitHub, no rules of a repository, and ignores the filters of `on`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/command.ts';
import type { FakeGitHub } from '../support/github/fake-github.ts';
import { recipeScenes } from './recipe-scenes.ts';
import {
  calling,
  example,
  OURS,
  type Plans,
  pullRequest,
  recipe,
  SHA,
  sendingPrompt,
} from './workflows.ts';

const POLICIES_SHA = '2'.repeat(40);

/** Lacks an instruction. */
const PROMPT = example('agent/prompt.md');
const GOOD = PROMPT + example('agent/fix.md');

export interface Scene {
  what: string;
  workflow: string;
  event: string;
  /** Of the event; without it, act makes one. */
  payload?: object;
  /** The prompts and other files of the repository. */
  files: Readonly<Record<string, string>>;
  /** Whether it runs for the pull request of a fork, which gets no secrets. */
  isOfFork?: boolean;
  /** The values of a matrix to run, such as `os:ubuntu-latest`; all without it. */
  matrix?: string;
  /** Whether it runs in a checkout of this project. */
  isOwn?: boolean;
  /** Whether every job is green. */
  isGreen: boolean;
  /** Parts of the log. */
  shows: RegExp[];
  /** Not in the log. */
  hides?: RegExp[];
}

/** What the scenes run against. */
export interface Stage extends Plans {
  github: FakeGitHub;
}

/** In this order, since the second night follows the first. */
export function scenes(stage: Stage): Scene[] {
  return [
    ...called(stage),
    ...copied(stage),
    ...recipeScenes(stage),
    ...withGitHub(stage),
    selfTest(),
  ];
}

function called({ url, demo, second }: Stage): Scene[] {
  const plans = JSON.stringify([
    { name: demo.name },
    {
      name: 'other',
      'run-plan': second.runPlanId,
      'variable-files': 'agent_prompt=prompts/other.md',
    },
  ]);
  const inputs = { 'base-url': url, plans, 'variable-files': 'agent_prompt=prompts/agent.md' };
  // Like older runners, act does not report the commit of a called workflow.
  const caller = calling({ ...inputs, 'action-repository': OURS, 'action-ref': SHA });
  return [
    {
      what: 'gate.yml, every plan passes',
      workflow: caller,
      event: 'push',
      files: prompts(GOOD),
      isGreen: true,
      shows: [/outcome=passed runs=passed\+passed/],
    },
    {
      what: 'gate.yml, one of two plans fails',
      workflow: caller,
      event: 'push',
      files: prompts(GOOD, PROMPT),
      isGreen: false,
      shows: [/verdict.*outcome=failed/, /Failure - Main Merge the reports/],
    },
    {
      what: 'gate.yml without its commit',
      workflow: calling(inputs),
      event: 'push',
      files: prompts(GOOD),
      isGreen: false,
      shows: [/set the inputs action-repository and action-ref/],
      hides: [/Main Run the gate/, /Main Merge the reports/],
    },
  ];
}

/** A scene of an example, with its placeholders filled in. */
function copyFrom(stage: Stage) {
  return (name: string, event: string, when = '') => ({
    what: `${name}.yml${when && `, ${when}`}`,
    workflow: recipe(name, stage),
    event,
  });
}

function copied(stage: Stage): Scene[] {
  const copy = copyFrom(stage);
  const makefile = { Makefile: 'build publish:\n\t@echo running $@\n' };
  return [
    {
      ...copy('monorepo', 'pull_request'),
      files: {
        'agents/booking/prompt.md': GOOD,
        'agents/billing/prompt.md': PROMPT,
        'agents/billing/policy.yml': 'version: 1\ngate: { verdict: ignore, run-verdict: warn }\n',
      },
      isGreen: true,
      shows: [/verdict.*outcome=passed/],
    },
    {
      ...copy('matrix', 'workflow_dispatch', 'one language fails'),
      files: { 'prompts/english.md': GOOD, 'prompts/spanish.md': PROMPT },
      isGreen: false,
      shows: [/Merge the reports.*outcome=failed/],
      hides: [/is missing/],
    },
    {
      ...copy('release', 'push'),
      files: { ...prompts(GOOD), ...makefile },
      isGreen: true,
      shows: [/outcome=started/, /outcome=passed/, /running publish/],
    },
    {
      ...copy('release', 'push', 'the gate fails'),
      files: { ...prompts(PROMPT), ...makefile },
      isGreen: false,
      shows: [/running build/, /outcome=failed/],
      hides: [/running publish/],
    },
    {
      what: 'chat.yml, the gate fails',
      workflow: sendingPrompt(recipe('chat', stage)),
      event: 'workflow_dispatch',
      files: prompts(PROMPT),
      isGreen: false,
      shows: [
        /chat received: Simulation gate: failed\n\d+ of 24 calls passed\ncheck 'refund policy stated'/,
      ],
    },
    {
      ...copy('after-the-gate', 'workflow_dispatch', 'the gate fails'),
      files: {
        ...prompts(PROMPT),
        Makefile: 'flow:\n\t@echo 44444444-4444-4444-8444-444444444444\n',
      },
      isGreen: false,
      shows: [/outcome=failed/, /total-items=[1-9]/, /missing=1/],
    },
  ];
}

/** Those that make requests to GitHub. */
function withGitHub(stage: Stage): Scene[] {
  const copy = copyFrom(stage);
  const lines = PROMPT.trimEnd().split('\n');
  const patch = `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`;
  const files = [{ filename: 'prompts/agent.md', patch }];
  const pull = stage.github.addPull({ files });
  const base = example('policies/base.yml');
  stage.github.contents.set(`acme/policies/gate.yml@${POLICIES_SHA}`, base);
  // One plan only, since the action writes to GitHub once a second.
  const night = sendingPrompt(recipe('nightly-issues', stage)).replace(stage.second.name, '');
  return [
    {
      ...copy('pull-request', 'pull_request', 'the gate fails'),
      payload: pullRequest(pull),
      files: only(PROMPT),
      isGreen: false,
      shows: [
        /outcome=failed/,
        // An earlier scene of the same pull request may have created it.
        /GitHub: issues\/(?:create|update)-comment 20[01]/,
      ],
    },
    {
      ...copy('organization', 'pull_request', 'the base policy decides'),
      payload: pullRequest(pull),
      files: {
        ...only(PROMPT),
        '.github/simulation-gate.yml': example('policies/repository.yml').replace(
          'examples/policies/base.yml',
          `acme/policies/gate.yml@${POLICIES_SHA}`,
        ),
      },
      isGreen: false,
      shows: [
        /GitHub: repos\/get-content 200/,
        /acme\/policies\/gate\.yml@2{40}/,
        /outcome=failed/,
        /GitHub: issues\/create-comment 201/,
      ],
    },
    {
      ...copy('organization', 'pull_request', 'pull request of a fork'),
      payload: pullRequest(pull, 'somebody/fork'),
      files: {
        ...only(PROMPT),
        '.github/simulation-gate.yml': `version: 1\nextends: acme/policies/gate.yml@${POLICIES_SHA}\n`,
      },
      isOfFork: true,
      isGreen: true,
      shows: [/pull requests from forks get no API key/, /outcome=skipped/],
    },
    {
      what: 'nightly-issues.yml, first night, with a theme',
      workflow: night,
      event: 'schedule',
      files: only(PROMPT),
      isGreen: false,
      shows: [/opened=[1-9]/, /GitHub has: open Refunds are promised/],
    },
    {
      what: 'nightly-issues.yml, second night, fixed',
      workflow: night,
      event: 'schedule',
      files: only(GOOD),
      isGreen: true,
      shows: [/opened=0/, /closed=[1-9]/, /GitHub has: closed Refunds are promised/],
    },
  ];
}

function prompts(agent: string, other = agent): Record<string, string> {
  return { ...only(agent), 'prompts/other.md': other };
}

function only(agent: string): Record<string, string> {
  return { 'prompts/agent.md': agent };
}

function selfTest(): Scene {
  return {
    what: 'self-test.yml on Linux',
    workflow: readFileSync(join(ROOT, '.github/workflows/self-test.yml'), 'utf8'),
    event: 'push',
    files: {},
    matrix: 'os:ubuntu-latest',
    isOwn: true,
    isGreen: true,
    shows: [/History on ubuntu-latest.*Success - Main Check the outputs/],
  };
}
