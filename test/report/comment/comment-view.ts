import type { CommentView } from '../../../src/report/comment/comment.ts';
import type { ShownFix } from '../../../src/report/facts.ts';
import { FULL, gateReport, PROVENANCE, recommendation } from '../builders.ts';

const WORKFLOW_RUN = 'https://github.test/octo/agent/actions/runs/100/attempts/1';

/** A comment of a step in this workflow run. */
export function commentView({
  report = gateReport(),
  ...more
}: Partial<CommentView> = {}): CommentView {
  const provenance = { ...PROVENANCE, ...report.provenance, workflowRunUrl: WORKFLOW_RUN };
  return {
    report: { ...report, provenance },
    settings: FULL,
    fixes: [],
    headSha: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
    ...more,
  };
}

/** A fix of the second line of a file. */
export function shownFix(overrides: Partial<ShownFix> = {}): ShownFix {
  return {
    recommendations: [
      recommendation({
        title: 'Ask for the PIN',
        currentText: 'Keep answers short.',
        suggestedText: "Ask for the caller's PIN.\nKeep answers short.",
      }),
    ],
    from: [{ run: 0, recommendation: 0 }],
    place: {
      path: 'agent/prompt.md',
      startLine: 2,
      startColumn: 1,
      endLine: 2,
      endColumn: 16,
    },
    fixedLines: ["Ask for the caller's PIN.", 'Keep answers short.'],
    url: '',
    why: '',
    leftOut: null,
    ...overrides,
  };
}
