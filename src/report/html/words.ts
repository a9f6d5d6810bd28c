/** The words of the outcome, which all renderers share, as HTML. */
import type { GateReport } from '../model.ts';
import { answerOf, cureOf } from '../outcome-words.ts';
import { EMPTY, escapeHtml, type Html, html, ownMarkup } from './escape.ts';
import { line } from './texts.ts';

/** What the outcome means for the reader, in one sentence. */
export function outcomeSentence(report: GateReport): Html {
  const { sentence, judgedBy } = answerOf(report);
  const by = judgedBy === null ? EMPTY : html` Judged by ${line(judgedBy)}.`;
  return html`${ownWords(sentence)}${by}`;
}

/** What the reader can do; empty where the outcome is a judgement. */
export function outcomeCure(report: GateReport): Html {
  return ownWords(cureOf(report));
}

function ownWords(words: string): Html {
  return ownMarkup(
    escapeHtml(words)
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/`(.+?)`/g, '<code>$1</code>'),
  );
}
