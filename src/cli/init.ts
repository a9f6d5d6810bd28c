/** `simulation-gate init` writes the first workflow and policy of a repository, and starts nothing. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { createInterface } from 'node:readline';
import { isScalar, isSeq, parseDocument, visit } from 'yaml';
import { connect } from '../collect/connect.ts';
import { parseGlobList } from '../inputs/glob-list.ts';
import { parseApiKey } from '../inputs/service-access.ts';
import { parseVariables } from '../inputs/variables.ts';
import type { Runtime } from '../runner/runtime.ts';
import { explain } from '../service/explain.ts';
import { oneLine } from '../text/log-line.ts';
import { stripUnprintable } from '../text/strip.ts';
import { parseBaseUrl } from '../text/values/addresses.ts';
import { invalid, type Parsed, valid } from '../text/values/parsed.ts';
import type { Subcommand } from './subcommands.ts';

const WORKFLOW = '.github/workflows/prompt-check.yml';
const POLICY = '.github/simulation-gate.yml';
/** In the package: the workflow that the written one is made from. */
const TEMPLATE = 'examples/workflows/prompt-check.yml';

const POLICY_TEXT = `version: 1
gate:
  themes:
    - severity: [HIGH] # a new theme of this severity fails the gate
      lifecycle: [NEW]
  trend:
    max-drop: 10 # percentage points that the pass rate of a check may lose
`;

const LISTING_MS = 60_000;

/** In the order in which they are asked for. */
const VALUES = {
  'base-url': { what: 'URL of the service, such as https://api.example.com', parse: parseBaseUrl },
  prompt: { what: 'Path of the prompt file, such as prompts/agent.md', parse: parsePrompt },
  variable: { what: 'Variable of the run plan that receives the prompt', parse: parseName },
  'run-plan': { what: 'Run plan to start, by UUID or name', parse: parsePlan },
} as const;

/** Described as `action.yml` describes the other subcommands. */
export const INIT: Subcommand = {
  name: 'init',
  description: `Writes ${WORKFLOW} and ${POLICY}. Starts nothing.`,
  inputs: [
    ...Object.entries(VALUES).map(([name, { what }]) => flag(name, `${what}.`)),
    { ...flag('force', 'Overwrite these files if they exist.', 'false'), isBoolean: true },
    flag('api-key', ''),
  ],
  main: '',
  post: null,
};

function flag(name: string, description: string, standard = '') {
  return { name, description, standard, isBoolean: false };
}

/** Asks for a value; without a terminal, and at the end of its input, the answer is empty. */
type Ask = (question: string) => Promise<string>;

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
  const isForced = runner.getInput('force').toLowerCase() === 'true';
  const present = isForced ? [] : [WORKFLOW, POLICY].filter((path) => existsSync(path));
  const errors = present.map((path) => `${path} exists: give --force to overwrite it`);
  const lines =
    present.length === 0 && stdin && createInterface({ input: stdin, signal: cancelled });
  const answers = lines ? lines[Symbol.asyncIterator]() : undefined;
  const ask: Ask = async (question) => {
    if (answers === undefined) return '';
    runner.info(`${question}:`);
    const { value = '' } = await answers.next();
    return value.trim();
  };
  const values = await readValues(runtime, ask, errors);
  if (lines) lines.close();
  if (cancelled.aborted) return 1;
  for (const error of errors) runner.annotate('error', error);
  if (errors.length > 0) return 1;
  write(WORKFLOW, fillIn(readFileSync(join(root, TEMPLATE), 'utf8'), values), runtime);
  write(POLICY, POLICY_TEXT, runtime);
  runner.setOutput('files', [WORKFLOW, POLICY].join('\n'));
  if (!existsSync(values.prompt)) runner.annotate('warning', `${values.prompt} does not exist yet`);
  for (const line of nextSteps(values)) runner.info(line);
  return 0;
}

type Values = Record<keyof typeof VALUES, string>;

/** Values of flags or answers. What is missing or invalid is added to `errors`. */
async function readValues(runtime: Runtime, ask: Ask, errors: string[]): Promise<Values> {
  const values: Values = { 'base-url': '', prompt: '', variable: '', 'run-plan': '' };
  for (const name of ['base-url', 'prompt', 'variable', 'run-plan'] as const) {
    const { what, parse } = VALUES[name];
    const given = runtime.runner.getInput(name).trim();
    const answer = () =>
      name === 'run-plan' && values['base-url'] !== ''
        ? choosePlan(values['base-url'], runtime, ask, errors)
        : ask(what);
    const text = given || (await answer());
    const parsed = text === '' ? invalid(null, `is missing. ${what}`) : parse(text);
    if (parsed.ok) values[name] = parsed.value;
    else errors.push(...parsed.errors.map(({ problem }) => `--${name} ${problem}`));
  }
  return values;
}

/** Lists the run plans of the key, and asks for one of them by its number, name or UUID. */
async function choosePlan(
  baseUrl: string,
  runtime: Runtime,
  ask: Ask,
  errors: string[],
): Promise<string> {
  const { runner, clock, cancelled: signal } = runtime;
  const key = parseApiKey(runner.getInput('api-key'));
  if (!key.ok) {
    errors.push(`the run plans cannot be listed without an API key: ${runner.howToGiveKey}`);
    return '';
  }
  try {
    const client = connect({ baseUrl, apiKey: key.value }, runtime);
    const deadlineMs = clock.now() + LISTING_MS;
    const { plans, nextCursor } = await client.listPlans(null, null, { signal, deadlineMs });
    runner.info(plans.length === 0 ? 'This key has no run plans.' : 'Run plans of this key:');
    for (const [index, { id, name }] of plans.entries()) {
      runner.info(`  ${index + 1}. ${oneLine(name, 100)} (${oneLine(id, 100)})`);
    }
    if (nextCursor !== null) runner.info('  There are more; give one of these by name.');
    const answer = await ask('Run plan to start, by number, name or UUID');
    return plans[Number(answer) - 1]?.id ?? answer;
  } catch (error) {
    if (!signal.aborted) errors.push(explain(error, null, '--base-url and the API key').message);
    return '';
  }
}

function parsePlan(text: string): Parsed<string> {
  if (text.includes('${{')) return invalid(text, 'has an expression of GitHub: give the UUID');
  return text.split('\n').every((line) => stripUnprintable(line) === line)
    ? valid(text)
    : invalid(text, 'has an invisible character: type it again');
}

/** A file in the workspace, whose path is a glob for itself alone. */
function parsePrompt(text: string): Parsed<string> {
  const parsed = parseGlobList(text);
  const [path = '', ...others] = parsed.ok ? parsed.value : [];
  if (!parsed.ok) return parsed;
  return others.length > 0 || /[*?+[\]{}()!|$\p{C}]/u.test(path)
    ? invalid(text, 'has a character with a meaning in globs: give the path of another file')
    : valid(posix.normalize(path));
}

function parseName(text: string): Parsed<string> {
  return parseVariables(`${text}=`).ok && !text.includes('=')
    ? valid(text)
    : invalid(text, 'is not the name of a variable: use letters, digits, _ . and -');
}

/** The workflow with these values in place of those of the example. */
function fillIn(example: string, values: Values): string {
  const variableFile = `${values.variable}=${values.prompt}`;
  const texts = new Map([
    ['base-url', values['base-url']],
    ['run-plan', values['run-plan']],
    ['variable-files', variableFile],
    ['paths', values.prompt],
  ]);
  const document = parseDocument(example);
  visit(document, {
    Pair(_, { key, value }) {
      const text = isScalar(key) ? texts.get(String(key.value)) : undefined;
      const scalar = isSeq(value) ? value.items[0] : value;
      if (text !== undefined && isScalar(scalar)) scalar.value = text;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

function write(path: string, text: string, { runner }: Runtime): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  runner.info(`Wrote ${path}`);
}

function nextSteps(values: Values): string[] {
  const flags = {
    'base-url': values['base-url'],
    'run-plan': values['run-plan'],
    'variable-files': `${values.variable}=${values.prompt}`,
  };
  const quoted = Object.entries(flags).map(
    ([name, value]) => `--${name} '${value.replaceAll("'", "'\\''")}'`,
  );
  return [
    'Next steps:',
    '  1. Secret: store the API key of the service with `gh secret set SIMULATION_API_KEY`.',
    `  2. Dry run: \`simulation-gate gate ${quoted.join(' ')} --dry-run\` checks all settings.`,
    '  3. Required check: in `uses`, give the release; open a pull request; then require its check "Simulated calls" on your default branch.',
  ];
}
