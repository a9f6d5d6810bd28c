import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportSettings } from '../../../src/model/report.ts';
import { tries } from '../../support/tries.ts';
import { dangerous } from '../../text/dangerous.ts';
import { BRIEF, FULL } from '../builders.ts';
import { reportOf } from '../hostile-report.ts';
import { renderHtml } from '../rendered.ts';
import { page } from './rendered.ts';
import { RICH, SEVERAL_RUNS } from './reports.ts';

const LINKED = {
  ...FULL,
  callUrl: 'https://a.example/c/{callId}',
  runUrl: 'https://a.example/r/{jobId}',
};

const TAG = /<(\/?)([a-z!][a-z0-9]*)((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*\/?>/g;
const VOID = new Set(['!doctype', 'meta', 'path', 'circle', 'rect', 'input']);

/** What no page may hold: of joiners it may hold one, between two pictographs (with their modifiers). */
const UNPRINTABLE =
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}|(?<!\p{ExtPict}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{ExtPict})/u;

/** Every element of a page with the names of its attributes: `a href rel`. */
function elementsOf(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([, slash, name = '', attributes = '']) => {
    const names = [...attributes.matchAll(/\s([a-zA-Z-]+)(?==|\s|$)/g)].map(([, name]) => name);
    return slash === '/' ? [] : [[name, ...names].join(' ')];
  });
}

/** What was opened and never closed, or closed and never opened. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, slash, name = ''] of html.matchAll(TAG)) {
    if (VOID.has(name) || tag.endsWith('/>')) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  return [...faults, ...open];
}

describe('hostile text of the service', () => {
  let texts = 0;
  const known = new Set(
    [RICH, SEVERAL_RUNS, reportOf(() => 'a\u200b'), reportOf(() => `${texts++}`)].flatMap(
      (report) => [LINKED, BRIEF].flatMap((settings) => elementsOf(page(report, settings))),
    ),
  );

  it.each<[string, ReportSettings]>([
    ['in full', FULL],
    ['in brief', BRIEF],
    ['with links', LINKED],
  ])('the page %s is made of our elements alone', (_, settings) => {
    const texts = fc.array(dangerous, { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(texts, (texts) => {
        let next = 0;
        const { provenance, ...given } = reportOf(() => texts[next++ % texts.length] ?? '');
        // The runner gives this URL, not the service.
        const workflowRunUrl = 'https://a.example/r/1';
        const report = {
          ...given,
          ...(provenance && { provenance: { ...provenance, workflowRunUrl } }),
        };
        const html = page(report, settings);
        expect(elementsOf(html).filter((element) => !known.has(element))).toEqual([]);
        expect(unbalanced(html)).toEqual([]);
        expect(html.replace(TAG, '')).not.toMatch(/[<>]/);
        expect(renderHtml(report, settings)).not.toMatch(UNPRINTABLE);
        for (const [, href] of html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^(?:https:\/\/a\.example\/[cr]\/[^/]*|#[\w-]+)$/);
      }),
      tries(50),
    );
  });

  it('a page of texts of 400 KB each is cut', () => {
    const huge = '<&"\''.repeat(100_000);
    const html = renderHtml(
      reportOf(() => huge),
      LINKED,
    );
    expect(html.length).toBeLessThan(60_000_000);
    expect(html).toContain('(cut here: 300,000 more characters)');
  });
});
