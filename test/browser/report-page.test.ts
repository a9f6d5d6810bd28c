/**
 * The report page in a real browser. Where there is no Chromium these tests are skipped, unless
 * REQUIRE_BROWSER is 1.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import fc from 'fast-check';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/report/model.ts';
import { dangerous } from '../core/text/dangerous.ts';
import {
  BRIEF,
  call,
  debriefReport,
  gateReport,
  recommendation,
  runReport,
} from '../report/builders.ts';
import { reportOf } from '../report/html/hostile.ts';
import { MANY_THEMES, RICH, SEVERAL_RUNS } from '../report/html/reports.ts';
import { LINKED } from '../report/realistic.ts';
import { renderHtml } from '../report/rendered.ts';
import { CHROMIUM_ARGS, CHROMIUM_PLACES, findChromium } from '../support/chromium.ts';

const executablePath = findChromium();
const canRun = executablePath !== '' || process.env.REQUIRE_BROWSER === '1';

/** Secure, as a file is, so that the clipboard can be had; every request to it is answered here. */
const ADDRESS = 'https://report.example/report.html';

describe.skipIf(!canRun)('the report page in Chromium', () => {
  let browser: Browser;
  /** What no page may cause: requests, lines in its console, errors. */
  let seen: string[] = [];

  beforeAll(async () => {
    if (executablePath === '')
      throw new Error(`No Chromium in any of: ${CHROMIUM_PLACES.join(', ')}`);
    browser = await chromium.launch({
      executablePath,
      args: CHROMIUM_ARGS,
    });
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(() => browser?.close());

  async function open(html: string, options: BrowserContextOptions = {}): Promise<Page> {
    seen = [];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: ADDRESS });
    await context.route('**/*', async (route) => {
      const url = route.request().url();
      if (url === ADDRESS) return route.fulfill({ body: html, contentType: 'text/html' });
      seen.push(`request ${url}`);
      return route.abort();
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    page.on('console', (line) => seen.push(`console ${line.text()}`));
    page.on('pageerror', (error) => seen.push(`error ${error.message}`));
    page.on('dialog', (dialog) => {
      seen.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    await page.goto(ADDRESS);
    return page;
  }

  const show = (report: GateReport, options?: BrowserContextOptions) =>
    open(renderHtml(report, LINKED), options);
  const shownThemes = (page: Page) => page.locator('.theme:visible h4').allTextContents();
  const status = (page: Page) => page.locator('#filter-status');
  const choice = (page: Page, name: string) =>
    page.locator('.filter').getByRole('button', { name });

  it('makes no request, writes nothing to the console and has no error', async () => {
    for (const report of [RICH, SEVERAL_RUNS]) {
      const page = await show(report);
      for (const button of await page.getByRole('button').all()) {
        if (await button.isVisible()) await button.click();
      }
      await page.locator('nav a').first().click();
      await page.waitForLoadState('networkidle');
      expect(seen).toEqual([]);
    }
  });

  it('filters by severity and lifecycle, and says how many themes are shown', async () => {
    const page = await show(RICH);
    expect(await status(page).textContent()).toBe('3 themes');
    await choice(page, 'high 1').click();
    expect(await shownThemes(page)).toEqual(["Account data before the caller's PIN is checked"]);
    expect(await status(page).textContent()).toBe('1 of 3 themes shown');
    expect(await status(page).getAttribute('role')).toBe('status');
    expect(await choice(page, 'high 1').getAttribute('aria-pressed')).toBe('true');
    await choice(page, 'low 1').click();
    expect(await shownThemes(page)).toHaveLength(2);
    await choice(page, 'improving 1').click();
    expect(await shownThemes(page)).toEqual(['Street names are misheard']);
    await choice(page, 'low 1').click();
    expect(await status(page).textContent()).toBe('0 of 3 themes shown');
    expect(await page.getByText('No theme of this run matches the filter.').isVisible()).toBe(true);
    await choice(page, 'Show all').click();
    expect(await shownThemes(page)).toHaveLength(3);
    expect(await choice(page, 'Show all').isVisible()).toBe(false);
    expect(seen).toEqual([]);
  });

  const WITH_CALLS: GateReport = {
    ...RICH,
    runs: RICH.runs.map((run) => ({
      ...run,
      calls: [
        call({ persona: 'Dana', isPassed: true, durationMs: 90_000 }),
        call({ persona: 'Sam', isPassed: false, durationMs: 1_100_000 }),
        call({ persona: 'Lee', isPassed: null, durationMs: null }),
        call({ persona: 'Alex', isPassed: false, durationMs: 20_000 }),
      ],
    })),
  };
  const shownCalls = (page: Page) =>
    page.locator('.calltable tbody tr:visible td:nth-child(2)').allTextContents();

  it('finds text in themes, findings and calls', async () => {
    const page = await show(WITH_CALLS);
    const search = page.getByLabel('Search');
    await search.fill('  SILENCE dropped ');
    expect(await shownThemes(page)).toEqual([]);
    expect(await page.locator('.findings > li:visible').count()).toBe(1);
    expect(await status(page).textContent()).toBe('0 of 3 themes, 1 finding, 0 calls shown');
    await search.fill('sam');
    expect(await shownCalls(page)).toEqual(['Sam']);
    expect(await status(page).textContent()).toMatch(/, 1 call shown$/);
    await choice(page, 'Show all').click();
    expect(await search.inputValue()).toBe('');
    expect(await shownCalls(page)).toHaveLength(4);
    expect(await status(page).textContent()).toBe('3 themes');
    expect(seen).toEqual([]);
  });

  it('sorts calls by any column, both ways, and filters them by what came of them', async () => {
    const page = await show(WITH_CALLS);
    expect(await shownCalls(page)).toEqual(['Sam', 'Alex', 'Lee', 'Dana']);
    const head = (name: string) => page.locator('.calltable').getByRole('button', { name });
    await head('Seconds').click();
    expect(await shownCalls(page)).toEqual(['Alex', 'Dana', 'Sam', 'Lee']);
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('ascending');
    await head('Seconds').click();
    expect(await shownCalls(page)).toEqual(['Sam', 'Dana', 'Alex', 'Lee']);
    await head('Persona').click();
    expect(await shownCalls(page)).toEqual(['Alex', 'Dana', 'Lee', 'Sam']);
    await head('Call').click();
    expect(await shownCalls(page)).toEqual(['Alex', 'Sam', 'Lee', 'Dana']);
    await choice(page, 'not graded 1').click();
    expect(await shownCalls(page)).toEqual(['Lee']);
    expect(await status(page).textContent()).toBe('3 of 3 themes, 1 call shown');
    expect(seen).toEqual([]);
  });

  it('on a narrow screen tells the reasons above navigation and filter', async () => {
    const page = await show(WITH_CALLS, { viewport: { width: 400, height: 800 } });
    const topOf = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.y;
    expect(await topOf('.reasons')).toBeLessThan((await topOf('nav')) ?? 0);
    expect(await topOf('nav')).toBeLessThan((await topOf('.filter')) ?? 0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400);
  });

  it.each([400, 1280])(
    'is read aloud in the order in which it is seen, %i pixels wide',
    async (width) => {
      const page = await show(RICH, { viewport: { width, height: 800 } });
      const heard = await page.locator('body').ariaSnapshot();
      const places = [
        'heading "Simulation gate failed" [level=1]',
        'paragraph: The run misses',
        'text: "Next:"',
        'term: Themes',
        'list "Reasons"',
        'navigation "Parts of the report"',
        'region "Filter"',
        'heading "Run 7f0c1d52: failed" [level=2]',
        'heading "Themes 3" [level=3]',
        'heading "Recommendations 2" [level=3]',
        'heading "Trend 5" [level=3]',
        'heading "Notes" [level=2]',
      ].map((part) => heard.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const tops = await page.evaluate<number[]>(
        "[...document.querySelectorAll('header > *, main h2, main h3, main h4')].map((part) => part.getBoundingClientRect().top)",
      );
      expect(tops.length).toBeGreaterThan(places.length);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    },
  );

  it('can be worked with keys alone', async () => {
    const page = await show(RICH);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the report');
    await page.keyboard.press('Enter');
    await page.waitForFunction("document.activeElement.id === 'report'");
    await choice(page, 'medium 1').focus();
    await page.keyboard.press('Space');
    expect(await shownThemes(page)).toEqual(['Long silence during lookups']);
    await choice(page, 'Show all').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('search');
    expect(await shownThemes(page)).toHaveLength(3);
  });

  it('shows a theme that a link leads to, whatever the filter says', async () => {
    const page = await show(RICH);
    await choice(page, 'low 1').click();
    await page.locator('.reasons a').first().click();
    // The browser tells the page of the new target when it gets to it.
    await page.locator('.theme:target').waitFor();
    expect(await status(page).textContent()).toBe('3 themes');
  });

  it('unfolds and folds all themes', async () => {
    const page = await show(RICH);
    await choice(page, 'Unfold all themes').click();
    expect(await page.getByText('Callers fill the gap').isVisible()).toBe(true);
    await choice(page, 'Fold all themes').click();
    expect(await page.locator('.theme details[open]').count()).toBe(0);
  });

  const suggested = "\n  # Greeting\n\n\tSay <b>hello</b> & 'goodbye'; é 😀 &amp;\n\n";
  const TO_COPY = gateReport({
    runs: [
      runReport({
        report: debriefReport({ recommendations: [recommendation({ suggestedText: suggested })] }),
      }),
    ],
  });

  it('copies a suggested text as it is', async () => {
    const page = await show(TO_COPY);
    await page.getByRole('button', { name: 'Copy the suggested text' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.locator('#copy-status').textContent()).toBe('Copied');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(suggested);
    expect(seen).toEqual([]);
  });

  it('copies by selection where the clipboard is not to be had', async () => {
    const page = await show(TO_COPY);
    await page.evaluate(
      "globalThis.clipboard = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined })",
    );
    await page.getByRole('button', { name: 'Copy the suggested text' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('clipboard.readText()')).toBe(suggested);
  });

  it('says that a text is selected where it cannot be copied', async () => {
    const page = await show(TO_COPY);
    await page.evaluate(
      "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false",
    );
    await page.getByRole('button', { name: 'Copy the suggested text' }).click();
    await page.getByRole('button', { name: 'Not copied: the text is selected' }).waitFor();
    expect(await page.evaluate('getSelection().toString().trimEnd()')).toBe(suggested.trimEnd());
  });

  it('works as a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'report-page-'));
    try {
      const file = join(folder, 'report.html');
      await writeFile(file, renderHtml(RICH, LINKED));
      const page = await show(RICH);
      await page.context().unroute('**/*');
      await page.goto(pathToFileURL(file).href);
      await choice(page, 'high 1').click();
      expect(await shownThemes(page)).toHaveLength(1);
      await page.getByRole('button', { name: 'Copy the suggested text' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(seen).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([true, false])(
    'runs nothing that a text says (policy bypassed: %s)',
    async (bypassCSP) => {
      const attacks = [
        '<script>alert(1)</script>',
        '</script><script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '"><svg onload=alert(1)>',
        "' onmouseover='alert(1)",
        '" onfocus="alert(1)" autofocus="',
        '</style><style>body{display:none}</style>',
        '</title><iframe src="https://e.example"></iframe>',
        '<link rel="stylesheet" href="https://e.example/x.css">',
        '<base href="https://e.example/"><form action="https://e.example"><button>',
        'javascript:alert(1)',
        '</pre></template></textarea>--><object data="https://e.example"></object>',
        '<meta http-equiv="refresh" content="0;url=https://e.example">',
      ];
      const samples = [...attacks, ...fc.sample(dangerous, { numRuns: 200, seed: 1 })];
      let next = 0;
      const report = reportOf(() => samples[next++ % samples.length] ?? '');
      const page = await open(renderHtml(report, LINKED), { bypassCSP });
      await choice(page, 'Unfold all themes').click();
      expect(next).toBeGreaterThan(samples.length * 0.7);
      expect(
        await page.evaluate(
          "[...document.querySelectorAll('*')].filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'style')).length",
        ),
      ).toBe(0);
      expect(await page.locator('script').count()).toBe(1);
      expect(await page.locator('style').count()).toBe(1);
      expect(
        await page
          .locator('img, iframe, object, embed, form, link, base, input:not(#search)')
          .count(),
      ).toBe(0);
      for (const address of await page.locator('a').evaluateAll((links) => links.map(String)))
        expect(address).toMatch(
          /^https:\/\/(?:voice\.example\.com\/(?:calls|runs)\/|report\.example\/report\.html#)/,
        );
      expect(seen).toEqual([]);
    },
  );

  it.each<[string, GateReport, BrowserContextOptions]>([
    ['one run with its calls', WITH_CALLS, {}],
    ['one run in the dark', RICH, { colorScheme: 'dark' }],
    ['one run on a narrow screen', RICH, { viewport: { width: 360, height: 740 } }],
    ['several runs', SEVERAL_RUNS, {}],
    ['several runs in the dark', SEVERAL_RUNS, { colorScheme: 'dark' }],
    ['no run at all', { ...RICH, outcome: 'error', runs: [] }, {}],
  ])('has no fault that axe finds: %s', async (_, report, options) => {
    const page = await show(report, { ...options, bypassCSP: true });
    await page.evaluate(
      "document.querySelectorAll('details').forEach((fold) => { fold.open = true })",
    );
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate<axe.AxeResults>('axe.run()');
    expect(violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    );
  });

  it('is as wide as the screen', async () => {
    for (const width of [320, 700, 1600]) {
      const page = await show(SEVERAL_RUNS, { viewport: { width, height: 800 } });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });

  it('is dark where the reader wants it', async () => {
    const backgroundFor = async (colorScheme: 'light' | 'dark') => {
      const page = await show(RICH, { colorScheme });
      return page.evaluate('getComputedStyle(document.body).backgroundColor');
    };
    expect(await backgroundFor('light')).toBe('rgb(245, 246, 248)');
    expect(await backgroundFor('dark')).toBe('rgb(16, 19, 23)');
  });

  it.each([true, false])(
    'is unfolded and without controls on paper (JavaScript: %s)',
    async (on) => {
      const page = await show(RICH, { javaScriptEnabled: on });
      await page.emulateMedia({ media: 'print' });
      const analysis = page.getByText('Callers fill the gap');
      expect(await analysis.evaluate((element) => element.checkVisibility())).toBe(true);
      for (const control of await page.locator('nav, button, .filter').all())
        expect(await control.isVisible()).toBe(false);
    },
  );

  it('says on paper that a filter holds', async () => {
    const page = await show(RICH);
    await choice(page, 'low 1').click();
    await page.emulateMedia({ media: 'print' });
    expect(await status(page).isVisible()).toBe(true);
    expect(await page.locator('button:visible').count()).toBe(0);
  });

  it('folds again what it unfolded for the printer', async () => {
    const page = await show(RICH);
    const open = () => page.locator('details[open]').count();
    const before = await open();
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.locator('details:not([open])').count()).toBe(0);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    expect(await open()).toBe(before);
  });

  it('shows everything but its controls without JavaScript', async () => {
    const page = await show(RICH, { javaScriptEnabled: false });
    expect(await shownThemes(page)).toHaveLength(3);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.getByText('Suggested text as a whole').click();
    expect(await page.locator('pre').isVisible()).toBe(true);
    await page.locator('nav').getByText('Trend').click();
    expect(page.url()).toBe(`${ADDRESS}#run-1-trend`);
  });

  it('in brief has nothing to unfold or to copy', async () => {
    const page = await open(renderHtml(RICH, BRIEF));
    await choice(page, 'high 1').click();
    expect(await shownThemes(page)).toHaveLength(1);
    expect(await page.getByRole('button', { name: /Unfold|Copy/ }).count()).toBe(0);
    expect(seen).toEqual([]);
  });

  it('filters 5000 themes, and leads to the last one', async () => {
    const page = await show(MANY_THEMES);
    await choice(page, 'HIGH 1,666').click();
    await choice(page, 'NEW 1,000').click();
    expect(await status(page).textContent()).toBe('333 of 5,000 themes shown');
    expect(await page.locator('.theme:not([hidden])').count()).toBe(333);
    await page.evaluate("location.hash = '#run-1-theme-5000'");
    const top = () =>
      page.locator('#run-1-theme-5000').evaluate((card) => card.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(850);
    expect(await status(page).textContent()).toBe('5,000 themes');
    expect(seen).toEqual([]);
  });
});
