/**
 * `npm run demo`: the whole loop on the embedded service. The built action gates the prompt of a main
 * branch, and a pull request that drops an instruction; the suggested text is applied, and the gate passes.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import * as z from 'zod/mini';
import { readReport } from '../src/collect/saved/read-report.ts';
import { FEW_CASES } from '../src/reference-service/demo-plan.ts';
import {
  type RunningReferenceService,
  startReferenceService,
} from '../src/reference-service/server.ts';
import { nameCase } from '../src/report/words/names.ts';
import { oneLine, plainLines } from '../src/text/log-line.ts';
import {
  type ActionResult,
  type ActionStart,
  type RunningAction,
  startAction,
} from '../test/support/runner-process.ts';
import { parseCommands } from '../test/support/workflow-commands.ts';
import { ROOT } from './command.ts';
import { markdownPage } from './render-summary.ts';

const PROMPT = join(ROOT, 'examples/agent/prompt.md');
const FOLDER = join(ROOT, '.tmp/demo');
const COPY = join(FOLDER, 'agent/prompt.md');
const PAGE = join(FOLDER, 'summary.html');
/** The simulated calls are so many times faster than real ones. */
const TIME_SCALE = 30;
const LONGEST_TEXT = 500;
/** All but the beginning of an ID: the page shows them whole. */
const REST_OF_ID = /(?<=\b[0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** Commands of the log that GitHub shows. */
const LABELS = new Map([
  ['error', 'Error:'],
  ['warning', 'Warning:'],
  ['notice', 'Notice:'],
  ['group', '▸'],
]);

/** What the prompt of the main branch has and that of the pull request lacks. */
const LOST_INSTRUCTION =
  'Say that refunds are possible within 14 days of the appointment and that the billing team decides on them; never promise a refund yourself.';
const PUSH = { eventName: 'push', event: {}, env: { GITHUB_REF: 'refs/heads/main' } };
const PULL_REQUEST = {
  eventName: 'pull_request',
  event: { pull_request: { number: 12, title: 'Shorten the prompt', base: { ref: 'main' } } },
  env: { GITHUB_REF: 'refs/pull/12/merge' },
};

const reasonsSchema = z.array(z.object({ message: z.string() }));

/** A signal cancels the step that runs, and the demo ends with it. */
let running: RunningAction | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => (running === null ? process.exit(1) : running.kill('SIGINT')));
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(dirname(COPY), { recursive: true });
heading('1. Start the embedded service');
const service = await startReferenceService({ timeScale: TIME_SCALE, plan: FEW_CASES });
try {
  show(`${service.url}, on this machine only; calls are simulated ${TIME_SCALE} times faster`);
  await closeTheLoop(service);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await service.close();
}

async function closeTheLoop(service: RunningReferenceService): Promise<void> {
  heading('2. Gate the prompt of the main branch, which becomes the baseline');
  writeFileSync(COPY, `${readFileSync(PROMPT, 'utf8')}- ${LOST_INSTRUCTION}\n`);
  await gate(service, 'main', PUSH, 'outcome passed, exit code 0');

  heading(`3. Gate a pull request that drops a sentence: a copy of ${nameOf(PROMPT)}`);
  copyFileSync(PROMPT, COPY);
  const failed = await gate(service, 'failed', PULL_REQUEST, 'outcome failed, exit code 1');

  heading('4. See which scenario broke, and why');
  const fix = showRun(failed);

  heading('5. Apply the suggested text to the copy, as prompt-fixes.patch does');
  const fixed = readFileSync(PROMPT, 'utf8').replace(fix.currentText, () => fix.suggestedText);
  writeFileSync(COPY, fixed);
  show(`${nameOf(COPY)}; ${nameOf(PROMPT)} stays as it is`);

  heading(`6. Gate the pull request again, with ${nameOf(COPY)}`);
  const passed = await gate(service, 'passed', PULL_REQUEST, 'outcome passed, exit code 0');
  const parts = {
    'The pull request drops an instruction': failed.summary,
    'With the suggested text': passed.summary,
  };
  writeFileSync(PAGE, markdownPage('Simulation Gate: job summaries of the demo', parts));

  heading('All runs ended as they should. Open the job summaries and the report that people get:');
  show(pathToFileURL(PAGE).href);
  show(pathToFileURL(failed.outputs['html-file'] ?? '').href);

  heading('Next: steps of your own');
  show('npm run service starts the same service, and shows a command that gates this prompt.');
  show('README.md shows the workflow.');
}

/**
 * Runs the action in a step as a workflow would, and shows its log. Throws if it does not end as expected.
 *
 * @param name of the report folder and of the file with the job summary, below the demo's folder
 */
async function gate(
  service: RunningReferenceService,
  name: string,
  workflow: Pick<ActionStart, 'eventName' | 'event' | 'env'>,
  expected: string,
): Promise<ActionResult> {
  running = startAction({
    cwd: FOLDER,
    ...workflow,
    inputs: {
      'base-url': service.url,
      'api-key': service.keys.full,
      'run-plan': service.demo.name,
      'variable-files': 'agent_prompt=agent/prompt.md',
      'run-timeout': '1m',
      'debrief-timeout': '1m',
      paths: 'agent/**',
      memory: 'memory',
      'report-dir': name,
    },
  });
  const result = await running.result;
  running = null;
  for (const line of logLines(result)) show(line.replace(REST_OF_ID, '…'), 'dim');
  writeFileSync(join(FOLDER, `${name}.md`), result.summary);
  const { outputs, exitCode, signal, durationMs } = result;
  const end = `outcome ${outputs.outcome || '(none)'}, exit code ${exitCode ?? signal}`;
  if (end !== expected) throw new Error(`Expected: ${expected}. The step ended with: ${end}.`);
  const seconds = (durationMs / 1000).toFixed(1);
  show(`✓ ${end} after ${seconds} s, as it should`, 'green');
  return result;
}

/** The lines that GitHub's log shows, without commands that it hides. */
function logLines({ stdout }: ActionResult): string[] {
  return stdout
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [command] = parseCommands(line);
      if (command === undefined) return [line];
      const label = LABELS.get(command.name);
      return label === undefined ? [] : plainLines(command.data).map((text) => `${label} ${text}`);
    });
}

/** Shows scenarios and reasons of the failed run, and returns the change of the prompt that it recommends. */
function showRun({ outputs }: ActionResult): { currentText: string; suggestedText: string } {
  const read = readReport(JSON.parse(readFileSync(outputs['json-file'] ?? '', 'utf8')));
  if ('problem' in read) throw new Error(`report.json ${read.problem}`);
  const [run] = read.report.runs;
  for (const one of run?.cases ?? []) {
    const before = one.baseline && `, ${one.baseline.passed} of ${one.baseline.evaluated} before`;
    const counts = `${one.passed} of ${one.evaluated} calls passed${before ?? ''}`;
    show(`${one.status}: ${nameCase(one)}: ${counts}`);
    if (one.status !== 'now failing') continue;
    const call = run?.calls?.find(({ id }) => id === one.failingCall);
    for (const { speaker, text } of call?.excerpt ?? []) show(`  ${speaker}: ${text}`);
  }
  for (const { message } of reasonsSchema.parse(JSON.parse(outputs.reasons ?? ''))) {
    show(`Reason: ${message}`);
  }
  for (const { currentText, suggestedText } of run?.report?.recommendations ?? []) {
    if (!currentText || !suggestedText) continue;
    show(`Prompt: ${currentText}`);
    show(`Suggested: ${suggestedText}`);
    show(`Patch: ${nameOf(outputs['patch-file'] ?? '')}`);
    return { currentText, suggestedText };
  }
  throw new Error('Expected: a recommendation that changes the prompt.');
}

function heading(text: string): void {
  process.stdout.write(`\n${styleText('bold', text)}\n`);
}

function show(text: string, style: Parameters<typeof styleText>[0] = 'reset'): void {
  process.stdout.write(`   ${styleText(style, oneLine(text, LONGEST_TEXT))}\n`);
}

function nameOf(path: string): string {
  return relative(ROOT, path);
}
