/** Comments say what the sources say already, and are a tenth of what a job would have to read. */
import { type Comment, parse } from 'acorn';

/** Licences, and where modules begin. */
const KEPT = /^\*$|^!|@license|@preserve|^ ?CONCATENATED MODULE|^ ?EXTERNAL MODULE/;

/**
 * Everything of a module but its comments. A line that has nothing else goes as a whole.
 *
 * @throws {SyntaxError} where the text is no module
 */
export function stripComments(text: string): string {
  const comments: Comment[] = [];
  parse(text, { ecmaVersion: 'latest', sourceType: 'commonjs', onComment: comments });
  let end = 0;
  let rest = '';
  for (const comment of comments) {
    if (KEPT.test(comment.value)) continue;
    const lines = linesFilledBy(comment, text);
    rest += text.slice(end, lines?.start ?? comment.start);
    // It parts what it stands between: a comment of several lines as the end of one, others as a blank.
    if (lines === null) rest += comment.value.includes('\n') ? '\n' : ' ';
    end = lines?.end ?? comment.end;
  }
  return rest + text.slice(end);
}

/** Null where something else stands beside it. */
function linesFilledBy(comment: Comment, text: string): { start: number; end: number } | null {
  const start = text.lastIndexOf('\n', comment.start - 1) + 1;
  const end = text.indexOf('\n', comment.end) + 1 || text.length;
  const beside = text.slice(start, comment.start) + text.slice(comment.end, end);
  return beside.trim() === '' ? { start, end } : null;
}
