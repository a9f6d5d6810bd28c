/** What each outcome means for the reader: may this be merged, and if not, what to do. */
import type { Outcome } from '../core/outcome.ts';
import { formatCounted } from './format.ts';
import type { GateReport } from './model.ts';

interface OutcomeWords {
  mark: string;
  title: string;
  /** The answer in one sentence. */
  answer: string;
  /** The same where the outcome does not fail the step though it would without a setting. */
  tolerated?: string;
  /** In place of both where there is no policy file. */
  withoutPolicy?: { answer: string; tolerated?: string };
  /** What the reader can do; a failed gate says so by its reasons and recommendations. */
  cure?: string;
}

const WORDS: Readonly<Record<Outcome, OutcomeWords>> = {
  passed: {
    mark: '✅',
    title: 'passed',
    answer:
      '**Ready to merge as far as this gate can tell:** every run was judged, and the policy holds.',
    withoutPolicy: {
      answer:
        '**Ready to merge as far as this gate can tell:** every run was judged, with the verdict PASSED.',
    },
  },
  failed: {
    mark: '❌',
    title: 'failed',
    answer: '**Not ready to merge:** the policy does not hold.',
    tolerated: '**The policy does not hold**, but `warn-only` is set: the step does not fail.',
    withoutPolicy: {
      answer: '**Not ready to merge:** what was tested fell short.',
      tolerated: '**What was tested fell short**, but `warn-only` is set: the step does not fail.',
    },
  },
  inconclusive: {
    mark: '❓',
    title: 'inconclusive',
    answer:
      '**Nothing is known about this change:** no judgement could be had, and the workflow is not at fault.',
    tolerated:
      '**Nothing is known about this change:** no judgement could be had. As `on-inconclusive` is `warn`, the step does not fail.',
    cure: 'run the job again; where a run exists, pass its ID as `job-id`, so that its calls are not placed a second time. If it ends like this again, look at the run in the service; where time ran out, raise `queue-timeout`, `run-timeout` or `debrief-timeout`.',
  },
  skipped: {
    mark: '⏭️',
    title: 'skipped',
    answer: '**Nothing was tested:** the gate had no API key.',
    cure: 'let a maintainer run the gate from a branch of this repository, where the key is available.',
  },
  started: {
    mark: '⏳',
    title: 'started, not judged yet',
    answer: 'The calls are made while other steps go on.',
    cure: 'nothing now. A later step with `job-id` waits for the run and judges it.',
  },
  error: {
    mark: '🛑',
    title: 'ended with an error',
    answer: '**The workflow is at fault**, so this is no judgement of the change.',
    cure: 'correct what is named here, then run the job again; without a change it ends the same way.',
  },
};

/** The answer where a reason has this rule. */
const ANSWERS_BY_RULE: ReadonlyMap<string, string> = new Map([
  ['dry-run', '**Nothing was started:** this was a dry run, and what it could check holds.'],
]);

/** The cure where a reason has this rule, whatever the outcome. */
const CURES_BY_RULE: ReadonlyMap<string, string> = new Map([
  ['dry-run', 'nothing now. Without `dry-run` the gate does what is named here.'],
  [
    'budget',
    'have the budget of the account raised, or wait until it is renewed; then run the job again.',
  ],
  [
    'start',
    'find the run that may have been started, and pass its ID as `job-id`. Running the job again as it is would place the calls a second time.',
  ],
  [
    'debrief-file',
    'save a debrief that is READY, with its report: the same file ends the same way.',
  ],
  [
    'missing-report',
    'look at the job whose report is missing, run that again where it can be mended, and then this one.',
  ],
]);

/** The sign of an outcome. */
export function outcomeMark(outcome: Outcome): string {
  return WORDS[outcome].mark;
}

/** What a reader has to know first. */
export interface Answer {
  mark: string;
  title: string;
  /** Our own words, with `**` around what is strong and backticks around code. */
  sentence: string;
  /** Path of the policy that judged, where that is worth saying. */
  judgedBy: string | null;
}

/** The outcome as a title and one sentence. */
export function answerOf(report: GateReport): Answer {
  const { outcome, tolerated, policy } = report;
  if (policy.isTrial) return trialAnswer(report);
  const { mark, title, withoutPolicy, ...withPolicy } = WORDS[outcome];
  const words = policy.path === null && withoutPolicy !== undefined ? withoutPolicy : withPolicy;
  if (tolerated && words.tolerated !== undefined) {
    return {
      mark: '⚠️',
      title: `Simulation gate ${title} (tolerated)`,
      sentence: words.tolerated,
      judgedBy: null,
    };
  }
  const isJudgement = outcome === 'passed' || outcome === 'failed';
  return {
    mark,
    title: `Simulation gate ${title}`,
    sentence: wordsByRule(ANSWERS_BY_RULE, report) ?? words.answer,
    judgedBy: isJudgement ? policy.path : null,
  };
}

/** What a policy would have made of saved debriefs. */
function trialAnswer({ runs, policy }: GateReport): Answer {
  const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
  const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
  const alone =
    policy.path === null ? ' Judged by the verdict alone, since there is no policy file.' : '';
  return {
    mark: '🔎',
    title: `Policy check: ${passed} of ${formatCounted(judged, 'saved debrief')} would pass`,
    sentence: `Nothing was tested, and nothing but an unreadable file fails this step.${alone}`,
    judgedBy: policy.path,
  };
}

/** What the reader can do, in our own words as above; empty where the outcome is a judgement. */
export function cureOf(report: GateReport): string {
  const words = cureWordsOf(report);
  return words === '' ? '' : `**What to do:** ${words}`;
}

/** The same as the rest of a sentence. */
export function cureWordsOf(report: GateReport): string {
  const { outcome, policy } = report;
  if (policy.isTrial && outcome !== 'error') return '';
  return wordsByRule(CURES_BY_RULE, report) ?? WORDS[outcome].cure ?? '';
}

function wordsByRule(
  words: ReadonlyMap<string, string>,
  { runs, reasons }: GateReport,
): string | undefined {
  const all = [...reasons, ...runs.flatMap((run) => run.reasons)];
  const rules = new Set(all.map(({ rule }) => rule));
  return [...words].find(([rule]) => rules.has(rule))?.[1];
}
