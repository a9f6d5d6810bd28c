/**
 * The neutral report model: what every renderer and the policy read.
 * Its words and shapes are the specification's; an enum field is a plain string wherever the
 * service may send a value that this version does not know.
 */
import type { FoundPrompt } from '../core/found-prompt.ts';
import type { Outcome, RunOutcome } from '../core/outcome.ts';

export type { FileSpan, FoundPrompt } from '../core/found-prompt.ts';

export interface Finding {
  title: string;
  body: string;
  callIds: string[];
}

export interface Theme {
  slug: string;
  title: string;
  /** HIGH, MEDIUM, LOW */
  severity: string;
  /** CRITICAL, HIGH, MEDIUM, LOW */
  impact: string | null;
  /** WIDESPREAD, RECURRING, ISOLATED */
  prevalence: string | null;
  /** NEW, PERSISTENT, IMPROVING, FIXED */
  lifecycle: string | null;
  affectedCallCount: number;
  totalCallCount: number;
  checkNames: string[];
  /** PROMPT, VOICE_CONFIG, STT, SPEECH_MODEL, LLM_MODEL, INFRA, EXTERNAL */
  rootCauseChannel: string | null;
  analysis: string;
  callIds: string[];
}

export interface Recommendation {
  order: number;
  title: string;
  body: string;
  severity: string | null;
  channel: string | null;
  /** For a prompt fix, the text to replace. */
  currentText: string | null;
  /** For a prompt fix, the replacement. */
  suggestedText: string | null;
  themeSlugs: string[];
}

export interface TrendRow {
  checkName: string;
  /** Percent, 0 to 100; null where the service has no rate, which is never the same as 0. */
  previousPassRate: number | null;
  /** Percent, 0 to 100; null where the service has no rate, which is never the same as 0. */
  currentPassRate: number | null;
  lifecycle: string | null;
}

export interface Trend {
  baselineRunPlanJobId: string;
  baselineRunNumber: number | null;
  rows: TrendRow[];
}

export interface DebriefReport {
  generatedAt: string;
  /** PASSED, THRESHOLD_FAILED */
  verdict: string;
  verdictSummary: string;
  executiveSummary: {
    paragraphs: string[];
    sections: { heading: string | null; body: string }[];
  };
  keyFindings: Finding[];
  wentWell: Finding[];
  themes: Theme[];
  recommendations: Recommendation[];
  trend: Trend | null;
}

export interface Debrief {
  debriefId: string;
  /** PENDING, GENERATING, READY, FAILED */
  status: string;
  errorMessage: string | null;
}

/** Why the gate decided as it did: one entry a fact, never only the first one. */
export interface Reason {
  /** Name of the rule that speaks, e.g. `verdict`. */
  rule: string;
  /** One sentence that a person understands. */
  message: string;
  /** Slug of the theme that it is about, where it is about one. */
  theme?: string;
  /** Name of the check that it is about, where it is about one. */
  check?: string;
  /** The limit that the policy sets, and the value that was found, where it compares two. */
  limit?: number | string;
  value?: number | string;
}

/** What a policy spared and whom to ask: what a green outcome rests on beside the reasons. */
export interface Spared {
  /** Themes and checks of this report that a waiver excuses. */
  waived: Waived[];
  /** Slugs of the themes that were there before, where that is why the verdict does not fail. */
  known: string[];
  /** Waivers that are in force but matched nothing in this report. */
  unmatched: Waiver[];
  /** What else the policy left unjudged, and why, e.g. a check that too few calls stand behind. */
  notes: string[];
}

/** An exception that ends by itself. */
export interface Waiver {
  kind: 'theme' | 'check';
  /** What it excuses: a slug, a pattern with `*`, or a check's name. */
  target: string;
  reason: string;
  owner: string | null;
  /** Last day on which it holds, `YYYY-MM-DD` in UTC. */
  expires: string;
  /** Whole days from today to that last day. */
  daysLeft: number;
}

export interface Waived {
  kind: 'theme' | 'check';
  /** The theme's slug or the check's name. */
  name: string;
  waiver: Waiver;
}

/** One run and everything that the step learned about it. */
export interface RunReport {
  /** Run plan job ID; empty where there is none (a saved debrief, a start without an answer). */
  jobId: string;
  /** What the reader knows the run by when it has no ID: a run plan's ID, a file's path. */
  label: string;
  outcome: RunOutcome;
  /** The policy's reasons, or the one reason why no judgement could be had. Empty when passed. */
  reasons: Reason[];
  /** Facts worth knowing that decided nothing, e.g. how the run ended or that the key may only read. */
  notes: string[];
  /** Last run status seen (COMPLETED, FAILED, ...), or null where it was never read. */
  runStatus: string | null;
  /** Last debrief seen, or null. */
  debrief: Debrief | null;
  /** The judged report, or null. */
  report: DebriefReport | null;
  /** What the policy spared in it; null where nothing was judged. */
  spared: Spared | null;
}

/** The whole step, as every renderer gets it. */
export interface GateReport {
  outcome: Outcome;
  /** True where an input (`warn-only` and its like) keeps the outcome from failing the step. */
  tolerated: boolean;
  /** Reasons of the step itself (bad input, a missing key); those of runs stand with the runs. */
  reasons: Reason[];
  runs: RunReport[];
  /** The metric collection over the affected calls, or null where there was none to try. */
  metricCollection: MetricCollection | null;
  /** Facts about the step worth knowing that decided nothing. */
  notes: string[];
  /** The policy that judged. */
  policy: {
    /** Path of its file; null where there is none and the verdict alone decides. */
    path: string | null;
    /** True where it was only tried on saved debriefs. */
    isTrial: boolean;
  };
  /** Every prompt fix of the runs, and where its text was found; empty where none was searched for. */
  promptFixes: PromptFix[];
}

/** A recommendation that replaces a prompt's text, and what became of looking for that text. */
export interface PromptFix {
  /** The recommendations that ask for it: positions in `runs` and in that report's `recommendations`. */
  from: { run: number; recommendation: number }[];
  found: FoundPrompt;
}

/** What came of collecting metrics over the affected calls. */
export interface MetricCollection {
  /** ID of the metric collection job; empty where none is known to have been started. */
  jobId: string;
  /** What was done, what was not, and why. */
  notes: string[];
}

/** How the reader wants it. */
export interface ReportSettings {
  /**
   * `brief`: the report has no analysis, transcripts, prompt text and call IDs (`brief.ts` took them),
   * and what would hold them is left out.
   */
  detail: 'full' | 'brief';
  /** Template with `{callId}`, or null: call IDs stay plain. */
  callUrl: string | null;
  /** Template with `{jobId}`, or null: run IDs stay plain. */
  runUrl: string | null;
}
