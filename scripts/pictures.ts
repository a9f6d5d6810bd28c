/**
 * `npm run pictures` renders docs/pictures/ from the demo: comment and job summary of its failed run, light and
 * dark. It needs Chromium.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findChromium } from '../test/support/chromium.ts';
import { ROOT, runNode } from './command.ts';
import { commentOf } from './on-github.ts';
import { markdownPage } from './render-summary.ts';

const FAILED = join(ROOT, '.tmp/demo/failed');
const PICTURES = join(ROOT, 'docs/pictures');
const MAX_BYTES = 200_000;

/** What is shown, how wide, and how much of it at most, in CSS pixels. */
interface Picture {
  name: string;
  html: string;
  width: number;
  height: number;
}

const executablePath = findChromium();
if (executablePath === '') throw new Error('There is no Chromium here: set CHROMIUM to its path.');
const { exitCode, output } = await runNode([join(ROOT, 'scripts/demo.ts')]);
if (exitCode !== 0) throw new Error(`The demo ended with code ${exitCode}:\n${output}`);
mkdirSync(PICTURES, { recursive: true });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
try {
  for (const picture of pictures()) {
    for (const scheme of ['light', 'dark'] as const) await take(picture, scheme, browser);
  }
} finally {
  await browser.close();
}

function pictures(): Picture[] {
  const summary = readFileSync(`${FAILED}.md`, 'utf8');
  return [
    {
      name: 'comment',
      html: pageOf(commentOf(readFileSync(join(FAILED, 'report.json'), 'utf8'))),
      width: 800,
      height: 852,
    },
    { name: 'summary', html: pageOf(summary), width: 1012, height: 852 },
  ];
}

function pageOf(markdown: string): string {
  return markdownPage('', { '': markdown });
}

async function take(
  { name, html, width, height }: Picture,
  colorScheme: 'light' | 'dark',
  browser: Browser,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 100 }, colorScheme });
  const page = await context.newPage();
  await page.setContent(html);
  const whole = Number(await page.evaluate('document.documentElement.scrollHeight'));
  await page.setViewportSize({ width, height: Math.min(whole, height) });
  const picture = await page.screenshot();
  await context.close();
  const file = `${name}-${colorScheme}.png`;
  if (picture.length > MAX_BYTES) throw new Error(`${file} has ${picture.length} bytes.`);
  writeFileSync(join(PICTURES, file), picture);
  process.stdout.write(`docs/pictures/${file}: ${picture.length} bytes\n`);
}
