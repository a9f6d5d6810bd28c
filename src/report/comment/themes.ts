/** How the themes of a report stand against those that the comment showed last. */
import { clip } from '../../core/text/strip.ts';
import type { GateReport, Theme } from '../model.ts';
import { sortThemes } from '../theme-order.ts';
import { asciiJson, type CommentState } from './marker.ts';

/** The themes of all runs, each once, the most severe first within each list. */
export interface ThemeDelta {
  /** Themes that the last state does not have. */
  fresh: Theme[];
  /** Themes that it has as well. */
  still: Theme[];
  /** Themes that cannot be compared: there is no last state, or it had no room for all. */
  uncompared: Theme[];
  /** Keys of themes that it has and the report has not. Never said while a run is not judged. */
  fixed: string[];
}

const MAX_KEY_CHARS = 100;
/** Room for the keys in a comment's state, as JSON, before its encoding adds a third. */
const MAX_STATE_CHARS = 10_000;

/** Compares a report's themes with the state that the comment has. */
export function compareThemes(report: GateReport, last: CommentState | null): ThemeDelta {
  const themes = themesByKey(report);
  const delta: ThemeDelta = { fresh: [], still: [], uncompared: [], fixed: [] };
  const before = new Set(last?.themes);
  const canBeFresh = last !== null && last.themes !== null && !last.more;
  for (const [key, theme] of themes) {
    if (before.has(key)) delta.still.push(theme);
    else if (canBeFresh) delta.fresh.push(theme);
    else delta.uncompared.push(theme);
  }
  if (isJudged(report)) delta.fixed = [...before].filter((key) => !themes.has(key));
  return delta;
}

/** What the comment is to remember of the themes: those of a run that was not judged stay. */
export function rememberThemes(
  report: GateReport,
  last: CommentState | null,
): Pick<CommentState, 'themes' | 'more'> {
  const before = { themes: last?.themes ?? null, more: last?.more ?? false };
  if (report.runs.every((run) => run.report === null)) return before;
  const keys = new Set(themesByKey(report).keys());
  if (!isJudged(report)) for (const key of before.themes ?? []) keys.add(key);
  const kept: string[] = [];
  let room = MAX_STATE_CHARS;
  for (const key of keys) {
    room -= asciiJson(key).length + 1;
    if (room < 0) return { themes: kept, more: true };
    kept.push(key);
  }
  return { themes: kept, more: before.more && !isJudged(report) };
}

/** True where every run of the step was judged, so that a theme that is gone is gone. */
function isJudged({ runs }: GateReport): boolean {
  return runs.length > 0 && runs.every(({ report }) => report !== null);
}

function themesByKey({ runs }: GateReport): Map<string, Theme> {
  const themes = new Map<string, Theme>();
  for (const theme of sortThemes(runs.flatMap(({ report }) => report?.themes ?? []))) {
    const key = clip(theme.slug || theme.title, MAX_KEY_CHARS).toWellFormed();
    if (!themes.has(key)) themes.set(key, theme);
  }
  return themes;
}
