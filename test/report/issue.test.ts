import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  issueFacts,
  issueMarker,
  issueSighting,
  issueTitle,
  readIssueState,
  type ThemeView,
  withIssueState,
} from '../../src/report/issue.ts';
import { tries } from '../support/tries.ts';
import { dangerous } from '../text/dangerous.ts';
import { REFERENCES, rawTextOf, tagsOf, toHtml } from '../text/rendered.ts';
import { recommendation, theme } from './builders.ts';

const STATE = {
  scope: 'a'.repeat(16),
  theme: 'b'.repeat(16),
  digest: 'c'.repeat(16),
  atS: 1_790_000_000,
};

function view(overrides: Partial<ThemeView> = {}): ThemeView {
  return {
    theme: theme(),
    gate: 'nightly',
    plan: 'refunds',
    recommendations: [],
    waiver: null,
    runId: 'job-1',
    provenance: null,
    ...overrides,
  };
}

describe('the state of an issue', () => {
  it('is hidden at its start, and is read back', () => {
    const marker = issueMarker(STATE);
    expect(toHtml(marker)).toMatch(/^<!--.*-->\s*$/);
    expect(readIssueState(`${marker}text`)).toEqual(STATE);
    expect(readIssueState(`${marker.trimEnd()}\r\ntext`)).toEqual(STATE);
    expect(readIssueState('text')).toBe(null);
  });

  it('is changed without what people wrote', () => {
    const later = { ...STATE, atS: STATE.atS + 1 };
    expect(withIssueState(`${issueMarker(STATE)}text`, later)).toBe(`${issueMarker(later)}text`);
  });
});

describe('the issue of a theme', () => {
  it('has a title that says where it is from', () => {
    expect(issueTitle(view())).toBe('A theme (refunds)');
    expect(issueTitle(view({ plan: '' }))).toBe('A theme (nightly)');
    expect(issueTitle(view({ plan: '', gate: '' }))).toBe('A theme');
    expect(issueTitle(view({ theme: theme({ title: ' ' }) }))).toBe('a-theme (refunds)');
    const nameless = view({ theme: theme({ title: '', slug: '' }), gate: '', plan: '' });
    expect(issueTitle(nameless)).toBe('(untitled)');
  });

  it('shows its facts and its recommendations', () => {
    const waiver = {
      kind: 'theme' as const,
      target: 'a-theme',
      reason: 'later',
      owner: '@team',
      expires: '2027-01-31',
    };
    const text = issueFacts(
      view({ recommendations: [recommendation({ body: '' }), recommendation()], waiver }),
    );
    for (const fact of [
      'Gate: nightly',
      'Run plan: refunds',
      'Severity: 🟠\u00a0medium',
      '1/10 (10%)',
      '### Recommended',
      'A body.',
      'Waived until 2027-01-31 by @',
    ]) {
      expect(text).toContain(fact);
    }
    const bare = theme({ slug: '', checkNames: [], analysis: '' });
    const little = issueFacts(
      view({ theme: bare, gate: '', plan: '', waiver: { ...waiver, owner: null } }),
    );
    for (const fact of ['Gate', 'Run plan', 'Checks', 'Slug', 'Recommended', ' by '])
      expect(little).not.toContain(fact);
    expect(issueFacts(view({ plan: 'nightly' }))).not.toContain('Run plan');
  });

  it('shows the run, commit and calls', () => {
    expect(issueSighting('Seen', view({ runId: '' }), [])).toBe('Seen\n\n');
    const provenance = {
      repository: null,
      commit: null,
      ref: null,
      pullRequest: null,
      workflow: null,
      workflowRunUrl: 'javascript:alert(1)',
      attempt: null,
      reportedAt: '2026-01-31T00:00:00Z',
      actionVersion: '',
    };
    const told = issueSighting('Seen', view({ provenance }), ['c-1', 'c-2']);
    expect(told).toBe('Seen in run `job-1` · 2026-01-31\n\nCalls: `c-1`, `c-2`\n\n');
    const linked = {
      ...provenance,
      commit: 'abcdef0123456789',
      workflowRunUrl: 'https://a.example/1',
    };
    expect(issueSighting('Seen', view({ provenance: linked }), [])).toContain(
      'commit `abcdef012345` · [workflow run](https://a.example/1)',
    );
  });

  it('does nothing with any text of others', () => {
    const known = new Set(['ul', 'li', 'strong', 'p', 'br', 'h3', 'em']);
    fc.assert(
      fc.property(fc.array(dangerous, { minLength: 8, maxLength: 8 }), (texts) => {
        const [
          title = '',
          analysis = '',
          check = '',
          slug = '',
          gate = '',
          plan = '',
          body = '',
          reason = '',
        ] = texts;
        const given = view({
          theme: theme({
            title,
            analysis,
            checkNames: [check],
            slug,
            severity: reason,
            impact: plan,
            prevalence: gate,
          }),
          gate,
          plan,
          recommendations: [recommendation({ title, body })],
          waiver: { kind: 'theme', target: slug, reason, owner: gate, expires: plan },
        });
        const html = toHtml(issueFacts(given));
        expect(tagsOf(html).filter((tag) => !known.has(tag.replace('/', '')))).toEqual([]);
        const text = rawTextOf(html.replace(/<code.*?<\/code>/gs, ''));
        for (const reference of REFERENCES) expect(text).not.toMatch(reference);
        expect(readIssueState(issueFacts(given))).toBe(null);
        expect(issueTitle(given)).not.toMatch(/[@#]\w/);
      }),
      tries(50),
    );
  });

  it.each(['<', '@a', '#1', '&amp;', '\u{1f600}', '\u3042', '*a', '\n\n- ', '|`'])(
    'fits into the limit of GitHub when the text is full of %j',
    (piece) => {
      const text = piece.repeat(50_000);
      const full = issueFacts(
        view({
          theme: theme({ title: text, slug: text, analysis: text, checkNames: [text] }),
          gate: text,
          plan: `plan ${text}`,
          recommendations: Array.from({ length: 9 }, () =>
            recommendation({ title: text, body: text }),
          ),
        }),
      );
      expect(Buffer.byteLength(full)).toBeLessThan(64_000);
    },
  );
});
