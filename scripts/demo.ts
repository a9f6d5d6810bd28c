/**
 * `npm run demo`: the whole loop on the embedded service. The built action gates the prompt of a main
 * branch, and a pull request that drops an instruction; the suggested text is applied, and the gate passes.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { FEW_CASES } from '../src/reference-service/demo-plan.ts';
import {
  type RunningReferenceService,
  startReferenceService,
} from '../src/reference-service/server.ts';
import { nameCase } from '../src/report/words/scenarios.ts';
import { oneLine, plainLines } from '../src/text/log-line.ts';
import {
  type ActionResult,
  type ActionStart,
  startAction,
} from '../test/support/runner-process.ts';
import { parseCommands } from '../test/support/workflow-commands.ts';
import { ROOT } from './command.ts';
import { findPromptFix, type PromptFix, type ReportedRun, readRun } from './demo/debrief.ts';
import { heading, show, showLabelled } from './demo/terminal.ts';
import { summaryPage } from './render-summary.ts';

const PROMPT = join(ROOT, 'examples/agent/prompt.md');
const FOLDER = join(ROOT, '.tmp/demo');
const COPY = join(FOLDER, 'agent/prompt.md');
const PAGE = join(FOLDER, 'summary.html');
/** How many times faster than in nature the simulated calls are made. */
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

/** The demo did not go as it should: what was expected, and what came instead. */
class Unexpected extends Error {}

const stopped = new AbortController();
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    process.exitCode = exitCode;
    stopped.abort();
  });
}

try {
  await main();
} catch (error) {
  if (stopped.signal.aborted) show('Stopped.');
  else {
    if (!(error instanceof Unexpected)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(dirname(COPY), { recursive: true });

  heading('1. Start the embedded service');
  const service = await startReferenceService({ timeScale: TIME_SCALE, plan: FEW_CASES });
  try {
    show(`${service.url}, on this machine only; a run takes seconds here instead of minutes`);
    await closeTheLoop(service);
  } finally {
    await service.close();
  }
}

async function closeTheLoop(service: RunningReferenceService): Promise<void> {
  heading('2. Gate the prompt of the main branch, which becomes the baseline');
  writeFileSync(COPY, `${readFileSync(PROMPT, 'utf8')}- ${LOST_INSTRUCTION}\n`);
  expectEnd('first', await gate(service, 'main', PUSH), { outcome: 'passed', exitCode: 0 });

  heading(`3. Gate a pull request that drops a sentence: a copy of ${nameOf(PROMPT)}`);
  copyFileSync(PROMPT, COPY);
  const failed = await gate(service, 'failed', PULL_REQUEST);
  writeFileSync(join(FOLDER, 'failed.md'), failed.summary);
  expectEnd('second', failed, { outcome: 'failed', exitCode: 1 });

  heading('4. See which scenario broke, and why');
  const run = readRun(failed.outputs['json-file'] ?? '');
  const fix = findPromptFix(run.report);
  if (fix === null) throw new Unexpected('Expected: a recommendation that changes the prompt.');
  tellCases(run);
  tellWhy(failed, fix);

  heading('5. Apply the suggested text to the copy, as prompt-fixes.patch does');
  applyFix(fix);
  show(`${nameOf(COPY)}; ${nameOf(PROMPT)} stays as it is`);

  heading(`6. Gate the pull request again, with ${nameOf(COPY)}`);
  const passed = await gate(service, 'passed', PULL_REQUEST);
  writeFileSync(join(FOLDER, 'passed.md'), passed.summary);
  writePage(failed, passed);
  expectEnd('third', passed, { outcome: 'passed', exitCode: 0 });
  tellCases(readRun(passed.outputs['json-file'] ?? ''));

  heading('All runs ended as they should. Open the job summaries and the report that people get:');
  show(pathToFileURL(PAGE).href, 'underline');
  show(pathToFileURL(failed.outputs['html-file'] ?? '').href, 'underline');

  heading('Next: steps of your own');
  show('npm run service starts the same service, and shows a command that gates this prompt.');
  show('README.md shows the workflow.');
}

/**
 * Runs the action in a step as a workflow would, and shows its log.
 *
 * @param reportDir folder below the demo's for the report files
 */
async function gate(
  service: RunningReferenceService,
  reportDir: string,
  workflow: Pick<ActionStart, 'eventName' | 'event' | 'env'>,
): Promise<ActionResult> {
  const action = startAction({
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
      'report-dir': reportDir,
    },
  });
  const stop = () => action.kill('SIGINT');
  stopped.signal.addEventListener('abort', stop);
  try {
    const result = await action.result;
    for (const line of logLines(result)) show(line.replace(REST_OF_ID, '…'), 'dim', 2);
    return result;
  } finally {
    stopped.signal.removeEventListener('abort', stop);
    // The action has cancelled its run by now; the demo goes no further.
    stopped.signal.throwIfAborted();
  }
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

function expectEnd(
  which: string,
  { outputs, exitCode, signal, durationMs }: ActionResult,
  expected: { outcome: string; exitCode: number },
): void {
  const end = `outcome ${outputs.outcome || '(none)'}, exit code ${exitCode ?? signal}`;
  const wanted = `outcome ${expected.outcome}, exit code ${expected.exitCode}`;
  if (end !== wanted) {
    throw new Unexpected(`Expected of the ${which} run: ${wanted}. It ended with: ${end}.`);
  }
  show(`✓ ${end} after ${(durationMs / 1000).toFixed(1)} s, as it should`, 'green');
}

function tellWhy({ outputs }: ActionResult, fix: PromptFix): void {
  const say = (label: string, text: string) => showLabelled(label, oneLine(text, LONGEST_TEXT));
  for (const { message } of reasonsSchema.parse(JSON.parse(outputs.reasons ?? ''))) {
    say('reason', message);
  }
  say('theme', `${fix.severity}: ${fix.themeTitle}, in ${fix.affected}`);
  say('the prompt', fix.currentText);
  say('suggested', fix.suggestedText);
  say('patch', nameOf(outputs['patch-file'] ?? ''));
}

function applyFix({ currentText, suggestedText }: PromptFix): void {
  const [before, after, ...more] = readFileSync(PROMPT, 'utf8').split(currentText);
  if (after === undefined || more.length > 0) {
    throw new Unexpected('Expected the text to replace exactly once in the prompt.');
  }
  writeFileSync(COPY, `${before}${suggestedText}${after}`);
}

function writePage(first: ActionResult, second: ActionResult): void {
  const parts = [
    { id: 'failed', title: 'The pull request drops an instruction', markdown: first.summary },
    { id: 'passed', title: 'With the suggested text', markdown: second.summary },
  ];
  const links = [
    { text: 'corrected prompt', href: 'agent/prompt.md' },
    { text: 'failed.md', href: 'failed.md' },
    { text: 'passed.md', href: 'passed.md' },
    { text: 'report of the failed run', href: 'failed/report.html' },
    { text: 'report of the passed run', href: 'passed/report.html' },
  ];
  writeFileSync(PAGE, summaryPage('Simulation Gate: job summaries of the demo', parts, links));
}

/** Each scenario with its calls now and in the baseline, and what was said in a call that shows it broken. */
function tellCases({ cases, calls }: ReportedRun): void {
  for (const one of cases) {
    const before = one.baseline === null ? '' : `, ${countsOf(one.baseline)} in the baseline`;
    showLabelled(one.status ?? '', `${oneLine(nameCase(one), 70)}: ${countsOf(one)}${before}`);
    const shown = one.status === 'now failing' && calls.find(({ id }) => id === one.failingCall);
    for (const { speaker, text } of shown ? shown.excerpt : []) {
      showLabelled('', `${speaker}: ${oneLine(text, LONGEST_TEXT)}`);
    }
  }
}

function countsOf({ passed, evaluated }: { passed: number; evaluated: number }): string {
  return `${passed} of ${evaluated} calls passed`;
}

function nameOf(path: string): string {
  return relative(ROOT, path);
}
