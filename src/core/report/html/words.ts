/** The words of the outcome, which all renderers share. */
import type { GateReport } from '../model.ts';
import { answer, cure } from '../sections/outcome-words.ts';
import { escapeHtml, type Html, ownMarkup } from './escape.ts';

/** The outcome as a title in plain text: `Simulation gate failed`. */
export function outcomeTitle(report: GateReport): string {
  return answer(report).replace(/^## \S+ |\n.*$/gs, '');
}

/** What the outcome means for the reader, in one sentence. */
export function outcomeSentence(report: GateReport): Html {
  return ownWords(answer(report).replace(/^.*\n+/, ''));
}

/** What the reader can do; empty where the outcome is a judgement. */
export function outcomeCure(report: GateReport): Html {
  return ownWords(cure(report));
}

/** The outcome's sentences are Markdown: what is strong and what is code stays so, the rest is text. */
function ownWords(markdown: string): Html {
  return ownMarkup(
    escapeHtml(textOf(markdown.trim()))
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/`(.+?)`/g, '<code>$1</code>'),
  );
}

/** What was escaped for Markdown, such as the path of a policy, as it was before. */
function textOf(markdown: string): string {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&#36;', '$')
    .replaceAll('&amp;', '&');
}
