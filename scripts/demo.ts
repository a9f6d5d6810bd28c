/**
 * `npm run demo`: the whole loop on the embedded service. The built action gates an agent whose
 * prompt lacks an instruction, the suggested text is applied to a copy, and the gate passes.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import {
  type RunningReferenceService,
  startReferenceService,
} from '../src/reference-service/server.ts';
import { shortForm } from '../src/report/names.ts';
import { oneLine, plainLines } from '../src/text/log-line.ts';
import { type ActionResult, startAction } from '../test/support/runner-process.ts';
import { parseCommands } from '../test/support/workflow-commands.ts';
import { ROOT } from './command.ts';
import { findPromptFix, type PromptFix, type Report, readReport } from './demo/debrief.ts';
import { heading, tell, tellLabelled } from './demo/terminal.ts';
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

const EVENT = { pull_request: { number: 12, title: 'Say how refunds work' } };

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
  if (stopped.signal.aborted) tell('Stopped.');
  else {
    if (!(error instanceof Unexpected)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(dirname(COPY), { recursive: true });
  copyFileSync(PROMPT, COPY);

  heading('1. Start the embedded service');
  const service = await startReferenceService({ timeScale: TIME_SCALE });
  try {
    tell(`${service.url}, on this machine only; a run takes seconds here instead of minutes`);
    await closeTheLoop(service);
  } finally {
    await service.close();
  }
}

async function closeTheLoop(service: RunningReferenceService): Promise<void> {
  heading(`2. Gate the agent with a copy of ${nameOf(PROMPT)}`);
  const first = await gate(service, 'failed');
  writeFileSync(join(FOLDER, 'failed.md'), first.summary);
  expectEnd('first', first, { outcome: 'failed', exitCode: 1 });

  heading('3. See why');
  const firstReport = await readReport(service, jobOf(first));
  const fix = findPromptFix(firstReport);
  if (fix === null) throw new Unexpected('Expected: a recommendation that changes the prompt.');
  tellWhy(first, fix);

  heading('4. Apply the suggested text to the copy, as prompt-fixes.patch does');
  applyFix(fix);
  tell(`${nameOf(COPY)}; ${nameOf(PROMPT)} stays as it is`);

  heading(`5. Gate the agent with ${nameOf(COPY)}`);
  const second = await gate(service, 'passed');
  writeFileSync(join(FOLDER, 'passed.md'), second.summary);
  writePage(first, second);
  expectEnd('second', second, { outcome: 'passed', exitCode: 0 });

  heading('6. Compare the pass rate of each check');
  tellTrend(await readReport(service, jobOf(second)), first, second);

  heading('Both runs ended as they should. Open the job summaries and the report that people get:');
  tell(pathToFileURL(PAGE).href, 'underline');
  tell(pathToFileURL(first.outputs['html-file'] ?? '').href, 'underline');

  heading('Next: steps of your own');
  tell(
    'npm run service starts the same service, and shows the command that judges a change of this prompt.',
  );
  tell('README.md, "Set up in five steps", brings the gate into a workflow.');
}

/**
 * Runs the action in a step as the workflow of a pull request would, and shows its log.
 *
 * @param reportDir folder below the demo's for the report files
 */
async function gate(service: RunningReferenceService, reportDir: string): Promise<ActionResult> {
  const action = startAction({
    cwd: FOLDER,
    eventName: 'pull_request',
    event: EVENT,
    inputs: {
      'base-url': service.url,
      'api-key': service.keys.full,
      'run-plan': service.demo.name,
      'variable-files': 'agent_prompt=agent/prompt.md',
      'run-timeout': '1m',
      'debrief-timeout': '1m',
      paths: 'agent/**',
      'report-dir': reportDir,
    },
  });
  const stop = () => action.kill('SIGINT');
  stopped.signal.addEventListener('abort', stop);
  try {
    const result = await action.result;
    for (const line of logLines(result)) tell(line.replace(REST_OF_ID, '…'), 'dim', 2);
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
  tell(`✓ ${end} after ${(durationMs / 1000).toFixed(1)} s, as it should`, 'green');
}

function tellWhy({ outputs }: ActionResult, fix: PromptFix): void {
  const say = (label: string, text: string) => tellLabelled(label, oneLine(text, LONGEST_TEXT));
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
    throw new Unexpected('Expected: the text to replace stands in the prompt exactly once.');
  }
  writeFileSync(COPY, `${before}${suggestedText}${after}`);
}

function writePage(first: ActionResult, second: ActionResult): void {
  const parts = [
    { id: 'failed', title: 'First run: the prompt as it is', markdown: first.summary },
    { id: 'passed', title: 'Second run: with the suggested text', markdown: second.summary },
  ];
  const links = [
    { text: 'corrected prompt', href: 'agent/prompt.md' },
    { text: 'failed.md', href: 'failed.md' },
    { text: 'passed.md', href: 'passed.md' },
    { text: 'report of the first run', href: 'failed/report.html' },
    { text: 'report of the second run', href: 'passed/report.html' },
  ];
  writeFileSync(PAGE, summaryPage('Simulation Gate: job summaries of the demo', parts, links));
}

function tellTrend({ trend }: Report, first: ActionResult, second: ActionResult): void {
  const isNamed = second.summary.includes(shortForm(jobOf(first)));
  if (trend?.baselineRunPlanJobId !== jobOf(first) || !isNamed) {
    throw new Unexpected('Expected: the trend of the second run compares with the first.');
  }
  for (const { checkName, previousPassRate, currentPassRate } of trend.rows) {
    const [before, now] = [previousPassRate, currentPassRate].map(percent);
    tell(`${oneLine(checkName, 40).padEnd(24)}${before} -> ${now}`);
  }
  tell('✓ the trend of the second run compares with the first', 'green');
}

function percent(rate: number | null | undefined): string {
  return (rate == null ? 'none' : `${Math.round(rate)} %`).padStart(5);
}

function jobOf({ outputs }: ActionResult): string {
  return outputs['job-id'] ?? '';
}

function nameOf(path: string): string {
  return relative(ROOT, path);
}
