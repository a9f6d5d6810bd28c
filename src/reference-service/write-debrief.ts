import type { DebriefReport } from './debrief-answer.ts';
import { toTenth } from './grade-run.ts';
import {
  type CheckResult,
  checkLifecycle,
  findThemes,
  type GradedRun,
  gradeChecks,
  type ThemeResult,
} from './grading.ts';
import { sentenceAbout } from './prompt-text.ts';
import type { Plan } from './run-plan.ts';
import { promptOf } from './simulation.ts';

const LIST = new Intl.ListFormat('en');

/** About the few calls that fail although the prompt has the instruction. */
const SLIPPED = 'The prompt has the instruction, and the agent missed it in a few calls.';

type Recommendation = DebriefReport['recommendations'][number];

/**
 * Writes the debrief of a run with at least one graded call. `before` is the completed run of the
 * same plan that it is compared with, or null; `generatedAt` is ISO 8601.
 */
export function writeReport(
  plan: Plan,
  run: GradedRun,
  before: GradedRun | null,
  generatedAt: string,
): DebriefReport {
  const checks = gradeChecks(plan, run.calls);
  const themes = findThemes(plan, run, before);
  const current = themes.filter((theme) => theme.affected.length > 0);
  return {
    generatedAt,
    verdict: checks.every((check) => check.holds) ? 'PASSED' : 'THRESHOLD_FAILED',
    verdictSummary: verdictSummary(run, checks),
    executiveSummary: { paragraphs: [summaryOf(plan, run)], sections: [] },
    keyFindings: current.map((theme) => ({
      title: theme.definition.title,
      body: `${theme.affected.length} of ${run.calls.length} calls. ${explanation(theme)}`,
      callIds: idsOf(theme),
    })),
    wentWell: checks
      .filter((check) => check.holds && check.total > 0)
      .map((check) => ({
        title: `"${check.name}" held in ${check.total - check.failed} of ${check.total} calls`,
        body:
          check.failed === 0 ? check.praise : `${check.praise} The exceptions are under themes.`,
        callIds: check.callIds.slice(0, 3),
      })),
    themes: themes.map((theme) => reportTheme(theme, run)),
    recommendations: current.map((theme, index) => recommend(plan, run, theme, index + 1)),
    trend: before === null ? null : compare(checks, before, gradeChecks(plan, before.calls)),
  };
}

function verdictSummary(run: GradedRun, checks: readonly CheckResult[]): string {
  const below = checks.filter((check) => !check.holds);
  if (below.length === 0) {
    return `All ${checks.length} checks reached their threshold over ${run.calls.length} calls.`;
  }
  const rates = LIST.format(below.map(rateAndThreshold));
  return `${below.length} of ${checks.length} checks are below their threshold over ${run.calls.length} calls: ${rates}.`;
}

function summaryOf(plan: Plan, run: GradedRun): string {
  const clean = run.calls.filter((call) => call.failedChecks.length === 0).length;
  return `Run ${run.number} of "${plan.name}" graded ${run.calls.length} simulated calls. ${clean} passed every check of their scenario, ${run.calls.length - clean} failed at least one.`;
}

function rateAndThreshold({ name, passRate, threshold }: CheckResult): string {
  return `"${name}" ${toTenth(passRate) ?? 0}% (threshold ${threshold}%)`;
}

function explanation({ instructionMissing, definition }: ThemeResult): string {
  return instructionMissing ? definition.whenMissing : SLIPPED;
}

function idsOf(theme: ThemeResult): string[] {
  return theme.affected.map((call) => call.callId);
}

function severityOf(theme: ThemeResult, run: GradedRun): 'HIGH' | 'MEDIUM' | 'LOW' {
  const share = theme.affected.length / run.calls.length;
  if (share >= 0.25) return 'HIGH';
  return share >= 0.1 ? 'MEDIUM' : 'LOW';
}

function prevalenceOf(theme: ThemeResult, run: GradedRun): 'WIDESPREAD' | 'RECURRING' | 'ISOLATED' {
  const share = theme.affected.length / run.calls.length;
  if (share >= 0.3) return 'WIDESPREAD';
  return share >= 0.1 ? 'RECURRING' : 'ISOLATED';
}

function channelOf({ instructionMissing }: ThemeResult): Recommendation['channel'] {
  return instructionMissing ? 'PROMPT' : 'LLM_MODEL';
}

function reportTheme(theme: ThemeResult, run: GradedRun): DebriefReport['themes'][number] {
  const isGone = theme.affected.length === 0;
  return {
    slug: theme.definition.slug,
    title: theme.definition.title,
    severity: severityOf(theme, run),
    impact: isGone ? null : theme.definition.impact,
    prevalence: isGone ? null : prevalenceOf(theme, run),
    lifecycle: theme.lifecycle,
    affectedCallCount: theme.affected.length,
    totalCallCount: run.calls.length,
    checkNames: theme.checkNames,
    rootCauseChannel: isGone ? null : channelOf(theme),
    analysis: isGone ? 'No call of this run shows it.' : explanation(theme),
    callIds: idsOf(theme),
  };
}

function recommend(plan: Plan, run: GradedRun, theme: ThemeResult, order: number): Recommendation {
  const { definition, instructionMissing } = theme;
  const current = instructionMissing
    ? sentenceAbout(promptOf(plan, run.variables), definition.topic)
    : null;
  return {
    order,
    title: instructionMissing
      ? definition.remedy
      : `Keep an eye on "${theme.checkNames.join('" and "')}"`,
    body: instructionMissing
      ? `The prompt does not say what to do here. Add: "${definition.instruction}"`
      : SLIPPED,
    severity: severityOf(theme, run),
    channel: channelOf(theme),
    currentText: current,
    suggestedText: current === null ? null : `${current} ${definition.instruction}`,
    themeSlugs: [definition.slug],
  };
}

function compare(
  checks: readonly CheckResult[],
  before: GradedRun,
  checksBefore: readonly CheckResult[],
): DebriefReport['trend'] {
  return {
    baselineRunPlanJobId: before.runId,
    baselineRunNumber: before.number,
    rows: checks.map((check) => {
      const previous = checksBefore.find((each) => each.name === check.name);
      return {
        checkName: check.name,
        previousPassRate: toTenth(previous?.passRate ?? null),
        currentPassRate: toTenth(check.passRate),
        lifecycle: checkLifecycle(check, previous),
      };
    }),
  };
}
