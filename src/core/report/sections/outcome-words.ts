/** What each outcome means for the reader: may this be merged, and if not, what to do. */
import type { Outcome } from '../../outcome.ts';
import { inline } from '../../text/markdown.ts';
import { formatCounted } from '../format.ts';
import type { GateReport } from '../model.ts';

interface OutcomeWords {
  mark: string;
  title: string;
  /** The answer in one sentence. */
  answer: string;
  /** The same where the outcome does not fail the step though it would without a setting. */
  tolerated?: string;
  /** What the reader can do; a failed gate says so by its reasons and recommendations. */
  cure?: string;
}

const WORDS: Readonly<Record<Outcome, OutcomeWords>> = {
  passed: {
    mark: '✅',
    title: 'passed',
    answer:
      '**Ready to merge as far as this gate can tell:** every run was judged, and the policy holds.',
  },
  failed: {
    mark: '❌',
    title: 'failed',
    answer: '**Not ready to merge:** the policy does not hold.',
    tolerated: '**The policy does not hold**, but `warn-only` is set: the step does not fail.',
  },
  inconclusive: {
    mark: '❔',
    title: 'inconclusive',
    answer:
      '**Nothing is known about this change:** no judgement could be had, and the workflow is not at fault.',
    tolerated:
      '**Nothing is known about this change:** no judgement could be had. As `on-inconclusive` is `warn`, the step does not fail.',
    cure: 'run the job again. If it ends like this again, look at the run in the service; where time ran out, raise `run-timeout` or `debrief-timeout`.',
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

/** The sign of an outcome. */
export function outcomeMark(outcome: Outcome): string {
  return WORDS[outcome].mark;
}

/** The heading with the outcome, and the answer in one sentence. */
export function answer(report: GateReport): string {
  const { outcome, tolerated, policy } = report;
  if (policy.isTrial) return trialAnswer(report);
  const words = WORDS[outcome];
  return tolerated && words.tolerated !== undefined
    ? `## ⚠️ Simulation gate ${words.title} (tolerated)\n\n${words.tolerated}\n\n`
    : `## ${words.mark} Simulation gate ${words.title}\n\n${words.answer}\n\n`;
}

/** What a policy would have made of saved debriefs. */
function trialAnswer({ runs, policy }: GateReport): string {
  const judged = runs.filter(({ outcome }) => outcome !== 'error').length;
  const passed = runs.filter(({ outcome }) => outcome === 'passed').length;
  const by =
    policy.path === null ? 'the verdict alone, since there is no policy file' : inline(policy.path);
  return `## 🔎 Policy check: ${passed} of ${formatCounted(judged, 'saved debrief')} would pass\n\nJudged by ${by}. Nothing was tested, and nothing but an unreadable file fails this step.\n\n`;
}

/** What the reader can do; empty where the outcome is a judgement. */
export function cure({ outcome, policy }: GateReport): string {
  if (policy.isTrial && outcome !== 'error') return '';
  const words = WORDS[outcome].cure;
  return words === undefined ? '' : `**What to do:** ${words}\n\n`;
}
