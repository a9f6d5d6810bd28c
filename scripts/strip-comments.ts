/** Comments say what the sources say already, and are a tenth of what a job would have to read. */
import { parse } from 'acorn';

/** Licences, and where modules begin. */
const KEPT = /^\*$|^!|@license|@preserve|^ ?CONCATENATED MODULE|^ ?EXTERNAL MODULE/;

/** From a place of a text to another. */
interface Span {
  start: number;
  end: number;
}

/**
 * Everything of a script but its comments. Lines that have nothing else go as a whole.
 *
 * @throws {SyntaxError} where the text is no script of CommonJS
 */
export function stripComments(text: string): string {
  let end = 0;
  let rest = '';
  for (const span of spansOf(text)) {
    const lines = linesFilledBy(span, text);
    rest += text.slice(end, lines?.start ?? span.start);
    // It parts what it stands between, as one that spans lines ends one.
    if (lines === null) rest += text.slice(span.start, span.end).includes('\n') ? '\n' : ' ';
    end = lines?.end ?? span.end;
  }
  return rest + text.slice(end);
}

/** Comments that follow each other are one span. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const onComment = (_: boolean, value: string, start: number, end: number) => {
    if (KEPT.test(value)) return;
    const last = spans.at(-1);
    if (last !== undefined && text.slice(last.end, start).trim() === '') last.end = end;
    else spans.push({ start, end });
  };
  parse(text, { ecmaVersion: 'latest', sourceType: 'commonjs', onComment });
  return spans;
}

/** Null where something else stands beside it. */
function linesFilledBy(span: Span, text: string): Span | null {
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const end = text.indexOf('\n', span.end) + 1 || text.length;
  const beside = text.slice(start, span.start) + text.slice(span.end, end);
  return beside.trim() === '' ? { start, end } : null;
}
