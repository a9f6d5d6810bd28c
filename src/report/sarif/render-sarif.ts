/** `findings.sarif` (SARIF 2.1.0): a result for each finding that has a place in a file of the repository. */

import type { GateReport, ReportSettings } from '../../model/report.ts';
import { HOMEPAGE, VERSION } from '../../text/log-line.ts';
import { baselineOf } from '../baseline.ts';
import { formatCounted } from '../format.ts';
import { jsonText } from '../json/render-json.ts';
import { severityRank } from '../theme-order.ts';
import { locatedFindings } from './findings.ts';
import { findingSeverity, resultOf, ruleOf, type SarifRule } from './result.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** GitHub accepts 25,000 results and 10 MB compressed; a smaller file is safe uncompressed. */
const MAX_RESULTS = 25_000;
const BUDGET_BYTES = 9_000_000;

/** Room for everything around rules and results. */
const FRAME_BYTES = 1000;

/** Renders a report as SARIF of at most `budgetBytes` of UTF-8; the least severe results give way. */
export function renderSarif(
  report: GateReport,
  settings: ReportSettings,
  budgetBytes = BUDGET_BYTES,
): Iterable<string> {
  const findings = locatedFindings(report).toSorted(
    (a, b) => severityRank(findingSeverity(a)) - severityRank(findingSeverity(b)),
  );
  const rules = new Map<string, SarifRule>();
  const results: object[] = [];
  const baselines = baselinesIn(report);
  let room = budgetBytes - FRAME_BYTES - jsonBytes(baselines);
  for (const finding of findings) {
    const rule = ruleOf(finding);
    const result = resultOf(rule.id, finding, settings);
    const isKnown = rules.has(rule.id);
    room -= jsonBytes(result) + (isKnown ? 0 : jsonBytes(rule));
    if (room < 0 || results.length === MAX_RESULTS) break;
    rules.set(rule.id, rule);
    results.push(result);
  }
  const leftOut = findings.length - results.length;
  return [
    jsonText(documentOf(report, baselines, { rules: [...rules.values()], results }, leftOut)),
    '\n',
  ];
}

function jsonBytes(value: object): number {
  return Buffer.byteLength(jsonText(value)) + ','.length;
}

function documentOf(
  { outcome }: GateReport,
  baselines: object,
  { rules, results }: { rules: readonly SarifRule[]; results: readonly object[] },
  leftOut: number,
): object {
  const text = `${formatCounted(leftOut, 'result')} left out, since GitHub limits the size of a file`;
  const run = {
    tool: {
      driver: {
        name: 'Simulation Gate',
        version: VERSION,
        informationUri: HOMEPAGE,
        rules,
      },
    },
    invocations: [
      {
        executionSuccessful: outcome === 'passed' || outcome === 'failed',
        toolExecutionNotifications: leftOut > 0 ? [{ level: 'warning', message: { text } }] : [],
      },
    ],
    columnKind: 'utf16CodeUnits',
    results,
    ...baselines,
  };
  return { $schema: SCHEMA, version: '2.1.0', runs: [run] };
}

/** The baseline of each run as a member of the document; empty without any. */
function baselinesIn({ runs }: GateReport): object {
  const baselines = runs.flatMap((run) => {
    const baseline = baselineOf(run);
    if (baseline === null) return [];
    const { jobId, commit, ageDays } = baseline;
    return { of: run.jobId, jobId, commit, ageDays };
  });
  return baselines.length === 0 ? {} : { properties: { baselines } };
}
