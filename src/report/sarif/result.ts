/** A located finding as a rule and a result of SARIF. */

import type { FileSpan, ReportSettings } from '../../model/report.ts';
import { clip, fold, stripUnprintable } from '../../text/strip.ts';
import { formatShare, UNTITLED } from '../format.ts';
import { runUrl } from '../names.ts';
import type { LocatedFinding } from './findings.ts';

/** GitHub's limits of a rule's ID, name and descriptions, in characters. */
const MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;
const MAX_HELP_CHARS = 20_000;

const LEVEL: ReadonlyMap<string, string> = new Map([
  ['HIGH', 'error'],
  ['MEDIUM', 'warning'],
  ['LOW', 'note'],
]);

/** A reporting descriptor of SARIF. */
export interface SarifRule {
  id: string;
  name: string;
  shortDescription: { text: string };
  fullDescription: { text: string };
  help: { text: string };
  properties: { tags: string[] };
}

/** HIGH, MEDIUM, LOW, or another value of the service; empty if it has none. */
export function findingSeverity({ theme, recommendations: [first] }: LocatedFinding): string {
  return (theme ?? first)?.severity ?? '';
}

/**
 * The rule of a theme, with the encoded slug as its ID, so that no two slugs have the same one. All fixes
 * without a theme have one rule, whose ID is no encoded slug since it has a slash.
 */
export function ruleOf({ theme, recommendations }: LocatedFinding): SarifRule {
  if (theme === null) {
    const description = 'A change of a prompt that the debrief recommends.';
    return rule('simulation-gate/prompt-fix', 'Prompt fix', description, '');
  }
  const slug = encodeURIComponent(theme.slug.toWellFormed()).slice(0, MAX_NAME_CHARS);
  const title = oneLine(theme.title, MAX_NAME_CHARS) || UNTITLED;
  const advice = recommendations.flatMap(({ title, body }) => [title, body]);
  const id = slug || 'simulation-gate/theme';
  return rule(id, title, oneLine(theme.analysis, MAX_DESCRIPTION_CHARS), wholeText(advice));
}

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

/** The result of a finding: the first text to replace, further ones, and all replacements by file. */
export function resultOf(
  ruleId: string,
  finding: LocatedFinding,
  settings: ReportSettings,
): object {
  const url = runUrl(finding.jobId, settings);
  const [place, ...others] = finding.fixes.map((fix) => location(fix.place));
  const applicable = finding.fixes.filter(({ leftOut }) => leftOut === null);
  const artifactChanges = [...Map.groupBy(applicable, (fix) => fix.place.path)].map(
    ([path, fixes]) => ({
      artifactLocation: artifactLocation(path),
      replacements: fixes.map((fix) => ({
        deletedRegion: region(fix.place),
        insertedContent: { text: fix.insertedText },
      })),
    }),
  );
  return {
    ruleId,
    level: LEVEL.get(findingSeverity(finding)) ?? 'warning',
    message: { text: messageOf(finding) },
    locations: [place],
    ...(url === null ? {} : { hostedViewerUri: url }),
    ...(others.length > 0 ? { relatedLocations: others } : {}),
    ...(artifactChanges.length > 0 ? { fixes: [{ artifactChanges }] } : {}),
  };
}

function messageOf({ theme, recommendations }: LocatedFinding): string {
  const titles = new Set(recommendations.map(({ title }) => oneLine(title, 200) || UNTITLED));
  const advice = fold([...titles].join('; '), MAX_DESCRIPTION_CHARS);
  if (theme === null) return advice;
  const share = formatShare(theme.affectedCallCount, theme.totalCallCount);
  const title = oneLine(theme.title, MAX_NAME_CHARS) || UNTITLED;
  return `${title}: ${share} calls affected. Recommended: ${advice}`;
}

function location(place: FileSpan): object {
  const physicalLocation = {
    artifactLocation: artifactLocation(place.path),
    region: region(place),
  };
  return { physicalLocation };
}

function artifactLocation(path: string): object {
  const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return { uri, uriBaseId: '%SRCROOT%' };
}

function region({ startLine, startColumn, endLine, endColumn }: FileSpan): object {
  return { startLine, startColumn, endLine, endColumn };
}

/** On one line, without arguments and links of SARIF. */
function oneLine(text: string, maxChars: number): string {
  return fold(literally(fold(text, maxChars)), maxChars);
}

function wholeText(texts: readonly string[]): string {
  const shown = texts.filter((text) => text.trim() !== '').join('\n\n');
  return literally(stripUnprintable(clip(shown, MAX_HELP_CHARS)));
}

/** `{0}` is an argument, and `[text](place)` a link, in a message of SARIF. */
function literally(text: string): string {
  return text.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (');
}
