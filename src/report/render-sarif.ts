/** `findings.sarif` (SARIF 2.1.0): a result for each prompt fix that was located in a file of the repository. */

import type {
  FoundPrompt,
  GateReport,
  Recommendation,
  ReportSettings,
  Theme,
} from '../model/report.ts';
import { severityRank, sortThemes } from '../model/theme-order.ts';
import { HOMEPAGE, VERSION } from '../text/log-line.ts';
import { fold } from '../text/strip.ts';
import { describeBaseline } from './baseline-words.ts';
import { formatCounted, formatShare, runUrl, UNTITLED } from './format.ts';
import { jsonText } from './render-json.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** GitHub accepts 25,000 results and 10 MB compressed; a smaller file is safe uncompressed. */
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;
const FRAME_BYTES = 1000;

/** GitHub's limits of a rule's ID and descriptions, in characters. */
const MAX_NAME_CHARS = 255;
const MAX_DESCRIPTION_CHARS = 1024;

/** By the rank of a severity. */
const LEVELS = ['error', 'warning', 'warning', 'note'];

interface Finding {
  fix: Extract<FoundPrompt, { state: 'located' }>;
  recommendation: Recommendation;
  /** The most severe theme that the recommendation is for. */
  theme: Theme | null;
  /** Of the severity of the theme, else of the recommendation. */
  rank: number;
  runId: string;
}

/** Renders a report as SARIF of at most `budgetBytes` of UTF-8; the least severe results are left out. */
export function renderSarif(
  report: GateReport,
  settings: ReportSettings,
  budgetBytes = BUDGET_BYTES,
): Iterable<string> {
  const findings = findingsOf(report);
  const baselines = report.runs.map((run) => describeBaseline(run)).filter(Boolean);
  const rules = new Map<string, object>();
  const results: object[] = [];
  let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
  for (const finding of findings) {
    const ruleId = ruleIdOf(finding);
    const rule = rules.get(ruleId) ?? ruleOf(ruleId, finding);
    const result = resultOf(ruleId, finding, settings);
    room -= jsonBytes(result) + (rules.has(ruleId) ? 0 : jsonBytes(rule));
    if (room < 0 || results.length === MAX_RESULTS) break;
    rules.set(ruleId, rule);
    results.push(result);
  }
  const leftOut = findings.length - results.length;
  const text = `${formatCounted(leftOut, 'result')} left out, since GitHub limits the size of a file`;
  const driver = { name: 'Simulation Gate', version: VERSION, informationUri: HOMEPAGE };
  const run = {
    tool: { driver: { ...driver, rules: [...rules.values()] } },
    invocations: [
      {
        executionSuccessful: report.outcome === 'passed' || report.outcome === 'failed',
        toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
      },
    ],
    columnKind: 'utf16CodeUnits',
    results,
    ...(baselines.length > 0 && { properties: { baselines } }),
  };
  return [jsonText({ $schema: SCHEMA, version: '2.1.0', runs: [run] }), '\n'];
}

function jsonBytes(value: object): number {
  return Buffer.byteLength(jsonText(value)) + ','.length;
}

/** Every located fix once, by the first recommendation that asks for it; the most severe first. */
function findingsOf({ runs, promptFixes }: GateReport): Finding[] {
  const themesOfRuns = runs.map(
    ({ report }) => new Map(report?.themes.map((theme) => [theme.slug, theme])),
  );
  const findings = promptFixes.flatMap(({ from: [first], found }) => {
    const run = first && runs[first.run];
    const recommendation = first && run?.report?.recommendations[first.recommendation];
    if (!run || !recommendation || found.state !== 'located') return [];
    const themes = recommendation.themeSlugs.flatMap(
      (slug) => themesOfRuns[first.run]?.get(slug) ?? [],
    );
    const [theme = null] = sortThemes(themes);
    const rank = severityRank((theme ?? recommendation).severity ?? '');
    return { fix: found, recommendation, theme, rank, runId: run.jobId };
  });
  return findings.toSorted((a, b) => a.rank - b.rank);
}

/** The encoded slug of the theme, so that no two slugs have the same one; others have a slash. */
function ruleIdOf({ theme }: Finding): string {
  const slug = encodeURIComponent((theme?.slug ?? '').toWellFormed());
  return slug.slice(0, MAX_NAME_CHARS) || 'simulation-gate/prompt-fix';
}

function ruleOf(id: string, { theme }: Finding): object {
  const title = theme === null ? 'Prompt fix' : titleOf(theme);
  const description =
    theme === null ? 'A change of a prompt that the debrief recommends.' : theme.analysis;
  const text = oneLine(description, MAX_DESCRIPTION_CHARS) || title;
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text },
    help: { text },
    properties: { tags: ['simulation'] },
  };
}

function resultOf(ruleId: string, finding: Finding, settings: ReportSettings): object {
  const { fix, rank, runId } = finding;
  const url = runUrl(runId, settings);
  const { path, ...region } = fix.place;
  const uri = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
  const replacements = [{ deletedRegion: region, insertedContent: { text: fix.insertedText } }];
  return {
    ruleId,
    level: LEVELS[rank],
    message: { text: messageOf(finding) },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    ...(url !== null && { hostedViewerUri: url }),
    ...(fix.leftOut === null && {
      fixes: [{ artifactChanges: [{ artifactLocation, replacements }] }],
    }),
  };
}

function messageOf({ theme, recommendation }: Finding): string {
  const advice = titleOf(recommendation);
  if (theme === null) return advice;
  const share = formatShare(theme.affectedCallCount, theme.totalCallCount);
  return `${titleOf(theme)}: ${share} calls affected. Recommended: ${advice}`;
}

function titleOf({ title }: Pick<Theme, 'title'>): string {
  return oneLine(title, MAX_NAME_CHARS) || UNTITLED;
}

/** On one line. In a message of SARIF `{0}` is an argument, and `[text](place)` a link. */
function oneLine(text: string, maxChars: number): string {
  const line = fold(text, maxChars);
  return fold(line.replace(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] ('), maxChars);
}
