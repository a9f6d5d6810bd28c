/** The themes that reports show, by gate and run plan. */
import { createHash } from 'node:crypto';
import type { GateReport, RunReport } from '../../model/report.ts';
import { sortThemes } from '../../model/theme-order.ts';
import type { ThemeKey, ThemeView } from '../../report/issue.ts';
import { waiversByName } from '../../report/waiver-words.ts';
import { gateOf } from '../merge-reports/counting-reports.ts';

export interface Sighting extends ThemeView {
  key: ThemeKey;
  /** Whether its gate failed; only then an issue is opened for it. */
  isFailed: boolean;
  /** When the report was made, in whole epoch seconds. */
  atS: number;
}

export interface Scope {
  /** Digest of both. */
  id: string;
  /** False where a run of it was not evaluated: what it does not show need not be gone. */
  isWhole: boolean;
  atS: number;
  sightings: Sighting[];
  /** The newest report of it, and a run that says what it no longer shows. */
  report: GateReport;
  run: RunReport;
}

interface Seen {
  report: GateReport;
  run: RunReport;
  gate: NonNullable<RunReport['partOf']> | GateReport;
  /** Whether it failed, or its gate. */
  isFailed: boolean;
  atS: number;
}

/**
 * What the newest reports of every gate and run plan show: of several commits the newest alone counts.
 */
export function scopesOf(reports: readonly GateReport[], nowMs: number): Scope[] {
  const seen = reports.flatMap((report) =>
    report.runs.map(
      (run): Seen => ({
        report,
        run,
        // A merged report has runs of several gates.
        gate: run.partOf ?? report,
        isFailed: run.outcome === 'failed' || (run.partOf ?? report).outcome === 'failed',
        atS: secondsOf(report, nowMs),
      }),
    ),
  );
  const byScope = Map.groupBy(seen, ({ gate, run }) => digestOf(gateOf(gate), planOf(run)));
  return [...byScope].flatMap(([id, all]) => {
    const newest = newestOf(all);
    const commit = newest.report.provenance?.commit;
    const of = all.filter(({ report }) => report.provenance?.commit === commit);
    const isFinal = ({ outcome }: RunReport) => outcome === 'passed' || outcome === 'failed';
    const evaluated = of.filter(({ run }) => run.report !== null && isFinal(run));
    if (evaluated.length === 0) return [];
    const { report, run, atS } = newestOf(evaluated);
    const isWhole = evaluated.length === of.length;
    return [{ id, isWhole, atS, sightings: sightingsOf(id, evaluated), report, run }];
  });
}

/** Sixteen hex digits. */
export function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

function newestOf<One extends Seen>(all: readonly One[]): One {
  return all.reduce((newest, one) => (one.atS > newest.atS ? one : newest));
}

/** The plan's ID, else its name in the workflow. */
function planOf({ about, stableName }: RunReport): string {
  return (about?.planId ?? stableName ?? '').toLowerCase();
}

/** Each theme once, the most severe first; one that is fixed is gone. */
function sightingsOf(scope: string, evaluated: readonly Seen[]): Sighting[] {
  const sightings = new Map<string, Sighting>();
  for (const { report: whole, run, gate, isFailed, atS } of evaluated) {
    const { report } = run;
    const waivers = waiversByName(run.exceptions).theme;
    for (const theme of sortThemes(report?.themes ?? [])) {
      const key = { scope, theme: digestOf(theme.slug || theme.title) };
      const known = sightings.get(key.theme);
      if (theme.lifecycle === 'FIXED') continue;
      if (known !== undefined) {
        known.isFailed ||= isFailed;
        continue;
      }
      sightings.set(key.theme, {
        key,
        isFailed,
        atS,
        theme,
        gate: gate.gateName ?? '',
        plan: run.about?.planName ?? run.stableName ?? '',
        recommendations: (report?.recommendations ?? []).filter(({ themeSlugs }) =>
          themeSlugs.includes(theme.slug),
        ),
        waiver: waivers.get(theme.slug) ?? null,
        runId: run.jobId,
        provenance: whole.provenance ?? null,
      });
    }
  }
  return [...sightings.values()];
}

function secondsOf({ provenance }: GateReport, nowMs: number): number {
  const reportedMs = Date.parse(provenance?.reportedAt ?? '');
  return Math.max(0, Math.floor((Number.isNaN(reportedMs) ? nowMs : reportedMs) / 1000));
}
