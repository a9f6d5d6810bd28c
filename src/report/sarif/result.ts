/** A located finding as a rule and a result of SARIF. */

import type { FileSpan, Recommendation, ReportSettings, Theme } from '../../model/report.ts';
import { clip, fold, stripUnprintable } from '../../text/strip.ts';
import { formatShare, UNTITLED } from '../format.ts';
import { runUrl } from '../names.ts';
import type { FindingFix, LocatedFinding } from './findings.ts';

/** GitHub's limits of a rule's ID, name and descriptions, in characters. */
const MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;

const LEVEL: ReadonlyMap<string, string> = new Map([
  ['HIGH', 'error'],
  ['MEDIUM', 'warning'],
  ['LOW', 'note'],
]);

/** What SARIF calls a reporting descriptor. */
export interface SarifRule {
  id: string;
  name: string;
  shortDescription: { text: string };
  fullDescription: { text: string };
  help: { text: string };
  properties: { tags: string[] };
}

/** HIGH, MEDIUM, LOW, or what else the service says; empty where it says nothing. */
export function findingSeverity({ theme, recommendations }: LocatedFinding): string {
  const [first] = theme === null ? recommendations : [theme];
  return first?.severity ?? '';
}

/** The rule of a theme, with the encoded slug as its ID, so that no two slugs have the same one. */
export function themeRule(theme: Theme, recommendations: Iterable<Recommendation>): SarifRule {
  const slug = encodeURIComponent(theme.slug.toWellFormed()).slice(0, MAX_NAME_CHARS);
  const title = oneLine(theme.title, MAX_NAME_CHARS) || UNTITLED;
  const advice = [...recommendations].flatMap(({ title, body }) => [title, body]);
  const id = slug || 'simulation-gate/theme';
  return rule(id, title, oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), wholeText(advice));
}

/** The one rule of all fixes without a theme; no encoded slug has a slash. */
export const FIX_RULE = rule(
  'simulation-gate/prompt-fix',
  'Prompt fix',
  'A change of a prompt that the debrief recommends.',
  '',
);

function rule(id: string, title: string, description: string, help: string): SarifRule {
  return {
    id,
    name: title,
    shortDescription: { text: title },
    fullDescription: { text: description || title },
    help: { text: help || title },
    properties: { tags: ['simulation'] },
  };
}

/** The result of a finding: where the first text to replace stands, and how to replace all. */
export function resultOf(
  ruleId: string,
  finding: LocatedFinding,
  settings: ReportSettings,
): object {
  const url = runUrl(finding.jobId, settings);
  const [place, ...others] = [...finding.fixes].map((fix) => location(fix.place));
  const changes = artifactChanges([...finding.fixes].filter(({ isApplicable }) => isApplicable));
  return {
    ruleId,
    level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
    message: { text: messageOf(finding) },
    locations: [place],
    ...(url === null ? {} : { hostedViewerUri: url }),
    ...(others.length > 0 ? { relatedLocations: others } : {}),
    ...(changes.length > 0 ? { fixes: [{ artifactChanges: changes }] } : {}),
  };
}

function messageOf({ theme, recommendations }: LocatedFinding): string {
  const titles = new Set([...recommendations].map(({ title }) => oneLine(title, 200) || UNTITLED));
  const advice = fold([...titles].join('; '), MAX_DESCRIPTION_CHARS);
  if (theme === null) return advice;
  const share = formatShare(theme.affectedCallCount, theme.totalCallCount);
  const title = oneLine(theme.title, MAX_NAME_CHARS) || UNTITLED;
  return `${title}: ${share} calls affected. Recommended: ${advice}`;
}

/** All replacements, by the file that they change. */
function artifactChanges(fixes: readonly FindingFix[]): object[] {
  return [...Map.groupBy(fixes, ({ place }) => place.path)].map(([path, ofFile]) => ({
    artifactLocation: artifactLocation(path),
    replacements: ofFile.map(({ place, insertedText }) => ({
      deletedRegion: region(place),
      insertedContent: { text: insertedText },
    })),
  }));
}

function location(place: FileSpan): object {
  return {
    physicalLocation: {
      artifactLocation: artifactLocation(place.path),
      region: region(place),
    },
  };
}

function artifactLocation(path: string): object {
  const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return { uri, uriBaseId: '%SRCROOT%' };
}

function region({ startLine, startColumn, endLine, endColumn }: FileSpan): object {
  return { startLine, startColumn, endLine, endColumn };
}

/** On one line, without what SARIF takes for an argument or a link. */
function oneLine(text: string, maxChars: number): string {
  return fold(literally(fold(text, maxChars)), maxChars);
}

function wholeText(texts: readonly string[]): string {
  const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
  return literally(stripUnprintable(clip(shown, MAX_HELP_CHARS)));
}

/** `{0}` stands for an argument, and `[text](place)` for a link, wherever a message is shown. */
function literally(text: string): string {
  return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}
