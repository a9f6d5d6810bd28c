/** `simulation-gate init` writes the first workflow and policy of a repository, and starts nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { createInterface } from 'node:readline';
import { parseDocument } from 'yaml';
import { parseGlobList } from '../inputs/glob-list.ts';
import { parseApiKey } from '../inputs/service-access.ts';
import { INIT } from '../report/words/cli-words.ts';
import type { Runtime } from '../runner/runtime.ts';
import { connect } from '../service/connect.ts';
import { explain } from '../service/explain.ts';
import { oneLine } from '../text/log-line.ts';
import { hideUrlSecrets, parseBaseUrl } from '../text/values/addresses.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { Subcommand } from './subcommands.ts';

const WORKFLOW = '.github/workflows/prompt-check.yml';
const POLICY = '.github/simulation-gate.yml';
/** The gate refuses two policies. */
const OTHER_POLICY = '.github/simulation-gate.yaml';
/** In the package: the workflow that the written one is made from. */
const TEMPLATE = 'examples/workflows/prompt-check.yml';
const FILES = `${WORKFLOW} and ${POLICY}`;

const POLICY_TEXT = `version: 1
gate:
  themes:
    - severity: [HIGH] # a new theme of this severity fails the gate
      lifecycle: [NEW]
  trend:
    max-drop: 10 # percentage points that the pass rate of a check may lose
`;

type Name = 'base-url' | 'prompt' | 'variable' | 'run-plan';

/** In the order of the questions. */
const VALUES: readonly [Name, (text: string) => Parsed<string>][] = [
  ['base-url', parseBaseUrl],
  ['prompt', parsePrompt],
  ['variable', parseVariable],
  ['run-plan', valid],
];

/** Described as `action.yml` describes the other subcommands. */
export const INIT_COMMAND: Subcommand = {
  name: 'init',
  description: INIT.description(FILES),
  inputs: [...VALUES.map(([name]) => name), 'force' as const, 'api-key' as const].map((name) => {
    const standard = name === 'force' ? 'false' : '';
    return { name, description: `${INIT[name]}.`, standard, isBoolean: standard !== '' };
  }),
  main: '',
};

/**
 * Writes the files into the working directory, and returns the exit code of an action.
 *
 * @param root the folder of the package
 * @param stdin null without a terminal: then a missing value is an error
 */
export async function init(
  runtime: Runtime,
  root: string,
  stdin: NodeJS.ReadableStream | null,
): Promise<number> {
  const { runner, cancelled } = runtime;
  runner.maskSecret(runner.getInput('api-key'));
  const isForced = runner.getInput('force') === 'true';
  const present = isForced ? [] : [WORKFLOW, POLICY].filter((path) => existsSync(path));
  const errors = present.map((path) => INIT.exists(path));
  if (existsSync(OTHER_POLICY)) errors.push(INIT.otherPolicy(OTHER_POLICY, POLICY));
  const lines = stdin && createInterface({ input: stdin, signal: cancelled });
  const answers = lines?.[Symbol.asyncIterator]();
  // An empty answer is none, as without a terminal and at the end of its input.
  const values = await readValues(runtime, errors, async (question) => {
    if (answers === undefined || present.length > 0) return '';
    runner.info(`${question}:`);
    const { value = '' } = await answers.next();
    return value.trim();
  });
  lines?.close();
  if (cancelled.aborted) return 1;
  for (const error of errors) runner.annotate('error', error);
  if (errors.length > 0) return 1;
  mkdirSync(dirname(WORKFLOW), { recursive: true });
  writeFileSync(WORKFLOW, fillIn(readFileSync(join(root, TEMPLATE), 'utf8'), values));
  writeFileSync(POLICY, POLICY_TEXT);
  runner.info(INIT.wrote(FILES));
  if (!existsSync(values.prompt)) runner.annotate('warning', INIT.noPrompt(values.prompt));
  const { 'base-url': url, prompt, variable, 'run-plan': plan } = values;
  const flags = `--base-url ${quote(url)} --run-plan ${quote(plan)} --variable-files ${quote(`${variable}=${prompt}`)}`;
  runner.info(INIT.next(flags));
  return 0;
}

/** Values of flags or answers. What is missing or invalid is added to `errors`. */
async function readValues(
  runtime: Runtime,
  errors: string[],
  ask: (question: string) => Promise<string>,
): Promise<Record<Name, string>> {
  const values = { 'base-url': '', prompt: '', variable: '', 'run-plan': '' };
  for (const [name, parse] of VALUES) {
    const { 'base-url': url } = values;
    const answer = () =>
      name === 'run-plan' && url !== '' ? choosePlan(url, runtime, errors, ask) : ask(INIT[name]);
    const text = runtime.runner.getInput(name).trim() || (await answer());
    const shown = text && ` '${oneLine(hideUrlSecrets(text), 100)}'`;
    const parsed = text === '' ? invalid(null, INIT.missing(INIT[name])) : parse(text);
    if (parsed.ok) values[name] = parsed.value;
    else errors.push(...parsed.errors.map(({ problem }) => `--${name}${shown} ${problem}`));
  }
  return values;
}

/** Lists the run plans of the key, and asks for one of them by its number, name or UUID. */
async function choosePlan(
  baseUrl: string,
  runtime: Runtime,
  errors: string[],
  ask: (question: string) => Promise<string>,
): Promise<string> {
  const { runner, clock, cancelled: signal } = runtime;
  const key = parseApiKey(runner.getInput('api-key'));
  if (!key.ok) {
    errors.push(INIT.noKey(runner.howToGiveKey));
    return '';
  }
  try {
    const client = connect({ baseUrl, apiKey: key.value }, runtime);
    const request = { signal, deadlineMs: clock.now() + 60_000 };
    const { plans } = await client.listPlans(null, null, request);
    const shown = plans.map(({ id, name }, index) => INIT.plan(index, name, id));
    runner.group(INIT.plans, shown);
    const answer = await ask(INIT.choosePlan);
    return plans[Number(answer) - 1]?.id ?? answer;
  } catch (error) {
    if (!signal.aborted) errors.push(explain(error, null, INIT.access).message);
    return '';
  }
}

function parsePrompt(text: string): Parsed<string> {
  const parsed = parseGlobList(text);
  if (!parsed.ok) return parsed;
  const [path = '', ...others] = parsed.value;
  return others.length > 0 ? invalid(text, INIT.comma) : valid(posix.normalize(path));
}

function parseVariable(text: string): Parsed<string> {
  return /^[A-Za-z_][\w.-]*$/.test(text) ? valid(text) : invalid(text, INIT.noVariable);
}

/** The example workflow with these values. In a filter, a backslash makes characters literal. */
function fillIn(example: string, { prompt, variable, ...values }: Record<Name, string>): string {
  const document = parseDocument(example);
  const given = { ...values, 'variable-files': `${variable}=${prompt}`, paths: prompt };
  for (const [name, text] of Object.entries(given)) {
    document.setIn(['jobs', 'simulation', 'steps', 1, 'with', name], text);
  }
  document.setIn(['on', 'push', 'branches', 0], defaultBranch());
  document.setIn(['on', 'push', 'paths', 0], prompt.replace(/[*?+[\]!]/g, '\\$&'));
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** A clone knows it. */
function defaultBranch(): string {
  const { stdout } = spawnSync('git', ['symbolic-ref', 'refs/remotes/origin/HEAD']);
  return /^refs\/remotes\/origin\/(.+)/.exec(`${stdout}`)?.[1] ?? 'main';
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
