import type { CommentView } from '../../../src/report/comment/comment.ts';
import type { ShownFix } from '../../../src/report/comment/fixes.ts';
import { FULL, gateReport, recommendation } from '../builders.ts';

export function commentView(overrides: Partial<CommentView> = {}): CommentView {
  return {
    report: gateReport(),
    settings: FULL,
    gateName: '',
    fixes: [],
    summaryUrl: 'https://github.test/octo/agent/actions/runs/100/attempts/1',
    changesUrl: 'https://github.test/octo/agent/pull/7/files',
    headSha: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
    ...overrides,
  };
}

/** A fix of the second line of a file. */
export function shownFix(overrides: Partial<ShownFix> = {}): ShownFix {
  return {
    fix: {
      recommendations: [
        recommendation({
          title: 'Ask for the PIN',
          currentText: 'Keep answers short.',
          suggestedText: "Ask for the caller's PIN.\nKeep answers short.",
        }),
      ],
      place: {
        path: 'agent/prompt.md',
        startLine: 2,
        startColumn: 1,
        endLine: 2,
        endColumn: 16,
      },
      replacedLines: ['Keep answers short.'],
      fixedLines: ["Ask for the caller's PIN.", 'Keep answers short.'],
    },
    suggestedAt: null,
    why: '',
    ...overrides,
  };
}
