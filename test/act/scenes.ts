/**
 * What is run by act: the workflows that users call or copy, green and red. What act does not have is not
 * shown: a cache, and with it what the gate remembers; GitHub's own artifacts; rules of a repository, such
 * as a required check or an environment's reviewers; `on`, with its schedules and filters.
 */
import type { FakeGitHub } from '../support/github/fake-github.ts';
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

const PROMPT = example('agent/prompt.md');
const REMEDY =
  'Say that refunds are possible within 14 days of the appointment and that the billing team decides on them; never promise a refund yourself.';

/** A prompt that passes, and one that lacks an instruction. */
const GOOD = `${PROMPT}- ${REMEDY}\n`;

export interface Scene {
  what: string;
  workflow: string;
  event: string;
  /** Of the event; what act makes of it where it is left out. */
  payload?: object;
  /** The prompts and other files of the repository. */
  files: Readonly<Record<string, string>>;
  /** Whether it runs for the pull request of a fork, which gets no secrets; it does not without it. */
  isOfFork?: boolean;
  /** Whether every job is green. */
  isGreen: boolean;
  /** What the log has to say. */
  says: RegExp[];
  /** What it must not say. */
  saysNot?: RegExp[];
}

/** What the scenes play with. */
export interface Stage extends Plans {
  github: FakeGitHub;
}

/** In the order in which they are played: the nights follow each other. */
export function scenes(stage: Stage): Scene[] {
  return [...called(stage), ...copied(stage), ...withGitHub(stage)];
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
  // act tells a called workflow as little of itself as older runners do.
  const caller = calling({ ...inputs, 'action-repository': OURS, 'action-ref': SHA });
  return [
    {
      what: 'gate.yml, where every plan passes',
      workflow: caller,
      event: 'push',
      files: prompts(GOOD),
      isGreen: true,
      says: [/outcome=passed runs=passed\+passed/],
    },
    {
      what: 'gate.yml, where one of two plans fails',
      workflow: caller,
      event: 'push',
      files: prompts(GOOD, PROMPT),
      isGreen: false,
      says: [/verdict.*outcome=failed/, /Failure - Main Merge the reports/],
    },
    {
      what: 'gate.yml, which does not know its commit',
      workflow: calling(inputs),
      event: 'push',
      files: prompts(GOOD),
      isGreen: false,
      says: [/give gate\.yml the inputs action-repository and action-ref/],
      saysNot: [/Main Run the gate/, /Main Merge the reports/],
    },
  ];
}

/** A scene of an example, as whoever copies it fills it in. */
function copyFrom(stage: Stage) {
  return (name: string, event: string, when = '') => ({
    what: `${name}.yml${when && `, ${when}`}`,
    workflow: recipe(name, stage),
    event,
  });
}

function copied(stage: Stage): Scene[] {
  const copy = copyFrom(stage);
  const makefile = { Makefile: 'build publish:\n\t@echo it is time to $@\n' };
  return [
    {
      ...copy('monorepo', 'pull_request'),
      files: {
        'agents/booking/prompt.md': GOOD,
        'agents/billing/prompt.md': PROMPT,
        'agents/billing/policy.yml': 'version: 1\ngate: { verdict: ignore, run-verdict: warn }\n',
      },
      isGreen: true,
      says: [/verdict.*outcome=passed/],
    },
    {
      ...copy('matrix', 'workflow_dispatch', 'where one language fails'),
      files: { 'prompts/english.md': GOOD, 'prompts/spanish.md': PROMPT },
      isGreen: false,
      says: [/Judge all languages.*outcome=failed/],
      saysNot: [/is missing/],
    },
    {
      ...copy('release', 'push'),
      files: { ...prompts(GOOD), ...makefile },
      isGreen: true,
      says: [/outcome=started/, /outcome=passed/, /it is time to publish/],
    },
    {
      ...copy('release', 'push', 'where the gate fails'),
      files: { ...prompts(PROMPT), ...makefile },
      isGreen: false,
      says: [/it is time to build/, /outcome=failed/],
      saysNot: [/it is time to publish/],
    },
    {
      what: 'chat.yml, where the gate fails',
      workflow: sendingPrompt(recipe('chat', stage)),
      event: 'workflow_dispatch',
      files: prompts(PROMPT),
      isGreen: false,
      says: [
        /chat was told: Simulation gate: failed\n\d+ of 24 calls passed\ncheck 'refund policy stated'/,
      ],
    },
    {
      ...copy('after-the-gate', 'workflow_dispatch', 'where the gate fails'),
      files: {
        ...prompts(PROMPT),
        Makefile: 'flow:\n\t@echo 44444444-4444-4444-8444-444444444444\n',
      },
      isGreen: false,
      says: [/outcome=failed/, /total-items=[1-9]/, /missing=1/],
    },
  ];
}

/** Those that have something to tell GitHub, or to ask of it. */
function withGitHub(stage: Stage): Scene[] {
  const copy = copyFrom(stage);
  const lines = PROMPT.trimEnd().split('\n');
  const patch = `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`;
  const files = [{ filename: 'prompts/agent.md', patch }];
  const pull = stage.github.addPull({ files });
  const floor = example('policies/floor.yml');
  stage.github.contents.set(`acme/policies/gate.yml@${POLICIES_SHA}`, floor);
  // Of one plan alone, since GitHub is written to once a second.
  const night = sendingPrompt(recipe('nightly-issues', stage)).replace(stage.second.name, '');
  return [
    {
      ...copy('pull-request', 'pull_request', 'where the gate fails'),
      payload: pullRequest(pull),
      files: only(PROMPT),
      isGreen: false,
      says: [
        /outcome=failed/,
        /GitHub: issues\/create-comment 201/,
        /GitHub: pulls\/create-review 200/,
      ],
    },
    {
      ...copy('organisation', 'pull_request', 'where the floor of all repositories decides'),
      payload: pullRequest(pull),
      files: {
        ...only(PROMPT),
        '.github/simulation-gate.yml': example('policies/repository.yml').replace(
          'examples/policies/floor.yml',
          `acme/policies/gate.yml@${POLICIES_SHA}`,
        ),
      },
      isGreen: false,
      says: [
        /GitHub: repos\/get-content 200/,
        /acme\/policies\/gate\.yml@2{40}/,
        /outcome=failed/,
        /GitHub: issues\/create-comment 201/,
      ],
    },
    {
      ...copy('organisation', 'pull_request', 'in the pull request of a fork'),
      payload: pullRequest(pull, 'somebody/fork'),
      files: {
        ...only(PROMPT),
        '.github/simulation-gate.yml': `version: 1\nextends: acme/policies/gate.yml@${POLICIES_SHA}\n`,
      },
      isOfFork: true,
      isGreen: true,
      says: [/there is no API key/, /outcome=skipped/],
    },
    {
      what: 'nightly-issues.yml, a night with a theme',
      workflow: night,
      event: 'schedule',
      files: only(PROMPT),
      isGreen: false,
      says: [/opened=[1-9]/, /GitHub has: open Refunds are promised/],
    },
    {
      what: 'nightly-issues.yml, the night after it was mended',
      workflow: night,
      event: 'schedule',
      files: only(GOOD),
      isGreen: true,
      says: [/opened=0/, /closed=[1-9]/, /GitHub has: closed Refunds are promised/],
    },
  ];
}

function prompts(agent: string, other = agent): Record<string, string> {
  return { ...only(agent), 'prompts/other.md': other };
}

function only(agent: string): Record<string, string> {
  return { 'prompts/agent.md': agent };
}
