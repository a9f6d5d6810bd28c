import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportSettings } from '../../../src/model/report.ts';
import { renderComment } from '../../../src/report/comment/comment.ts';
import { suggestionBody } from '../../../src/report/comment/suggestion.ts';
import { tries } from '../../support/tries.ts';
import { dangerous } from '../../text/dangerous.ts';
import { REFERENCES, rawTextOf, tagsOf, textOf, toHtml } from '../../text/rendered.ts';
import { BRIEF, FULL, recommendation } from '../builders.ts';
import { reportOf } from '../hostile-report.ts';
import { commentView, shownFix } from './comment-view.ts';

/** A comment in which every text of others comes from `text`. */
function commentOf(text: () => string, settings: ReportSettings, runs: number): string {
  // Where the step runs is the runner's own word.
  const { provenance: _, ...report } = reportOf(text);
  const lines = () => [0, 1].map(() => text().replaceAll(/[\r\n]/g, ''));
  const fix = () => ({
    recommendations: [0, 1].map(() => recommendation({ title: text(), body: text() })),
    from: [{ run: 0, recommendation: 0 }],
    place: { ...shownFix().place, path: text() },
    fixedLines: lines(),
  });
  const view = commentView({
    report: { ...report, runs: report.runs.slice(0, runs) },
    settings: { ...settings, suggested: { count: 1, url: 'https://a.example/changes' } },
    fixes: [
      { ...fix(), url: '', why: text(), leftOut: null },
      { ...fix(), url: '', why: '', leftOut: text() },
      { ...fix(), url: 'https://a.example/s', why: '', leftOut: null },
    ],
  });
  return renderComment(view, 65_000);
}

/** The tags that make the document; what only makes up running text may differ. */
function skeleton(html: string): string[] {
  return tagsOf(html).filter((tag) => !/^(?:\/?p|br|\/?code)$/.test(tag));
}

describe('hostile text anywhere in a report', () => {
  it.each<[string, ReportSettings, number]>([
    ['on one run', FULL, 1],
    ['on two runs', FULL, 2],
    ['in brief', BRIEF, 1],
  ])('the comment %s holds no markup, image, address or reference of it', (_, settings, runs) => {
    const hostile = fc.array(dangerous, { minLength: 300, maxLength: 300 });
    const shown = (text: () => string) => commentOf(text, settings, runs);
    let words = 0;
    const expected = new Set(skeleton(toHtml(shown(() => `word ${words++}`))));
    fc.assert(
      fc.property(hostile, (texts) => {
        let next = 0;
        const comment = shown(() => `${texts[next % texts.length] ?? ''}word ${next++}`);
        const html = toHtml(comment);
        expect([...new Set(skeleton(html))].filter((tag) => !expected.has(tag))).toEqual([]);
        const text = rawTextOf(html.replace(/<code.*?<\/code>/gs, ''));
        for (const reference of REFERENCES) expect(text).not.toMatch(reference);
        expect(comment).not.toMatch(
          /[\0-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]|<!--|@\w/,
        );
        expect(html).not.toContain('<img');
        for (const [, href] of html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^https:\/\/(?:a\.example\/\w+|github\.test\/octo\/[\w/]+)$/);
      }),
      tries(50),
    );
  });
});

describe('the text of a suggestion', () => {
  const lines = fc.array(
    dangerous.map((text) => text.replaceAll(/[\r\n\0]/g, '').toWellFormed()),
    { maxLength: 6 },
  );

  it('is alone in its block, as it is', () => {
    fc.assert(
      fc.property(dangerous, dangerous, lines, (title, body, fixedLines) => {
        const text = suggestionBody('<!-- marker -->', {
          ...shownFix(),
          recommendations: [recommendation({ title: `${title}word`, body })],
          fixedLines,
        });
        const html = toHtml(text ?? '');
        const [block = '', ...others] = html.match(/<pre>.*?<\/pre>/gs) ?? [];
        expect(others).toEqual([]);
        expect(block).toMatch(/^<pre><code class="language-suggestion">/);
        const shown = textOf(block).replaceAll('\u200b', '').replace(/\n$/, '');
        expect(shown).toBe(fixedLines.join('\n').replaceAll('\u200b', ''));
        const rest = rawTextOf(html.replace(block, '').replace('<!-- marker -->', ''));
        for (const reference of REFERENCES) expect(rest).not.toMatch(reference);
        expect(
          tagsOf(html.replace(block, '')).filter((tag) => !/^\/?(?:p|br|strong|em|!)$/.test(tag)),
        ).toEqual([]);
      }),
      tries(500),
    );
  });
});
