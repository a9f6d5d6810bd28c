import { describe, expect, test } from 'vitest';
import { summaryHtml, summaryPage } from '../../scripts/render-summary.ts';
import { renderSummary } from '../report/rendered.ts';
import { debriefReport, gateReport, runReport, theme } from '../support/reports.ts';

const SETTINGS = { detail: 'full', callUrl: null, runUrl: null } as const;

describe('what a job summary consists of survives', () => {
  test('folds, tables, emphasis and web links', () => {
    const html = summaryHtml(
      '<details>\n<summary><b>More</b></summary>\n\n| a | b |\n| --- | ---: |\n| 1 | **2** |\n\n[`call`](https://app.example.com/calls/1)\n\n</details>\n',
    );
    expect(html).toContain('<details>\n<summary><b>More</b></summary>');
    expect(html).toContain('<td align="right"><strong>2</strong></td>');
    expect(html).toContain('<a href="https://app.example.com/calls/1"><code>call</code></a>');
    expect(html).toContain('</details>');
  });

  test('a prompt fix shows what goes and what comes', () => {
    expect(summaryHtml('```diff\n same\n-<old>\n+new\n@@ 2 unchanged lines @@\n```\n')).toBe(
      '<pre><code class="language-diff"> same\n<span class="removed">-&lt;old&gt;</span>\n<span class="added">+new</span>\n<span class="hunk">@@ 2 unchanged lines @@</span>\n</code></pre>\n',
    );
  });

  test('every fold that our own report opens is a fold on the page', () => {
    const report = debriefReport({ themes: [theme(), theme({ slug: 'other' })] });
    const markdown = renderSummary(gateReport({ runs: [runReport({ report })] }), SETTINGS);
    const html = summaryHtml(markdown);
    const count = (text: string) => [...text.matchAll(/<\/?details>/g)].length;
    expect(count(markdown)).toBeGreaterThanOrEqual(4);
    expect(count(html)).toBe(count(markdown));
    expect(html).toContain('<table>');
  });
});

describe('nothing else gets into the page', () => {
  const HOSTILE: readonly string[] = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="https://a.example" onmouseover="alert(1)">a</a>',
    '<iframe src="https://a.example"></iframe>',
    '<p title="<img src=x onerror=alert(1)>">a</p>',
    '<details ontoggle=alert(1) open>a</details>',
    '<style>body{display:none}</style>',
    '<svg><script>alert(1)</script></svg>',
    '<!-- <p> --><b><!--><img src=x onerror=alert(1)>-->',
    '<constructor><toString>',
    '</article></section></main><base href="https://a.example">',
    '![a](https://a.example/pixel.png)',
    '[a](javascript:alert(1))',
    '<p style="background:url(https://a.example)">a</p>',
    '<code class="language-diff" onclick="x">a</code><code class="title">b</code>',
    '<a\nhref="https://a.example"\nping="https://b.example">a</a>',
  ];
  const SAFE_TAG =
    /^<(?:\/?[a-z][a-z0-9]*|a( href="https?:\/\/[^"<>]*")?( title="[^"<>]*")?|t[dh] align="(?:left|right|center)"|code class="language-\w+"|span class="(?:added|removed|hunk)")>$/;
  const NEVER = /<\/?(?:script|img|iframe|style|svg|base|article|section|main|constructor)\b/i;

  test.each(HOSTILE)('%s', (markdown) => {
    const html = summaryHtml(`before\n\n${markdown}\n\nafter ${markdown}\n`);
    for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(SAFE_TAG);
    expect(html).not.toMatch(NEVER);
    expect(html).toContain('after');
  });
});

describe('the page', () => {
  const page = summaryPage(
    'Demo <1>',
    [{ id: 'first', title: 'First & "worst"', markdown: '## Failed\n' }],
    [{ text: 'prompt', href: 'agent/prompt.md' }],
  );

  test('loads nothing and runs nothing', () => {
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import|https?:/i);
  });

  test('names its parts and files as plain text, and links to them', () => {
    expect(page).toContain('<h1>Demo &lt;1&gt;</h1>');
    expect(page).toContain('<a href="#first">First &amp; &quot;worst&quot;</a>');
    expect(page).toContain('<a href="agent/prompt.md">prompt</a>');
    expect(page).toContain('<section id="first">');
  });
});
