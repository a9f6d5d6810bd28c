/** What people read on GitHub. */

import { readReport } from '../src/collect/saved/read-report.ts';
import { COMMENT_BUDGET_BYTES, renderComment } from '../src/report/comment/comment.ts';
import { locatedFixes } from '../src/report/facts.ts';

/** The target of links in the pictures. */
const PULL = 'https://github.com/acme/agent/pull/12';

/** Markdown of the comment on a pull request, made of a `report.json`. Throws where it is none. */
export function commentOf(json: string): string {
  const read = readReport(JSON.parse(json));
  if ('problem' in read) throw new Error(`report.json ${read.problem}`);
  const { report, detail } = read;
  const fixes = locatedFixes(report).map((fix) => ({
    ...fix,
    url: `${PULL}#discussion_r1`,
    why: '',
  }));
  const suggested = { count: fixes.length, url: `${PULL}/files` };
  const view = {
    report,
    settings: { detail, callUrl: null, runUrl: null, ...(fixes.length > 0 && { suggested }) },
    fixes,
    headSha: 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
  };
  return renderComment(view, COMMENT_BUDGET_BYTES);
}
