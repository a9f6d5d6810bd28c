/**
 * Takes pictures of what people read, to look at: `node scripts/bootstrap.mjs scripts/looks.ts FOLDER
 * [CASE…]`. Summary, comment and report page of gates that ended in every way, on wide and narrow, light
 * and dark screens, made by the built action on the embedded service. It needs Chromium, and says where
 * a page has to be scrolled sideways.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type RunningReferenceService, startReferenceService } from '../src/reference/server.ts';
import { CHROMIUM_ARGS, findChromium } from '../test/support/chromium.ts';
import { HOSTILE } from '../test/support/lies.ts';
import { debriefReport, theme } from '../test/support/reports.ts';
import { startAction } from '../test/support/runner-process.ts';
import { ROOT } from './command.ts';
import { asOnGitHub, commentOf } from './looks/on-github.ts';

const EVENT = {
  pull_request: { number: 12, title: 'Say how refunds work', base: { ref: 'main' } },
};
const WIDTHS = [1280, 400];
const SCHEMES = ['light', 'dark'] as const;
/** Of a picture; what comes below it looks the same. */
const MAX_HEIGHT = 4000;

/** What the workflow asks for, by what becomes of it. */
type Case = (service: RunningReferenceService, workspace: string) => Record<string, string>;

const started: Case = ({ demo }) => ({
  'run-plan-name': demo.name,
  'variable-files': 'agent_prompt=agent/prompt.md',
});

const CASES: Record<string, Case> = {
  'failed-first': started,
  failed: (service, workspace) => {
    service.addRun();
    return started(service, workspace);
  },
  brief: (service, workspace) => ({ ...started(service, workspace), detail: 'brief' }),
  passed: ({ demo }) => ({ 'run-plan-name': demo.name }),
  five: (service) => ({
    'job-id': [
      {},
      { variables: { agent_prompt: 'You answer the phone.' } },
      { debrief: { report: failedReport([theme()]) } },
      { status: 'TIMED_OUT' },
      { status: 'FAILED', debrief: 'refused' as const },
    ]
      .map((order) => service.addRun(order).jobId)
      .join(),
  }),
  inconclusive: (service) => ({
    'job-id': service.addRun({ status: 'RUNNING_SIMULATIONS' }).jobId,
    'run-timeout': '1s',
  }),
  error: ({ demo }) => ({ 'run-plan-name': demo.name, 'api-key': 'not-a-key-of-this' }),
  'error-input': () => ({ 'run-plan-id': 'nightly', 'run-timeout': '30', variables: 'x' }),
  'themes-0': saved(0),
  'themes-4': saved(4),
  'themes-40': saved(40),
  'themes-5000': saved(5000),
  hostile: (_, workspace) =>
    debriefFile(workspace, (text) => (/^[A-Z_]+$/.test(text) ? text : HOSTILE), 3),
};

function saved(themes: number): Case {
  return (_, workspace) => debriefFile(workspace, (text) => text, themes);
}

/** A debrief that was saved, with so many themes, of which each text is what `write` makes of it. */
function debriefFile(workspace: string, write: (text: string) => string, count: number) {
  const themes = Array.from({ length: count }, (_, index) =>
    theme({
      slug: `theme-${index}`,
      title: `The agent does not explain how refund number ${index} works`,
      severity: ['HIGH', 'MEDIUM', 'LOW'][index % 3] ?? '',
      lifecycle: ['NEW', 'PERSISTENT', 'IMPROVING', 'FIXED'][index % 4] ?? '',
      // What is fixed affects no call.
      affectedCallCount: index % 4 === 3 ? 0 : 1 + (index % 12),
    }),
  );
  const report = failedReport(themes);
  const debrief = {
    debriefId: '22222222-2222-4222-8222-222222222222',
    status: 'READY',
    errorMessage: null,
    createdAt: '2026-11-21T10:00:00Z',
    completedAt: '2026-11-21T10:00:40Z',
    report,
  };
  const text = JSON.stringify({ data: debrief }, (key, value) =>
    typeof value === 'string' && !/At$|Id$|status/.test(key) ? write(value) : value,
  );
  writeFileSync(join(workspace, 'debrief.json'), text);
  return { 'debrief-file': 'debrief.json', 'base-url': '', 'api-key': '' };
}

function failedReport(themes: ReturnType<typeof theme>[]) {
  const verdictSummary = 'Refunds are explained in 5 of 12 calls, of which 10 are needed.';
  return debriefReport({ verdict: 'THRESHOLD_FAILED', verdictSummary, themes });
}

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder for the pictures.');
const executablePath = findChromium();
if (executablePath === '') throw new Error('There is no Chromium here: set CHROMIUM to its path.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  for (const [name, given] of Object.entries(CASES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const [what, html] of Object.entries(await pagesOf(given))) {
      writeFileSync(join(folder, `${name}.${what}.html`), html);
      for (const width of WIDTHS) {
        for (const scheme of SCHEMES) await take(`${name}.${what}`, html, width, scheme, browser);
      }
    }
  }
} finally {
  await browser.close();
}

/** Summary, comment and report page of one gate. */
async function pagesOf(given: Case): Promise<Record<string, string>> {
  const service = await startReferenceService({ timeScale: 200 });
  const workspace = mkdtempSync(join(tmpdir(), 'looks-'));
  try {
    cpSync(join(ROOT, 'examples/agent'), join(workspace, 'agent'), { recursive: true });
    for (const args of [['init'], ['add', '.']]) execFileSync('git', ['-C', workspace, ...args]);
    const inputs = given(service, workspace);
    const { summary, outputs } = await startAction({
      cwd: workspace,
      eventName: 'pull_request',
      event: EVENT,
      env: { GITHUB_SERVER_URL: 'https://github.com' },
      inputs: {
        'base-url': service.url,
        'api-key': service.keys.full,
        'report-dir': join(workspace, 'report'),
        ...inputs,
      },
    }).result;
    const html = outputs['html-file'] ?? '';
    return {
      summary: asOnGitHub(summary),
      ...(html !== '' && {
        comment: asOnGitHub(commentOf(readFileSync(outputs['json-file'] ?? '', 'utf8'))),
        report: readFileSync(html, 'utf8'),
      }),
    };
  } finally {
    await service.close();
    rmSync(workspace, { recursive: true });
  }
}

async function take(
  name: string,
  html: string,
  width: number,
  colorScheme: (typeof SCHEMES)[number],
  browser: Browser,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  await page.setContent(html);
  const [whole, wide] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollHeight, document.documentElement.scrollWidth]',
  );
  await page.setViewportSize({ width, height: Math.min(whole, MAX_HEIGHT) });
  const file = `${name}.${width}.${colorScheme}.png`;
  await page.screenshot({ path: join(folder ?? '', file) });
  await context.close();
  process.stdout.write(`${file}: ${whole} high${wide > width ? `, ${wide} WIDE` : ''}\n`);
}
