import type { Rule } from '../evaluate.ts';

/**
 * The verdict of the debrief itself: PASSED holds, THRESHOLD_FAILED fails. A verdict that this
 * version does not know is never taken for a pass: it leaves the gate undecided.
 */
export const verdictRule: Rule = {
  name: 'verdict',
  apply({ verdict }) {
    switch (verdict) {
      case 'PASSED':
        return [];
      case 'THRESHOLD_FAILED':
        return [
          {
            effect: 'fail',
            message: 'the verdict is THRESHOLD_FAILED: the run missed the thresholds of its checks',
          },
        ];
      default:
        return [
          {
            effect: 'undecided',
            message: `the verdict '${verdict}' is not one that this version knows (PASSED, THRESHOLD_FAILED), so it is not taken for a pass`,
          },
        ];
    }
  },
};
