/** The report page in a real browser. Without Chromium these tests are skipped, unless REQUIRE_BROWSER is 1. */
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import fc from 'fast-check';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GateReport } from '../../src/model/report.ts';
import { call } from '../report/builders.ts';
import { reportOf } from '../report/hostile-report.ts';
import { MANY_THEMES, RICH, SEVERAL_RUNS } from '../report/html/reports.ts';
import { LINKED } from '../report/realistic.ts';
import { renderHtml } from '../report/rendered.ts';
import { CHROMIUM_ARGS, CHROMIUM_PLACES, findChromium } from '../support/chromium.ts';
import { dangerous } from '../text/dangerous.ts';

const executablePath = findChromium();
const canRun = executablePath !== '' || process.env.REQUIRE_BROWSER === '1';

const ADDRESS = pathToFileURL('/report.html').href;

describe.skipIf(!canRun)('the report page in Chromium', () => {
  let browser: Browser;
  /** What no page may cause: requests, lines in its console, errors. */
  let seen: string[] = [];

  beforeAll(async () => {
    if (executablePath === '')
      throw new Error(`No Chromium in any of: ${CHROMIUM_PLACES.join(', ')}`);
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  });

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
  });

  afterAll(() => browser?.close());

  async function show(report: GateReport, options: BrowserContextOptions = {}): Promise<Page> {
    seen = [];
    const viewport = { width: 1280, height: 900 };
    const context = await browser.newContext({ viewport, ...options });
    const body = renderHtml(report, LINKED);
    await context.route('**/*', async (route) => {
      const url = route.request().url();
      if (url === ADDRESS) return route.fulfill({ body, contentType: 'text/html' });
      seen.push(`request ${url}`);
      return route.abort();
    });
    context.setDefaultTimeout(120_000);
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

  const WITH_CALLS: GateReport = {
    ...RICH,
    runs: RICH.runs.map((run) => ({
      ...run,
      calls: [
        call({ persona: 'Dana', isPassed: true, durationMs: 90_000 }),
        call({ persona: 'Sam', isPassed: false, durationMs: 1_100_000 }),
        call({ persona: 'Lee', isPassed: null, durationMs: null }),
      ],
    })),
  };

  it.each([
    ['one run', RICH],
    ['several runs', SEVERAL_RUNS],
  ])('makes no request, writes nothing to the console and has no error: %s', async (_, report) => {
    const page = await show(report);
    for (const fold of await page.locator('summary').all()) {
      if (await fold.isVisible()) await fold.click();
    }
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual([]);
  });

  it.each([400, 1280])('is read aloud in the order that is seen, %i pixels wide', async (width) => {
    const page = await show(RICH, { viewport: { width, height: 800 } });
    const heard = await page.locator('body').ariaSnapshot();
    const places = [
      'heading "Simulation gate failed" [level=1]',
      'text: "Next:"',
      'region "Prompt fix"',
      'list "Reasons"',
      'heading "Checks 5" [level=2]',
      'heading "Themes 3" [level=2]',
      'heading "Further recommendations" [level=2]',
      'heading "Notes" [level=2]',
    ].map((part) => heard.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const tops = await page.evaluate<number[]>(
      "[...document.querySelectorAll('header > *, main h2')].map((part) => part.getBoundingClientRect().top)",
    );
    expect(tops.length).toBeGreaterThan(places.length);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('leads past the head of the page by its first link', async () => {
    const page = await show(RICH);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the report');
    await page.keyboard.press('Enter');
    await page.waitForFunction("document.activeElement.id === 'report'");
  });

  it.each([true, false])(
    'runs nothing that a text says (policy bypassed: %s)',
    async (bypassCSP) => {
      const attacks = [
        '<script>alert(1)</script>',
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
      const page = await show(report, { bypassCSP });
      expect(next).toBeGreaterThan(samples.length * 0.7);
      expect(
        await page.evaluate(
          "[...document.querySelectorAll('*')].filter((element) => [...element.attributes].some(({ name }) => name.startsWith('on') || name === 'style')).length",
        ),
      ).toBe(0);
      expect(await page.locator('style, script').count()).toBe(1);
      expect(
        await page.locator('img, iframe, object, embed, form, link, base, input, button').count(),
      ).toBe(0);
      for (const address of await page.locator('a').evaluateAll((links) => links.map(String)))
        expect(address).toMatch(
          /^(?:https:\/\/voice\.example\.com\/(?:calls|runs)\/|file:\/\/\/report\.html#)/,
        );
      expect(seen).toEqual([]);
    },
  );

  it.each<[string, GateReport, BrowserContextOptions]>([
    ['one run with its calls', WITH_CALLS, {}],
    ['one run on a narrow screen', RICH, { viewport: { width: 360, height: 740 } }],
    ['several runs', SEVERAL_RUNS, {}],
    ['several runs in the dark', SEVERAL_RUNS, { colorScheme: 'dark' }],
    ['no run at all', { ...RICH, outcome: 'error', runs: [] }, {}],
  ])('has no error that axe finds: %s', async (_, report, options) => {
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

  it.each([
    ['one run', WITH_CALLS],
    ['several runs', SEVERAL_RUNS],
  ])('is as wide as the screen, and hides no column of a table: %s', async (_, report) => {
    for (const width of [320, 400, 1280]) {
      const page = await show(report, { viewport: { width, height: 800 } });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      const hidden = await page.evaluate(
        "[...document.querySelectorAll('.scroll')].filter((table) => table.scrollWidth > table.clientWidth).length",
      );
      expect(hidden).toBe(0);
    }
  });

  it('leads to the last of 5000 themes', async () => {
    const page = await show(MANY_THEMES);
    await page.evaluate("location.hash = '#run-1-theme-5000'");
    const top = () =>
      page.locator('#run-1-theme-5000').evaluate((card) => card.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(900);
    expect(seen).toEqual([]);
  });
});
